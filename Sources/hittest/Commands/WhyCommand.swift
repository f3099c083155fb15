import Diagnosis
import UIKit
import Wording

/// The verdict: why a view gets a touch, or all that keeps it from getting it.
struct WhyCommand: Command {
  static let name = "why"
  static let synopsis = "FILE --view ID --at X,Y [--fixes] [--format text|json]"
  static let summary = "Says why a view gets a touch, or what stops it and what would help."
  static let details = """
    The first thing in the way stopped this touch; the later ones would have stopped it next.
    Every fix was run on a copy of the scene.
    """
  static let options = [
    Option(name: "--view", value: "ID", summary: "the view that should get the touch"),
    Option(name: "--at", value: "X,Y", summary: "where the touch lands, in screen points"),
    Option(name: "--fixes", value: nil, summary: "looks for changes that help"),
    .format,
  ]

  static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitStatus {
    let file = try arguments.file(for: self)
    let id = try arguments.required("--view", for: self)
    let point = try arguments.point("--at", for: self)
    let format = try arguments.format()
    let scene = try SceneFile.open(file, console)
    let document = scene.built.document
    let view = try scene.view(id)
    let verdict = Verdict.why(
      view, at: point, in: scene.built, trace: scene.built.trace(point))
    var fixes: [Fix]?
    if arguments.has("--fixes") {
      fixes = FixFinder(document, builder: SceneFile.builder).fixes(
        for: verdict.view, at: point)
    }
    switch format {
    case .text: console.print(VerdictText.text(verdict, fixes: fixes, in: document))
    case .json: console.print(VerdictJSON.text(verdict, fixes: fixes, in: document))
    }
    return .success
  }
}
