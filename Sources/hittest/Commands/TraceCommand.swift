import UIKit
import Wording

/// The descent, as a call log or as JSON.
struct TraceCommand: Command {
  static let name = "trace"
  static let synopsis = "FILE --at X,Y [--window ID] [--scene NAME] [--format text|json]"
  static let summary = "Shows every question of one touch, with its answer."
  static let details = """
    The point is in screen points, the space of the windows' own frames. Windows are asked
    front-most first until one answers.
    """
  static let options = [
    Option(name: "--at", value: "X,Y", summary: "where the touch lands, in screen points"),
    Option(name: "--window", value: "ID", summary: "asks that window alone"),
    .scene, .format,
  ]

  static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitStatus {
    let file = try arguments.file(for: self)
    let point = try arguments.point("--at", for: self)
    let format = try arguments.format()
    let scene = try SceneFile.open(file, scene: arguments.scene, console)
    var root: UIView?
    if let id = arguments.value("--window") { root = try scene.window(id) }
    let trace = scene.built.trace(point, only: root)
    switch format {
    case .text: console.print(TraceText.text(trace))
    case .json: console.print(TraceJSON.text(trace))
    }
    console.note(faultsOf: scene, at: [point])
    return .success
  }
}
