import Diagnosis
import UIKit
import Wording

/// The verdict: why a view gets a touch, or all that keeps it from getting it.
struct WhyCommand: Command {
  static let name = "why"
  static let synopsis =
    "FILE --view ID --at X,Y [--fixes] [--area] [--scene NAME] [--format text|json]"
  static let summary = "Says why a view gets a touch, or what stops it and what would help."
  static let details = """
    The first thing in the way stopped this touch; the later ones would have stopped it next.
    Every fix was run on a copy of the scene.
    """
  static let options = [
    Option(name: "--view", value: "ID", summary: "the view that should get the touch"),
    Option(name: "--at", value: "X,Y", summary: "where the touch lands, in screen points"),
    Option(name: "--fixes", value: nil, summary: "looks for changes that help"),
    Option(
      name: "--area", value: nil,
      summary: "measures where the view can be touched, and what a finger meets"),
    .scene, .format,
  ]

  static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitStatus {
    let file = try arguments.file(for: self)
    let id = try arguments.required("--view", for: self)
    let point = try arguments.point("--at", for: self)
    let format = try arguments.format()
    let scene = try SceneFile.open(file, scene: arguments.scene, console)
    let document = scene.built.document
    let view = try scene.view(id)
    let verdict = Verdict.why(
      view, at: point, in: scene.built, trace: scene.built.trace(point))
    if let (window, distance) = scene.built.windowMissed(by: point) {
      console.note(
        Language.english.text(
          "verdict.offScreen",
          [
            "point": Figures.point(point), "window": window.name,
            "points": Figures.number(Double(distance)),
          ]), in: scene.name)
    }
    var fixes: FixSearch?
    if arguments.has("--fixes") {
      let finder = FixFinder(document, builder: SceneFile.builder, scene: scene.built)
      console.note(gridOf: scene, finder.grid(for: verdict.view, at: point), asked: 1)
      var search = finder.search(for: verdict.view, at: point)
      while !search.isFinished { search.advance() }
      fixes = search
    }
    let area = arguments.has("--area") ? AreaReport(of: view, at: point, in: scene.built) : nil
    switch format {
    case .text:
      let text = VerdictText.text(verdict, fixes: fixes, in: document)
      console.print([text, area?.text].compactMap { $0 }.joined(separator: "\n\n"))
    case .json:
      console.print(VerdictJSON.text(verdict, fixes: fixes, area: area, in: document))
    }
    console.note(faultsOf: scene, at: [point])
    return .success
  }
}
