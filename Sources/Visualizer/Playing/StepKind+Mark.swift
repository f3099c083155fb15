import Canvas
import Foundation

extension StepKind {
  /// The shape that stands for the kind wherever colour does too.
  func mark(at center: CGPoint, radius: CGFloat) -> Outline {
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + x * radius, y: center.y + y * radius)
    }
    switch self {
    case .asked, .inside: return Outline(center: center, radius: radius)
    case .refused: return Outline(polygon: [at(0, -1.2), at(1.2, 0), at(0, 1.2), at(-1.2, 0)])
    case .rule:
      return Outline(polygon: [at(-0.9, -0.9), at(0.9, -0.9), at(0.9, 0.9), at(-0.9, 0.9)])
    case .observed: return Outline(center: center, radius: radius * 0.6)
    case .answered, .answeredNothing:
      return Outline(polygon: [at(0, -1.1), at(1.1, 0.9), at(-1.1, 0.9)])
    }
  }

  /// What is kept where many steps share one column.
  var rarity: Int {
    switch self {
    case .rule: 3
    case .refused: 2
    case .answered: 1
    default: 0
    }
  }

  /// In the strip of many steps, in points.
  var height: CGFloat {
    switch self {
    case .rule: 20
    case .refused: 16
    case .inside: 12
    case .asked: 10
    default: 8
    }
  }
}
