import Scenes
import UIKit

/// Scenes by chance, the same ones for the same seed.
struct RandomScene {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// What a scene may hold.
  struct Ingredients: OptionSet {
    let rawValue: Int
    static let gates = Ingredients(rawValue: 1)
    static let fractions = Ingredients(rawValue: 2)
    static let transforms = Ingredients(rawValue: 4)
    static let shapes = Ingredients(rawValue: 8)
    static let rules = Ingredients(rawValue: 16)
    static let windows = Ingredients(rawValue: 32)
    static let overrides = Ingredients(rawValue: 64)
    static let everything: Ingredients = [
      .gates, .fractions, .transforms, .shapes, .rules, .windows, .overrides,
    ]
  }

  mutating func document(_ ingredients: Ingredients, views: Int = 24) -> SceneDocument {
    var nodes: [SceneNode] = []
    let windows = ingredients.contains(.windows) ? below(3) + 1 : 1
    for window in 0..<windows {
      var root = SceneNode(id: ViewID("w\(window)"), depth: 0, className: "UIWindow")
      root.frame = window == 0 ? CGRect(x: 0, y: 0, width: 120, height: 90) : rect(ingredients)
      root.windowLevel = Double(below(2))
      if window > 0 { decorate(&root, ingredients, names: windows * (views + 1)) }
      nodes.append(root)
      var depth = 0
      for view in 0..<views / windows {
        depth = min(depth + 1, max(1, below(depth + 2)))
        var node = SceneNode(
          id: ViewID("v\(window)-\(view)"), depth: depth,
          className: ["UIView", "UIButton", "UIScrollView", "UIImageView"][below(4)])
        if node.className == "UIImageView" { node.isUserInteractionEnabled = below(2) == 0 }
        node.frame = rect(ingredients)
        decorate(&node, ingredients, names: views)
        nodes.append(node)
      }
    }
    return SceneDocument(title: "by chance", nodes: nodes)
  }

  private mutating func decorate(_ node: inout SceneNode, _ with: Ingredients, names: Int) {
    if with.contains(.gates) {
      if chance(12) { node.isHidden = true }
      if chance(12) { node.alpha = [0, 0.005, 0.01, 0.0101][below(4)] }
      if chance(12) { node.isUserInteractionEnabled = false }
      if chance(12) { node.isEnabled = false }
    }
    if chance(8) {
      node.contentOffset = CGPoint(x: number(-20, 20, with), y: number(-20, 20, with))
    }
    if with.contains(.transforms), chance(4) { node.transform = transform() }
    if with.contains(.transforms), chance(8) { node.anchorPoint = CGPoint(x: 0, y: unit()) }
    if with.contains(.shapes), chance(5) {
      node.hitTestRules.append(shape(with))
      if chance(3) { node.hitTestRules.append(shape(with)) }
    }
    if with.contains(.rules), chance(4) {
      node.hitTestRules.append(rule(names))
      if chance(3) { node.hitTestRules.append(rule(names)) }
    }
    if with.contains(.overrides), chance(10) { node.className = ["Even", "Reach"][below(2)] }
  }

  private mutating func shape(_ with: Ingredients) -> HitTestRule {
    let fill = HitTestRule.FillRule.allCases[below(2)]
    switch below(5) {
    case 0:
      return .expand(
        .by(
          UIEdgeInsets(
            top: number(-4, 12, with), left: number(-4, 12, with), bottom: number(-4, 12, with),
            right: number(-4, 12, with))))
    case 1: return .expand(.toAtLeast(CGSize(width: 44, height: 44)))
    case 2: return .hole(d: "M5 5 C40 0 40 30 20 30 Z", fillRule: fill)
    case 3:
      return .path(
        d: "M20 12 C40 -4 44 20 20 38 C-4 20 0 -4 20 12 Z", fillRule: fill, gate: .inside)
    default:
      return .path(d: "M20 0 L32 38 L0 14 L40 14 L8 38 Z", fillRule: fill, gate: .inside)
    }
  }

