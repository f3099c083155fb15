// Made by the override tests from rules.
// swift-format-ignore-file
import UIKit

class HeartView: UIView {
  private let touchPath: CGPath = {
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
    touchPath.contains(point)
  }
}
