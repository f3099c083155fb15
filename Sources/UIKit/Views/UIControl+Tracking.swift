extension UIControl {
  /// While tracking, the touch counts as inside up to this many points around the bounds: far more
  /// than the bounds themselves (row 14.5).
  static let slop: CGFloat = 70

  func isInsideWhileTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    return bounds.insetBy(dx: -UIControl.slop, dy: -UIControl.slop).hitContains(point)
      || self.point(inside: point, with: event)
  }

  /// Sends the actions of one event, and notes it where touches are delivered.
  func send(_ event: Event) {
    if let recorder = DeliveryRecorder.current {
      let actions = targets.filter { !$0.events.isDisjoint(with: event) }.map { entry in
        switch entry.work {
        case .selector(let selector): selector.name
        case .action(let action): action.title
        }
      }
      recorder.note(
        .control(recorder.id(of: self), event: event.name, actions: actions))
    }
    sendActions(for: event)
  }
}

extension UIControl.Event {
  /// UIKit's name of a single event.
  var name: String {
    switch self {
    case .touchDown: "touchDown"
    case .touchDownRepeat: "touchDownRepeat"
    case .touchDragInside: "touchDragInside"
    case .touchDragOutside: "touchDragOutside"
    case .touchDragEnter: "touchDragEnter"
    case .touchDragExit: "touchDragExit"
    case .touchUpInside: "touchUpInside"
    case .touchUpOutside: "touchUpOutside"
    case .touchCancel: "touchCancel"
    case .valueChanged: "valueChanged"
    case .primaryActionTriggered: "primaryActionTriggered"
    case .menuActionTriggered: "menuActionTriggered"
    case .editingDidBegin: "editingDidBegin"
    case .editingChanged: "editingChanged"
    case .editingDidEnd: "editingDidEnd"
    case .editingDidEndOnExit: "editingDidEndOnExit"
    default: "0x" + String(rawValue, radix: 16)
    }
  }
}
