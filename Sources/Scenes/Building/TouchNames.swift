import UIKit

/// The names by which a scene speaks of control events and gesture recognizers.
@MainActor
enum TouchNames {
  static let controlEvents: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered,
    "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
    "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
  ]

  static let recognizers: [String: () -> UIGestureRecognizer] = [
    "tap": { UITapGestureRecognizer() }, "longPress": { UILongPressGestureRecognizer() },
    "pan": { UIPanGestureRecognizer() }, "swipe": { UISwipeGestureRecognizer() },
    "pinch": { UIPinchGestureRecognizer() }, "rotation": { UIRotationGestureRecognizer() },
    "screenEdgePan": { UIScreenEdgePanGestureRecognizer() },
    "hover": { UIHoverGestureRecognizer() },
  ]
}
