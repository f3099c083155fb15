import Foundation
import Testing

@testable import UIKit

/// Programs that end in custom code; each test is a process of its own.
@Suite("Last words")
struct LastWordsTests {
  private final class Hostile: UIView {
    var code: () -> Void = {}

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      code()
      return self
    }
  }

  private final class Round: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      superview?.subviews.first?.hitTest(point, with: event)
    }
  }

  /// Touches a view inside a plain one, as a program does that keeps a journal.
  @MainActor
  private static func touch(_ view: UIView) {
    guard let journal = HitJournal() else { return }
    LastWords.prepare(
      journal,
      hitTest: "asked: \(LastWords.classMark) \(LastWords.viewMark) \(LastWords.pointMark) – end\n",
      making: "made: \(LastWords.classMark)\n")
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.frame = CGRect(x: 10, y: 20, width: 200, height: 200)
    view.accessibilityIdentifier = "näs ty"
    root.addSubview(view)
    // A test may be started with signals blocked.
    var signals = sigset_t()
    sigfillset(&signals)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    _ = journal.watch { root.hitTest(CGPoint(x: 110.25, y: 70.5), with: nil) }
  }

  private func errors(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("a trap in custom code is named while the program ends of it")
  func trap() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = Hostile()
        view.code = { fatalError("mine") }
        LastWordsTests.touch(view)
      }
    }
    #expect(errors(result).contains("asked: Hostile näs ty 100.25, 50.5 – end\n"))
  }

  @Test("so is code that calls itself until the stack is used up")
  func round() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { LastWordsTests.touch(Round()) }
    }
    #expect(errors(result).contains("asked: Round näs ty 100.25, 50.5 – end\n"))
  }

  @Test("so is a class whose view is being made")
  func making() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        guard let journal = HitJournal() else { return }
        LastWords.prepare(journal, hitTest: "", making: "made: \(LastWords.classMark)\n")
        journal.watch { HitJournal.making("Card") { fatalError("mine") } }
      }
    }
    #expect(errors(result).contains("made: Card\n"))
  }

  @Test("a program that is told to end while custom code runs says so too")
  func loop() async {
    let result = await #expect(
      processExitsWith: .signal(SIGTERM), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = Hostile()
        view.code = { raise(SIGTERM) }
        LastWordsTests.touch(view)
      }
    }
    #expect(errors(result).contains("asked: Hostile"))
  }

  @Test("what ends outside of custom code has no last words")
  func elsewhere() async {
    let result = await #expect(
      processExitsWith: .signal(SIGTERM), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        LastWordsTests.touch(Hostile())
        _ = raise(SIGTERM)
      }
    }
    #expect(!errors(result).contains("asked"))
  }
}
