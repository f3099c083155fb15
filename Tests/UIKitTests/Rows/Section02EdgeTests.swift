import Testing
import UIKit

@MainActor
@Suite("Behaviour 2: edges, degenerate rectangles")
struct Section02EdgeTests {
  @Test(
    "2.1 the min edges are inside, the max edges outside",
    arguments: [
      (20, 20, "A"), (119.999, 20, "A"), (120, 20, "R"), (20, 120, "R"), (19.999, 20, "R"),
      (200, 100, nil), (0, 0, "R"), (-0.001, 0, nil), (100, 200, nil), (-0.0, -0.0, "R"),
    ] as [(CGFloat, CGFloat, String?)])
  func halfOpen(x: CGFloat, y: CGFloat, expected: String?) {
    #expect(root([view("A", 20, 20, 100, 100)]).hit(x, y) == expected)
  }

  @Test("2.1 a hit agrees with the reported frame at its min edges, for awkward numbers too")
  func edgesAgreeWithFrame() {
    for step in 1...400 {
      let origin = CGFloat(step) * 0.1 + 0.033
      let size = CGFloat(step) * 0.07 + 0.011
      let child = view("A", origin, origin, size, size)
      let tree = root([child])
      let edge = child.frame.origin
      #expect(tree.hit(edge.x, edge.y) == "A")
      #expect(tree.hit(edge.x.nextDown, edge.y) == "R")
    }
  }

  @Test("2.2 abutting siblings never share the seam: the right one owns it")
  func seam() {
    let tree = root([view("L", 0, 0, 100, 200), view("M", 100, 0, 100, 200)])
    #expect(tree.hit(100, 50) == "M")
    #expect(tree.hit(99.999, 50) == "L")
  }

  @Test(
    "2.3 without width or height a view holds nothing, and its children can't be reached",
    arguments: [(0, 0), (0, 10), (10, 0)])
  func empty(width: CGFloat, height: CGFloat) {
    let tree = root([view("A", 20, 20, width, height, [view("K", 0, 0, 50, 50)])])
    #expect(tree.hit(20, 20) == "R")
    #expect(tree.hit(30, 30) == "R")
  }

  @Test("2.5 null holds nothing; infinite bounds are refused as geometry")
  func nullAndInfinite() {
    let child = view("A", 20, 20, 100, 100)
    let tree = root([child])
    child.bounds = .null
    #expect(child.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    child.frame = .infinite
    #expect(child.frame == CGRect(x: 20, y: 20, width: 100, height: 100))
    #expect(tree.hit(30, 30) == "A")
  }

  @Test(
    "2.6 modelled: a point that is not a number is outside everything",
    arguments: [
      CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 1, y: CGFloat.nan),
      CGPoint(x: CGFloat.infinity, y: 1), CGPoint(x: 1, y: -CGFloat.infinity),
    ])
  func oddPoints(point: CGPoint) {
    let tree = root([view("A", 0, 0, 200, 200) { $0.transform.a = 2 }])
    #expect(tree.hitTest(point, with: nil) == nil)
    #expect(tree.trace(point).hit == nil)
  }

  @Test(
    "2.6 modelled: geometry that is not finite or beyond 1e9 keeps the old value",
    arguments: [CGFloat.nan, .infinity, -.infinity, 1.0001e9, -1e300])
  func oddGeometry(value: CGFloat) {
    let child = view("A", 20, 30, 100, 50)
    child.frame.origin.x = value
    child.frame = CGRect(x: 0, y: 0, width: 10, height: value)
    child.bounds.size.width = value
    child.bounds.origin.y = value
    child.center = CGPoint(x: 0, y: value)
    child.anchorPoint = CGPoint(x: value, y: 0)
    child.transform.c = value
    #expect(child.frame == CGRect(x: 20, y: 30, width: 100, height: 50))
    #expect(child.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(child.transform == .identity)
    #expect(child.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(UIView(frame: CGRect(x: value, y: 0, width: 1, height: 1)).frame == .zero)
  }

  @Test("2.6 modelled: an alpha that is not a number keeps the old value; others are clamped")
  func oddAlpha() {
    let child = UIView()
    child.alpha = 0.5
    child.alpha = .nan
    #expect(child.alpha == 0.5)
    child.alpha = 7
    #expect(child.alpha == 1)
    child.alpha = -.infinity
    #expect(child.alpha == 0)
  }

  @Test("2.7 an inset to nothing or beyond hits nothing", arguments: [5, 6, 100] as [CGFloat])
  func shrunk(inset: CGFloat) {
    let child = view("A", 0, 0, 10, 10, as: ClosureView.self) {
      $0.inside = { view, point in view.bounds.insetBy(dx: inset, dy: inset).contains(point) }
    }
    let tree = root([child])
    #expect(tree.hit(5, 5) == "R")
    child.inside = nil
    let edges = UIEdgeInsets(top: -inset, left: -inset, bottom: -inset, right: -inset)
    child.rules(.expand(.by(edges)))
    #expect(tree.hit(5, 5) == "R")
  }

  @Test("2.9 a mirrored axis swaps the half-open side in the parent's space")
  func mirrored() {
    let child = view("A", 150, 150, 100, 100) { $0.transform = CGAffineTransform(scaleX: -1, y: 1) }
    let tree = view("R", 0, 0, 400, 400, [child])
    #expect(tree.hit(150, 200) == "R")
    #expect(tree.hit(250, 200) == "A")
  }
}
