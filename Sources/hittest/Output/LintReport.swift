import Diagnosis
import Foundation
import Scenes
import UIKit
import Wording

/// The findings of one scene.
struct LintReport {
  var file: String
  /// How the file was named on the command line.
  var argument: String
  /// Which of several scenes was asked for.
  var scene: String?
  /// With those that the baseline accepts.
  var all: [Finding]
  private(set) var findings: [Finding] = []

  init(
    file: String, argument: String, scene: String?, findings: [Finding], baseline: Baseline?
  ) {
    self.file = file
    self.argument = argument
    self.scene = scene
    all = findings
    self.findings = findings.filter { baseline?.accepts($0, in: self) != true }
  }

  /// With the file's own name, whatever folder it is in.
  func fingerprint(_ finding: Finding) -> String {
    "\(URL(fileURLWithPath: file).lastPathComponent): \(finding.fingerprint)"
  }

  static func text(of reports: [LintReport]) -> String {
    let words = Language.english
    var lines = reports.flatMap { report in report.findings.flatMap { report.lines(of: $0) } }
    func count(_ level: Finding.Level) -> String {
      let count = reports.reduce(0) { $0 + $1.findings.count { $0.level == level } }
      return words.text("lint.\(level)\(count == 1 ? "" : "s")", ["count": String(count)])
    }
    var sum = words.text(
      "lint.sum",
      ["errors": count(.error), "warnings": count(.warning), "notes": count(.note)])
    let accepted = reports.reduce(0) { $0 + $1.all.count - $1.findings.count }
    if accepted > 0 { sum += ", " + words.text("lint.accepted", ["count": String(accepted)]) }
    lines.append(sum)
    return lines.joined(separator: "\n")
  }

  private func lines(of finding: Finding) -> [String] {
    let words = Language.english
    let place = PlaceWords.text(file, finding.place)
    let sentence = FindingWords.sentence(finding).text
    var lines = ["\(place): \(finding.level): \(sentence) [\(finding.kind.rule)]"]
    if let point = finding.evidence {
      lines.append("  " + words.text("lint.evidence", ["point": Figures.point(point)]))
    }
    if let fix = finding.fix {
      let steps = fix.edits.map { FixWords.sentence($0).text }.joined(separator: "; ")
      lines.append("  " + words.text("lint.fix", ["fix": steps]))
    }
    return lines
  }

  static func json(of reports: [LintReport], unusable: [Failure]) -> String {
    let files = reports.map { report in
      VerdictJSON.object([
        ("file", JSONText.string(report.file)),
        ("accepted", "\(report.all.count - report.findings.count)"),
        ("findings", VerdictJSON.list(report.findings.map { report.json(of: $0) })),
      ])
    }
    let counts = Finding.Level.allCases.map { level in
      let count = reports.reduce(0) { $0 + $1.findings.count { $0.level == level } }
      return ("\(level.rawValue)s", "\(count)")
    }
    return VerdictJSON.object(
      counts + [
        ("files", VerdictJSON.list(files)),
        ("unusable", VerdictJSON.list(unusable.map(FailureJSON.object))),
      ])
  }

  private func json(of finding: Finding) -> String {
    var members = [
      ("level", JSONText.string(finding.level.rawValue)),
      ("rule", JSONText.string(finding.kind.rule)), ("view", TraceJSON.id(finding.view)),
      ("other", TraceJSON.id(finding.kind.other)),
      ("text", JSONText.string(FindingWords.sentence(finding).text)),
      ("restsOnAssumedFrame", "\(finding.restsOnAssumedFrame)"),
      ("at", finding.evidence.map(TraceJSON.point) ?? "null"),
      ("fingerprint", JSONText.string(fingerprint(finding))),
    ]
    if let place = finding.place {
      members += [("line", "\(place.line)"), ("column", "\(place.column)")]
    }
    if let fix = finding.fix {
      let edits = fix.edits.map { edit in
        VerdictJSON.object([
          ("view", TraceJSON.id(edit.view)),
          ("text", JSONText.string(FixWords.sentence(edit).text)),
          ("swift", JSONText.string(FixSwift.lines(edit).joined(separator: "\n"))),
        ])
      }
      members.append(("fix", "[" + edits.joined(separator: ",") + "]"))
    }
    return VerdictJSON.object(members)
  }
}
