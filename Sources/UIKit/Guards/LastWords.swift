/// What a program says when a signal ends it while custom code is being asked: a trap, a call stack
/// used up by calls without end, or somebody's patience with a loop without end.
///
/// A handler gets no context and may allocate nothing, so all of it lies ready in memory of its own.
public enum LastWords {
  /// Stand for the class, the view and the point in the sentences.
  public static let (classMark, viewMark, pointMark) = ("\u{2401}", "\u{2402}", "\u{2403}")

  private struct Ready {
    var page: HitJournalPage
    /// Sentences that end with a zero.
    var hitTest: UnsafePointer<UInt8>
    var making: UnsafePointer<UInt8>
    var signals: UnsafePointer<CInt>
    var before: UnsafeMutablePointer<sigaction>
  }

  /// Written once, before any signal.
  nonisolated(unsafe) private static var ready: Ready?

  private static let ends = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGINT, SIGTERM]

  /// Prepares the sentences, which go to standard error whole. What the signals did before, they do
  /// afterwards. The first call of a program counts.
  @MainActor
  public static func prepare(_ journal: HitJournal, hitTest: String, making: String) {
    guard ready == nil else { return }
    let signals = UnsafeMutablePointer<CInt>.allocate(capacity: ends.count)
    signals.initialize(from: ends, count: ends.count)
    let before = UnsafeMutablePointer<sigaction>.allocate(capacity: ends.count)
    before.initialize(repeating: sigaction(), count: ends.count)
    ready = Ready(
      page: journal.page, hitTest: kept(hitTest), making: kept(making),
      signals: UnsafePointer(signals), before: before)
    // The program's own stack may be what ended.
    let room = 1 << 16
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 16)
    stack.ss_size = room
    sigaltstack(&stack, nil)
    for (number, signal) in ends.enumerated() {
      var action = sigaction()
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = { LastWords.speak($0) }
      #else
        action.__sigaction_handler.sa_handler = { LastWords.speak($0) }
      #endif
      action.sa_flags = SA_ONSTACK
      sigaction(signal, &action, before + number)
    }
  }

  private static func kept(_ text: String) -> UnsafePointer<UInt8> {
    let bytes = Array(text.utf8) + [0]
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    memory.initialize(from: bytes, count: bytes.count)
    return UnsafePointer(memory)
  }

  private static func speak(_ signal: CInt) {
    guard let ready else { return }
    let question = ready.page.question
    if question != 0 {
      let sentence = question == HitJournal.Question.making.rawValue ? ready.making : ready.hitTest
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { room in
        var line = Line(room: room)
        line.add(sentence, of: ready.page)
        line.say()
      }
    }
    var number = 0
    while ready.signals[number] != signal { number += 1 }
    sigaction(signal, ready.before + number, nil)
    // Faults come again by themselves when the handler returns; what was sent is sent once more.
    raise(signal)
  }

  /// A text in memory that is there already.
  private struct Line {
    var room: UnsafeMutableBufferPointer<UInt8>
    var count = 0

    mutating func add(byte: UInt8) {
      guard count < room.count else { return }
      room[count] = byte
      count += 1
    }

    mutating func add(text: UnsafePointer<UInt8>) {
      var at = 0
      while text[at] != 0 {
        add(byte: text[at])
        at += 1
      }
    }

    mutating func add(_ sentence: UnsafePointer<UInt8>, of page: HitJournalPage) {
      var at = 0
      while sentence[at] != 0 {
        // The marks are E2 90 81, 82 and 83 in UTF-8; what follows a first byte is never the end.
        let isMark = sentence[at] == 0xE2 && sentence[at + 1] == 0x90
        switch isMark ? sentence[at + 2] : 0 {
        case 0x81: add(text: page.className)
        case 0x82: add(text: page.view)
        case 0x83:
          add(number: page.x)
          add(byte: 0x2C)
          add(byte: 0x20)
          add(number: page.y)
        default:
          add(byte: sentence[at])
          at += 1
          continue
        }
        at += 3
      }
    }

    /// To a hundredth; what is larger than any scene is not spelled out.
    mutating func add(number: Double) {
      guard number.magnitude < 1e15 else { return add(byte: 0x3F) }
      if number < 0 { add(byte: 0x2D) }
      let hundredths = UInt64((number.magnitude * 100).rounded())
      add(whole: hundredths / 100)
      let rest = hundredths % 100
      guard rest > 0 else { return }
      add(byte: 0x2E)
      add(byte: 0x30 + UInt8(rest / 10))
      if rest % 10 > 0 { add(byte: 0x30 + UInt8(rest % 10)) }
    }

    private mutating func add(whole number: UInt64) {
      var place: UInt64 = 1
      while number / place >= 10 { place *= 10 }
      while place > 0 {
        add(byte: 0x30 + UInt8(number / place % 10))
        place /= 10
      }
    }

    func say() { _ = write(STDERR_FILENO, room.baseAddress, count) }
  }
}
