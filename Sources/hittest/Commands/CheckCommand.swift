import Scenes
import Wording

/// Runs the probes by which scenes check themselves.
struct CheckCommand: Command {
  static let name = "check"
  static let synopsis = "FILE... [--scene NAME] [--format text|json]"
  static let summary =
    "Touches at the scenes' probes and compares the answers with the expected ones."
  static let details =
    "The last line says how many passed and failed; probes without an expectation do neither."
  static let failure: String? = "an expectation failed"
  static let options = [Option.scene, .format]

  static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitStatus {
    guard !arguments.files.isEmpty else { throw Failure.missing("FILE", for: self) }
    let format = try arguments.format()
    var reports: [CheckReport] = []
    var unusable: [Failure] = []
    for file in arguments.files {
      do throws(Failure) {
        let scene = try SceneFile.open(file, scene: arguments.scene, console)
        let outcomes = scene.built.check()
        if outcomes.isEmpty { console.note(noProbesIn: scene) }
        console.note(faultsOf: scene, at: outcomes.map(\.probe.at))
        reports.append(CheckReport(file: scene.name, outcomes: outcomes))
      } catch {
        // The other files are checked all the same.
        console.report(error)
        unusable.append(error)
      }
    }
    switch format {
    case .text: console.print(CheckReport.text(of: reports))
    case .json: console.print(CheckReport.json(of: reports, unusable: unusable))
    }
    let failed = reports.contains { $0.failed > 0 }
    return !unusable.isEmpty ? .unusable : failed ? .failed : .success
  }
}
