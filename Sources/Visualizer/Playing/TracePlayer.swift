import Foundation

/// The playhead of a descent.
///
/// `head` runs from 0 to the number of steps; step *n* is under way while it is in (n − 1, n]. It
/// only ever glides towards `target`, so everything that is drawn from it moves and never jumps.
struct TracePlayer: Equatable, Sendable {
  private(set) var head: Double = 0
  private(set) var target: Double = 0
  private(set) var isPlaying = false
  /// The last step that has been under way: what of the log is written.
  private(set) var furthest = 0
  private(set) var speed = 1.0
  /// Steps at whose end playing stops, in order.
  var stops: [Int] = [] {
    didSet { if isPlaying, !isResting { target = nextStop } }
  }
  /// Playing begins again when it came to the end.
  var loops = false {
    didSet { if !loops, isResting { isPlaying = false } }
  }
  /// Seconds that the end has been shown for, while playing goes round.
  private var rested = 0.0
  /// Seconds of each step at normal speed.
  private var durations: [Double] = []
  /// Multiplies the pace: long traces and long glides must not take long.
  private var hurry = 1.0

  static let speeds = [0.25, 0.5, 1, 2, 4]
  /// No descent plays longer than this at normal speed, however many steps it has.
  static let longest = 40.0
  /// How long the end is shown before playing begins again, in seconds.
  static let rest = 1.5

  init() {}

  init(kinds: [StepKind], speed: Double = 1) {
    durations = kinds.map(\.duration)
    let total = durations.reduce(0, +)
    if total > Self.longest { durations = durations.map { $0 * Self.longest / total } }
    self.speed = speed
  }

  var count: Int { durations.count }
  /// The step under way or just done, from 1; 0 when there is none.
  var step: Int { count == 0 ? 0 : max(1, Int(head.rounded(.up))) }
  /// How far `step` has come, 0 to 1.
  var progress: Double { count == 0 ? 0 : head - Double(step - 1) }
  var isMoving: Bool { head != target || isResting }
  var isAtEnd: Bool { head >= Double(count) }
  var isAtStart: Bool { target <= 1 }
  /// At the end, about to begin again.
  private var isResting: Bool { isPlaying && loops && count > 0 && isAtEnd }
  private var nextStop: Double {
    // The step under way has just begun when the head is at its start.
    Double(stops.first { Double($0) > head } ?? count)
  }

  mutating func play() {
    if isAtEnd { head = 0 }
    isPlaying = count > 0
    hurry = 1
    rested = 0
    target = nextStop
    note()
  }

  /// Stops where the step under way ends, so that nothing is left half told.
  mutating func pause() {
    isPlaying = false
    target = head.rounded(.up)
  }

  mutating func stepForward() { glide(to: (isMoving ? target : head).rounded(.down) + 1) }

  mutating func stepBack() {
    let from = isMoving && target < head ? target : head
    glide(to: max(1, from.rounded(.up) - 1))
  }

  mutating func goToFirst() { glide(to: min(1, Double(count))) }

  mutating func go(to step: Int) { glide(to: Double(step)) }

  mutating func goToLast() { glide(to: Double(count)) }

  /// Ends a glide at once; playing goes on.
  mutating func arrive() {
    if isMoving, !isPlaying { show(step: Int(target)) }
  }

  /// Ends at `step` without playing, for pictures.
  mutating func show(step: Int) {
    isPlaying = false
    head = Double(min(max(step, 0), count))
    target = head
    note()
  }

  /// Puts the head where a finger drags it.
  mutating func scrub(to position: Double) {
    guard position.isFinite else { return }
    isPlaying = false
    head = min(max(position, 0), Double(count))
    target = head
    note()
  }

  /// One of `speeds`; anything else changes nothing.
  mutating func setSpeed(_ speed: Double) {
    if Self.speeds.contains(speed) { self.speed = speed }
  }

  mutating func faster() { shiftSpeed(by: 1) }

  mutating func slower() { shiftSpeed(by: -1) }

  /// Moves the head on by `seconds` of wall time.
  mutating func advance(by seconds: Double) {
    guard isMoving, seconds > 0 else { return }
    if isResting {
      rested += seconds
      if rested >= Self.rest { play() }
      return
    }
    var rest = seconds * speed * hurry
    while rest > 0, head != target {
      let isForward = target > head
      let step = isForward ? Int(head) : Int(head.rounded(.up)) - 1
      let duration = max(durations[min(max(step, 0), count - 1)], 1e-6)
      let end = isForward ? min(Double(step + 1), target) : max(Double(step), target)
      let needed = abs(end - head) * duration
      if needed <= rest {
        head = end
        rest -= needed
      } else {
        head += (isForward ? rest : -rest) / duration
        rest = 0
      }
    }
    if head == target, !isResting { isPlaying = false }
    note()
  }

  /// The end has been seen, so nothing is given away by telling it.
  private(set) var hasEnded = false

  private mutating func note() {
    furthest = max(furthest, step)
    if isAtEnd { hasEnded = true }
  }

  private mutating func glide(to position: Double) {
    isPlaying = false
    target = min(max(position, 0), Double(count))
    // A key press asks for the next step now: any way there takes a third of a second.
    let range = Int(min(head, target))..<Int(max(head, target).rounded(.up))
    let way = durations[range.clamped(to: durations.indices)].reduce(0, +)
    hurry = max(1, way / (0.35 * speed))
  }

  private mutating func shiftSpeed(by places: Int) {
    let index = Self.speeds.firstIndex(of: speed) ?? 2
    speed = Self.speeds[min(max(index + places, 0), Self.speeds.count - 1)]
  }
}
