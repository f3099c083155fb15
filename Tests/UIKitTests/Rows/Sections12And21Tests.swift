import Testing
import UIKit

@MainActor
@Suite("Behaviour 12 and 13: windows and the responder chain")
struct Sections12And13Tests {
  private func stack(_ front: UIWindow) -> WindowStack {
    let back = view("W1", 0, 0, 100, 100, as: UIWindow.self, [view("A", 0, 0, 50, 50)])
    return WindowStack(roots: [.init(view: front, level: 2000), .init(view: back, level: 0)])
  }

  private func hit(_ stack: WindowStack, _ x: CGFloat, _ y: CGFloat) -> String? {
    let point = CGPoint(x: x, y: y)
    let hit = stack.hitTest(point, with: nil)?.accessibilityIdentifier
    #expect(stack.trace(point).hit?.name == hit)
    return hit
  }

  @Test("12.1 windows are asked by level, then last first, until one answers")
  func order() {
    let windows = WindowStack(roots: [
      .init(view: view("low", 0, 0, 1, 1), level: 0),
      .init(view: view("high", 0, 0, 1, 1), level: 5),
      .init(view: view("low2", 0, 0, 1, 1), level: 0),
      .init(view: view("odd", 0, 0, 1, 1), level: .nan),
    ])
    #expect(
      windows.frontMostFirst.map(\.accessibilityIdentifier) == ["high", "odd", "low2", "low"])
  }

  @Test(
    "12.1, 12.3 a window that answers nil passes to the next; one with nothing hit answers itself")
  func passing() {
    let front = view("W2", 0, 0, 100, 100, as: UIWindow.self)
    #expect(hit(stack(front), 10, 10) == "W2")
    front.isUserInteractionEnabled = false
    #expect(hit(stack(front), 10, 10) == "A")
    front.isUserInteractionEnabled = true
    front.isHidden = true
    #expect(hit(stack(front), 10, 10) == "A")
    front.isHidden = false
    front.alpha = 0.001
    #expect(hit(stack(front), 60, 10) == "W1")
    front.alpha = 1
    front.rules(.passThrough)
    #expect(hit(stack(front), 10, 10) == "A")
  }

  @Test("12.4 a point(inside:) that is false makes the whole window inert")
  func inertWindow() {
    let front = view("W2", 0, 0, 100, 100, as: InertWindow.self, [view("B", 0, 0, 50, 50)])
    #expect(hit(stack(front), 10, 10) == "A")
  }

  @Test("12.5 the level constants")
  func levels() {
    #expect(UIWindow.Level.normal.rawValue == 0)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
    #expect(UIWindow.Level.alert.rawValue == 2000)
  }

  @Test("12.9 when every window answers nil there is no hit and no chain")
  func nothing() {
    let trace = stack(view("W2", 0, 0, 1, 1, as: UIWindow.self)).trace(CGPoint(x: 500, y: 5))
    #expect(trace.hit == nil)
    #expect(trace.chain.isEmpty)
    #expect(trace.steps.map(\.view) == ["W2", "W2", "W2", "W1", "W1", "W1"])
  }

  @Test("a root is asked at the screen point in its own coordinates, moved, scrolled, turned")
  func screenPoints() {
    let moved = view("M", 50, 60, 100, 100, [view("K", 5, 5, 10, 10)])
    moved.bounds.origin = CGPoint(x: 2, y: 3)
    let windows = WindowStack(roots: [.init(view: moved)])
    let trace = windows.trace(CGPoint(x: 54, y: 63))
    #expect(trace.point == CGPoint(x: 54, y: 63))
    #expect(trace.steps.first?.event == .asked(point: CGPoint(x: 6, y: 6), by: .outside))
    #expect(trace.hit == "K")
    moved.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(windows.hitTest(CGPoint(x: 54, y: 63), with: nil) == nil)
    #expect(
      windows.trace(CGPoint(x: 54, y: 63)).steps.map(\.event)
        == [.refused(.transform(moved.transform))])
  }

  @Test("only one root is asked on request, still at a screen point")
  func onlyOne() {
    let front = view("W2", 0, 0, 100, 100, as: UIWindow.self)
    let windows = stack(front)
    let trace = windows.trace(CGPoint(x: 10, y: 10), only: windows.roots[1].view)
    #expect(trace.hit == "A")
    #expect(!trace.steps.contains { $0.view == "W2" })
  }

  @Test("13.1 next: controller of a root view, superview, window, application, delegate")
  func chain() {
    final class Delegate: UIResponder, UIApplicationDelegate {}
    let delegate = Delegate()
    let window = view("W", 0, 0, 100, 100, as: UIWindow.self)
    let outer = UIViewController()
    outer.title = "Outer"
    outer.view.accessibilityIdentifier = "outer.view"
    window.rootViewController = outer
    let inner = UIViewController()
    inner.view = view("inner.view", 0, 0, 100, 100, [view("A", 0, 0, 10, 10)])
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = nil }
    #expect(
      window.trace(CGPoint(x: 5, y: 5)).chain == [
        "A", "inner.view", "UIViewController", "outer.view", "Outer", "W", "application",
        "delegate",
      ])
    let scene = UIWindowScene()
    window.windowScene = scene
    #expect(
      ResponderChain(from: window).responders == [window, scene, UIApplication.shared, delegate])
    window.windowScene = nil
    let presented = UIViewController()
    inner.present(presented, animated: false)
    #expect(presented.next === inner)
    inner.dismiss(animated: false)
    #expect(presented.next == nil)
  }

  @Test("13.2 an unhandled touch climbs the chain and never goes to a sibling")
  func climbing() {
    let notes = CallNotes()
    let parent = view("P", 0, 0, 100, 100, as: TouchView.self) { $0.notes = notes }
    let sibling = view("S", 0, 0, 100, 100, as: TouchView.self) { $0.notes = notes }
    let leaf = view("L", 0, 0, 10, 10)
    parent.addSubview(sibling)
    parent.addSubview(view("M", 0, 0, 50, 50, [leaf]))
    leaf.touchesBegan([], with: nil)
    #expect(notes.hitTestCalls == ["P"])
  }
}

