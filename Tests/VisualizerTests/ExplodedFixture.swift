import Assets
import Canvas
import Foundation
import Scenes
import TestSupport
import Testing
import UIKit

@testable import Visualizer

/// A window of 1440 × 900 with a scene in it, and what a person does to it.
@MainActor
struct ExplodedFixture {
  let visualizer: Visualizer

  init(_ document: SceneDocument, size: CGSize = CGSize(width: 1440, height: 900)) {
    visualizer = Visualizer(
      text: FixedMetrics(), scenes: [ShippedScene(title: "scene", document: document)],
      registry: .standard, theme: .light)
    visualizer.handle(.resized(size, scale: 1))
    visualizer.open(file: nil)
  }

  /// The shipped scene of that lesson.
  init(lesson: String) throws {
    let url = try #require(Assets.scenes.first { $0.lastPathComponent.hasPrefix(lesson) })
    self.init(try SceneReader.read(try Data(contentsOf: url)).document)
  }

  init(json: String) throws { self.init(try SceneReader.read(Data(json.utf8)).document) }

  var workspace: Workspace { visualizer.workspace }
  var stage: CGRect { workspace.stage }

  func key(_ character: Character) {
    let key = Key.character(character, position: character)
    visualizer.handle(.keyDown(key, modifiers: [], isRepeat: false))
    visualizer.handle(.keyUp(key, modifiers: []))
  }

  func press(
    _ button: PointerButton = .primary, at point: CGPoint, modifiers: Modifiers = []
  ) {
    visualizer.handle(.pointerMoved(to: point, modifiers: modifiers))
    visualizer.handle(.pointerDown(at: point, button: button, modifiers: modifiers, clicks: 1))
    visualizer.handle(.pointerUp(at: point, button: button, modifiers: modifiers))
  }

  func drag(_ button: PointerButton = .primary, from start: CGPoint, to end: CGPoint) {
    visualizer.handle(.pointerMoved(to: start, modifiers: []))
    visualizer.handle(.pointerDown(at: start, button: button, modifiers: [], clicks: 1))
    for share in [0.25, 0.5, 0.75, 1] {
      let point = CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      visualizer.handle(.pointerMoved(to: point, modifiers: []))
      _ = visualizer.frame()
    }
    visualizer.handle(.pointerUp(at: end, button: button, modifiers: []))
  }

  /// Lets everything come to rest; a descent that plays takes at most 40 seconds.
  func rest() {
    for _ in 0..<2000 where visualizer.isMoving { visualizer.advance(by: 0.05) }
  }

  /// Opens the exploded stage by its key.
  func open() {
    key("\\")
    rest()
  }

  /// Where a screen point of the scene is on the plane of a view.
  func place(_ point: CGPoint, on view: ViewID) throws -> CGPoint {
    let index = try #require(workspace.projection.index[view])
    return workspace.spread.toStage(point, level: CGFloat(workspace.exploded.planes.levels[index]))
  }
}
