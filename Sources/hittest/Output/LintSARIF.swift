import Diagnosis
import Foundation
import Scenes
import UIKit
import Wording

/// Findings as SARIF 2.1.0, which code hosts show beside the lines concerned.
enum LintSARIF {
  static func text(of reports: [LintReport], unusable: [Failure]) -> String {
    let rules = Finding.Kind.allRules.map { rule in
      """
      {"id":\(JSONText.string(rule)),"shortDescription":{"text":\
      \(JSONText.string(FindingWords.rule(rule)))}}
      """
    }
    let results = reports.flatMap { report in report.findings.map { result($0, report) } }
    return """
      {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[
      {"tool":{"driver":{"name":"hittest","rules":\(VerdictJSON.list(rules))}},
      "invocations":[{"executionSuccessful":\(unusable.isEmpty),\
      "toolExecutionNotifications":\(VerdictJSON.list(unusable.map(notification)))}],
      "columnKind":"unicodeCodePoints","results":\(VerdictJSON.list(results))}]}
      """
  }

  private static func notification(_ failure: Failure) -> String {
    "{\"level\":\"error\",\"message\":{\"text\":\(JSONText.string(failure.text(by: "hittest")))}}"
  }

  private static func result(_ finding: Finding, _ report: LintReport) -> String {
    var text = FindingWords.sentence(finding).text + "."
    if let point = finding.evidence {
      text +=
        " " + Language.english.text("lint.evidence", ["point": Figures.point(point)]) + "."
    }
    if let fix = finding.fix {
      let steps = fix.edits.map { FixWords.sentence($0).text }.joined(separator: "; ")
      text += " " + Language.english.text("lint.fix", ["fix": steps]) + "."
    }
    let rule = finding.kind.rule
    let number = Finding.Kind.allRules.firstIndex(of: rule) ?? 0
    let region = finding.place.map {
      ",\"region\":{\"startLine\":\($0.line),\"startColumn\":\($0.column)}"
    }
    return """
      {"ruleId":\(JSONText.string(rule)),"ruleIndex":\(number),\
      "level":"\(finding.level.rawValue)","message":{"text":\(JSONText.string(text))},\
      "locations":[{"physicalLocation":{"artifactLocation":{"uri":\(JSONText.string(uri(report)))}\
      \(region ?? "")},"logicalLocations":[{"name":\(JSONText.string(finding.view.name)),\
      "kind":"object"}]}],"partialFingerprints":{"finding/v1":\
      \(JSONText.string(report.fingerprint(finding)))}}
      """
  }

  /// A path relative to where the program runs stays relative, as code hosts want it.
  private static func uri(_ report: LintReport) -> String {
    let path = report.argument == "-" ? "stdin" : report.argument
    let allowed = CharacterSet.urlPathAllowed
    let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return path.hasPrefix("/") ? "file://" + escaped : escaped
  }
}
