public import Diagnosis
import UIKit

/// Findings in words.
public enum FindingWords {
  /// What is wrong, without a full stop.
  public static func sentence(_ finding: Finding, in language: Language = .english) -> Sentence {
    var values = [
      "view": finding.view.name.run(.name), "other": (finding.kind.other?.name ?? "").run(.name),
    ]
    switch finding.kind {
    case .sticksOut(_, let share), .covered(_, let share), .targetsOverlap(_, let share),
      .shapeLeavesOut(let share), .mostlyUnreachable(let share):
      values["share"] = percent(share).run(.number)
    case .growthCutOff(_, let area): values["area"] = Figures.number(Double(area)).run(.number)
    case .small(let side, let minimum):
      values["side"] = Figures.number(Double(side)).run(.number)
      values["minimum"] = Figures.number(Double(minimum)).run(.number)
    case .almostTransparent(let alpha): values["alpha"] = Figures.alpha(alpha).run(.number)
    case .closedAncestor(_, let gate): values["gate"] = self.gate(gate, in: language).run(.no)
    case .unreachable(.closed(let owner, let gate)):
      values["gate"] = self.gate(gate, in: language).run(.no)
      values["owner"] = owner.name.run(.name)
    case .unreachable(.rule(_, let rule)): values["rule"] = rule.run(.rule)
    case .override(.forgetsGate(let gate)): values["gate"] = self.gate(gate, in: language).run(.no)
    default: break
    }
    var sentence = language.words("finding.\(key(finding.kind))", values)
    if finding.restsOnAssumedFrame {
      sentence.runs.append(Sentence.Run(language.text("finding.assumedFrame"), .quiet))
    }
    return sentence
  }

  /// What a rule looks for, for the list of rules in SARIF.
  public static func rule(_ rule: String, in language: Language = .english) -> String {
    language.text("findingRule.\(rule)")
  }

  private static func key(_ kind: Finding.Kind) -> String {
    guard case .unreachable(let cause) = kind else { return kind.rule }
    return switch cause {
    case .outside: "unreachable-outside"
    case .covered: "unreachable-covered"
    case .closed: "unreachable-closed"
    case .shape: "unreachable-shape"
    case .rule: "unreachable-rule"
    case .code: "unreachable-code"
    }
  }

  private static func percent(_ share: CGFloat) -> String {
    let rounded = (share * 100).rounded()
    return rounded < 1 ? "<1" : String(Int(rounded))
  }

  private static func gate(_ gate: DeadZone.Gate, in language: Language) -> String {
    switch gate {
    case .alpha: language.text("gate.alphaLow")
    default: language.text("gate.\(gate.rawValue)")
    }
  }
}
