import Canvas
import Foundation
import UIKit

/// Path data as scenes state it.
enum SVGPath {
  static let example = "M0 0 L44 0 L22 44 Z"

  static func oval(in box: CGRect) -> String {
    let (rx, ry) = (number(box.width / 2), number(box.height / 2))
    let (left, right, y) = (number(box.minX), number(box.maxX), number(box.midY))
    return "M\(left) \(y) A\(rx) \(ry) 0 1 1 \(right) \(y) A\(rx) \(ry) 0 1 1 \(left) \(y) Z"
  }

  /// With a point and a hyphen, as machines read it.
  static func number(_ value: CGFloat) -> String {
    NumberEntry.text(Double(value)).replacing("−", with: "-")
  }
}

extension HitTestRule {
  /// A template with a shape that fits the view, so that a new rule can be seen at once.
  func fitted(to bounds: CGRect) -> HitTestRule {
    switch self {
    case .path("", let fillRule, let gate):
      return .path(d: SVGPath.oval(in: bounds), fillRule: fillRule, gate: gate)
    case .hole("", let fillRule):
      let hole = bounds.insetBy(dx: bounds.width / 4, dy: bounds.height / 4)
      return .hole(d: SVGPath.oval(in: hole), fillRule: fillRule)
    default: return self
    }
  }
}
