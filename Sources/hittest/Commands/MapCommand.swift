import Diagnosis
import UIKit
import Wording

/// Who owns how much of the screen.
struct MapCommand: Command {
  static let name = "map"
  static let synopsis = "FILE [--scale S] [--scene NAME] [--format text|json]"
  static let summary = "Shows which part of the screen each view gets touches in."
  static let details = """
    Every pixel's centre is asked. JSON has the outlines too, in screen points, to be filled
    even-odd: corners lie on the true edges, of curves within a hundredth of a pixel.
    """
  static let options = [
    Option(name: "--scale", value: "S", summary: "pixels a point; 1 if not given"), .scene, .format,
  ]

  static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitStatus {
    let file = try arguments.file(for: self)
    let format = try arguments.format()
    let scale = try arguments.number("--scale", from: 0.001, to: 64) ?? 1
    let scene = try SceneFile.open(file, scene: arguments.scene, console)
    let territory = Territory(
      of: scene.built, scale: SampleGrid.scale(scale, telling: scene.built.screenArea))
    console.note(gridOf: scene, territory.grid, asked: scale)
    switch format {
    case .text: console.print(MapReport(territory, scene.built).text)
    case .json: console.print(MapReport(territory, scene.built).json)
    }
    return .success
  }
}
