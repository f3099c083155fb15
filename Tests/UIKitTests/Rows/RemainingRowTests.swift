import Testing
import UIKit

/// Rows of several sections that no other suite is about.
@MainActor
@Suite("Behaviour: what remains")
struct RemainingRowTests {
  @Test("5.2 masks and round corners leave the touch area as it is")
  func masks() {
    let round = view("A", 0, 0, 100, 100) {
      $0.layer.cornerRadius = 50
      $0.layer.masksToBounds = true
      $0.mask = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
      $0.layer.mask = CALayer()
    }
    #expect(root([round]).hit(1, 1) == "A")
  }

  @Test("10.4 scrolling changes what lies under a point, and dragging nothing more")
  func scrolling() {
    let scroll = view(
      "S", 0, 0, 200, 200, as: UIScrollView.self, [view("K", 0, 100, 200, 100)]
    ) { $0.contentSize = CGSize(width: 200, height: 1000) }
    let stage = Stage([scroll])
    #expect(stage.window.hit(10, 50) == "S")
    stage.down(10, 150)
    stage.move(10, 50)
    #expect(scroll.isDragging && scroll.contentOffset.y > 0)
    #expect(stage.window.hit(10, 50) == "K")
  }

  @Test("10.5 a button added to a cell, not to its contentView, lies behind that and gets no touch")
  func cell() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    cell.layoutIfNeeded()
    cell.contentView.accessibilityIdentifier = "content"
    cell.addSubview(view("B", 10, 0, 44, 44, as: UIButton.self))
    #expect(cell.hit(20, 20) == "content")
    cell.insertSubview(view("D", 10, 0, 44, 44, as: UIButton.self), aboveSubview: cell.contentView)
    #expect(cell.hit(20, 20) == "content")
    cell.contentView.addSubview(view("C", 10, 0, 44, 44, as: UIButton.self))
    #expect(cell.hit(20, 20) == "C")
  }

  @Test("10.6 the spaces of a stack view are the stack view's own and hide what is behind")
  func stack() {
    let stack = view("S", 0, 0, 200, 50, as: UIStackView.self)
    stack.spacing = 20
    for index in 0..<2 {
      stack.addArrangedSubview(view("K\(index)", CGFloat(index) * 110, 0, 90, 50))
    }
    let tree = root([view("B", 0, 0, 200, 200, as: UIButton.self), stack])
    #expect(tree.hit(10, 10) == "K0")
    #expect(tree.hit(100, 10) == "S")
    #expect(tree.hit(100, 60) == "B")
  }

  @Test("10.7 modelled: an item of a bar is hit by its own area; the point is never moved")
  func bars() {
    let bar = view(
      "bar", 0, 0, 200, 44, as: UINavigationBar.self,
      [view("item", 10, 0, 44, 44, as: UIButton.self)])
    let tree = root([view("B", 0, 0, 200, 200), bar])
    #expect(tree.hit(20, 43) == "item")
    #expect(tree.hit(20, 50) == "B")
  }

  @Test("11.2 modelled: every pass asks at the true point, and the last decides")
  func passes() {
    var asked: [CGPoint] = []
    let custom = view("C", 0, 0, 100, 100, as: ClosureView.self)
    custom.hit = { view, point, event in
      asked.append(point)
      return asked.count < 3 ? nil : view.superHitTest(point, event)
    }
    let stage = Stage([custom])
    stage.screen.passes = 3
    stage.down(20, 30)
    #expect(asked == Array(repeating: CGPoint(x: 20, y: 30), count: 3))
    #expect(stage.screen.fingers[0]?.view === custom)
  }

  @Test("12.8 a second pass can be shown, each with its own facts")
  func shownPasses() {
    let stage = Stage([view("A", 0, 0, 100, 100)])
    stage.screen.passes = 2
    let passes = stage.down(10, 10).steps.compactMap { step -> Int? in
      if case .hitTest(let pass, let trace) = step.event { return trace.hit == "A" ? pass : nil }
      return nil
    }
    #expect(passes == [1, 2])
  }

  @Test("13.6 the view that a touch hits is not the first responder")
  func firstResponder() {
    let target = view("A", 0, 0, 100, 100, as: FirstResponderTests.Willing.self)
    let editing = view("E", 200, 0, 100, 100, as: FirstResponderTests.Willing.self)
    let stage = Stage([target, editing])
    editing.becomeFirstResponder()
    stage.down(10, 10)
    #expect(stage.screen.fingers[0]?.view === target)
    #expect(!target.isFirstResponder && editing.isFirstResponder)
    #expect(target.becomeFirstResponder() && target.isFirstResponder)
  }

  @Test("18.1, 18.2 modelled: React Native's pointerEvents as rules")
  func pointerEvents() {
    func tree(_ rule: HitTestRule) -> UIView {
      let parent = view("P", 0, 0, 100, 100, [view("K", 0, 0, 50, 50)])
      let tree = root([parent])
      parent.rules(rule, in: tree)
      return tree
    }
    for (rule, onChild, beside) in [
      (.boxOnly, "P", "P"), (.passThrough, "K", "R"), (.none, "R", "R"),
    ] as [(HitTestRule, String, String)] {
      #expect(tree(rule).hit(10, 10) == onChild)
      #expect(tree(rule).hit(60, 60) == beside)
    }
  }

  @Test("18.3 a child outside its parent: out of reach, and within reach where overflow is visible")
  func overflow() {
    let parent = view("P", 50, 50, 100, 100, [view("K", 80, 80, 60, 60)])
    let tree = root([parent])
    #expect(tree.hit(170, 170) == "R")
    parent.rules(.overflow, in: tree)
    #expect(tree.hit(170, 170) == "K")
  }

  @Test(
    "20.1 a pointer's click is a touch of its own type that is hit-tested like any other",
    arguments: [UITouch.TouchType.direct, .indirectPointer, .pencil])
  func pointer(_ type: UITouch.TouchType) {
    let target = view("A", 0, 0, 100, 100, as: KeepingView.self)
    let stage = Stage([target])
    target.stage = stage
    stage.add(UITapGestureRecognizer(), "finger", to: target) {
      $0.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    }
    stage.screen.touchDown(at: CGPoint(x: 10, y: 10), time: 1, type: type)
    #expect(stage.screen.fingers[0]?.view === target)
    #expect(stage.screen.fingers[0]?.type == type)
    stage.up()
    #expect(
      stage.take()
        == (type == .direct
          ? ["A began 1", "finger ended", "A cancelled 1"] : ["A began 1", "A ended 1"]))
  }

  @Test("20.3 a pointer's region on a view changes no hit, and no touch asks for it")
  func interaction() {
    final class Regions: NSObject, UIPointerInteractionDelegate {
      var isAsked = false
      func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
      ) -> UIPointerRegion? {
        isAsked = true
        return UIPointerRegion(rect: CGRect(x: 50, y: 0, width: 100, height: 100))
      }
    }
    let (front, regions) = (view("F", 0, 0, 60, 100), Regions())
    let target = view("A", 0, 0, 100, 100, [front])
    let stage = Stage([target])
    let interaction = UIPointerInteraction(delegate: regions)
    let places = [10, 55, 80, 110].map { CGFloat($0) }
    let before = places.map { stage.window.hit($0, 10) }
    #expect(before == ["F", "F", "A", "W"])
    target.addInteraction(interaction)
    #expect(interaction.view === target && target.interactions.count == 1)
    #expect(places.map { stage.window.hit($0, 10) } == before)
    for place in places { stage.tap(place, 10) }
    #expect(!regions.isAsked)
    target.removeInteraction(interaction)
    #expect(interaction.view == nil && target.interactions.isEmpty)
  }
}
