import Assets
import Canvas
import Foundation
import SDLPlatform
import Scenes
import UIKit
import Wording

@testable import Visualizer

/// The window of a lesson in this process, with the same fonts and size: asked where things are on
/// the one under X, so that no test has to know it by number.
@MainActor
struct WindowTwin {
  let visualizer: Visualizer

  init(_ data: Data, title: String) throws {
    let document = try SceneReader.read(data).document
    visualizer = Visualizer(
      text: try FontLibrary(), scenes: [ShippedScene(title: title, document: document)],
      registry: .standard)
    visualizer.handle(.resized(CGSize(width: 1440, height: 900), scale: 1))
    visualizer.open(file: nil)
  }

  init(lesson: String) throws {
    let url = Assets.scenes.first { $0.lastPathComponent.contains(lesson) }
    guard let url else { throw WindowUnderX.Unavailable(description: "no lesson \(lesson)") }
    try self.init(Data(contentsOf: url), title: "5 · Reaching outside the parent")
  }

  func perform(_ commands: Command...) {
    for command in commands { visualizer.perform(command) }
    visualizer.settle()
  }

  /// Searches all fixes for what is selected.
  func findFixes() {
    while visualizer.workspace.isProposing { visualizer.advance(by: 0.016) }
    visualizer.settle()
  }

  var stage: CGRect { visualizer.workspace.stage }

  /// Where a screen point of the scene is on the flat stage.
  func onStage(_ point: CGPoint) -> CGPoint { visualizer.workspace.camera.toStage(point) }

  /// The place of a view's row in the outline.
  func row(of view: ViewID) -> Int? {
    let workspace = visualizer.workspace
    return workspace.outline.rows.firstIndex {
      workspace.projection.views[$0.view].id == view
    }
  }

  /// The middle of a widget, in points of the window.
  func place(of id: WidgetID) throws -> CGPoint {
    guard let widget = visualizer.notePlaces().widgets.first(where: { $0.id == id }) else {
      throw WindowUnderX.Unavailable(description: "there is no \(id)")
    }
    return CGPoint(x: widget.rect.midX, y: widget.rect.midY)
  }

  /// The button that opens work which was left unsaved.
  func placeOfRestoring(_ work: UnsavedWork) throws -> CGPoint {
    visualizer.take(.found(work, recovery: "/r/1"))
    return try place(of: WidgetID("recovery.choice", 0))
  }

  /// Where a screen point of the scene is on the plane of a view.
  func place(_ point: CGPoint, onPlaneOf view: ViewID) throws -> CGPoint {
    let workspace = visualizer.workspace
    guard let index = workspace.projection.index[view] else {
      throw WindowUnderX.Unavailable(description: "there is no \(view)")
    }
    let level = workspace.exploded.planes.levels[index]
    return workspace.spread.toStage(point, level: CGFloat(level))
  }

  /// The button in the sheet of keys that opens the window as a scene; places are noted without
  /// that sheet.
  func helpButton() throws -> CGPoint {
    let words = Labels.text("help.portrait")
    for case .text(words, let origin, _, _) in visualizer.frame().commands.reversed() {
      return CGPoint(x: origin.x + 10, y: origin.y - 4)
    }
    throw WindowUnderX.Unavailable(description: "the sheet of keys has no such button")
  }
}
