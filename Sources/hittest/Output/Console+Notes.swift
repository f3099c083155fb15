import Diagnosis
import UIKit
import Wording

extension Console {
  /// Says which of several scenes is taken, and which others there are.
  func note(choiceOf file: SceneFile) {
    guard let choice = ImportReportWords.choice(of: file.reading) else { return }
    note(choice.message, in: file.name, hint: choice.hint)
  }

  /// Says of an accessibility tree that it is not the view order.
  func note(treeOf file: SceneFile) {
    guard file.reading.report.isAccessibilityTree else { return }
    note(Language.english.text("import.accessibilityTree"), in: file.name)
  }

  /// Says what custom code does wrong when these points are touched.
  func note(faultsOf scene: OpenScene, at points: [CGPoint]) {
    for fault in SceneFile.builder.faults(of: scene.built.document, at: points) {
      report(fault, in: scene.name)
    }
  }

  /// Says so where windows are too large, or too small, to be mapped at the scale asked for.
  @MainActor
  func note(gridOf scene: OpenScene, _ grid: SampleGrid, asked scale: CGFloat) {
    guard grid.scale < scale || scale < 1 && grid.scale > scale else { return }
    note(
      Language.english.text(
        grid.scale < scale ? "map.coarser" : "map.finer",
        [
          "scale": ScaleWords.text(grid.scale),
          "size": Figures.size(scene.built.screenArea.size),
        ]), in: scene.name)
  }

  /// Says so where there is nothing to check.
  @MainActor
  func note(noProbesIn scene: OpenScene) {
    let words = Language.english
    note(
      words.text("check.noProbes"), in: scene.name,
      hint: scene.format == .sceneFile
        ? words.text("hint.probes")
        : words.text("hint.convertForProbes", ["format": FormatWords.name(scene.format)]))
  }
}

/// How fine a map is.
enum ScaleWords {
  /// `2 pixels a point`
  static func text(_ scale: CGFloat) -> String {
    Language.english.text(
      scale == 1 ? "map.scale.one" : "map.scale", ["scale": Figures.exact(Double(scale))])
  }
}
