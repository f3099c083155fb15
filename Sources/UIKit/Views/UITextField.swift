/// One line of editable text.
@preconcurrency @MainActor
open class UITextField: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(EditingTap())
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addGestureRecognizer(EditingTap())
  }

  open var text: String? = ""
  open var placeholder: String?

  open var attributedText: NSAttributedString?
  open var attributedPlaceholder: NSAttributedString?
  open var textColor: UIColor? = .label
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var textAlignment: NSTextAlignment = .natural
  open var borderStyle: BorderStyle = .none
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var clearsOnBeginEditing = false
  open var clearButtonMode: ViewMode = .never
  open var leftView: UIView?
  open var rightView: UIView?
  open var leftViewMode: ViewMode = .never
  open var rightViewMode: ViewMode = .never
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var background: UIImage?
  open var isSecureTextEntry = false
  open var keyboardType: UIKeyboardType = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var textContentType: UITextContentType!
  open var enablesReturnKeyAutomatically = false
  open var adjustsFontForContentSizeCategory = false
  open var hasText: Bool { text?.isEmpty == false }
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
  open weak var delegate: (any UITextFieldDelegate)?
  /// In UTF-16 units; behind the last letter until it is set.
  open var selectedTextRange: UITextRange?
  open func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(x: textRect(forBounds: bounds).minX, y: 0, width: 2, height: bounds.height)
  }
  open func firstRect(for range: UITextRange) -> CGRect { textRect(forBounds: bounds) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }

  // MARK: Places in the text

  private var units: [UInt16] { Array((text ?? "").utf16) }

  open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  open var endOfDocument: UITextPosition { UITextPosition(offset: units.count) }

  open func text(in range: UITextRange) -> String? {
    let (start, end) = (range.start.offset, range.end.offset)
    guard start >= 0, start <= end, end <= units.count else { return nil }
    return String(decoding: units[start..<end], as: UTF16.self)
  }

  open func replace(_ range: UITextRange, withText text: String) {
    let start = min(max(range.start.offset, 0), units.count)
    let end = min(max(range.end.offset, start), units.count)
    self.text = String(
      decoding: units[..<start] + Array(text.utf16) + units[end...], as: UTF16.self)
  }

  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { UITextRange(start: fromPosition, end: toPosition) }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    return (0...units.count).contains(target) ? UITextPosition(offset: target) : nil
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  open func characterRange(at point: CGPoint) -> UITextRange? { nil }
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}
  open var disabledBackground: UIImage?
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var passwordRules: UITextInputPasswordRules?
  open var inlinePredictionType: UITextInlinePredictionType = .default
  open weak var inputDelegate: (any UITextInputDelegate)?
  open weak var pasteDelegate: (any UITextPasteDelegate)?
  open weak var textDragDelegate: (any UITextDragDelegate)?
  open weak var textDropDelegate: (any UITextDropDelegate)?
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
  open func unmarkText() {}
  open var textDragInteraction: UIDragInteraction? { nil }
  open var textDropInteraction: UIDropInteraction? { nil }

  public enum DidEndEditingReason: Int, Sendable {
    case committed
    case cancelled
  }

  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  /// Shown above the keyboard on iOS, which there is none of here.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }
  /// Shown in the keyboard's place on iOS.
  open override var inputView: UIView? {
    get { ownInput }
    set { ownInput = newValue }
  }
  private final var accessory: UIView?
  private final var ownInput: UIView?

  // MARK: Editing, which begins and ends here, and in which nothing is typed

  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isEnabled, storage.window != nil, !isFirstResponder else {
      return super.becomeFirstResponder()
    }
    guard delegate?.textFieldShouldBeginEditing(self) != false, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin)
    NotificationCenter.default.post(
      name: UITextField.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) != false, super.resignFirstResponder() else {
      return false
    }
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    send(.editingDidEnd)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    return true
  }

  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// A square at the right end.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.maxX - bounds.height, y: bounds.minY, width: bounds.height, height: bounds.height)
  }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(origin: bounds.origin, size: leftView?.bounds.size ?? .zero)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.minY, width: size.width, height: size.height)
  }

  public enum BorderStyle: Int, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }

  public enum ViewMode: Int, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always
  }

  open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
