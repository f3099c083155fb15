import Testing
import UIKit

@MainActor
@Suite("Big containers answer alike with and without their table")
struct ChildTableTests {
  /// A traced hit asks every view and never uses a table.
  private func check(_ tree: UIView, _ random: inout Seeded, hits: Int = 40) {
    for _ in 0..<hits {
      let point = CGPoint(
        x: .random(in: -60...1100, using: &random), y: .random(in: -60...1100, using: &random))
      #expect(
        tree.hitTest(point, with: nil)?.accessibilityIdentifier == tree.trace(point).hit?.name)
    }
  }

  private func container(_ random: inout Seeded, children: Int, mixed: Bool) -> UIView {
    let tree = view("T", 0, 0, 1000, 1000)
    for number in 0..<children {
      let isBig = Int.random(in: 0..<20, using: &random) == 0
      let child: UIView =
        mixed && number % 13 == 0 ? ReplacingView() : number % 5 == 0 ? UIButton() : UIView()
      child.accessibilityIdentifier = "c\(number)"
      child.frame = CGRect(
        x: .random(in: -50...1000, using: &random), y: .random(in: -50...1000, using: &random),
        width: .random(in: 0...(isBig ? 700 : 60), using: &random),
        height: .random(in: 0...(isBig ? 700 : 60), using: &random))
      if mixed {
        child.isHidden = number % 11 == 0
        if number % 17 == 0 { child.transform = CGAffineTransform(rotationAngle: 0.5) }
        if number % 19 == 0 { child.rules(.passThrough) }
        if number % 23 == 0 { child.transform = CGAffineTransform(scaleX: 0, y: 1) }
        if number % 29 == 0 { child.bounds.origin = CGPoint(x: 0.1, y: -7.3) }
      }
      tree.addSubview(child)
    }
    return tree
  }

  @Test(
    "for few, many and very many children", arguments: [15, 16, 63, 64, 65, 900], [true, false])
  func sizes(children: Int, mixed: Bool) {
    var random = Seeded(UInt64(children))
    check(container(&random, children: children, mixed: mixed), &random, hits: 120)
  }

  @Test("after every kind of change to a child or to the list of children")
  func changes() throws {
    var random = Seeded(5)
    let tree = container(&random, children: 200, mixed: false)
    let changes: [(UIView) -> Void] = [
      { $0.center.x += 100 }, { $0.bounds.size.width = 300 }, { $0.isHidden = true },
      { $0.alpha = 0 }, { $0.isUserInteractionEnabled = false },
      { $0.anchorPoint = CGPoint(x: 0, y: 0) },
      { $0.transform = CGAffineTransform(scaleX: 3, y: 3) }, { $0.rules(.none) },
      { $0.frame = CGRect(x: 10, y: 10, width: 900, height: 900) },
      { tree.bringSubviewToFront($0) }, { $0.removeFromSuperview() },
      { ($0 as? UIControl)?.isEnabled = false },
      { $0.bounds.origin = CGPoint(x: 500, y: 0) },
    ]
    for change in changes {
      check(tree, &random, hits: 20)
      change(try #require(tree.subviews.randomElement(using: &random)))
      check(tree, &random, hits: 20)
    }
    tree.addSubview(view("new", 0, 0, 500, 500))
    check(tree, &random)
    tree.exchangeSubview(at: 0, withSubviewAt: tree.subviews.count - 1)
    check(tree, &random)
  }

  @Test("at the edges of children, and for points that are no points")
  func edges() {
    let tree = view("T", 0, 0, 1000, 1000)
    for number in 0..<400 {
      tree.addSubview(
        view("c\(number)", CGFloat(number % 20) * 33.3, CGFloat(number / 20) * 33.3, 33.3, 33.3))
    }
    for _ in 0..<20 { _ = tree.hit(5, 5) }
    for child in tree.subviews {
      let origin = child.frame.origin
      for point in [
        origin, CGPoint(x: origin.x.nextDown, y: origin.y),
        CGPoint(x: child.frame.maxX, y: child.frame.maxY),
        CGPoint(x: child.frame.maxX.nextDown, y: child.frame.maxY.nextDown),
      ] {
        let hit = tree.hitTest(point, with: nil)?.accessibilityIdentifier
        #expect(hit == tree.trace(point).hit?.name)
      }
    }
    #expect(tree.hit(.nan, 5) == nil)
    #expect(tree.hit(.infinity, 5) == nil)
    tree.rules(.expand(.by(UIEdgeInsets(top: 1e8, left: 1e8, bottom: 1e8, right: 1e8))))
    #expect(tree.hit(-9e7, 9e7) == "T")
  }

  @Test("children of no size, or all in one place")
  func degenerate() {
    let tree = view("T", 0, 0, 100, 100)
    for number in 0..<100 { tree.addSubview(view("c\(number)", 10, 10, 0, 0)) }
    for _ in 0..<20 { #expect(tree.hit(10, 10) == "T") }
    for child in tree.subviews { child.frame.size = CGSize(width: 1, height: 1) }
    for _ in 0..<20 { #expect(tree.hit(10, 10) == "c99") }
  }
}
