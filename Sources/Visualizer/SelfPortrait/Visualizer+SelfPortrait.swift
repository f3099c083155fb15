import Canvas
import Foundation
import Scenes
import Wording

extension Visualizer {
  /// Opens the window's own panels and widgets as a scene, as they are without the sheet that the
  /// wish was told in.
  func lookAtWindow() {
    var portrait = SelfPortrait(of: size, layout, notePlaces())
    let document = portrait.document(
      title: Labels.text("portrait.title"), notes: Labels.text("portrait.notes"))
    perform(
      .file(
        .show(
          Incoming(
            reading: SceneReading(document: document), name: document.title, source: .clipboard))))
  }
}
