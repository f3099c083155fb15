public import UIKit

/// UIKit's own `hitTest`, written out.
public enum DefaultAlgorithm {
  /// - Parameter isControl: a control has one gate more.
  public static func lines(isControl: Bool = false) -> [SwiftLine] {
    [
      SwiftLine("func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {", .question),
      SwiftLine("  guard \(gates(isControl: isControl)) else { return nil }", .gates),
      SwiftLine("  guard self.point(inside: point, with: event) else { return nil }", .inside),
      SwiftLine("  for subview in subviews.reversed() {"),
      SwiftLine("    let local = subview.convert(point, from: self)", .subview),
      SwiftLine("    if let hit = subview.hitTest(local, with: event) { return hit }", .handUp),
      SwiftLine("  }"),
      SwiftLine("  return self", .itself),
      SwiftLine("}"),
    ]
  }

  /// The same for a view.
  public static var lines: [SwiftLine] { lines() }

  /// The index of the line that performs a step of the view's own frame; nil where none does.
  public static func currentLine(
    for step: HitTestTrace.Step, in trace: HitTestTrace, isControl: Bool = false
  ) -> Int? {
    RuleSwift.currentLine(for: step, in: trace, of: lines(isControl: isControl))
  }

  static func gates(isControl: Bool) -> String {
    (isControl ? "isEnabled, " : "") + "isUserInteractionEnabled, !isHidden, alpha >= 0.01"
  }
}
