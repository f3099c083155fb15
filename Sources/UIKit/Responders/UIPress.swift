/// A key or a button that is down.
@preconcurrency @MainActor
open class UIPress: NSObject {
  public enum PressType: Int, Sendable {
    case upArrow
    case downArrow
    case leftArrow
    case rightArrow
    case select
    case menu
    case playPause
  }

  open internal(set) var type: PressType = .select
}

@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
}

/// A key with what it does.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  public let action: Selector?

  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
  }
}
