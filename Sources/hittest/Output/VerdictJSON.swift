import Diagnosis
import Scenes
import UIKit
import Wording

/// A verdict for programs: one object, an obstacle or a fix a line.
enum VerdictJSON {
  @MainActor
  static func text(
    _ verdict: Verdict, fixes: FixSearch?, area: AreaReport?, in document: SceneDocument
  ) -> String {
    var members = [
      ("view", id(verdict.view)), ("point", TraceJSON.point(verdict.point)),
      ("hit", id(verdict.hit)), ("getsTouch", "\(verdict.getsTouch)"),
      ("asked", JSONText.string(verdict.asked.rawValue)),
      ("isDrawnThere", "\(verdict.isDrawnThere)"),
      ("distance", verdict.distance.isFinite ? number(verdict.distance) : "null"),
      ("because", JSONText.string(VerdictWords.because(verdict).text)),
      ("obstacles", list(verdict.obstacles.map(obstacle))),
    ]
    if let fixes {
      members.append(("fixes", list(fixes.fixes.map { fix($0, document) })))
      members.append(("isSearchCut", "\(fixes.isCut)"))
    }
    if let area { members += area.members }
    return object(members)
  }

  private static func obstacle(_ obstacle: Obstacle) -> String {
    let head = [("view", id(obstacle.view)), ("levelsUp", "\(obstacle.levelsUp)")]
    let text = JSONText.string(ObstacleWords.sentence(obstacle).text)
    return object(head + cause(obstacle.cause) + [("text", text)])
  }

  private static func cause(_ cause: Obstacle.Cause) -> [(String, String)] {
    func named(_ name: String, _ more: [(String, String)] = []) -> [(String, String)] {
      [("cause", JSONText.string(name))] + more
    }
    switch cause {
    case .gate(let gate): return named("gate", TraceJSON.members(of: gate))
    case .outside(let miss):
      return named(
        miss.isEmpty ? "empty" : "outside",
        [
          ("point", TraceJSON.point(miss.point)), ("bounds", rect(miss.bounds)),
          ("region", rect(miss.region)),
          ("shapedBy", "[" + miss.shapedBy.map(JSONText.string).joined(separator: ",") + "]"),
        ])
    case .childrenNotAsked(let rule, let index): return named("rule", self.rule(rule, index))
    case .covered(let answer): return named("covered", [("answer", id(answer))])
    case .coveredByWindow(let answer): return named("coveredByWindow", [("answer", id(answer))])
    case .ownSubview(let answer): return named("ownSubview", [("answer", id(answer))])
    case .dropped(let rule, let index): return named("dropped", self.rule(rule, index))
    case .replaced(let rule, let index, let answer):
      return named("replaced", self.rule(rule, index) + [("answer", id(answer))])
    case .customCode(let name): return named("customCode", [("class", JSONText.string(name))])
    case .refusedByCode(let name, let point):
      return named(
        "refusedByCode", [("class", JSONText.string(name)), ("point", TraceJSON.point(point))])
    case .noWindow: return named("noWindow")
    }
  }

  private static func rule(_ name: String, _ index: Int) -> [(String, String)] {
    [("rule", JSONText.string(name)), ("index", "\(index)")]
  }

  private static func fix(_ fix: Fix, _ document: SceneDocument) -> String {
    let edits = fix.edits.map { edit in
      let code = FixSwift.lines(edit, className: document.className(of: edit.view))
      return object([
        ("view", id(edit.view)), ("text", JSONText.string(FixWords.sentence(edit).text)),
        ("swift", JSONText.string(code.joined(separator: "\n"))),
      ])
    }
    let losses = fix.effects.losses.map { loss in
      object([
        ("view", id(loss.view)), ("area", number(loss.area)), ("isTarget", "\(loss.isTarget)"),
        ("isAll", "\(loss.isAll)"),
      ])
    }
    let flips = fix.effects.flippedProbes.map { flip in
      object([
        ("at", TraceJSON.point(flip.probe.at)), ("before", answer(flip.before)),
        ("after", answer(flip.after)),
      ])
    }
    return object([
      ("edits", "[" + edits.joined(separator: ",") + "]"), ("gain", number(fix.effects.gain)),
      ("strayGain", number(fix.effects.strayGain)), ("ownLoss", number(fix.effects.ownLoss)),
      ("losses", "[" + losses.joined(separator: ",") + "]"),
      ("flippedProbes", "[" + flips.joined(separator: ",") + "]"),
    ])
  }

  private static func answer(_ answer: ProbeOutcome.Answer) -> String {
    if case .hit(let view) = answer { id(view) } else { "null" }
  }

  private static func rect(_ rect: CGRect) -> String {
    let values = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    return "[" + values.map(number).joined(separator: ",") + "]"
  }

  static func number(_ value: CGFloat) -> String { JSONText.number(Double(value)) }

  static func id(_ id: ViewID?) -> String { TraceJSON.id(id) }

  static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  /// An element a line.
  static func list(_ elements: [String]) -> String {
    elements.isEmpty ? "[]" : "[\n  " + elements.joined(separator: ",\n  ") + "\n]"
  }
}
