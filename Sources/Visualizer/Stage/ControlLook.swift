import UIKit

/// The state that a control shows on its face.
enum ControlLook: Sendable, Equatable {
  /// Pressed, and nothing else to show.
  case pressed
  case toggle(isOn: Bool, isPressed: Bool)
  /// Where the thumb is, 0 to 1 from the left.
  case slider(at: CGFloat, isPressed: Bool)

  /// Nil where there is nothing to show.
  @MainActor
  init?(of view: UIView) {
    guard let control = view as? UIControl else { return nil }
    switch control {
    case let toggle as UISwitch:
      self = .toggle(isOn: toggle.isOn, isPressed: toggle.isHighlighted)
    case let slider as UISlider:
      let range = slider.maximumValue - slider.minimumValue
      let share = range > 0 ? (slider.value - slider.minimumValue) / range : 0
      guard share.isFinite else { return nil }
      self = .slider(at: CGFloat(min(max(share, 0), 1)), isPressed: slider.isHighlighted)
    default:
      guard control.isHighlighted else { return nil }
      self = .pressed
    }
  }

  /// Something is drawn that words would hide.
  var hasFace: Bool { self != .pressed }

  var isPressed: Bool {
    switch self {
    case .pressed: true
    case .toggle(_, let isPressed), .slider(_, let isPressed): isPressed
    }
  }
}
