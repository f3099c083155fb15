import UIKit

/// A scene as `recursiveDescription` would print it, from its live views.
///
/// `bounds` stands there too where frame, transform and offset do not give it back, and a name that
/// is one word stands in front, as debuggers print it. For what is `leftOut` a scene file has a place.
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

  /// What touches depend on and this format has no word for: how many views state it, by key of a
  /// scene file.
  public var leftOut: [ImportReport.Count] {
    let nodes = scene.document.nodes
    func count(_ key: NodeKey, _ isStated: (SceneNode) -> Bool) -> ImportReport.Count {
      ImportReport.Count(key: key.rawValue, count: nodes.count(where: isStated))
    }
    return [
      count(.hitTestRules) { !$0.hitTestRules.isEmpty },
      count(.windowLevel) { $0.windowLevel != nil },
      count(.gestureRecognizers) { !$0.gestureRecognizers.isEmpty },
      count(.actions) { !$0.actions.isEmpty },
      count(.handlesTouches) { $0.handlesTouches != nil },
      count(.isMultipleTouchEnabled) { $0.isMultipleTouchEnabled != nil },
      count(.isExclusiveTouch) { $0.isExclusiveTouch != nil },
      count(.viewController) { $0.viewController != nil },
    ].filter { $0.count > 0 }
  }

  /// What stands in front of the description: a name that the class alone does not give back.
  private func lead(_ node: SceneNode) -> String {
    let name = node.id.name
    let short = ClassNames.short(node.className ?? "UIView")
    let isOfClass = name == short || name.hasPrefix(short + "#")
    let isWord = !name.isEmpty && name.utf8.allSatisfy(\.isWord) && !name.hasPrefix("$")
    return isWord && !isOfClass && name != "Optional" ? name + " " : ""
  }

  private func line(_ view: UIView, _ node: SceneNode, address: Int) -> String {
    let frame = view.frame
    let bounds = view.bounds
    let isTurned = view.transform != .identity
    let isScrolled = view is UIScrollView
    var items = ["\(lead(node))<\(node.className ?? "UIView"): 0x\(String(address, radix: 16))"]
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