  private mutating func rule(_ names: Int) -> HitTestRule {
    switch below(9) {
    case 0: return .passThrough
    case 1: return .ignore(views: [name(names), name(names), name(names)])
    case 2:
      return .redirect(
        to: name(names), from: chance(2) ? [name(names), name(names)] : nil,
        when: HitTestRule.RedirectMoment.allCases[below(3)])
    case 3: return .reachOutside(search: .frontMost, respectsGates: chance(2))
    case 4: return .reachOutside(search: .asPublished, respectsGates: false)
    case 5: return .overflow
    case 6: return .boxOnly
    case 7: return .none
    default:
      return .path(d: "M0 0 H30 V30 C10 40 40 40 0 30 Z", fillRule: .nonzero, gate: .result)
    }
  }

  private mutating func name(_ names: Int) -> ViewID { ViewID("v0-\(below(names))") }

  private mutating func transform() -> CGAffineTransform {
    switch below(6) {
    case 0: return CGAffineTransform(rotationAngle: unit() * 6.28)
    case 1: return CGAffineTransform(scaleX: 0.5 + unit(), y: 0.5 + unit())
    case 2: return CGAffineTransform(scaleX: -1, y: 1)
    case 3: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case 4: return CGAffineTransform(a: 1, b: unit(), c: unit(), d: 1.5, tx: 5 * unit(), ty: 2)
    default: return CGAffineTransform(scaleX: 0, y: 1)
    }
  }

  private mutating func rect(_ with: Ingredients) -> CGRect {
    CGRect(
      x: number(-15, 70, with), y: number(-15, 50, with), width: number(0, 70, with),
      height: number(0, 60, with))
  }

  private mutating func number(_ low: Int, _ high: Int, _ with: Ingredients) -> CGFloat {
    let whole = CGFloat(low + below(high - low))
    guard with.contains(.fractions) else { return whole }
    return whole + [0, 0.5, 0.1, unit()][below(4)]
  }

  private mutating func unit() -> CGFloat { CGFloat(below(1_000_000)) / 1_000_000 }

  private mutating func chance(_ one: Int) -> Bool { below(one) == 0 }

  private mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return limit <= 0 ? 0 : Int(state % UInt64(limit))
  }
}

/// Takes touches where x is even, and only for itself or its subviews.
final class EvenView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && Int(point.x.rounded(.down)).isMultiple(of: 2)
  }
}

/// Asks its subviews wherever they are, front-most first.
final class ReachView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }
}

/// Answers itself, whatever lies in it.
final class DeafView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? self : nil
  }
}

/// Claims every point there is.
final class GreedyView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}

/// Asks its subviews from back to front.
final class BackwardView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, bounds.contains(point) else {
      return nil
    }
    for view in subviews {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}

/// Returns what the first subview under the point says, even nothing.
final class HastyView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, bounds.contains(point) else {
      return nil
    }
    for view in subviews.reversed() where view.bounds.contains(convert(point, to: view)) {
      return view.hitTest(convert(point, to: view), with: event)
    }
    return self
  }
}

/// Answers every second time.
final class MoodyView: UIView {
  private var count = 0
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    count += 1
    return count.isMultiple(of: 2) ? nil : super.hitTest(point, with: event)
  }
}

/// Moves when it is asked.
final class RestlessView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit != nil { center.x += 1 }
    return hit
  }
}

/// Adds a view with every question.
final class GrowingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    addSubview(UIView(frame: bounds))
    return super.hitTest(point, with: event)
  }
}

/// Asks its superview, which asks it.
final class CirclingView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    superview?.hitTest(convert(point, to: superview), with: event) != nil
  }
}

/// Says of every point that it is outside.
final class ShyView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

/// Takes touches while it is disabled.
final class StubbornControl: UIControl {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isUserInteractionEnabled && !isHidden && alpha >= 0.01
      && self.point(inside: point, with: event) ? self : nil
  }
}
