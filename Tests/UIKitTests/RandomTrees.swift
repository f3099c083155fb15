import UIKit

/// A small generator with a seed, so that a failure can be run again.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

extension UIView {
  var everyView: [UIView] {
    var all: [UIView] = []
    var stack = [self]
    while let view = stack.popLast() {
      all.append(view)
      stack += view.subviews
    }
    return all
  }
}

/// A tree of engine classes, and with `custom` of overriding classes too, with random geometry,
/// flags, transforms and, with `ruled`, rules.
@MainActor
func randomTree(_ random: inout Seeded, views: Int, custom: Bool, ruled: Bool) -> UIView {
  let tree = view("v0", 0, 0, 200, 200)
  var all = [tree]
  for number in 1..<views {
    let child = randomView(&random, custom: custom)
    child.accessibilityIdentifier = "v\(number)"
    child.frame = CGRect(
      x: .random(in: -40...120, using: &random), y: .random(in: -40...120, using: &random),
      width: .random(in: 0...150, using: &random), height: .random(in: 0...150, using: &random))
    child.isHidden = chance(0.08, &random)
    child.isUserInteractionEnabled = !chance(0.08, &random)
    if chance(0.08, &random) { child.alpha = .random(in: 0...0.02, using: &random) }
    if chance(0.2, &random) {
      child.bounds.origin = CGPoint(x: .random(in: -30...30, using: &random), y: 7)
    }
    if chance(0.2, &random) {
      child.anchorPoint = CGPoint(x: .random(in: 0...1, using: &random), y: 0)
    }
    if chance(0.25, &random) { child.transform = randomTransform(&random) }
    all.randomElement(using: &random)?.addSubview(child)
    all.append(child)
  }
  guard ruled else { return tree }
  for child in all where chance(0.4, &random) {
    child.setHitTestRules(
      (0...Int.random(in: 0...2, using: &random)).map { _ in
        randomRule(&random, views: views)
      }
    ) { id in all.first { $0.accessibilityIdentifier == id.name } }
  }
  return tree
}

@MainActor
private func randomView(_ random: inout Seeded, custom: Bool) -> UIView {
  if custom, chance(0.4, &random) {
    return switch Int.random(in: 0..<6, using: &random) {
    case 0: SuperView()
    case 1: ReplacingView()
    case 2: ManualView()
    case 3: ChildrenUnionView()
    case 4: AimingView()
    default: TracedManualView()
    }
  }
  return switch Int.random(in: 0..<4, using: &random) {
  case 0: UIButton()
  case 1: UIScrollView()
  default: UIView()
  }
}

private func randomTransform(_ random: inout Seeded) -> CGAffineTransform {
  switch Int.random(in: 0..<4, using: &random) {
  case 0: CGAffineTransform(rotationAngle: .random(in: -3...3, using: &random))
  case 1: CGAffineTransform(scaleX: .random(in: -2...2, using: &random), y: 1.5)
  case 2: CGAffineTransform(a: 1, b: 0.3, c: -0.4, d: 1, tx: 10, ty: -5)
  default: CGAffineTransform(scaleX: 0, y: 1)
  }
}

private func randomRule(_ random: inout Seeded, views: Int) -> HitTestRule {
  func id() -> ViewID { ViewID("v\(Int.random(in: 0..<views, using: &random))") }
  switch Int.random(in: 0..<12, using: &random) {
  case 0:
    return .expand(.by(UIEdgeInsets(top: 5, left: 10, bottom: 0, right: -3)))
  case 1: return .expand(.toAtLeast(CGSize(width: 80, height: 80)))
  case 2: return .path(d: "M0 0 C100 0 100 100 0 100 Z", fillRule: .nonzero, gate: .inside)
  case 3: return .path(d: "M0 0 H60 V60 H0 Z", fillRule: .evenodd, gate: .result)
  case 4: return .hole(d: "M10 10 H40 V40 H10 Z", fillRule: .nonzero)
  case 5: return .passThrough
  case 6: return .ignore(views: [id(), id()])
  case 7:
    return .redirect(
      to: id(), from: chance(0.5, &random) ? [id(), id(), id()] : nil,
      when: HitTestRule.RedirectMoment.allCases.randomElement(using: &random) ?? .hit)
  case 8: return .reachOutside(search: .frontMost, respectsGates: chance(0.5, &random))
  case 9: return .reachOutside(search: .asPublished, respectsGates: false)
  case 10: return .overflow
  default: return chance(0.5, &random) ? .boxOnly : .none
  }
}

private func chance(_ share: Double, _ random: inout Seeded) -> Bool {
  Double.random(in: 0..<1, using: &random) < share
}

// MARK: Overriding classes

/// Calls `super` and nothing else.
class SuperView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
}

/// Calls `super` and replaces its answer.
class ReplacingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Walks its subviews itself, never calling `super`.
class ManualView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for child in subviews.reversed() {
      if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
    }
    return bounds.contains(point) ? self : nil
  }
}

class TracedReplacingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    traced(point) {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }
}

class TracedManualView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    traced(point) {
      for child in subviews.reversed() {
        if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
      }
      return bounds.contains(point) ? self : nil
    }
  }
}

/// Is inside wherever a subview is.
class ChildrenUnionView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      || subviews.contains { $0.point(inside: $0.convert(point, from: self), with: event) }
  }
}

/// Searches twice: at the point, and where that finds nothing, at its own middle.
class AimingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
      ?? super.hitTest(CGPoint(x: bounds.midX, y: bounds.midY), with: event)
  }
}
