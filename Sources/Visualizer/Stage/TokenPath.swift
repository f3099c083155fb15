import Canvas
import Foundation
import UIKit

/// Where the token is in the course of one step: on an arc from one place to the next, or against
/// a view that refuses and back.
struct TokenPath: Equatable, Sendable {
  private(set) var point: CGPoint
  /// The way behind the token.
  private(set) var trail = Outline()
  /// The whole way, in points of the window.
  private(set) var length: CGFloat

  /// - Parameter bow: how far the way bends, as a share of its length.
  init(
    _ move: Descent.Move, touch: CGPoint, anchor: (ViewID) -> CGPoint?, progress: Double,
    bow: CGFloat = 0.18
  ) {
    func place(_ place: Descent.Place) -> CGPoint {
      switch place {
      case .touch: touch
      case .view(let view): anchor(view) ?? touch
      }
    }
    let start = place(move.from)
    let end = place(move.to)
    guard let bounce = move.bounce.flatMap(anchor) else {
      (point, trail, length) = Self.arc(
        from: start, to: end, share: Self.eased(progress), bow: bow)
      return
    }
    let turn = 0.4
    if progress < turn {
      (point, trail, length) = Self.arc(
        from: start, to: bounce, share: Self.eased(progress / turn), bow: bow)
      if length <= 4 {
        // Already there: it shakes its head.
        point.x += CGFloat(sin(progress / turn * .pi * 4)) * 5 * CGFloat(1 - progress / turn)
      }
    } else {
      (point, trail, length) = Self.arc(
        from: bounce, to: end, share: Self.eased((progress - turn) / (1 - turn)), bow: bow)
    }
  }

  /// Slow at both ends.
  static func eased(_ share: Double) -> Double {
    let t = min(max(share, 0), 1)
    return t < 0.5 ? 4 * t * t * t : 1 - pow(-2 * t + 2, 3) / 2
  }

  private static func arc(
    from start: CGPoint, to end: CGPoint, share: Double, bow: CGFloat
  ) -> (CGPoint, Outline, CGFloat) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0.5 else { return (end, Outline(), 0) }
    // A bow to the left of the way, so that there and back are two ways.
    let bow = min(length * bow, 36)
    let control = CGPoint(
      x: (start.x + end.x) / 2 + dy / length * bow, y: (start.y + end.y) / 2 - dx / length * bow)
    func at(_ t: CGFloat) -> CGPoint {
      let u = 1 - t
      return CGPoint(
        x: u * u * start.x + 2 * u * t * control.x + t * t * end.x,
        y: u * u * start.y + 2 * u * t * control.y + t * t * end.y)
    }
    let head = CGFloat(share)
    let tail = max(0, head - 0.45)
    let samples = (0...10).map { at(tail + (head - tail) * CGFloat($0) / 10) }
    return (at(head), Outline(polyline: samples), length)
  }
}
