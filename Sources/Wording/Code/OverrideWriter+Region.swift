import UIKit

extension OverrideWriter {
  /// `point(inside:)` for the rules that shape the region; nothing where there are none.
  mutating func insideOverride() -> [SwiftLine] {
    var base: [SwiftLine] = []
    var holes: [SwiftLine] = []
    // The last rule that sets the region anew leaves nothing of those before it.
    let start = rules.lastIndex(where: \.setsRegion) ?? 0
    for (index, rule) in rules.enumerated().dropFirst(start) {
      switch rule {
      case .expand(let growth):
        base = Self.test(growth).map { SwiftLine("  " + $0, .rule(index)) }
      case .path(let d, let fillRule, .inside):
        base = [SwiftLine("  " + pathTest(d, fillRule, as: "touchPath"), .rule(index))]
      case .hole(let d, let fillRule):
        holes.append(
          SwiftLine("    && !" + pathTest(d, fillRule, as: "hole"), .rule(index)))
      default: break
      }
    }
    guard !base.isEmpty || !holes.isEmpty else { return [] }
    let head = SwiftLine(
      "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {", .inside)
    let inBounds = SwiftLine("  super.point(inside: point, with: event)")
    return [head] + (base.isEmpty ? [inBounds] : base) + holes + [SwiftLine("}")]
  }

  private static func test(_ growth: HitTestRule.Growth) -> [String] {
    switch growth {
    case .toAtLeast(let size):
      let dx = "min(0, (bounds.width - \(Figures.exact(size.width))) / 2)"
      let dy = "min(0, (bounds.height - \(Figures.exact(size.height))) / 2)"
      return ["bounds.insetBy(", "  dx: \(dx), dy: \(dy)", ").contains(point)"]
    case .by(let edges) where edges.isUniform:
      let inset = Figures.exact(-edges.top)
      return ["bounds.insetBy(dx: \(inset), dy: \(inset)).contains(point)"]
    case .by(let edges):
      let sides = [edges.top, edges.left, edges.bottom, edges.right].map { Figures.exact(-$0) }
      let insets =
        "UIEdgeInsets(top: \(sides[0]), left: \(sides[1]), bottom: \(sides[2]), right: \(sides[3]))"
      return keepsSize(edges) + ["bounds.inset(by: \(insets))", "  .contains(point)"]
    }
  }

  /// Insets that are too large turn a rectangle inside out, and it would contain points again.
  private static func keepsSize(_ edges: UIEdgeInsets) -> [String] {
    let width = -(edges.left + edges.right)
    let height = -(edges.top + edges.bottom)
    return (width > 0 ? ["bounds.width > \(Figures.exact(width)) &&"] : [])
      + (height > 0 ? ["bounds.height > \(Figures.exact(height)) &&"] : [])
  }
}

extension HitTestRule {
  fileprivate var setsRegion: Bool {
    switch self {
    case .expand, .path(_, _, .inside): true
    default: false
    }
  }
}

extension UIEdgeInsets {
  fileprivate var isUniform: Bool { top == left && top == bottom && top == right }
}
