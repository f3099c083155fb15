import Scenes
import UIKit
import Wording

/// The outcomes of one scene's probes.
struct CheckReport {
  var file: String
  var outcomes: [ProbeOutcome]

  var passed: Int { outcomes.count { $0.passed == true } }
  var failed: Int { outcomes.count { $0.passed == false } }
  /// Probes that expect nothing in particular neither pass nor fail.
  var open: Int { outcomes.count { $0.passed == nil } }

  /// A line for each failure and each probe that can't fail, and the sum.
  static func text(of reports: [CheckReport]) -> String {
    let lines = reports.flatMap { report in
      report.outcomes.filter { $0.passed != true }.map { report.line(of: $0) }
    }
    let sum = Language.english.text(
      "check.sum",
      [
        "passed": String(reports.map(\.passed).reduce(0, +)),
        "failed": String(reports.map(\.failed).reduce(0, +)),
      ])
    return (lines + [sum]).joined(separator: "\n")
  }

  private func line(of outcome: ProbeOutcome) -> String {
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
      case .nothing: words.text("check.expectedNobody")
      case .none: words.text("check.noExpectation")
      }
    let place = PlaceWords.text(file, outcome.probe.origin.place)
    return "\(place): \(question): \(expected), \(answer)"
  }

  static func json(of reports: [CheckReport], unusable: [Failure]) -> String {
    let files = reports.map { report in
      let probes = report.outcomes.map { "\n    " + json(of: $0) }.joined(separator: ",")
      return """

          {"file":\(JSONText.string(report.file)),"passed":\(report.passed),\
        "failed":\(report.failed),"withoutExpectation":\(report.open),"probes":[\(probes)]}
        """
    }
    return """
      {"passed":\(reports.map(\.passed).reduce(0, +)),\
      "failed":\(reports.map(\.failed).reduce(0, +)),\
      "withoutExpectation":\(reports.map(\.open).reduce(0, +)),"files":[\(files.joined(separator: ","))],\
      "unusable":\(VerdictJSON.list(unusable.map(FailureJSON.object)))}
      """
  }

  private static func json(of outcome: ProbeOutcome) -> String {
    var members = [("at", TraceJSON.point(outcome.probe.at))]
    if let view = outcome.probe.on { members.append(("on", TraceJSON.id(view))) }
    switch outcome.probe.expectation {
    case .hit(let view): members.append(("expect", TraceJSON.id(view)))
    case .nothing: members.append(("expect", "null"))
    case .none: break
    }
    var answer: ViewID?
    if case .hit(let view) = outcome.answer { answer = view }
    members += [
      ("answer", TraceJSON.id(answer)), ("asked", "\(outcome.answer != .notAsked)"),
      ("passed", outcome.passed.map { "\($0)" } ?? "null"),
    ]
    if let place = outcome.probe.origin.place {
      members += [("line", "\(place.line)"), ("column", "\(place.column)")]
    }
    return VerdictJSON.object(members)
  }
}
