import Testing
import UIKit

@MainActor
@Suite("Behaviour 14: gesture recognizers")
struct GestureTests {
  private func keeping(_ stage: Stage, _ id: String = "A", frame: CGRect? = nil) -> KeepingView {
    let view = KeepingView(frame: frame ?? CGRect(x: 0, y: 0, width: 400, height: 400))
    view.accessibilityIdentifier = id
    view.stage = stage
    stage.window.addSubview(view)
    return view
  }

  @Test(
    "14.1, 14.2 candidates are the recognizers of the hit view and of all above it, no sibling's")
  func candidates() {
    let stage = Stage()
    let behind = keeping(stage, "B")
    let c = keeping(stage, "C")
    let d = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    d.accessibilityIdentifier = "D"
    c.addSubview(d)
    for (name, view) in [("d", d), ("c", c), ("b", behind), ("w", stage.window)] {
      stage.add(UITapGestureRecognizer(), name, to: view)
    }
    let offered = stage.down(10, 10).steps.compactMap { step -> String? in
      if case .offered(let recognizer, _, true) = step.event { recognizer.name } else { nil }
    }
    #expect(offered == ["d", "c", "w"])
  }

  @Test("7.4 a recognizer on a view with interaction off never gets a touch")
  func silenced() {
    let stage = Stage()
    let view = keeping(stage)
    stage.add(UITapGestureRecognizer(), "tap", to: view)
    view.isUserInteractionEnabled = false
    stage.tap(10, 10)
    #expect(stage.take().isEmpty)
  }

