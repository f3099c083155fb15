/// A view in the keyboard's place.
@preconcurrency @MainActor
open class UIInputView: UIView {
  public enum Style: Int, Sendable {
    case `default`
    case keyboard
  }

  public let inputViewStyle: Style
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}

@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: AnyObject {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}

/// The text that a keyboard writes into: kept here, as there is no other program.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
}

/// A keyboard's controller; its `view` is its `inputView`.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  public private(set) lazy final var textDocumentProxy: any UITextDocumentProxy = KeptText()
  open var needsInputModeSwitchKey: Bool { false }
  open var hasFullAccess: Bool { false }
  open var primaryLanguage: String?

  private final var ownInput: UIInputView?

  open override var inputView: UIView? {
    get { ownInput }
    set {
      ownInput = newValue as? UIInputView
      if let ownInput { view = ownInput }
    }
  }

  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func advanceToNextInputMode() {}
  open func dismissKeyboard() {}
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}
  open var hasDictationKey: Bool { false }

  private final class KeptText: UITextDocumentProxy {
    private var before = ""
    private var after = ""

    var documentContextBeforeInput: String? { before.isEmpty ? nil : before }
    var documentContextAfterInput: String? { after.isEmpty ? nil : after }
    var selectedText: String? { nil }
    var hasText: Bool { !(before + after).isEmpty }
    func insertText(_ text: String) { before += text }
    func deleteBackward() { before = String(before.dropLast()) }

    func adjustTextPosition(byCharacterOffset offset: Int) {
      let all = before + after
      let place = min(max(before.count + offset, 0), all.count)
      (before, after) = (String(all.prefix(place)), String(all.dropFirst(place)))
    }
  }
}
