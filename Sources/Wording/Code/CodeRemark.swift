public import UIKit

/// The live values of a step, to stand behind its line of code as a comment.
public enum CodeRemark {
  /// `(96, 74)`, `(96, 74): true`, `view4`; empty where there is nothing to say.
  public static func text(for step: HitTestTrace.Step) -> String {
    switch step.event {
    case .asked(let point, _): return Figures.point(point)
    case .inside(let isInside): return String(isInside)
    case .refused(.isEnabled): return "isEnabled: false"
    case .refused(.isUserInteractionEnabled): return "isUserInteractionEnabled: false"
    case .refused(.isHidden): return "isHidden: true"
    case .refused(.alpha(let alpha)): return "alpha: \(Figures.alpha(alpha))"
    case .refused(.animation): return "animated"
    case .refused(.transform): return ""
    case .observed(let observation): return observation.point.map(Figures.point) ?? ""
    case .answered(let result, _): return result?.name ?? "nil"
    case .rule(let rule):
      switch rule.result {
      case .inside(let isInside):
        let target = rule.target.map { "\($0) " } ?? ""
        return "\(target)\(Figures.point(rule.point)): \(isInside)"
      case .view(let view): return view?.name ?? "nil"
      case .skipped: return rule.target?.name ?? ""
      }
    }
  }
}
