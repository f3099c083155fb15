import Foundation
import Scenes
import UIKit

/// Where a view is, in the form in which it is edited: the frame before the transform acts, what
/// the bounds begin at, the anchor point, the transform.
struct NodeGeometry: Equatable, Sendable {
  /// The superview's coordinates, as if there were no transform.
  var frame: CGRect
  /// The origin of the bounds.
  var offset: CGPoint
  var anchorPoint: CGPoint
  var transform: CGAffineTransform

  @MainActor
  init(of view: UIView) {
    let size = view.bounds.size
    anchorPoint = view.anchorPoint
    offset = view.bounds.origin
    transform = view.transform
    frame = CGRect(
      x: view.center.x - anchorPoint.x * size.width,
      y: view.center.y - anchorPoint.y * size.height, width: size.width, height: size.height)
  }

  /// What the transform turns and scales about, in the superview's coordinates.
  var center: CGPoint {
    CGPoint(
      x: frame.origin.x + anchorPoint.x * frame.width,
      y: frame.origin.y + anchorPoint.y * frame.height)
  }

  /// As UIKit does it: the view moves, for its center stays.
  mutating func setAnchorPoint(_ anchor: CGPoint) {
    let fixed = center
    anchorPoint = anchor
    frame.origin = CGPoint(
      x: fixed.x - anchor.x * frame.width, y: fixed.y - anchor.y * frame.height)
  }

  /// States it in a node, defaults left out.
  func write(to node: inout SceneNode) {
    node.frame = frame
    node.center = nil
    node.bounds = nil
    node.contentOffset = offset == .zero ? nil : offset
    node.anchorPoint = anchorPoint == CGPoint(x: 0.5, y: 0.5) ? nil : anchorPoint
    node.transform = transform == .identity ? nil : transform
  }
}

/// A transform as people speak of it.
struct TurnAndScale: Equatable, Sendable {
  /// Degrees, clockwise on a screen whose y grows downwards.
  var degrees: Double
  var scaleX: Double
  var scaleY: Double

  /// Nil where the transform also skews or has no such form.
  init?(_ transform: CGAffineTransform) {
    let (a, b, c, d) = (
      Double(transform.a), Double(transform.b), Double(transform.c), Double(transform.d)
    )
    let across = hypot(a, b)
    guard across > 1e-12 else {
      guard b == 0, c == 0 else { return nil }
      (degrees, scaleX, scaleY) = (0, a, d)
      return
    }
    guard abs(a * c + b * d) <= 1e-9 * max(1, across * hypot(c, d)) else { return nil }
    // An upright view that is mirrored is scaled by −1, not turned by half a circle.
    let sign = b == 0 && a < 0 ? -1.0 : 1.0
    degrees = b == 0 ? 0 : atan2(b, a) * 180 / .pi
    scaleX = across * sign
    scaleY = (a * d - b * c) / scaleX
  }

  /// With the translation of another transform.
  func transform(movedBy other: CGAffineTransform) -> CGAffineTransform {
    let quarters = degrees / 90
    let isQuarter = quarters == quarters.rounded() && abs(quarters) < 1e6
    let turn = degrees * .pi / 180
    // Quarter turns are exact, so that an edge stays an edge.
    let (cosine, sine): (Double, Double) =
      isQuarter
      ? [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)][((Int(quarters) % 4) + 4) % 4]
      : (cos(turn), sin(turn))
    return CGAffineTransform(
      a: CGFloat(cosine * scaleX), b: CGFloat(sine * scaleX), c: CGFloat(-sine * scaleY),
      d: CGFloat(cosine * scaleY), tx: other.tx, ty: other.ty)
  }
}
