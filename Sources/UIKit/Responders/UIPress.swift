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
  /// Of a press on a keyboard.
  open internal(set) var key: UIKey?
  open var phase: Phase { .began }
  open var window: UIWindow? { nil }
  open var responder: UIResponder? { nil }
  open var force: CGFloat { 0 }
  open var timestamp: TimeInterval { 0 }

  public enum Phase: Int, Sendable {
    case began
    case changed
    case stationary
    case ended
    case cancelled
  }
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
  open var title = ""
  open var image: UIImage?
  open var discoverabilityTitle: String?
  open var wantsPriorityOverSystemBehavior = false

  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"

  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [Any] = [], discoverabilityTitle: String? = nil
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.title = title
    self.image = image
    self.discoverabilityTitle = discoverabilityTitle
  }

  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
  }
}

/// A key of a keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
  open internal(set) var characters = ""
  open internal(set) var charactersIgnoringModifiers = ""
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  open internal(set) var keyCode: UIKeyboardHIDUsage = .keyboardEscape
}

/// Keys by their numbers in the USB standard's keyboard page.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardA = 0x04
  case keyboardB
  case keyboardC
  case keyboardD
  case keyboardE
  case keyboardF
  case keyboardG
  case keyboardH
  case keyboardI
  case keyboardJ
  case keyboardK
  case keyboardL
  case keyboardM
  case keyboardN
  case keyboardO
  case keyboardP
  case keyboardQ
  case keyboardR
  case keyboardS
  case keyboardT
  case keyboardU
  case keyboardV
  case keyboardW
  case keyboardX
  case keyboardY
  case keyboardZ
  case keyboard1
  case keyboard2
  case keyboard3
  case keyboard4
  case keyboard5
  case keyboard6
  case keyboard7
  case keyboard8
  case keyboard9
  case keyboard0
  case keyboardReturnOrEnter
  case keyboardEscape
  case keyboardDeleteOrBackspace
  case keyboardTab
  case keyboardSpacebar
  case keyboardHyphen
  case keyboardEqualSign
  case keyboardOpenBracket
  case keyboardCloseBracket
  case keyboardBackslash
  case keyboardSemicolon = 0x33
  case keyboardQuote
  case keyboardGraveAccentAndTilde
  case keyboardComma
  case keyboardPeriod
  case keyboardSlash
  case keyboardCapsLock
  case keyboardF1
  case keyboardF2
  case keyboardF3
  case keyboardF4
  case keyboardF5
  case keyboardF6
  case keyboardF7
  case keyboardF8
  case keyboardF9
  case keyboardF10
  case keyboardF11
  case keyboardF12
  case keyboardHome = 0x4A
  case keyboardPageUp
  case keyboardDeleteForward
  case keyboardEnd
  case keyboardPageDown
  case keyboardRightArrow
  case keyboardLeftArrow
  case keyboardDownArrow
  case keyboardUpArrow
  case keyboardLeftControl = 0xE0
  case keyboardLeftShift
  case keyboardLeftAlt
  case keyboardLeftGUI
  case keyboardRightControl
  case keyboardRightShift
  case keyboardRightAlt
  case keyboardRightGUI
}
