import UIKit
import Wording

/// A view's rules as the class that does without them.
struct SwiftCommand: Command {
  static let name = "swift"
  static let synopsis = "FILE --view ID [--scene NAME]"
  static let summary = "Prints the Swift override that does what a view's rules do."
  static let details = """
    The class compiles in an iOS project. Where a rule speaks of other views, it has weak
    references to set.
    """
  static let options = [
    Option(name: "--view", value: "ID", summary: "the view with the rules"), .scene,
  ]

  static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitStatus {
    let file = try arguments.file(for: self)
    let id = try arguments.required("--view", for: self)
    let scene = try SceneFile.open(file, scene: arguments.scene, console)
    let rules = try scene.view(id).hitTestRules
    guard !rules.isEmpty else {
      console.print(Language.english.text("swift.noRules", ["view": id]))
      return .success
    }
    let node = scene.built.document.index(of: ViewID(id)).map { scene.built.document.nodes[$0] }
    console.print(RuleSwift.file(id, rules: rules, base: node?.className ?? "UIView"))
    return .success
  }
}
