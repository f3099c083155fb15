// Made by the override tests from rules.
// swift-format-ignore-file
import UIKit

class ManyRulesView: UIView {
  private let hole: CGPath = {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 110, y: 10))
    path.addLine(to: CGPoint(x: 110, y: 90))
    path.addLine(to: CGPoint(x: 10, y: 90))
    path.closeSubpath()
    path.move(to: CGPoint(x: 40, y: 30))
    path.addLine(to: CGPoint(x: 80, y: 30))
    path.addLine(to: CGPoint(x: 80, y: 70))
    path.addLine(to: CGPoint(x: 40, y: 70))
    path.closeSubpath()
    return path
  }()
  weak var target: UIView?  // other
  weak var source: UIView?  // child1
  private let answerPath: CGPath = {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 60, y: 20))
    path.addCurve(
      to: CGPoint(x: 60, y: 100), control1: CGPoint(x: 120, y: -20), control2: CGPoint(x: 120, y: 60))
    path.addCurve(
      to: CGPoint(x: 60, y: 20), control1: CGPoint(x: 0, y: 60), control2: CGPoint(x: 0, y: -20))
    path.closeSubpath()
    return path
  }()

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -20, dy: -20).contains(point)
      && !hole.contains(point)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    var hit = searchChildrenFirst(point, with: event)
    if hit === self { hit = nil }
    if hit != nil, hit === source, let target { hit = target }
    if passesGates { hit = findUsable(in: self, at: point, with: event) ?? hit }
    if !answerPath.contains(point) { hit = nil }
    return hit
  }

  private func findUsable(in view: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
    for child in view.subviews.reversed() {
      guard child.isUserInteractionEnabled, !child.isHidden, child.alpha >= 0.01,
        (child as? UIControl)?.isEnabled != false
      else { continue }
      let local = child.convert(point, from: view)
      if let deeper = findUsable(in: child, at: local, with: event) { return deeper }
      if child.point(inside: local, with: event) { return child }
    }
    return nil
  }

  private var passesGates: Bool {
    isUserInteractionEnabled && !isHidden && alpha >= 0.01
  }

  private func searchChildrenFirst(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    for subview in subviews.reversed() {
      let local = subview.convert(point, from: self)
      if let hit = subview.hitTest(local, with: event) { return hit }
    }
    return self.point(inside: point, with: event) ? self : nil
  }
}
