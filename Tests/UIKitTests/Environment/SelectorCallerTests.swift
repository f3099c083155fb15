import Testing

@testable import UIKit

@MainActor
@Suite("Selectors are called where views live")
struct SelectorCallerTests {
  private final class Listener: NSObject {
    var heard = 0
    var selector: Selector {
      Selector("heard:") { target, _ in (target as? Listener)?.heard += 1 }
    }
  }

  nonisolated private static let name = Notification.Name("SelectorCallerTests")

  @Test("a notification posted by the main actor is heard at once, whatever thread that is on")
  func posted() async {
    let listener = Listener()
    let center = NotificationCenter()
    center.addObserver(listener, selector: listener.selector, name: Self.name, object: nil)
    center.post(name: Self.name, object: nil)
    #expect(listener.heard == 1)
    await Task.yield()
    center.post(name: Self.name, object: nil)
    #expect(listener.heard == 2)
  }

  @Test("one posted elsewhere is heard when the main actor is free")
  func elsewhere() async {
    let listener = Listener()
    let center = NotificationCenter()
    center.addObserver(listener, selector: listener.selector, name: Self.name, object: nil)
    await Task.detached { center.post(name: Self.name, object: nil) }.value
    while listener.heard == 0 { await Task.yield() }
    #expect(listener.heard == 1)
  }

  @Test("a delayed selector is done later, and not when it is cancelled")
  func delayed() async {
    let (cancelled, done) = (Listener(), Listener())
    cancelled.perform(cancelled.selector, with: nil, afterDelay: 0)
    done.perform(done.selector, with: nil, afterDelay: .nan)
    NSObject.cancelPreviousPerformRequests(withTarget: cancelled)
    #expect(done.heard == 0)
    while done.heard == 0 { await Task.yield() }
    done.perform(done.selector)
    #expect(done.heard == 2)
    #expect(cancelled.heard == 0)
  }
}

@Suite("The system's log")
struct LoggingTests {
  @Test(
    "each sign of a format takes the next argument",
    arguments: [
      ("hit %{public}@ at %.1f, %ld%%", ["view", 2.5, 3] as [any Sendable], "hit view at 2.5, 3%"),
      ("%@ %@", ["one"], "one "), ("no signs", [1], "no signs"), ("100%", [], "100"),
      ("%{", [1], "1"), ("%5.2lld|%-08x", [7, 8], "7|8"),
    ])
  func formats(format: String, arguments: [any Sendable], line: String) {
    #expect(LogFormat.fill(format, arguments) == line)
  }
}
