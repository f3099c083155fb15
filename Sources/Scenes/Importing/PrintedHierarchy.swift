import UIKit

/// A scene as `recursiveDescription` would print it, from its live views.
///
/// `bounds` stands there too where frame, transform and offset do not give it back. Rules have no
/// place in this format; a scene file has.
@MainActor
public struct PrintedHierarchy {
  /// Levels that are printed at most: the indentation alone grows with the square of the depth.
  public nonisolated static let deepest = 4_000

  private let scene: BuiltScene

  public init(_ scene: BuiltScene) { self.scene = scene }

  /// One line a view, roots without indentation, back to front; nil for a scene that is deeper
  /// than `deepest`.
  public var text: String? {
    guard scene.document.nodes.allSatisfy({ $0.depth < Self.deepest }) else { return nil }
    var text = ""
    for (index, node) in scene.document.nodes.enumerated() {
      if node.depth > 0 {
        text += "   | " + String(repeating: "   | ", count: node.depth - 1)
      }
      text += line(scene.view(at: index), node, address: index + 1) + "\n"
    }
    return text
  }

  private func line(_ view: UIView, _ node: SceneNode, address: Int) -> String {
    let frame = view.frame
    let bounds = view.bounds
    let isTurned = view.transform != .identity
    let isScrolled = view is UIScrollView
    var items = ["<\(node.className ?? "UIView"): 0x\(String(address, radix: 16))"]
    items.append("frame = \(rect(frame))")
    let anchor = view.anchorPoint
    if anchor != CGPoint(x: 0.5, y: 0.5) {
      items.append("anchorPoint = (\(number(anchor.x)), \(number(anchor.y)))")
    }
    if isTurned {
      let t = view.transform
      let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: ", ")
      items.append("transform = [\(numbers)]")
    }
    if isTurned || (bounds.origin != .zero && !isScrolled) {
      items.append("bounds = \(rect(bounds))")
    }
    if let text = node.text { items.append("text = '\(text)'") }
    if view.clipsToBounds { items.append("clipsToBounds = YES") }
    if view.alpha != 1 { items.append("alpha = \(number(view.alpha))") }
    if view.isHidden { items.append("hidden = YES") }
    if let control = view as? UIControl, !control.isEnabled { items.append("enabled = NO") }
    if !view.isUserInteractionEnabled { items.append("userInteractionEnabled = NO") }
    items.append("layer = <CALayer: 0x\(String(address, radix: 16))>")
    if isScrolled {
      items.append("contentOffset: {\(number(bounds.origin.x)), \(number(bounds.origin.y))}")
    }
    return items.joined(separator: "; ") + ">"
  }

  private func rect(_ rect: CGRect) -> String {
    let origin = "\(number(rect.origin.x)) \(number(rect.origin.y))"
    return "(\(origin); \(number(rect.size.width)) \(number(rect.size.height)))"
  }

  private func number(_ value: CGFloat) -> String { JSONText.number(Double(value)) }
}
