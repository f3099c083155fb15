public import Foundation
public import UIKit

/// What the card beside the touch says.
extension Labels {
  /// - Parameter point: in the view's own coordinates, where it is known.
  public static func isAsked(_ view: ViewID, at point: CGPoint?) -> String {
    placed("callout.asked", "callout.askedAt", point, ["view": view.name])
  }

  /// - Parameter point: in the coordinates of the view that is looked at.
  public static func looks(_ looker: ViewID, at view: ViewID, point: CGPoint?) -> String {
    placed(
      "callout.looks", "callout.looksAt", point, ["looker": looker.name, "view": view.name])
  }

  public static func answers(_ view: ViewID) -> String {
    text("callout.answers", ["view": view.name])
  }

  public static let nowAsking = text("callout.asking")
  public static let looksAround = text("callout.looksAround")

  public static func refusal(_ gate: HitTestTrace.Gate) -> String {
    switch gate {
    case .isEnabled: text("gate.isEnabled")
    case .isUserInteractionEnabled: text("callout.interactionOff")
    case .isHidden: hidden
    case .alpha(let value): text("gate.alpha", ["alpha": alpha(CGFloat(value))])
    case .animation: animated
    case .transform: noInverse
    }
  }

  public static func outcome(_ rule: HitTestTrace.RuleStep) -> String {
    switch rule.result {
    case .inside(let isInside):
      switch rule.rule {
      case "path": text(isInside ? "callout.inPath" : "callout.outOfPath")
      case "expand": text(isInside ? "callout.inGrown" : "callout.outOfGrown")
      case "hole": text(isInside ? "callout.notInHole" : "callout.inHole")
      default: isInside ? inside : outside
      }
    case .view(let result):
      text("callout.rule", ["rule": rule.rule, "result": result?.name ?? nothing])
    case .skipped(let gate): refusal(gate)
    }
  }

  /// An answer, as the view that gives it would say it.
  public static func answer(_ result: ViewID?, by view: ViewID) -> String {
    guard let result else { return nothing }
    return result == view ? text("callout.itself") : result.name
  }

  private static func placed(
    _ key: String, _ keyWithPlace: String, _ point: CGPoint?, _ values: [String: String]
  ) -> String {
    guard let point else { return text(key, values) }
    return text(keyWithPlace, values.merging(["point": self.point(point)]) { first, _ in first })
  }
}
