import Testing
import UIKit

@Suite("CGAffineTransform")
struct CGAffineTransformTests {
  @Test(
    "a map and its inverse give the point back",
    arguments: [
      CGAffineTransform.identity,
      CGAffineTransform(translationX: 10, y: -20),
      CGAffineTransform(scaleX: -2, y: 0.5),
      CGAffineTransform(rotationAngle: 1),
      CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
      CGAffineTransform(scaleX: 1e-200, y: 1e-200),
      CGAffineTransform(scaleX: 1e200, y: 1e-200),
      CGAffineTransform(scaleX: 1e200, y: 1e200),
      CGAffineTransform(scaleX: 1e-100, y: 1e100).rotated(by: 0.3),
      CGAffineTransform(scaleX: .leastNormalMagnitude, y: 1),
    ])
  func roundTrip(_ t: CGAffineTransform) {
    #expect(t.isInvertible == t.inverted().a.isFinite)
    guard t.isInvertible else { return }
    let point = CGPoint(x: 3, y: -7)
    let back = point.applying(t).applying(t.inverted())
    #expect(abs(back.x - 3) < 1e-3 && abs(back.y + 7) < 1e-3)
  }

  @Test(
    "a map without inverse says so and inverts to itself",
    arguments: [
      CGAffineTransform(scaleX: 0, y: 1),
      CGAffineTransform(scaleX: 0, y: 0),
      CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 4),
      CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 1, y: 0).rotated(by: 0.4),
      CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      CGAffineTransform(translationX: .infinity, y: 0),
      CGAffineTransform(scaleX: 1e-308, y: 1).translatedBy(x: 1, y: 0).scaledBy(x: 1e-15, y: 1),
    ])
  func singular(_ t: CGAffineTransform) {
    #expect(!t.isInvertible)
    #expect(String(describing: t.inverted()) == String(describing: t))
  }

  @Test("the newest of chained maps comes first, as in Core Graphics")
  func order() {
    let point = CGPoint(x: 1, y: 0)
    let moved = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
    #expect(point.applying(moved) == CGPoint(x: 22, y: 0))
    let scaled = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(point.applying(scaled) == CGPoint(x: 12, y: 0))
    let joined = CGAffineTransform(scaleX: 2, y: 2)
      .concatenating(CGAffineTransform(translationX: 10, y: 0))
    #expect(point.applying(joined) == CGPoint(x: 12, y: 0))
    let turned = point.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-15 && turned.y == 1)
  }

  @Test("sizes map without the translation, rectangles to the box around their corners")
  func rectangles() {
    let t = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 6)
    #expect(CGSize(width: 2, height: 3).applying(t) == CGSize(width: -3, height: 2))
    #expect(
      CGRect(x: 1, y: 2, width: 3, height: 4).applying(t)
        == CGRect(x: -1, y: 7, width: 4, height: 3))
    #expect(CGRect.null.applying(t).isNull)
    #expect(CGRect.infinite.applying(t).isInfinite)
  }
}
