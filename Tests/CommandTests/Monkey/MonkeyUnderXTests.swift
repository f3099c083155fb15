import Foundation
import TestSupport
import Testing

@Suite(
  "Anything, pressed anywhere, under a real X server",
  .enabled(
    if: WindowUnderX.missing == nil && XTest.missing == nil,
    Comment(rawValue: WindowUnderX.missing ?? XTest.missing ?? "Xvfb is there")),
  .serialized)
struct MonkeyUnderXTests {
  /// `HITSCOPE_MONKEY_EVENTS` makes the run longer.
  private static var events: Int {
    ProcessInfo.processInfo.environment["HITSCOPE_MONKEY_EVENTS"].flatMap { Int($0) } ?? 1200
  }

  private static let keys: [UInt] =
    Array("1234567890qwertyuiopasdfghjklzxcvbnm[]\\=-,./' ").map {
      UInt($0.unicodeScalars.first!.value)
    } + [
      0xFF0D, 0xFF1B, 0xFF09, 0xFF08, 0xFFFF, 0xFF51, 0xFF52, 0xFF53, 0xFF54, 0xFF50, 0xFF57,
      0xFF55, 0xFF56, 0xFFBE, 0xFFC2, 0xFFC8,
    ]
  private static let (control, shift): (UInt, UInt) = (0xFFE3, 0xFFE1)

  @Test(
    "no input ends the window or makes it deaf",
    arguments: zip(
      ["reaching-outside", "windows-by-level", "turned-and-scrolled"], [11, 12, 13] as [UInt64]))
  func anything(scene: String, seed: UInt64) async throws {
    let window = try await WindowUnderX([scene], size: "1280x800")
    let hand = try #require(XTest(display: window.display))
    let id = try await window.windowNumber()
    var generator = SeededGenerator(seed: seed)
    var held: UInt32?
    for number in 1...Self.events / 3 {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<4: move(hand, &generator)
      case 4..<7:
        if let button = held {
          hand.button(button, isDown: false)
          held = nil
        } else {
          let button = [1, 1, 1, 1, 2, 3, 4, 5].randomElement(using: &generator)!
          hand.button(UInt32(button), isDown: true)
          if button > 3 || Bool.random(using: &generator) {
            hand.button(UInt32(button), isDown: false)
          } else {
            held = UInt32(button)
          }
        }
      default: key(hand, &generator)
      }
      // Nobody's hands are faster than what the window has drawn.
      if number % 50 == 0 {
        let isAlive = try await hand.ping(id, looks: 3000)
        #expect(isAlive, "deaf after \(number) events of seed \(seed) in \(scene)")
        try #require(window.isRunning, "gone after \(number) events of seed \(seed) in \(scene)")
      }
    }
  }

  private func move(_ hand: XTest, _ generator: inout SeededGenerator) {
    hand.move(
      x: Int.random(in: 0..<1280, using: &generator), y: Int.random(in: 0..<800, using: &generator))
  }

  private func key(_ hand: XTest, _ generator: inout SeededGenerator) {
    let key = Self.keys.randomElement(using: &generator)!
    let with: [UInt] = [[], [], [], [Self.control], [Self.shift], [Self.control, Self.shift]]
      .randomElement(using: &generator)!
    for modifier in with { hand.key(modifier, isDown: true) }
    hand.key(key, isDown: true)
    hand.key(key, isDown: false)
    for modifier in with.reversed() { hand.key(modifier, isDown: false) }
  }
}
