import Testing
import UIKit

/// Who waits for whom, whatever the order in which recognizers were added.
@MainActor
@Suite("Behaviour 14: requirements between gestures")
struct RequirementTests {
  /// How one recognizer is told to wait for the other.
  enum Way: CaseIterable {
    case require, delegateOfTheWaiting, delegateOfTheOther, subclass
  }

  /// Where the two are, the waiting one named first.
  enum Places: CaseIterable {
    case waitingAddedFirst, waitingAddedLast, waitingOnTheChild, waitingOnTheParent
  }

  final class Waiter: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer.name == "double" }
  }

  final class Leader: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer.name == "single" }
  }

  final class PatientTap: UITapGestureRecognizer {
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
      otherGestureRecognizer.name == "double"
    }
  }

  @Test(
    "a single tap waits until the double tap has failed, and gives way to it",
    arguments: Way.allCases, Places.allCases)
  func doubleTap(_ way: Way, _ places: Places) {
    let child = view("A", 0, 0, 100, 100)
    let stage = Stage([child])
    let single = way == .subclass ? PatientTap() : UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let (waiter, leader) = (Waiter(), Leader())
    switch way {
    case .require: single.require(toFail: double)
    case .delegateOfTheWaiting: single.delegate = waiter
    case .delegateOfTheOther: double.delegate = leader
    case .subclass: break
    }
    switch places {
    case .waitingAddedFirst:
      stage.add(single, "single", to: child)
      stage.add(double, "double", to: child)
    case .waitingAddedLast:
      stage.add(double, "double", to: child)
      stage.add(single, "single", to: child)
    case .waitingOnTheChild:
      stage.add(single, "single", to: child)
      stage.add(double, "double", to: stage.window)
    case .waitingOnTheParent:
      stage.add(single, "single", to: stage.window)
      stage.add(double, "double", to: child)
    }
    stage.tap(10, 10)
    #expect(stage.take().isEmpty)
    stage.screen.advance(to: 1)
    #expect(stage.take() == ["single ended"])
    stage.down(10, 10, at: 2)
    stage.up(at: 2.05)
    stage.down(10, 10, at: 2.2)
    stage.up(at: 2.25)
    #expect(stage.take() == ["double ended"])
    stage.screen.advance(to: 4)
    #expect(stage.take().isEmpty)
    #expect(!stage.screen.isWaiting)
  }

  final class OwnGesture: UIGestureRecognizer {
    var phase = UITouch.Phase.ended

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      if phase == .began { state = .recognized }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      if phase == .ended { state = .recognized } else { state = .failed }
    }
  }

  @Test(
    "one that is added later and decides by the same touch is waited for too",
    arguments: [UITouch.Phase.began, .ended, .moved])
  func ownGesture(_ phase: UITouch.Phase) {
    let stage = Stage()
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: stage.window)
    let own = stage.add(OwnGesture(), "own", to: stage.window)
    own.phase = phase
    tap.require(toFail: own)
    stage.tap(10, 10)
    #expect(stage.take() == [phase == .moved ? "tap ended" : "own ended"])
  }

  @Test("two that wait for each other don't wait for ever", arguments: [false, true])
  func circle(_ isTurned: Bool) {
    let stage = Stage()
    let (a, b) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    a.require(toFail: b)
    b.require(toFail: a)
    stage.add(isTurned ? b : a, "first", to: stage.window)
    stage.add(isTurned ? a : b, "second", to: stage.window)
    stage.tap(10, 10)
    #expect(stage.take().count == 1)
    #expect(!stage.screen.isWaiting)
  }

  @Test("a press that needs no time begins with the touch", arguments: [0.0, 0.5])
  func pressAtOnce(_ duration: TimeInterval) {
    let stage = Stage()
    stage.add(UILongPressGestureRecognizer(), "press", to: stage.window) {
      $0.minimumPressDuration = duration
    }
    stage.down(10, 10, at: 1)
    #expect(stage.take() == (duration == 0 ? ["press began"] : []))
    stage.screen.advance(to: 1.6)
    #expect(stage.take() == (duration == 0 ? [] : ["press began"]))
  }

  @Test("a recognizer's target hears once of each change, however often it was added")
  func sameTarget() {
    var calls = 0
    let target = NSObject()
    let tap = UITapGestureRecognizer()
    let action = Selector("tapped") { _, _ in calls += 1 }
    for _ in 0..<3 { tap.addTarget(target, action: action) }
    let stage = Stage()
    stage.window.addGestureRecognizer(tap)
    stage.tap(10, 10)
    #expect(calls == 1)
  }
}
