import Foundation
import Scenes
import Wording

/// An iOS file rewritten so that it compiles here.
struct PortCommand: Command {
  static let name = "port"
  static let synopsis = "FILE.swift"
  static let summary = "Rewrites an iOS file so that it compiles here, and says what it did."
  static let details = """
    The file goes to standard output; standard error says line by line what was done, and what
    can't be done and why. What needs the Objective-C runtime is dropped or becomes closures,
    overrides in extensions move into classes, spellings of Swift 2 to 4.1 become today's.
    """
  static let options: [Option] = []

  static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitStatus {
    let file = try arguments.file(for: self)
    let port = Port(try source(file))
    console.print(String(decoding: port.text.bytes, as: UTF8.self))
    for note in port.notes { console.report(note, in: InputFile.displayName(file)) }
    return .success
  }

  private static func source(_ file: String) throws(Failure) -> [UInt8] {
    do throws(SceneError) {
      return try InputFile.contents(of: file)
    } catch {
      var failure = Failure.unusable(error, in: InputFile.displayName(file))
      if error.kind == .file(.missing()) {
        failure.hint = Language.english.text(
          "hint.write", ["example": Help.usage(of: self)])
      }
      throw failure
    }
  }
}
