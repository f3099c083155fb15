import Testing
import UIKit

@MainActor
@Suite("Behaviour 1: order of checks, when point(inside:) runs")
struct Section01OrderTests {
  private func spies(_ notes: CallNotes, hidden: Bool) -> UIView {
    let front = view("H", 0, 0, 100, 100, as: SpyView.self) { $0.isHidden = hidden }
    let back = view("A", 0, 0, 100, 100, as: SpyView.self)
    let root = view("R", 0, 0, 200, 200, as: SpyView.self, [back, front])
    for spy in [root, back, front] { spy.notes = notes }
    return root
  }

  @Test("1.1 a view that fails a gate never has point(inside:) called")
  func gatesBeforeInside() {
    let notes = CallNotes()
    let root = spies(notes, hidden: true)
    #expect(root.hit(10, 10) == "A")
    #expect(notes.insideCalls == ["R", "A"])
  }

  @Test("1.1 the gate reported is the first in the order of checks")
  func orderOfGates() {
    let control = view("C", 0, 0, 100, 100, as: UIControl.self)
    let tree = root([control])
    func gate() -> HitTestTrace.Gate? {
      for step in tree.trace(CGPoint(x: 10, y: 10)).steps where step.view == "C" {
        if case .refused(let gate) = step.event { return gate }
      }
      return nil
    }
    control.alpha = 0
    #expect(gate() == .alpha(0))
    control.isHidden = true
    #expect(gate() == .isHidden)
    control.isUserInteractionEnabled = false
    #expect(gate() == .isUserInteractionEnabled)
    control.isEnabled = false
    #expect(gate() == .isEnabled)
  }

  @Test("1.3 a view with an alpha below 0.01 is ignored")
  func alphaBelow() {
    let tree = root([view("A", 0, 0, 100, 100) { $0.alpha = 0.0099 }])
    #expect(tree.hit(10, 10) == "R")
  }

  @Test(
    "1.4 alpha is a Float: exactly 0.01 is below 0.01, the next value isn't",
    arguments: [
      (0.01, "R"), (0.010000001, "A"), (0.0101, "A"), (0.011, "A"), (0.02, "A"), (0.005, "R"),
      (0, "R"), (1, "A"),
    ])
  func alphaEdge(alpha: CGFloat, expected: String) {
    let tree = root([view("A", 0, 0, 100, 100) { $0.alpha = alpha }])
    #expect(tree.hit(10, 10) == expected)
  }

  @Test("1.5 point(inside:) is called once for each visited view, and a sibling behind never")
  func insideOnce() {
    let notes = CallNotes()
    let d = view("D", 10, 10, 40, 40, as: SpyView.self)
    let c = view("C", 50, 50, 100, 100, as: SpyView.self, [d])
    let b = view("B", 10, 10, 50, 50, as: SpyView.self)
    let tree = view("R", 0, 0, 200, 200, as: SpyView.self, [b, c])
    for spy in [tree, b, c, d] { spy.notes = notes }
    #expect(tree.hit(70, 70) == "D")
    #expect(notes.insideCalls == ["R", "C", "D"])
    #expect(notes.hitTestCalls == ["R", "C", "D"])
  }

  @Test("1.6 a child that contains the point and answers nil doesn't block the sibling behind")
  func nilDoesNotBlock() {
    let front = view("F", 0, 0, 100, 100, as: ClosureView.self) { $0.hit = { _, _, _ in nil } }
    let tree = root([view("A", 0, 0, 100, 100), front])
    #expect(tree.hit(10, 10) == "A")
  }

  @Test("1.7 the event may be nil, and one that is given reaches every override")
  func eventIsPassedOn() {
    let event = UIEvent()
    var met: UIEvent?
    let child = view("A", 0, 0, 100, 100, as: ClosureView.self) {
      $0.hit = { view, point, event in
        met = event
        return view.superHitTest(point, event)
      }
    }
    let tree = root([child])
    #expect(tree.hit(10, 10) == "A")
    #expect(met == nil)
    _ = tree.hitTest(CGPoint(x: 10, y: 10), with: event)
    #expect(met === event)
  }

  @Test("1.8 the point is in the receiver's own coordinates")
  func ownCoordinates() {
    var asked: CGPoint?
    let child = view("A", 20, 20, 100, 100, as: ClosureView.self) {
      $0.hit = { view, point, event in
        asked = point
        return view.superHitTest(point, event)
      }
    }
    #expect(root([child]).hit(20, 20) == "A")
    #expect(asked == CGPoint.zero)
    #expect(child.hit(0, 0) == "A")
  }

  @Test(
    "1.10 whatever view an override returns is the answer, hidden and off the tree as it may be")
  func anyViewIsReturned() {
    let other = view("X", 0, 0, 1, 1) { $0.isHidden = true }
    let child = view("A", 0, 0, 100, 100, as: ClosureView.self) { $0.hit = { _, _, _ in other } }
    #expect(root([child]).hit(10, 10) == "X")
  }
}
