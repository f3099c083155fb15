import Assets
import Foundation
import Scenes
import Wording

/// Prints what brings a running app's windows here whole.
struct CaptureCommand: Command {
  static let name = "capture"
  static let synopsis = "[--lldb]"
  static let summary = "Prints a Swift file that prints a running app's windows as a scene."
  static let details = """
    No dump of a tool has every value that decides a touch; this has, but for transforms that leave
    the plane. With --lldb it is one line for the debugger instead, for an app that can't be built
    again; which classes override hit testing it can't tell, so that is asked.
    """
  static let options = [
    Option(name: "--lldb", value: nil, summary: "the line for the debugger")
  ]

  static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitStatus {
    if let file = arguments.files.first { throw Failure.tooMany(file, for: self) }
    let text =
      arguments.has("--lldb")
      ? Assets.captureLine
      : Assets.captureFile.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    guard let text else {
      throw Failure.unusable(SceneError(.file(.missing())), in: "Assets/Capture")
    }
    console.print(text)
    return .success
  }
}
