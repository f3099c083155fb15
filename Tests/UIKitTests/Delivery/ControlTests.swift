import Testing
import UIKit

@MainActor
@Suite("Behaviour 9, 10 and 14: controls track")
struct ControlTests {
  private func stage(_ control: UIControl) -> Stage {
    let stage = Stage([control])
    stage.listen(control)
    return stage
  }

  private func button() -> UIButton { view("B", 100, 100, 100, 40, as: UIButton.self) }

  @Test("a tap is down, up inside and the primary action; highlighted while inside")
  func tap() {
    let button = button()
    let stage = stage(button)
    stage.down(110, 110)
    #expect(button.isHighlighted && button.isTracking && button.isTouchInside)
    stage.up()
    #expect(!button.isHighlighted && !button.isTracking)
    #expect(stage.take() == ["down", "upInside", "primary"])
  }

  @Test(
    "14.5 inside while tracking is the bounds and 70 points around them",
    arguments: [(200, "upInside"), (209.9, "upInside"), (210, "upOutside"), (220, "upOutside")]
      as [(CGFloat, String)])
  func slop(y: CGFloat, expected: String) {
    let stage = stage(button())
    stage.down(110, 110)
    stage.move(150, y)
    stage.up()
    #expect(stage.take().contains(expected))
  }

  @Test("14.5 or the control's own point(inside:), where that reaches farther")
  func ownRegion() {
    let button = button()
    let edges = UIEdgeInsets(top: 0, left: 0, bottom: 120, right: 0)
    button.rules(.expand(.by(edges)))
    let stage = stage(button)
    stage.down(110, 110)
    stage.move(110, 250)
    stage.up()
    #expect(stage.take().contains("upInside"))
  }

