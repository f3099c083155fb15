import Testing

@testable import UIKit

@Suite("CGRect")
struct CGRectTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rect: CGRect
    var point: CGPoint
    var isInside: Bool
    var testDescription: String { "\(rect) \(point)" }

    init(
      _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat, _ px: CGFloat, _ py: CGFloat,
      _ isInside: Bool
    ) {
      rect = CGRect(origin: CGPoint(x: x, y: y), size: CGSize(width: w, height: h))
      point = CGPoint(x: px, y: py)
      self.isInside = isInside
    }
  }

  @Test(
    "2.1, 2.3, 2.5, 2.6, 21.1: a touch is inside half-open bounds, and nothing traps",
    arguments: [
      Case(0, 0, 100, 100, 0, 0, true), Case(0, 0, 100, 100, 99.999, 0, true),
      Case(0, 0, 100, 100, 100, 0, false), Case(0, 0, 100, 100, 0, 100, false),
      Case(0, 0, 100, 100, -0.001, 0, false), Case(0, 0, 100, 100, -0.0, -0.0, true),
      Case(20, 20, 0, 0, 20, 20, false), Case(20, 20, 0, 10, 20, 20, false),
      Case(0, 0, -10, -10, -5, -5, false),
      Case(0, 0, 100, 100, .nan, 1, false), Case(0, 0, 100, 100, 1, .infinity, false),
      Case(.nan, 0, 100, 100, 1, 1, false), Case(0, 0, .nan, 100, 1, 1, false),
      Case(-.infinity, 0, .infinity, 100, 1, 1, false),
    ])
  func contains(_ c: Case) {
    #expect(c.rect.hitContains(c.point) == c.isInside)
  }

  @Test(
    "2.5: the null rectangle holds nothing, the infinite one what is below half the largest number")
  func special() {
    #expect(!CGRect.null.hitContains(.zero))
    #expect(CGRect.infinite.hitContains(.zero))
    #expect(!CGRect.infinite.hitContains(CGPoint(x: 1e308, y: 1e308)))
  }

  @Test("insets move each side by plain arithmetic, past zero too")
  func insets() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 12, y: 21, width: 24, height: 36))
    #expect(
      rect.inset(by: UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)).size.width == -10)
    #expect(rect.equalTo(rect) && !rect.equalTo(.zero))
  }
}
