import Scenes
import Wording

/// Runs the probes by which scenes check themselves.
struct CheckCommand: Command {
  static let name = "check"
  static let synopsis = "FILE... [--format text|json]"
  static let summary =
    "Touches at the scenes' probes and compares the answers with the expected ones."
  static let details =
    "The last line says how many passed and failed; probes without an expectation do neither."
  static let failure: String? = "an expectation failed"
  static let options = [Option.format]

  static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitStatus {
    guard !arguments.files.isEmpty else { throw Failure.missing("FILE", for: self) }
    let format = try arguments.format()
    var reports: [CheckReport] = []
    var status = ExitStatus.success
    for file in arguments.files {
      do throws(Failure) {
        let scene = try SceneFile.open(file, console)
        let outcomes = scene.built.check()
        if outcomes.isEmpty { console.note(noProbesIn: scene) }
        reports.append(CheckReport(file: scene.name, outcomes: outcomes))
      } catch {
        // The other files are checked all the same.
        console.report(error)
        status = .unusable
      }
    }
    switch format {
    case .text: console.print(CheckReport.text(of: reports))
    case .json: console.print(CheckReport.json(of: reports))
    }
    let failed = reports.contains { $0.failed > 0 }
    return status == .unusable ? .unusable : failed ? .failed : .success
  }
}
