import Foundation
import Testing

@testable import Visualizer

@Suite("The playhead")
struct TracePlayerTests {
  @Test("it arrives at the end after the sum of its steps, however time is cut")
  func duration() {
    let kinds: [StepKind] = [.asked, .inside, .answered]
    let seconds = kinds.reduce(0) { $0 + $1.duration }
    for slices in [1, 7, 1000] {
      var player = TracePlayer(kinds: kinds)
      player.play()
      for _ in 0..<slices { player.advance(by: seconds / Double(slices) * 1.000001) }
      #expect(player.isAtEnd, "in \(slices) slices")
      #expect(player.step == 3)
    }
  }

  @Test("a long trace is not shown longer than the limit")
  func long() {
    var player = TracePlayer(kinds: Array(repeating: .asked, count: 300_000))
    player.play()
    player.advance(by: TracePlayer.longest + 0.001)
    #expect(player.isAtEnd)
  }

  @Test("nothing to play is no trouble")
  func nothing() {
    var player = TracePlayer(kinds: [])
    player.play()
    player.stepForward()
    player.stepBack()
    player.goToFirst()
    player.scrub(to: .nan)
    player.advance(by: 1)
    #expect(player.step == 0)
    #expect(!player.isMoving)
  }

  @Test(
    "times and positions that are no numbers change nothing",
    arguments: [Double.nan, .infinity, -.infinity])
  func notNumbers(value: Double) {
    var player = TracePlayer(kinds: [.asked, .inside])
    player.scrub(to: 1)
    player.scrub(to: value)
    #expect(player.head == 1)
  }

  @Test("pausing tells the step under way to its end")
  func pause() {
    var player = TracePlayer(kinds: [.asked, .inside])
    player.play()
    player.advance(by: StepKind.asked.duration / 2)
    player.pause()
    player.advance(by: 10)
    #expect(player.head == 1)
  }
}
