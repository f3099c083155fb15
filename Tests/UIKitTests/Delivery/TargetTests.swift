import Testing
import UIKit

/// What an action is called with, and on whom.
@MainActor
@Suite("Behaviour 14: targets and actions")
struct TargetTests {
  final class Keeper: UIViewController {
    var notes: [String] = []
    func done(_ sender: Any?, _ event: UIEvent?) {
      notes.append("\(sender is UIButton) \(event?.allTouches?.count ?? -1)")
    }

    static let done = Selector("done:event:", of: Keeper.self) { target, sender, event in
      target.done(sender, event)
    }
  }

  final class NotedButton: UIButton {
    var events: [UIEvent?] = []
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      events.append(event)
      super.sendAction(action, to: target, for: event)
    }
  }

  private func stage() -> (stage: Stage, button: NotedButton, keeper: Keeper) {
    let stage = Stage()
    let keeper = Keeper()
    stage.window.rootViewController = keeper
    let button = view("B", 0, 0, 100, 100, as: NotedButton.self)
    keeper.view.addSubview(view("P", 0, 0, 200, 200, [button]))
    return (stage, button, keeper)
  }

  @Test("an action that a touch causes gets the touch's event, at every event of the control")
  func event() {
    let (stage, button, keeper) = stage()
    let all: UIControl.Event = [.touchDown, .touchDragInside, .touchUpInside, .touchCancel]
    button.addTarget(keeper, action: Keeper.done, for: all)
    stage.down(10, 10)
    stage.move(12, 10)
    stage.up()
    stage.down(10, 10)
    stage.screen.cancelTouches(time: 9)
    #expect(button.events.count == 5 && button.events.allSatisfy { $0 != nil })
    #expect(keeper.notes == Array(repeating: "true 1", count: 5))
  }

  @Test("an action that the program sends has no event")
  func noEvent() {
    let (_, button, keeper) = stage()
    button.addTarget(keeper, action: Keeper.done, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(button.events == [nil])
    #expect(keeper.notes == ["true -1"])
  }

  @Test("a value that changes in the middle of a touch is told with the event")
  func values() {
    let keeper = Keeper()
    let stage = Stage()
    let controls: [UIControl] = [
      view("S", 0, 0, 230, 30, as: UISlider.self), view("T", 0, 50, 94, 32, as: UIStepper.self),
      view("W", 0, 100, 51, 31, as: UISwitch.self),
    ]
    for control in controls {
      stage.window.addSubview(control)
      control.addTarget(keeper, action: Keeper.done, for: .valueChanged)
    }
    stage.down(10, 10)
    stage.move(100, 10)
    stage.up()
    stage.tap(80, 60)
    stage.tap(10, 110)
    #expect(keeper.notes == Array(repeating: "false 1", count: 3))
  }

  @Test("without a target the action goes up the responder chain to the first that has the method")
  func nilTarget() {
    let (stage, button, keeper) = stage()
    button.addTarget(nil, action: Keeper.done, for: .touchUpInside)
    stage.tap(10, 10)
    #expect(keeper.notes == ["true 1"])
    #expect(UIApplication.shared.sendAction(Keeper.done, to: nil, from: button, for: nil))
    #expect(!UIApplication.shared.sendAction("other:", to: nil, from: button, for: nil))
    #expect(keeper.notes == ["true 1", "true -1"])
  }

  final class WillingView: UIView {
    var calls = 0
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action.name == "go"
    }
  }

  @Test("an override of canPerformAction takes an action of any body, before those above it")
  func canPerform() {
    let (stage, button, _) = stage()
    let (near, far) = (WillingView(), WillingView())
    stage.window.addSubview(far)
    far.addSubview(near)
    near.addSubview(button)
    let go = Selector("go") { target, _ in (target as? WillingView)?.calls += 1 }
    #expect(button.target(forAction: go, withSender: nil) as? UIView === near)
    #expect(UIApplication.shared.sendAction(go, to: nil, from: button, for: nil))
    #expect(near.calls == 1 && far.calls == 0)
  }

  @Test("a target that is gone is not taken for none")
  func goneTarget() {
    let (stage, button, keeper) = stage()
    var gone: Keeper? = Keeper()
    button.addTarget(gone, action: Keeper.done, for: .touchUpInside)
    gone = nil
    stage.tap(10, 10)
    #expect(keeper.notes.isEmpty && gone == nil)
  }

  @Test("the same target and action act once on an event, with or without a target")
  func sameTarget() {
    let (stage, button, keeper) = stage()
    for target in [keeper, keeper, nil, nil] {
      button.addTarget(target, action: Keeper.done, for: [.touchUpInside])
    }
    button.addTarget(keeper, action: Keeper.done, for: [.touchDown, .touchUpInside])
    stage.down(10, 10)
    #expect(keeper.notes.count == 1)
    stage.up()
    #expect(keeper.notes.count == 3)
  }

  @Test("a touch's phases go to those who had its beginning, whatever a control does meanwhile")
  func wholeTouches() {
    for isSecondFirst in [false, true] {
      let stage = Stage()
      let button = view("B", 0, 0, 100, 100, as: UIButton.self) {
        $0.isMultipleTouchEnabled = true
      }
      let parent = view("P", 0, 0, 200, 200, as: KeepingView.self, [button])
      parent.stage = stage
      stage.window.addSubview(parent)
      stage.down(10, 10)
      stage.down(20, 10, finger: 1)
      stage.up(finger: isSecondFirst ? 1 : 0)
      stage.move(30, 10, finger: isSecondFirst ? 0 : 1)
      stage.up(finger: isSecondFirst ? 0 : 1)
      #expect(stage.take().isEmpty)
    }
  }

  @Test("a control that stops tracking by itself keeps the rest of the touch")
  func stopped() {
    let stage = Stage()
    let parent = view(
      "P", 0, 0, 200, 200, as: KeepingView.self,
      [view("B", 0, 0, 100, 100, as: BriefControl.self)])
    parent.stage = stage
    stage.window.addSubview(parent)
    stage.down(10, 10)
    for x in [20, 30, 40] { stage.move(CGFloat(x), 10) }
    stage.up()
    #expect(stage.take().isEmpty)
  }

  @Test("a touch on a control's subview climbs whole, while the control tracks another")
  func climbing() {
    let stage = Stage()
    let button = view("B", 0, 0, 100, 100, as: UIButton.self, [view("K", 50, 0, 50, 100)])
    let parent = view("P", 0, 0, 200, 200, as: KeepingView.self, [button])
    parent.stage = stage
    stage.window.addSubview(parent)
    stage.down(10, 10)
    stage.down(60, 10, finger: 1)
    stage.move(61, 10, finger: 1)
    stage.up(finger: 1)
    stage.up()
    #expect(stage.take() == ["P began 1", "P moved 1", "P ended 1"])
  }

  @Test("a view whose touch a recognizer takes hears of it in the phase that is cancelled")
  func cancelledPhase() {
    final class PhaseView: UIView {
      var phases: [UITouch.Phase] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases += touches.map(\.phase)
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases += touches.map(\.phase)
      }
    }
    for recognizer in [UITapGestureRecognizer(), UIPanGestureRecognizer()] {
      let target = view("A", 0, 0, 100, 100, as: PhaseView.self)
      let stage = Stage([target])
      stage.add(recognizer, "g", to: target)
      stage.down(10, 10)
      if recognizer is UIPanGestureRecognizer { stage.move(60, 10) }
      stage.up()
      #expect(target.phases == [.began, .cancelled])
      #expect(stage.take().last == "g ended")
    }
  }
}