  @Test("14.7 modelled: exit and enter come before drag outside and inside")
  func dragging() {
    let button = button()
    let stage = stage(button)
    stage.down(110, 110)
    stage.move(120, 110)
    stage.move(110, 300)
    #expect(!button.isHighlighted)
    stage.move(110, 310)
    stage.move(110, 120)
    #expect(button.isHighlighted)
    stage.up()
    #expect(
      stage.take() == [
        "down", "dragInside", "dragExit", "dragOutside", "dragOutside", "dragEnter",
        "dragInside", "upInside", "primary",
      ])
  }

  @Test("9.6 one report: disabling during a touch doesn't stop it")
  func disabledDuring() {
    let button = button()
    let stage = stage(button)
    stage.down(110, 110)
    button.isEnabled = false
    stage.up()
    #expect(stage.take().contains("upInside"))
  }

  @Test("10.1 an interactive subview of a button is hit, and the button does not fire")
  func interactiveSubview() {
    let button = button()
    button.addSubview(view("S", 0, 0, 20, 20))
    let stage = stage(button)
    stage.tap(105, 105)
    #expect(stage.take().isEmpty)
    button.subviews[0].isUserInteractionEnabled = false
    stage.down(105, 105, at: 5)
    stage.up()
    #expect(stage.take() == ["down", "upInside", "primary"])
  }

  @Test("a second quick tap is also a repeated down")
  func repeated() {
    let stage = stage(button())
    stage.tap(110, 110)
    stage.tap(110, 110)
    #expect(stage.take().contains("downRepeat"))
  }

  @Test("15.6 modelled: a control that leaves its window stops tracking")
  func leaving() {
    let button = button()
    let stage = stage(button)
    stage.down(110, 110)
    button.removeFromSuperview()
    #expect(!button.isTracking)
    #expect(stage.take() == ["down", "cancel"])
    stage.up()
    #expect(stage.take().isEmpty)
  }

  @Test("6.6 modelled: a control returned outside its parent tracks by its own bounds")
  func outsideParent() {
    let button = view("B", 100, 0, 50, 50, as: UIButton.self)
    let parent = view("P", 50, 50, 50, 50, [button])
    parent.rules(.reachOutside(search: .frontMost, respectsGates: false))
    let stage = Stage([parent])
    stage.listen(button)
    stage.tap(160, 60)
    #expect(stage.take() == ["down", "upInside", "primary"])
  }

  @Test("a hidden, disabled button that an override hands back still tracks")
  func redirected() {
    let button = button()
    button.isHidden = true
    button.isEnabled = false
    let stage = stage(button)
    stage.window.setHitTestRules([.redirect(to: "B", from: nil, when: .hit)]) { _ in button }
    stage.tap(10, 10)
    #expect(stage.take().first == "down")
  }

  @Test("a control that stops following gets no further events")
  func stopsFollowing() {
    let control = view("C", 0, 0, 100, 100, as: BriefControl.self)
    let stage = stage(control)
    stage.down(10, 10)
    stage.move(11, 10)
    stage.move(12, 10)
    stage.up()
    #expect(stage.take() == ["down", "dragInside"])
  }

  @Test("a switch toggles, a stepper steps, segments and pages change")
  func values() {
    let toggle = view("S", 0, 0, 51, 31, as: UISwitch.self)
    let stage = stage(toggle)
    stage.tap(10, 10)
    #expect(toggle.isOn)
    #expect(stage.take() == ["down", "upInside", "valueChanged", "primary"])
    let stepper = view("St", 100, 0, 94, 32, as: UIStepper.self)
    let segments = UISegmentedControl(items: ["a", "b", "c"])
    segments.frame = CGRect(x: 0, y: 100, width: 150, height: 30)
    let pages = view("P", 0, 200, 100, 30, as: UIPageControl.self) { $0.numberOfPages = 3 }
    for control in [stepper, segments, pages] { stage.window.addSubview(control) }
    stage.tap(190, 10)
    stage.tap(190, 10)
    stage.tap(105, 10)
    #expect(stepper.value == 1)
    stage.tap(105, 10)
    stage.tap(105, 10)
    #expect(stepper.value == 0)
    stage.tap(120, 110)
    #expect(segments.selectedSegmentIndex == 2)
    stage.tap(90, 210)
    #expect(pages.currentPage == 1)
    stage.tap(10, 210)
    stage.tap(10, 210)
    #expect(pages.currentPage == 0)
  }

  @Test(
    "10.8 a switch takes touches in the whole of its bounds",
    arguments: [(0, 0), (50.9, 0), (0, 30.9), (50.9, 30.9), (25, 15)] as [(CGFloat, CGFloat)])
  func wholeSwitch(x: CGFloat, y: CGFloat) {
    let toggle = view("W", 100, 100, 51, 31, as: UISwitch.self)
    let stage = Stage([toggle])
    stage.tap(100 + x, 100 + y)
    #expect(toggle.isOn)
  }

  @Test("10.8 a slider follows its thumb; a touch on its track goes on up the chain")
  func slider() {
    let slider = view("S", 0, 0, 230, 30, as: UISlider.self)
    let parent = view("P", 50, 50, 300, 100, as: KeepingView.self, [slider])
    let stage = Stage([parent])
    parent.stage = stage
    stage.listen(slider)
    stage.tap(200, 60)
    #expect(stage.take() == ["P began 1", "P ended 1"])
    #expect(slider.value == 0)
    stage.down(60, 60)
    stage.move(160, 60)
    #expect(slider.value == 0.5)
    stage.move(900, 60)
    #expect(slider.value == 1)
    stage.up()
    #expect(stage.take().filter { $0 == "valueChanged" }.count == 2)
  }

  @Test("targets with a selector hear of it, and the trace tells the names")
  func targets() {
    let button = button()
    let stage = Stage([button])
    let target = NSObject()
    var senders: [UIButton?] = []
    button.addTarget(
      target, action: Selector("pressed:") { _, sender in senders.append(sender as? UIButton) },
      for: .touchUpInside)
    stage.down(110, 110)
    let trace = stage.up()
    #expect(senders == [button])
    #expect(
      trace.steps.contains {
        $0.event == .control("B", event: "touchUpInside", actions: ["pressed:"])
      })
    button.removeTarget(target, action: nil, for: .allEvents)
    stage.tap(110, 110)
    #expect(senders.count == 1)
  }
}

class BriefControl: UIControl {
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}