class InertWindow: UIWindow {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

class TouchView: UIView {
  var notes: CallNotes?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    notes?.hitTestCalls.append(accessibilityIdentifier ?? "?")
  }
}

@MainActor
@Suite("Behaviour 19 and 21: target size, negative sizes, storage")
struct Sections19And21Tests {
  @Test(
    "19.1 an enlarged area works only within the parent's own",
    arguments: [(80, 100, "B"), (82, 100, "P"), (45, 100, "R")])
  func enlarged(x: CGFloat, y: CGFloat, expected: String) {
    let button = view("B", 0, 40, 20, 20, as: UIButton.self)
    button.rules(.expand(.by(UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12))))
    #expect(root([view("P", 50, 50, 100, 100, [button])]).hit(x, y) == expected)
  }

  @Test("19.2 of overlapping enlarged areas the front one wins, nearer or not")
  func overlapping() {
    let edges = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    let tree = root([view("B1", 50, 50, 20, 20), view("B2", 75, 50, 20, 20)])
    for child in tree.subviews { child.rules(.expand(.by(edges))) }
    #expect(tree.hit(69, 60) == "B2")
  }

  @Test("21.1 modelled: bounds of negative size hold nothing")
  func negativeBounds() {
    let child = view("A", 50, 50, 10, 10)
    child.bounds = CGRect(x: 0, y: 0, width: -10, height: -10)
    #expect(!child.point(inside: CGPoint(x: -5, y: -5), with: nil))
    #expect(!child.point(inside: CGPoint.zero, with: nil))
    #expect(child.bounds.size == CGSize(width: -10, height: -10))
    #expect(root([child]).hit(50, 50) == "R")
  }

  @Test("21.2 measured: alpha reads back as the Float it is kept in, and a trace tells that value")
  func alphaStorage() {
    let child = view("A", 0, 0, 100, 100) { $0.alpha = 0.01 }
    #expect(child.alpha == CGFloat(Float(0.01)))
    #expect(child.alpha < 0.01)
    let trace = root([child]).trace(CGPoint(x: 10, y: 10))
    #expect(trace.steps.contains { $0.event == .refused(.alpha(0.01)) })
  }

  @Test("21.4 modelled: a rectangle as a path answers as the rectangle does at its edges")
  func pathEdges() {
    let child = view("A", 0, 0, 100, 100)
    child.rules(.path(d: "M20 20 H80 V80 H20 Z", fillRule: .nonzero, gate: .inside))
    let rectangle = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let numbers: [CGFloat] = [19.9, 20, 50, 79.9, 80, 80.1]
    for (x, y) in numbers.flatMap({ x in numbers.map { (x, $0) } }) {
      let isInside = rectangle.point(inside: CGPoint(x: x - 20, y: y - 20), with: nil)
      #expect((child.hit(x, y) == "A") == isInside, "\(x), \(y)")
    }
    #expect(child.hit(20, 20) == "A" && child.hit(80, 80) == nil)
  }

  @Test("21.5 contested: an open subpath counts as closed")
  func openPath() {
    let child = view("A", 0, 0, 100, 100)
    child.rules(.path(d: "M0 0 L100 0 L100 100", fillRule: .nonzero, gate: .inside))
    #expect(child.hit(75, 25) == "A")
    #expect(child.hit(25, 75) == nil)
  }
}
