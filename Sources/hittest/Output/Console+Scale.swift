import Diagnosis
import UIKit
import Wording

extension Console {
  /// Says so where windows are too large to be mapped at the scale asked for.
  @MainActor
  func note(gridOf scene: OpenScene, _ grid: SampleGrid, asked scale: CGFloat) {
    guard grid.scale < scale else { return }
    note(
      Language.english.text(
        "map.coarser",
        [
          "scale": Figures.exact(Double(grid.scale)),
          "size": Figures.size(scene.built.screenArea.size),
        ]), in: scene.name)
  }
}
