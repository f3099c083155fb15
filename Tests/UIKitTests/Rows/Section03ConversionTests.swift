import Testing
import UIKit

@MainActor
@Suite("Behaviour 3: coordinate conversion")
struct Section03ConversionTests {
  @Test("3.1 the bounds' origin scrolls the subviews, and the view's own region with it")
  func scrolled() {
    let scroll = view(
      "S", 0, 0, 200, 200, [view("C1", 0, 0, 200, 100), view("C2", 0, 350, 200, 100)])
    scroll.bounds.origin = CGPoint(x: 0, y: 300)
    let tree = root([scroll])
    #expect(tree.hit(10, 60) == "C2")
    #expect(tree.hit(10, 40) == "S")
    #expect(scroll.hit(10, 60) == nil)
    #expect(scroll.hit(10, 360) == "C2")
  }

  @Test(
    "3.2 a negative bounds origin works alike",
    arguments: [(-5, -5, "R"), (52.5, 52.5, "K"), (-11, -11, nil), (95, 95, nil)]
      as [(CGFloat, CGFloat, String?)])
  func negativeOrigin(x: CGFloat, y: CGFloat, expected: String?) {
    let tree = view("R", 0, 0, 100, 100, [view("A", 40, 40, 20, 20, [view("K", 10, 10, 5, 5)])])
    tree.bounds.origin = CGPoint(x: -10, y: -10)
    #expect(tree.hit(x, y) == expected)
  }

  private func turned(_ transform: CGAffineTransform) -> UIView {
    view("R", 0, 0, 400, 400, [view("A", 150, 150, 100, 100) { $0.transform = transform }])
  }

  @Test(
    "3.3 the region of a rotated view is the rotated rectangle, not its box",
    arguments: [
      (200, 135, "A"), (155, 155, "R"), (270, 200, "A"), (271, 200, "R"), (165, 165, "A"),
    ])
  func rotated(x: CGFloat, y: CGFloat, expected: String) {
    #expect(turned(CGAffineTransform(rotationAngle: .pi / 4)).hit(x, y) == expected)
  }

  @Test(
    "3.4 a scaled view keeps half-open edges after mapping",
    arguments: [(175, 175, "A"), (174.9, 200, "R"), (224.9, 224.9, "A"), (225, 200, "R")])
  func scaled(x: CGFloat, y: CGFloat, expected: String) {
    #expect(turned(CGAffineTransform(scaleX: 0.5, y: 0.5)).hit(x, y) == expected)
  }

  @Test(
    "3.5 a transform turns about the anchor point, and center is where that lands",
    arguments: [(90, 110, "A"), (110, 110, "R"), (100, 110, "A"), (50, 110, "R")])
  func anchored(x: CGFloat, y: CGFloat, expected: String) {
    let child = view("A", 0, 0, 100, 50) {
      $0.anchorPoint = CGPoint(x: 0, y: 0)
      $0.center = CGPoint(x: 100, y: 100)
      $0.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    #expect(root([child]).hit(x, y) == expected)
  }

  @Test("3.6 the transform's translation moves the touch area too")
  func translated() {
    let child = view("A", 0, 0, 100, 100) {
      $0.transform = CGAffineTransform(translationX: 50, y: 0)
    }
    let tree = root([child])
    #expect(tree.hit(120, 50) == "A")
    #expect(tree.hit(20, 50) == "R")
  }

  @Test("3.7 the frame of a transformed view is its bounding box, and hit testing never uses it")
  func frameIsBox() {
    let tree = turned(CGAffineTransform(rotationAngle: .pi / 4))
    let frame = tree.subviews[0].frame
    #expect(abs(frame.origin.x - 129.29) < 0.01 && abs(frame.size.width - 141.42) < 0.01)
    #expect(frame.contains(CGPoint(x: 155, y: 155)))
    #expect(tree.hit(155, 155) == "R")
  }

  @Test("3.7 modelled: a frame set under a transform reads back the same")
  func frameSetUnderTransform() {
    let child = view("A", 0, 0, 100, 50) { $0.transform = CGAffineTransform(scaleX: 2, y: 4) }
    child.frame = CGRect(x: 10, y: 20, width: 80, height: 80)
    #expect(child.frame == CGRect(x: 10, y: 20, width: 80, height: 80))
    #expect(child.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(child.center == CGPoint(x: 50, y: 60))
  }

  @Test("3.7 a frame keeps the bounds' origin, and a negative size is standardised (21.1)")
  func frameSetting() {
    let child = view("A", 0, 0, 10, 10)
    child.bounds.origin = CGPoint(x: 3, y: 4)
    child.frame = CGRect(x: 50, y: 60, width: -20, height: -30)
    #expect(child.frame == CGRect(x: 30, y: 30, width: 20, height: 30))
    #expect(child.bounds == CGRect(x: 3, y: 4, width: 20, height: 30))
    #expect(child.center == CGPoint(x: 40, y: 45))
  }

  @Test("3.9, 21.3 modelled: a transform without inverse makes the branch unhittable")
  func singular() {
    let child = view("A", 0, 0, 100, 100, [view("K", 0, 0, 100, 100)]) {
      $0.transform = CGAffineTransform(scaleX: 0, y: 1)
    }
    let tree = root([child])
    #expect(tree.hit(50, 50) == "R")
    let trace = tree.trace(CGPoint(x: 50, y: 50))
    #expect(
      trace.steps.filter { $0.view == "A" }.map(\.event)
        == [.refused(.transform(CGAffineTransform(scaleX: 0, y: 1)))])
    #expect(!trace.steps.contains { $0.view == "K" })
  }

