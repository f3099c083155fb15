import Scenes
import Wording

/// Lists the scenes that come with the program.
struct ScenesCommand: Command {
  static let name = "scenes"
  static let synopsis = ""
  static let summary = "Lists the shipped scenes, which can be named instead of a FILE."
  static let details = ""
  static let options: [Option] = []

  static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitStatus {
    if let file = arguments.files.first { throw Failure.tooMany(file, for: self) }
    let scenes = ShippedScene.all
    let width = scenes.map(\.name.plain.count).max() ?? 0
    for scene in scenes {
      let title = try SceneFile.read(scene.name.full).reading.document.title
      let space = String(repeating: " ", count: width - scene.name.plain.count)
      let number = scene.name.number.map { $0 < 10 ? " \($0)" : "\($0)" } ?? "  "
      console.print("\(number)  \(scene.name.plain)\(space)  \(title)")
    }
    return .success
  }
}
