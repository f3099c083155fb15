import Diagnosis
import Foundation
import Scenes
import UIKit
import Wording

/// Findings over whole scenes, for people, programs and CI.
struct LintCommand: Command {
  static let name = "lint"
  static let synopsis = """
    FILE... [--min-target 44] [--target ID] [--fail-on LEVEL] [--baseline FILE] \
    [--write-baseline FILE] [--scene NAME] [--format text|json|sarif]
    """
  static let summary = "Looks for touches that go where nobody would expect them."
  static let details = """
    A view counts as there to be touched if it is a control, recognizes gestures, handles touches,
    has actions, or has a class that says so by its name. The levels are note, warning and error.
    """
  static let failure: String? =
    "a finding is at or above the level of --fail-on, which is warning if not given"
  static let options = [
    Option(
      name: "--min-target", value: "POINTS",
      summary: "the side of the smallest good target: a number, hig (44), wcag (24), material (48)"),
    Option(
      name: "--target", value: "ID", summary: "a view that is there to be touched all the same"),
    Option(name: "--fail-on", value: "LEVEL", summary: "note, warning, error or never"),
    Option(name: "--baseline", value: "FILE", summary: "leaves out the findings listed there"),
    Option(name: "--write-baseline", value: "FILE", summary: "lists all findings in a file"),
    .scene,
    Option(
      name: "--format", value: "text|json|sarif",
      summary: "how the findings are written; text if not given"),
  ]

  static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitStatus {
    guard !arguments.files.isEmpty else { throw Failure.missing("FILE", for: self) }
    let format = arguments.value("--format") ?? "text"
    guard ["text", "json", "sarif"].contains(format) else {
      throw Failure.unknownValue(format, of: "--format", known: ["text", "json", "sarif"])
    }
    let limit = try failLevel(arguments)
    let baseline = try arguments.value("--baseline").map { file throws(Failure) in
      try Baseline.read(file)
    }
    var linter = Linter(builder: SceneFile.builder)
    linter.minimumTarget = try minimumTarget(arguments)
    linter.wishedTargets = Set(arguments.value("--target").map { [ViewID($0)] } ?? [])
    var reports: [LintReport] = []
    var unusable: [Failure] = []
    for file in arguments.files {
      do throws(Failure) {
        let scene = try SceneFile.open(file, scene: arguments.scene, console)
        if let wished = arguments.value("--target") { _ = try scene.view(wished) }
        console.note(gridOf: scene, Linter.grid(of: scene.built), asked: 1)
        reports.append(
          LintReport(
            file: scene.name, argument: file, scene: arguments.scene,
            findings: linter.findings(in: scene.built.document), baseline: baseline))
      } catch {
        console.report(error)
        unusable.append(error)
      }
    }
    // With a scene missing it would forget what was accepted there.
    if let file = arguments.value("--write-baseline"), unusable.isEmpty {
      var baseline = Baseline(file: file)
      for report in reports { baseline.accept(report) }
      try baseline.write()
    }
    switch format {
    case "json": console.print(LintReport.json(of: reports, unusable: unusable))
    case "sarif": console.print(LintSARIF.text(of: reports, unusable: unusable))
    default: console.print(LintReport.text(of: reports))
    }
    if !unusable.isEmpty { return .unusable }
    let fails = reports.contains { report in
      report.findings.contains { finding in limit.map { finding.level >= $0 } ?? false }
    }
    return fails ? .failed : .success
  }

  private static func minimumTarget(_ arguments: Arguments) throws(Failure) -> CGFloat {
    if let name = arguments.value("--min-target"), let minimum = MinimumTarget(rawValue: name) {
      return minimum.side
    }
    let names = MinimumTarget.allCases.map(\.rawValue)
    return try arguments.number("--min-target", from: 0, to: 1000, or: names)
      ?? MinimumTarget.hig.side
  }

  private static func failLevel(_ arguments: Arguments) throws(Failure) -> Finding.Level? {
    guard let text = arguments.value("--fail-on") else { return .warning }
    if text == "never" { return nil }
    guard let level = Finding.Level(rawValue: text) else {
      throw Failure.unknownValue(
        text, of: "--fail-on", known: ["note", "warning", "error", "never"])
    }
    return level
  }
}
