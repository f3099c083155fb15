import Assets
import Canvas
import Foundation
import Scenes
import TestSupport
import Testing

@testable import Visualizer

@Suite("Anything, pressed anywhere")
@MainActor
struct MonkeyTests {
  /// Everything can be undone, back to what was opened, and done again.
  @Test("nothing traps, and no undo is lost", arguments: [1, 2, 3, 4] as [UInt64])
  func anything(seed: UInt64) throws {
    let size = CGSize(width: 1200, height: 760)
    let scenes = try Assets.scenes.map { try SceneReader.read(Data(contentsOf: $0)).document }
    let person = Person(scenes: scenes, size: size)
    let visualizer = person.visualizer
    visualizer.perform(.openShipped(Int(seed) * 5 % scenes.count))
    // Most of what can be undone is done here.
    visualizer.perform(.setMode(.edit))
    var monkey = Monkey(seed: seed, size: size)
    for turn in 0..<Self.turns {
      for event in monkey.next() { visualizer.handle(event) }
      if turn % 16 == 0 {
        visualizer.advance(by: 1 / 30)
        visualizer.elapse(1 / 30)
        _ = person.look()
      }
      _ = visualizer.takeOutput()
    }
    let changed = visualizer.workspace.scene?.document
    var undone = 0
    while visualizer.workspace.history.canUndo {
      visualizer.perform(.undo)
      undone += 1
    }
    #expect(visualizer.workspace.scene?.document == visualizer.workspace.opened)
    for _ in 0..<undone { visualizer.perform(.redo) }
    #expect(visualizer.workspace.scene?.document == changed)
    _ = person.look()
  }

  private static var turns: Int {
    ProcessInfo.processInfo.environment["HITSCOPE_MONKEY_TURNS"].flatMap { Int($0) } ?? 150
  }
}
