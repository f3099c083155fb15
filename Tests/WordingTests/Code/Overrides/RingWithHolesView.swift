// Made by the override tests from rules.
// swift-format-ignore-file
import UIKit

class RingWithHolesView: UIView {
  private let touchPath: CGPath = {
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
  private let hole: CGPath = {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addQuadCurve(to: CGPoint(x: 120, y: 0), control: CGPoint(x: 60, y: 120))
    path.closeSubpath()
    return path
  }()
  private let hole2: CGPath = {
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

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    touchPath.contains(point, using: .evenOdd)
      && !hole.contains(point)
      && !hole2.contains(point, using: .evenOdd)
  }
}
