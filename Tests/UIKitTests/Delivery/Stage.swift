import UIKit

/// A window of 400 × 400 with a glass over it, and the events that its controls and gestures send.
@MainActor
final class Stage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let screen: TouchScreen
  var events: [String] = []

  init(_ subviews: [UIView] = []) {
    window.accessibilityIdentifier = "W"
    screen = TouchScreen(windows: WindowStack(roots: [.init(view: window)]))
    for subview in subviews { window.addSubview(subview) }
  }

  func listen(_ control: UIControl) {
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "downRepeat"), (.touchDragInside, "dragInside"),
      (.touchDragOutside, "dragOutside"), (.touchDragEnter, "dragEnter"),
      (.touchDragExit, "dragExit"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"),
      (.touchCancel, "cancel"), (.valueChanged, "valueChanged"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names {
      control.addAction(
        UIAction(title: name) { [weak self] _ in self?.events.append(name) }, for: event)
    }
  }

  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView,
    _ configure: (Recognizer) -> Void = { _ in }
  ) -> Recognizer {
    recognizer.name = name
    configure(recognizer)
    recognizer.addTarget(
      self,
      action: Selector("note") { target, sender in
        guard let stage = target as? Stage, let sender = sender as? UIGestureRecognizer else {
          return
        }
        stage.events.append("\(name) \(sender.state)")
      })
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  @discardableResult
  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0, at time: TimeInterval? = nil)
    -> DeliveryTrace
  {
    screen.touchDown(finger, at: CGPoint(x: x, y: y), time: time ?? screen.time + 0.01)
  }

  @discardableResult
  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0, at time: TimeInterval? = nil)
    -> DeliveryTrace
  {
    screen.touchMove(finger, to: CGPoint(x: x, y: y), time: time ?? screen.time + 0.01)
  }

  @discardableResult
  func up(finger: Int = 0, at time: TimeInterval? = nil) -> DeliveryTrace {
    screen.touchUp(finger, time: time ?? screen.time + 0.01)
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    up()
  }

  /// Takes what was noted so far.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

/// Notes the touches that it gets and keeps them.
class KeepingView: UIView {
  weak var stage: Stage?

  private func note(_ word: String, _ touches: Set<UITouch>) {
    stage?.events.append("\(accessibilityIdentifier ?? "?") \(word) \(touches.count)")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }
}

/// Notes the touches and hands them on.
class PassingView: UIView {
  weak var stage: Stage?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    stage?.events.append(
      "\(accessibilityIdentifier ?? "?") passed \(touches.first?.view?.accessibilityIdentifier ?? "?")"
    )
    super.touchesBegan(touches, with: event)
  }
}
