import UIKit

extension OverrideWriter {
  /// Adds the recursion of `reachOutside`; returns its name.
  mutating func addFinder(
    _ index: Int, _ search: HitTestRule.ReachSearch, _ respectsGates: Bool
  ) -> String {
    switch search {
    case .asPublished:
      addHelper(Self.published(index))
      return "findAsPublished"
    case .frontMost:
      addHelper(Self.frontMost(index, respectsGates))
      return respectsGates ? "findUsable" : "find"
    }
  }

  /// Of a view's descendants, the front-most that contains the point, wherever it lies.
  private static func frontMost(_ index: Int, _ respectsGates: Bool) -> [SwiftLine] {
    let name = respectsGates ? "findUsable" : "find"
    return [
      SwiftLine(
        "private func \(name)(in view: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {"
      ),
      SwiftLine("  for child in view.subviews.reversed() {"),
    ]
      + (respectsGates
        ? [
          SwiftLine(
            "    guard child.isUserInteractionEnabled, !child.isHidden, child.alpha >= 0.01,"),
          SwiftLine("      (child as? UIControl)?.isEnabled != false"),
          SwiftLine("    else { continue }", .skip(index)),
        ] : []) + [
        SwiftLine("    let local = child.convert(point, from: view)"),
        SwiftLine(
          "    if let deeper = \(name)(in: child, at: local, with: event) { return deeper }"),
        SwiftLine("    if child.point(inside: local, with: event) { return child }", .look(index)),
        SwiftLine("  }"),
        SwiftLine("  return nil"),
        SwiftLine("}"),
      ]
  }

  /// A child that contains the point ends the loop; one that doesn't may overwrite what was found.
  private static func published(_ index: Int) -> [SwiftLine] {
    let name = "findAsPublished"
    return [
      SwiftLine(
        "private func \(name)(in view: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {"
      ),
      SwiftLine("  var found: UIView?"),
      SwiftLine("  for child in view.subviews.reversed() {"),
      SwiftLine("    let local = child.convert(point, from: view)"),
      SwiftLine("    if child.point(inside: local, with: event) {", .look(index)),
      SwiftLine("      return \(name)(in: child, at: local, with: event) ?? child"),
      SwiftLine("    }"),
      SwiftLine("    if !child.subviews.isEmpty {"),
      SwiftLine("      found = \(name)(in: child, at: local, with: event)"),
      SwiftLine("    }"),
      SwiftLine("  }"),
      SwiftLine("  return found"),
      SwiftLine("}"),
    ]
  }
}
