import Diagnosis
import UIKit
import Wording

/// What changed for touches between two scenes.
struct DiffCommand: Command {
  static let name = "diff"
  static let synopsis = "A B [--scene NAME] [--format text|json]"
  static let summary = "Shows what changed for touches between two scenes."
  static let details = """
    Asks the probes of both in both, and compares who owns each pixel.
    """
  static let failure: String? =
    "a probe's answer changed, or the territory of a view that is there to be touched"
  static let options = [Option.scene, .format]

  static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitStatus {
    guard arguments.files.count >= 2 else {
      throw Failure(
        Language.english.text("argument.twoFiles"),
        hint: Language.english.text("hint.write", ["example": Help.usage(of: self)]))
    }
    guard arguments.files.count == 2 else { throw Failure.tooMany(arguments.files[2], for: self) }
    let format = try arguments.format()
    let old = try SceneFile.open(arguments.files[0], scene: arguments.scene, console)
    let new = try SceneFile.open(arguments.files[1], scene: arguments.scene, console)
    let difference = SceneDifference.between(old.built, new.built)
    console.note(gridOf: new, difference.grid, asked: 1)
    switch format {
    case .text: console.print(DiffReport(difference).text)
    case .json: console.print(DiffReport(difference).json)
    }
    return difference.isFelt ? .failed : .success
  }
}