  @Test("14.3 recognizing cancels the view's touches, unless told not to; the recognizer is first")
  func cancelling() {
    let stage = Stage()
    let view = keeping(stage)
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: view)
    #expect(tap.cancelsTouchesInView && !tap.delaysTouchesBegan && tap.delaysTouchesEnded)
    stage.tap(10, 10)
    #expect(stage.take() == ["A began 1", "tap ended", "A cancelled 1"])
    tap.cancelsTouchesInView = false
    stage.down(10, 10, at: 5)
    stage.up()
    #expect(stage.take() == ["A began 1", "tap ended", "A ended 1"])
  }

  @Test("14.4 a tap above leaves a button's action alone, a tap on the button takes it")
  func buttonKeepsAction() {
    let stage = Stage()
    let button = view("B", 0, 0, 100, 100, as: UIButton.self)
    let plain = view("C", 100, 0, 100, 100, as: UIControl.self)
    for control in [button, plain] {
      stage.window.addSubview(control)
      stage.listen(control)
    }
    stage.add(UITapGestureRecognizer(), "tap", to: stage.window)
    stage.tap(10, 10)
    #expect(stage.take() == ["down", "upInside", "primary"])
    stage.tap(110, 10)
    #expect(stage.take() == ["down", "tap ended", "cancel"])
    stage.add(UITapGestureRecognizer(), "own", to: button)
    stage.down(10, 10, at: 5)
    stage.up()
    #expect(stage.take() == ["down", "own ended", "cancel"])
  }

  @Test("14.4 a tap above leaves the action of each of the five controls alone")
  func fiveControls() {
    let controls: [UIControl] = [
      view("B", 0, 0, 100, 40, as: UIButton.self), view("W", 0, 50, 51, 31, as: UISwitch.self),
      view("T", 0, 100, 94, 32, as: UIStepper.self),
      view("G", 0, 150, 100, 32, as: UISegmentedControl.self) {
        $0.insertSegment(withTitle: "a", at: 0, animated: false)
        $0.insertSegment(withTitle: "b", at: 1, animated: false)
      },
      view("P", 0, 200, 100, 26, as: UIPageControl.self) { $0.numberOfPages = 3 },
    ]
    for control in controls {
      let stage = Stage([control])
      let event: UIControl.Event = control is UIButton ? .touchUpInside : .valueChanged
      control.addAction(UIAction { _ in stage.events.append("acts") }, for: event)
      stage.add(UITapGestureRecognizer(), "tap", to: stage.window)
      stage.tap(control.frame.maxX - 5, control.frame.midY)
      #expect(stage.take() == ["acts"])
      control.isEnabled = false
      stage.down(control.frame.maxX - 5, control.frame.midY, at: 5)
      stage.up()
      #expect(stage.take() == ["tap ended"])
    }
  }

  @Test("14.4 a pan above leaves a switch's knob alone")
  func switchKeepsKnob() {
    let toggle = view("W", 0, 0, 51, 31, as: UISwitch.self)
    let stage = Stage([toggle])
    stage.add(UIPanGestureRecognizer(), "pan", to: stage.window)
    stage.down(10, 10)
    stage.move(40, 10)
    stage.up()
    #expect(stage.take().isEmpty && toggle.isOn)
  }

  @Test("14.4 a pan above leaves a slider's knob alone")
  func sliderKeepsKnob() {
    let stage = Stage()
    let slider = view("S", 0, 0, 230, 30, as: UISlider.self)
    stage.window.addSubview(slider)
    stage.add(UIPanGestureRecognizer(), "pan", to: stage.window)
    stage.down(10, 10)
    stage.move(110, 10)
    stage.up()
    #expect(slider.value == 0.5)
    #expect(stage.take().isEmpty)
    stage.down(10, 100)
    stage.move(110, 100)
    #expect(stage.take() == ["pan began"])
  }

  @Test("a pan begins after ten points and follows")
  func pan() {
    let stage = Stage()
    let view = keeping(stage)
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
    stage.down(10, 10, at: 1)
    stage.move(15, 10)
    #expect(stage.take() == ["A began 1", "A moved 1"])
    stage.move(30, 10, at: 1.1)
    #expect(pan.translation(in: view) == CGPoint(x: 20, y: 0))
    stage.move(40, 10, at: 1.2)
    #expect(abs(pan.velocity(in: view).x - 100) < 0.001)
    #expect(pan.location(in: view) == CGPoint(x: 40, y: 10))
    stage.up()
    #expect(stage.take() == ["pan began", "A cancelled 1", "pan changed", "pan ended"])
    #expect(pan.state == .possible)
    #expect(pan.translation(in: view) == .zero)
  }

  @Test("a long press begins when its time has passed, and fails when the finger strays")
  func longPress() {
    let stage = Stage()
    let view = keeping(stage)
    stage.add(UILongPressGestureRecognizer(), "press", to: view)
    stage.down(10, 10, at: 1)
    stage.screen.advance(to: 1.4)
    #expect(stage.take() == ["A began 1"])
    stage.screen.advance(to: 1.5)
    stage.move(50, 10)
    stage.up()
    #expect(stage.take() == ["press began", "A cancelled 1", "press changed", "press ended"])
    stage.down(10, 10, at: 3)
    stage.move(25, 10)
    stage.screen.advance(to: 9)
    stage.up()
    #expect(stage.take() == ["A began 1", "A moved 1", "A ended 1"])
  }

  @Test(
    "a swipe is quick, straight and in its direction",
    arguments: [
      (UISwipeGestureRecognizer.Direction.right, 80.0, 0.0, 0.2, true), (.left, -80, 5, 0.2, true),
      (.up, 3, -80, 0.2, true), (.down, 0, 80, 0.2, true), (.right, -80, 0, 0.2, false),
      (.right, 80, 60, 0.2, false), (.right, 80, 0, 0.9, false), (.right, 30, 0, 0.2, false),
    ])
  func swipe(
    direction: UISwipeGestureRecognizer.Direction, x: CGFloat, y: CGFloat, seconds: Double,
    expected: Bool
  ) {
    let stage = Stage()
    stage.add(UISwipeGestureRecognizer(), "swipe", to: stage.window) { $0.direction = direction }
    stage.down(200, 200, at: 1)
    stage.move(200 + x, 200 + y, at: 1 + seconds)
    stage.up()
    #expect(stage.take() == (expected ? ["swipe ended"] : []))
  }

  @Test("pinch and rotation follow two fingers")
  func twoFingers() {
    let stage = Stage()
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch", to: stage.window)
    stage.down(100, 100)
    stage.down(200, 100, finger: 1)
    stage.move(300, 100, finger: 1)
    #expect(pinch.scale == 2)
    stage.up(finger: 1)
    stage.up()
    #expect(stage.take() == ["pinch began", "pinch ended"])
    stage.window.removeGestureRecognizer(pinch)
    let rotation = stage.add(UIRotationGestureRecognizer(), "rotation", to: stage.window)
    stage.down(100, 100)
    stage.down(200, 100, finger: 1)
    stage.move(100, 200, finger: 1)
    #expect(abs(rotation.rotation - .pi / 2) < 1e-9)
    #expect(stage.take() == ["rotation began"])
  }

  @Test("a double tap needs two; a single tap waits only when it requires the double to fail")
  func doubleTap() {
    let stage = Stage()
    let view = keeping(stage)
    let double = stage.add(UITapGestureRecognizer(), "double", to: view) {
      $0.numberOfTapsRequired = 2
    }
    let single = stage.add(UITapGestureRecognizer(), "single", to: view)
    stage.tap(10, 10)
    stage.tap(10, 10)
    #expect(stage.take().filter { !$0.hasPrefix("A") } == ["single ended", "double ended"])
    single.require(toFail: double)
    stage.screen.advance(to: 10)
    _ = stage.take()
    stage.down(10, 10, at: 11)
    let trace = stage.up()
    #expect(stage.take() == ["A began 1"])
    #expect(trace.steps.contains { if case .waiting = $0.event { true } else { false } })
    #expect(stage.screen.isWaiting)
    stage.screen.advance(to: 12)
    #expect(stage.take() == ["single ended", "A cancelled 1"])
    #expect(!stage.screen.isWaiting)
    stage.down(10, 10, at: 20)
    stage.up(at: 20.1)
    stage.down(10, 10, at: 20.2)
    stage.up(at: 20.3)
    #expect(stage.take().filter { !$0.hasPrefix("A") } == ["double ended"])
  }

  @Test("recognizers that require each other to fail don't wait for ever", arguments: 2...4)
  func ringOfRequirements(count: Int) {
    let stage = Stage()
    let view = keeping(stage)
    let taps = (0..<count).map { stage.add(UITapGestureRecognizer(), "tap\($0)", to: view) }
    for (index, tap) in taps.enumerated() {
      tap.require(toFail: taps[(index + 1) % count])
      tap.delaysTouchesBegan = true
      tap.cancelsTouchesInView = false
    }
    for _ in 0..<2 {
      stage.tap(10, 10)
      stage.screen.advance(to: stage.screen.time + 5)
      let heard = stage.take()
      #expect(heard.filter { $0.hasPrefix("tap") }.count == 1)
      #expect(heard.filter { !$0.hasPrefix("tap") } == ["A began 1", "A ended 1"])
      #expect(!stage.screen.isWaiting)
    }
  }

  @Test("a touch-up held back for a double tap is delivered once that has failed")
  func heldEnd() {
    let stage = Stage()
    let view = keeping(stage)
    stage.add(UITapGestureRecognizer(), "double", to: view) { $0.numberOfTapsRequired = 2 }
    stage.down(10, 10, at: 1)
    stage.up(at: 1.1)
    #expect(stage.take() == ["A began 1"])
    stage.screen.advance(to: 2)
    #expect(stage.take() == ["A ended 1"])
  }

  @Test("delaysTouchesBegan keeps the view waiting until the recognizer fails")
  func delayedBegan() {
    let stage = Stage()
    let view = keeping(stage)
    stage.add(UISwipeGestureRecognizer(), "swipe", to: view) { $0.delaysTouchesBegan = true }
    stage.down(10, 10, at: 1)
    #expect(stage.take().isEmpty)
    stage.screen.advance(to: 2)
    #expect(stage.take() == ["A began 1"])
    stage.up()
    #expect(stage.take() == ["A ended 1"])
    stage.down(10, 10, at: 5)
    stage.up(at: 5.1)
    #expect(stage.take() == ["A began 1", "A ended 1"])
  }

  @Test("one recognizes and the others fail, unless a delegate lets them go together")
  func together() {
    let stage = Stage()
    let view = keeping(stage)
    let friend = Friend()
    let inner = stage.add(UIPanGestureRecognizer(), "inner", to: view)
    stage.add(UIPanGestureRecognizer(), "outer", to: stage.window)
    stage.down(10, 10)
    stage.move(40, 10)
    stage.up()
    #expect(stage.take().filter { !$0.hasPrefix("A") } == ["inner began", "inner ended"])
    inner.delegate = friend
    stage.down(10, 10)
    stage.move(40, 10)
    #expect(stage.take().filter { !$0.hasPrefix("A") } == ["inner began", "outer began"])
  }

  @Test("a delegate may decline a touch or the beginning")
  func declining() {
    let stage = Stage()
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: stage.window)
    let friend = Friend()
    tap.delegate = friend
    friend.receives = false
    let trace = stage.down(10, 10)
    stage.up()
    #expect(stage.take().isEmpty)
    #expect(
      trace.steps.contains { if case .offered(_, _, false) = $0.event { true } else { false } })
    friend.receives = true
    friend.begins = false
    stage.tap(10, 10)
    #expect(stage.take().isEmpty)
    friend.begins = true
    stage.tap(10, 10)
    #expect(stage.take() == ["tap ended"])
  }

  @Test("a recognizer of the user's own makes its way through states as it sets them")
  func ownRecognizer() {
    let stage = Stage()
    let view = keeping(stage)
    let own = stage.add(AnyTouch(target: nil, action: nil), "own", to: view)
    stage.down(10, 10)
    stage.move(11, 10)
    stage.up()
    #expect(stage.take() == ["own began", "own changed", "own ended"])
    #expect(own.resets == 1)
    own.isEnabled = false
    stage.tap(10, 10)
    #expect(stage.take() == ["A began 1", "A ended 1"])
  }

  @Test("a disabled recognizer and one that was removed get nothing")
  func removed() {
    let stage = Stage()
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: stage.window)
    stage.window.removeGestureRecognizer(tap)
    stage.tap(10, 10)
    #expect(stage.take().isEmpty)
  }
}

@MainActor
private final class Friend: UIGestureRecognizerDelegate {
  var receives = true
  var begins = true

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

class AnyTouch: UIGestureRecognizer {
  var resets = 0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func reset() { resets += 1 }
}
