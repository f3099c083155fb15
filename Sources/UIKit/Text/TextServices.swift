// What the system offers to text that is typed: nothing is typed here, so it is stored or empty.

@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

@preconcurrency @MainActor
public protocol UITextInputTokenizer: AnyObject {
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
}

extension UITextInputStringTokenizer: UITextInputTokenizer {}

@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var allowsHidingShortcuts = true
}

@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem]
  open var representativeItem: UIBarButtonItem?

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
  }
}

@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  open var primaryLanguage: String? { "en-US" }
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }

  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

open class UITextInputPasswordRules: NSObject {
  public let passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}

public enum UITextInlinePredictionType: Int, Sendable {
  case `default`
  case no
  case yes
}

public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none
  case `default`
}

/// Knows no word and has nothing to say about any.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  open class var availableLanguages: [String] { [] }
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
}

/// Selection and menus for a text of one's own, kept with its view.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  public enum Mode: Int, Sendable {
    case editable
    case nonEditable
  }

  open weak var view: UIView?
  open weak var delegate: (any UITextInteractionDelegate)?
  open weak var textInput: (any UIResponder & UITextInput)?
  public let textInteractionMode: Mode

  public init(for mode: Mode) { textInteractionMode = mode }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor
public protocol UITextInteractionDelegate: AnyObject {
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  func interactionWillBegin(_ interaction: UITextInteraction)
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  public func interactionShouldBegin(
    _ interaction: UITextInteraction, at point: CGPoint
  ) -> Bool { true }
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

@preconcurrency @MainActor
public protocol UITextPasteDelegate: AnyObject {}
@preconcurrency @MainActor
public protocol UITextDragDelegate: AnyObject {}
@preconcurrency @MainActor
public protocol UITextDropDelegate: AnyObject {}

/// The later kind of layout manager, of which there is none here.
open class NSTextLayoutManager: NSObject {
  open weak var textContainer: NSTextContainer?

  public override init() {}
}