  @Test("3.11 nil stands for the window; without one the value stays unchanged")
  func nilIsTheWindow() {
    let child = view("A", 20, 30, 50, 50)
    let point = CGPoint(x: 10, y: 10)
    #expect(child.convert(point, to: nil) == point)
    #expect(child.convert(point, from: nil) == point)
    #expect(
      child.convert(CGRect(x: 1, y: 2, width: 3, height: 4), to: nil).origin == CGPoint(x: 1, y: 2))
    let window = view(
      "W", 100, 100, 200, 200, as: UIWindow.self, [view("P", 5, 5, 100, 100, [child])])
    #expect(child.convert(point, to: nil) == CGPoint(x: 35, y: 45))
    #expect(child.convert(CGPoint(x: 35, y: 45), from: nil) == point)
    // A window's own conversions have windows for targets: for them nil is the screen.
    #expect(window.convert(point, to: nil as UIView?) == point)
    #expect(window.convert(point, to: nil as UIWindow?) == CGPoint(x: 110, y: 110))
    #expect(window.convert(point, from: nil as UIWindow?) == CGPoint(x: -90, y: -90))
  }

  @Test("3.12 modelled: between two windows the way goes through the screen")
  func betweenWindows() {
    let a = view("A", 10, 10, 50, 50)
    let b = view("B", 20, 20, 50, 50)
    let windows = [
      view("W1", 0, 0, 100, 100, as: UIWindow.self, [a]),
      view("W2", 30, 40, 100, 100, as: UIWindow.self, [b]),
    ]
    #expect(a.convert(CGPoint(x: 45, y: 55), to: b) == CGPoint(x: 5, y: 5))
    #expect(b.convert(CGPoint(x: 5, y: 5), to: a) == CGPoint(x: 45, y: 55))
    #expect(windows.count == 2)
  }

  @Test("3.13 a rectangle of a rotated view converts to a box; only points come back")
  func rectangles() {
    let tree = turned(CGAffineTransform(rotationAngle: .pi / 4))
    let child = tree.subviews[0]
    let box = child.convert(child.bounds, to: tree)
    #expect(abs(box.size.width - 141.42) < 0.01)
    #expect(tree.convert(box, to: child).size.width > 199)
    let point = CGPoint(x: 12, y: 34)
    let back = child.convert(child.convert(point, to: tree), from: tree)
    #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
  }

  @Test("3.13 a rectangle's box is taken going up and again coming down")
  func boxTwice() {
    let rotation = CGAffineTransform(rotationAngle: .pi / 4)
    let a = view("A", 50, 50, 100, 100) { $0.transform = rotation }
    let b = view("B", 50, 50, 100, 100) { $0.transform = rotation }
    let tree = root([a, b])
    let box = a.convert(a.bounds, to: b)
    #expect(abs(box.size.width - 200) < 1e-9 && abs(box.origin.x - -50) < 1e-9)
    #expect(tree.subviews.count == 2)
  }

  @Test("points convert through cousins, to self and to an ancestor alike in both directions")
  func ways() {
    let a = view("A", 10, 20, 50, 50)
    let b = view("B", 3, 4, 50, 50)
    let tree = root([view("P", 5, 5, 100, 100, [a]), view("Q", 50, 60, 100, 100, [b])])
    tree.bounds.origin = CGPoint(x: 7, y: 8)
    let point = CGPoint(x: 1, y: 2)
    #expect(a.convert(point, to: a) == point)
    #expect(a.convert(point, to: tree) == CGPoint(x: 16, y: 27))
    #expect(tree.convert(CGPoint(x: 16, y: 27), to: a) == point)
    #expect(a.convert(point, to: b) == CGPoint(x: -37, y: -37))
    #expect(b.convert(point, from: a) == CGPoint(x: -37, y: -37))
  }
}
