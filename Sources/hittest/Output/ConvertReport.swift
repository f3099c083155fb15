import Scenes
import UIKit
import Wording

/// What became of an imported source, for people and for programs.
@MainActor
struct ConvertReport {
  let imported: SceneReading
  let output: String
  /// Views of which the source says otherwise than we do whether a touch reaches them.
  let contradicted: [HittableClaim]

  /// What the source says and the format that is written has no word for.
  var leftOut: [ImportReport.Count] = []

  init(_ imported: SceneReading, writtenTo output: String) {
    self.imported = imported
    self.output = output
    contradicted =
      imported.claims.isEmpty
      ? [] : SceneFile.build(imported.document).contradicted(imported.claims)
  }

  var text: String {
    let words = Language.english
    var lines = ImportReportWords.lines(of: imported.report)
    if let choice = imported.choice {
      lines.append(
        words.text(
          "report.scene",
          [
            "number": String(choice + 1), "count": String(imported.choices.count),
            "name": imported.choices[choice].name,
          ]))
      let others = imported.choices.indices.filter { $0 != choice }.prefix(30)
        .map { imported.choices[$0].name }
      lines.append(words.text("report.otherScenes", ["list": others.joined(separator: ", ")]))
    }
    if !imported.claims.isEmpty {
      let agreed = imported.claims.count - contradicted.count
      lines.append(
        words.text(
          "report.claims", ["agreed": String(agreed), "count": String(imported.claims.count)]))
      lines += contradicted.prefix(20).map { claim in
        words.text(
          claim.isHittable ? "report.claimHittable" : "report.claimNotHittable",
          ["view": claim.view.name])
      }
    }
    if !leftOut.isEmpty {
      let list = leftOut.map { "\($0.key) (\($0.count))" }.joined(separator: ", ")
      lines.append(words.text("report.leftOut", ["list": list]))
    }
    if output != "-" { lines.append(words.text("report.written", ["file": output])) }
    return lines.joined(separator: "\n")
  }

  var json: String {
    let report = imported.report
    let skipped = report.skipped.map { skip in
      "{\"reason\":\"\(skip.reason.rawValue)\",\"count\":\(skip.count),\"lines\":\(skip.lines)}"
    }
    let scenes = imported.choices.map { choice in
      """
      {"id":\(JSONText.string(choice.id)),"name":\(JSONText.string(choice.name)),\
      "views":\(choice.views),"isInitial":\(choice.isInitial)}
      """
    }
    let members = [
      ("format", JSONText.string(report.format.rawValue)),
      ("linesRead", "\(report.linesRead)"),
      ("blankLines", "\(report.blankLines)"),
      ("continuationLines", "\(report.continuationLines)"),
      ("viewsMade", "\(report.viewsMade)"),
      ("skipped", list(skipped)),
      ("defaults", counts(report.defaults)),
      ("recovered", counts(report.recovered)),
      ("leftOut", counts(leftOut)),
      ("repairs", list(report.repairs.map { JSONText.string($0.rawValue) })),
      ("limits", list(report.limits.map { JSONText.string($0.rawValue) })),
      ("scenes", list(scenes)),
      ("scene", imported.choice.map { JSONText.string(imported.choices[$0].name) } ?? "null"),
      ("claims", "\(imported.claims.count)"),
      ("contradicted", list(contradicted.map { JSONText.string($0.view.name) })),
      (
        "contradictions",
        list(
          contradicted.map {
            VerdictJSON.object([
              ("view", JSONText.string($0.view.name)), ("hittableInSource", "\($0.isHittable)"),
            ])
          })
      ),
      ("written", output == "-" ? "null" : JSONText.string(output)),
      ("problems", list(imported.problems.map(problem))),
    ]
    return "{" + members.map { "\n  \"\($0.0)\":\($0.1)" }.joined(separator: ",") + "\n}"
  }

  private func problem(_ problem: Problem) -> String {
    let place = problem.place.map { ",\"line\":\($0.line),\"column\":\($0.column)" } ?? ""
    let view = problem.view.map { ",\"view\":\(JSONText.string($0.name))" } ?? ""
    let hint = ProblemWords.hint(problem).map { ",\"hint\":\(JSONText.string($0))" } ?? ""
    return """
      {"severity":"\(problem.severity.rawValue)",\
      "message":\(JSONText.string(ProblemWords.message(problem)))\(hint)\(place)\(view)}
      """
  }

  private func counts(_ counts: [ImportReport.Count]) -> String {
    "{" + counts.map { "\(JSONText.string($0.key)):\($0.count)" }.joined(separator: ",") + "}"
  }

  private func list(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }
}
