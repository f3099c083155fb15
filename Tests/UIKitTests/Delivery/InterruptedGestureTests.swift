import Testing
import UIKit

@MainActor
@Suite("Gestures that are interrupted")
struct InterruptedGestureTests {
  private func keeping(_ stage: Stage) -> UIView {
    let view = KeepingView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    view.accessibilityIdentifier = "A"
    stage.window.addSubview(view)
    return view
  }

  @Test(
    "a recognizer switched off, taken from its view or out of the window in a gesture is cancelled",
    arguments: 0...3)
  func interrupted(how: Int) {
    let stage = Stage()
    let view = keeping(stage)
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
    stage.down(10, 10)
    stage.move(80, 10)
    #expect(stage.take().contains("pan began"))
    switch how {
    case 0: pan.isEnabled = false
    case 1: view.removeGestureRecognizer(pan)
    case 2: view.removeFromSuperview()
    default: stage.window.addGestureRecognizer(pan)
    }
    #expect(stage.take().contains("pan cancelled"))
    stage.move(120, 10)
    stage.up()
    #expect(!stage.take().contains { $0.hasPrefix("pan") })
    #expect(pan.state == .possible)
    pan.isEnabled = true
    stage.window.addSubview(view)
    if how == 1 { view.addGestureRecognizer(pan) }
    stage.down(10, 10)
    stage.move(80, 10)
    #expect(stage.take().contains("pan began"))
  }

  @Test("a delegate that switches off or takes away what it is asked about ends that gesture")
  func oddDelegate() {
    let stage = Stage()
    let view = keeping(stage)
    let delegate = OddDelegate()
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: view) { $0.delegate = delegate }
    delegate.begin = { $0.isEnabled = false }
    stage.tap(10, 10)
    #expect(!stage.take().contains("tap ended"))
    tap.isEnabled = true
    delegate.begin = { _ in }
    delegate.receive = { $0.view?.removeGestureRecognizer($0) }
    stage.tap(10, 10)
    #expect(!stage.take().contains("tap ended"))
    #expect(tap.state == .possible)
  }
}

private final class OddDelegate: NSObject, UIGestureRecognizerDelegate {
  var begin: (UIGestureRecognizer) -> Void = { _ in }
  var receive: (UIGestureRecognizer) -> Void = { _ in }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    begin(gestureRecognizer)
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    receive(gestureRecognizer)
    return true
  }
}
