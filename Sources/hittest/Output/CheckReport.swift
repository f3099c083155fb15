import Scenes
import UIKit
import Wording

/// The outcomes of one scene's probes.
struct CheckReport {
  var file: String
  /// Of probes with an expectation only.
  var outcomes: [ProbeOutcome]

  init(file: String, outcomes: [ProbeOutcome]) {
    self.file = file
    self.outcomes = outcomes.filter { $0.passed != nil }
  }

  var passed: Int { outcomes.count { $0.passed == true } }
  var failed: Int { outcomes.count { $0.passed == false } }

  /// A line for each failure, and the sum.
  static func text(of reports: [CheckReport]) -> String {
    let failures = reports.flatMap { report in
      report.outcomes.filter { $0.passed == false }.map { report.line(of: $0) }
    }
    let sum = Language.english.text(
      "check.sum",
      [
        "passed": String(reports.map(\.passed).reduce(0, +)),
        "failed": String(reports.map(\.failed).reduce(0, +)),
      ])
    return (failures + [sum]).joined(separator: "\n")
  }

  private func line(of outcome: ProbeOutcome) -> String {
    let place = outcome.probe.origin.place.map { ":\($0.line):\($0.column)" } ?? ""
    let words = Language.english
    let point = Figures.point(outcome.probe.at)
    let question =
      outcome.probe.on.map { words.text("check.askedAt", ["view": $0.name, "point": point]) }
      ?? words.text("check.touchAt", ["point": point])
    let answer =
      switch outcome.answer {
      case .hit(let view): words.text("check.got", ["view": view.name])
      case .nothing: words.text("check.gotNobody")
      case .notAsked: words.text("check.notAsked")
      }
    let expected =
      switch outcome.probe.expectation {
      case .hit(let view): words.text("check.expected", ["view": view.name])
      case .nothing, .none: words.text("check.expectedNobody")
      }
    return "\(file)\(place): \(question): \(expected), \(answer)"
  }

  static func json(of reports: [CheckReport]) -> String {
    let files = reports.map { report in
      let probes = report.outcomes.map { "\n    " + json(of: $0) }.joined(separator: ",")
      return """

          {"file":\(JSONText.string(report.file)),"passed":\(report.passed),\
        "failed":\(report.failed),"probes":[\(probes)]}
        """
    }
    return """
      {"passed":\(reports.map(\.passed).reduce(0, +)),\
      "failed":\(reports.map(\.failed).reduce(0, +)),"files":[\(files.joined(separator: ","))]}
      """
  }

  private static func json(of outcome: ProbeOutcome) -> String {
    let on = outcome.probe.on.map { ",\"on\":\(TraceJSON.id($0))" } ?? ""
    var expected: ViewID?
    if case .hit(let view) = outcome.probe.expectation { expected = view }
    var answer: ViewID?
    if case .hit(let view) = outcome.answer { answer = view }
    return """
      {"at":\(TraceJSON.point(outcome.probe.at))\(on),"expect":\(TraceJSON.id(expected)),\
      "answer":\(TraceJSON.id(answer)),"passed":\(outcome.passed == true)}
      """
  }
}
