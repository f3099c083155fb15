// Made by the override tests from rules.
// swift-format-ignore-file
import UIKit

class HeartResultView: UIView {
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

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    var hit = super.hitTest(point, with: event)
    if !answerPath.contains(point, using: .evenOdd) { hit = nil }
    return hit
  }
}
