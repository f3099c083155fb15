import Synchronization

/// The time by which animations move: passed in, never read.
///
/// The application has one or none. Without a clock no time passes: what `UIView.animate` changes
/// is there at once and its completion runs at once, and a `CAAnimation` stands at its start. With
/// one they move as it is advanced, by hand or by the touches of a `TouchScreen`.
@MainActor
public final class AnimationClock {
  /// Seconds since some fixed moment.
  public private(set) var time: TimeInterval {
    didSet {
      guard AnimationClock.current === self else { return }
      AnimationClock.mediaTime.withLock { $0 = time }
    }
  }

  private var works: [any TimedWork] = []
  /// What the application's clock shows, for callers on any thread.
  nonisolated static let mediaTime = Mutex<TimeInterval?>(nil)
  /// Completions that start the next animation of no length would otherwise never let go.
  private static let mostEnds = 10_000

  public init(time: TimeInterval = 0) { self.time = time.isFinite ? time : 0 }

  /// The application's.
  static var current: AnimationClock? { UIApplication.shared.animationClock }

  /// What the application's clock shows; 0 without one.
  static var now: TimeInterval { current?.time ?? 0 }

  /// Whether nothing will end by itself, so that advancing the clock changes nothing for good.
  public var isIdle: Bool { works.allSatisfy { $0.endTime == nil } }

  /// Lets time pass; what ends on the way ends at its own moment, in order, and its completions
  /// run then. A time that is not finite or lies in the past is ignored.
  public func advance(to time: TimeInterval) {
    guard time.isFinite, time > self.time else { return }
    var left = Self.mostEnds
    while left > 0 {
      let due = works.compactMap { work in
        work.endTime.flatMap { $0 <= time ? (work: work, end: $0) : nil }
      }
      guard let first = due.map(\.end).min() else { break }
      self.time = max(self.time, first)
      for entry in due where entry.end == first && remove(entry.work) {
        left -= 1
        entry.work.end()
      }
    }
    self.time = time
  }

  func add(_ work: any TimedWork) {
    remove(work)
    works.append(work)
  }

  /// Whether it was still there.
  @discardableResult
  func remove(_ work: any TimedWork) -> Bool {
    guard let index = works.firstIndex(where: { $0 === work }) else { return false }
    works.remove(at: index)
    return true
  }
}

/// Something that ends when its time has come.
@MainActor
protocol TimedWork: AnyObject {
  /// By the clock; nil for what doesn't end by itself.
  var endTime: TimeInterval? { get }
  func end()
}
