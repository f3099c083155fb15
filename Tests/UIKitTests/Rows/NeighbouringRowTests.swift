import Testing
import UIKit

/// Rows about what stands around UIKit's hit test: containers, hosted content, other frameworks.
@MainActor
@Suite("Behaviour: neighbours of the hit test")
struct NeighbouringRowTests {
  @Test("10.9 a container between the window and the root view can be the hit view")
  func containers() {
    let page = UIViewController()
    page.view.accessibilityIdentifier = "rootView"
    let navigation = UINavigationController(rootViewController: page)
    navigation.view.accessibilityIdentifier = "container"
    let stage = Stage()
    stage.window.rootViewController = navigation
    page.view.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
    #expect(page.view.isDescendant(of: navigation.view))
    stage.down(150, 150)
    #expect(stage.screen.fingers[0]?.view?.accessibilityIdentifier == "rootView")
    stage.up()
    stage.down(20, 390)
    #expect(stage.screen.fingers[0]?.view?.accessibilityIdentifier == "container")
  }

  @Test("11.5 the passes of one touch-down share their time and point, so that a library can tell")
  func duplicates() {
    struct Question: Hashable {
      var time: TimeInterval?
      var x: CGFloat
      var y: CGFloat
    }
    var asked: [Question] = []
    let custom = view("C", 0, 0, 100, 100, as: ClosureView.self)
    custom.hit = { view, point, event in
      asked.append(Question(time: event?.timestamp, x: point.x, y: point.y))
      return view.superHitTest(point, event)
    }
    let stage = Stage([custom])
    stage.screen.passes = 2
    stage.down(20, 30)
    #expect(asked.count == 2 && Set(asked).count == 1)
  }

  @Test(
    "12.6 modelled: where the second pass answers with the root view, it gets no touch from a window that lets that through"
  )
  func hostedElements() {
    for (letsThrough, expected) in [(true, nil), (false, "root")] as [(Bool, String?)] {
      var pass = 0
      let element = view("element", 10, 10, 50, 50)
      let host = view("root", 0, 0, 400, 400, as: ClosureView.self, [element])
      host.hit = { host, _, _ in
        pass += 1
        return pass == 1 ? element : host
      }
      let window = view("overlay", 0, 0, 400, 400, as: PassingWindow.self, [host])
      window.passed = letsThrough ? host : nil
      let stage = Stage()
      stage.screen.windows = WindowStack(roots: [.init(view: window)])
      stage.screen.passes = 2
      stage.down(20, 20)
      #expect(pass == 2)
      #expect(stage.screen.fingers[0]?.view?.accessibilityIdentifier == expected)
    }
  }

  /// The usual overlay: what hits its root view goes to the window behind.
  final class PassingWindow: UIWindow {
    var passed: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit == passed || hit == self ? nil : hit
    }
  }

  @Test("12.7 modelled: a hosting view without subviews is told apart by its layers")
  func hostedLayers() {
    let host = view("root", 0, 0, 400, 400, as: ClosureView.self)
    let button = CALayer()
    button.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    host.layer.addSublayer(button)
    // Both points hit the hosting view, so a test of the view can't tell them apart.
    #expect(host.hit(20, 20) == "root" && host.hit(300, 300) == "root")
    host.hit = { host, point, event in
      host.layer.hitTest(point) === host.layer ? nil : host.superHitTest(point, event)
    }
    #expect(host.hit(20, 20) == "root")
    #expect(host.hit(300, 300) == nil)
  }

  @Test("18.4 modelled: a hitSlop ends at the parent, and of two the sibling in front wins")
  func slop() {
    let parent = view(
      "P", 50, 50, 100, 100, [view("A", 0, 40, 20, 20), view("B", 25, 40, 20, 20)])
    let tree = root([parent])
    for id in ["A", "B"] {
      tree.find(id)?.rules(
        .expand(.by(UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12))), in: tree)
    }
    #expect(tree.hit(45, 100) == "R")
    #expect(tree.hit(55, 85) == "A")
    // Inside A's own bounds, and inside what B was given.
    #expect(tree.hit(68, 100) == "B")
  }

  @Test("18.7 unlike CSS, a child can't let touches in again that its parent lets nothing of")
  func noReentry() {
    let child = view("K", 0, 0, 50, 50)
    let parent = view("P", 0, 0, 100, 100, [child])
    parent.isUserInteractionEnabled = false
    child.isUserInteractionEnabled = true
    #expect(root([parent]).hit(10, 10) == "R")
  }

  @Test("18.9 a point is the receiver's own, where AppKit's is the superview's")
  func ownPoint() {
    let child = view("A", 20, 20, 50, 50)
    _ = root([child])
    #expect(child.hit(0, 0) == "A")
    #expect(child.hit(60, 60) == nil)
  }

  @Test(
    "19.4 a target of 20 points reaches 44 with 12 points at each side",
    arguments: [(CGFloat(11.9), false), (12, true), (55.9, true), (56, false)])
  func targetSize(x: CGFloat, isHit: Bool) {
    let tree = root([view("A", 24, 80, 20, 20)])
    tree.find("A")?.rules(
      .expand(.by(UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12))), in: tree)
    #expect(tree.hit(x, 90) == (isHit ? "A" : "R"))
  }
}
