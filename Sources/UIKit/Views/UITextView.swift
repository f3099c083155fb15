/// Several lines of editable text in a scroll view.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  open var isEditable = true
  open var isSelectable = true

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

  private final var writer: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isEditable, storage.window != nil, !isFirstResponder else {
      return super.becomeFirstResponder()
    }
    guard writer?.textViewShouldBeginEditing(self) != false, super.becomeFirstResponder() else {
      return false
    }
    writer?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(
      name: UITextView.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditable, isFirstResponder else { return super.resignFirstResponder() }
    guard writer?.textViewShouldEndEditing(self) != false, super.resignFirstResponder() else {
      return false
    }
    writer?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    return true
  }

  /// The text with its attributes, laid out by the engine's plain text measure.
  public let textStorage = NSTextStorage()
  public let layoutManager = NSLayoutManager()
  public private(set) final var textContainer = NSTextContainer()

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    connect(textContainer)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    connect(nil)
  }

  private func connect(_ container: NSTextContainer?) {
    if let container { textContainer = container }
    textStorage.addLayoutManager(layoutManager)
    if textContainer.layoutManager == nil { layoutManager.addTextContainer(textContainer) }
    fitContainer()
    addGestureRecognizer(EditingTap())
  }

  private func fitContainer() {
    textContainer.size = CGSize(
      width: storage.bounds.width - textContainerInset.left - textContainerInset.right,
      height: .greatestFiniteMagnitude)
  }

  open override var bounds: CGRect {
    didSet { fitContainer() }
  }

  open override var frame: CGRect {
    didSet { fitContainer() }
  }

  open var text: String! {
    get { textStorage.string }
    set {
      attributedText = NSAttributedString(string: newValue ?? "", attributes: typingAttributes)
    }
  }

  open var attributedText: NSAttributedString! {
    get { textStorage }
    set { textStorage.setAttributedString(newValue ?? NSAttributedString(string: "")) }
  }

  open var font: UIFont? = .systemFont(ofSize: 12) {
    didSet {
      if let font {
        textStorage.addAttribute(
          .font, value: font, range: NSRange(location: 0, length: textStorage.length))
      }
    }
  }

  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { font.map { [NSAttributedString.Key.font: $0] } ?? [:] }
    set { font = newValue[.font] as? UIFont ?? font }
  }

  open var textColor: UIColor? = .label
  open var textAlignment: NSTextAlignment = .natural
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var selectedRange = NSRange(location: 0, length: 0)
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { fitContainer() }
  }
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var usesStandardTextScaling = false
  open var adjustsFontForContentSizeCategory = false
  open var isFindInteractionEnabled = false
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var textContentType: UITextContentType!
  open var isSecureTextEntry = false
  open var enablesReturnKeyAutomatically = false
  open var hasText: Bool { textStorage.length > 0 }
  open func insertText(_ text: String) { self.text += text }
  open func deleteBackward() { text = String(text.dropLast()) }

  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  open var keyboardType: UIKeyboardType = .default
  open var returnKeyType: UIReturnKeyType = .default

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
  open var textInputView: UIView { self }
  /// None: text is laid out by the layout manager.
  open var textLayoutManager: NSTextLayoutManager? { nil }
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }
  open var borderStyle: BorderStyle = .none

  public enum BorderStyle: Int, Sendable {
    case none
    case roundedRect
  }

  open func scrollRangeToVisible(_ range: NSRange) {}

  // MARK: Places in the text

  open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  open var endOfDocument: UITextPosition { UITextPosition(offset: textStorage.length) }
  open var tokenizer: UITextInputStringTokenizer { UITextInputStringTokenizer(self) }

  /// The place between characters that is nearest to a point of the view.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    guard textStorage.length > 0 else { return beginningOfDocument }
    var fraction: CGFloat = 0
    let index = layoutManager.characterIndex(
      for: CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top),
      in: textContainer, fractionOfDistanceBetweenInsertionPoints: &fraction)
    return UITextPosition(offset: fraction > 0.5 ? index + 1 : index)
  }

  open func characterRange(at point: CGPoint) -> UITextRange? {
    guard let start = closestPosition(to: point), start.offset < textStorage.length else {
      return nil
    }
    return UITextRange(start: start, end: UITextPosition(offset: start.offset + 1))
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    return (0...textStorage.length).contains(target) ? UITextPosition(offset: target) : nil
  }

  /// Left and right go through the text; up and down, which lines decide, are not known here.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: self.position(from: position, offset: offset)
    case .left: self.position(from: position, offset: -offset)
    case .up, .down: nil
    }
  }

  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    UITextRange(start: fromPosition, end: toPosition)
  }

  /// The rectangle of the first line of the range, in the view's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect {
    layoutManager.boundingRect(
      forGlyphRange: NSRange(
        location: range.start.offset, length: range.end.offset - range.start.offset),
      in: textContainer
    ).offsetBy(dx: textContainerInset.left, dy: textContainerInset.top)
  }

  open func text(in range: UITextRange) -> String? {
    let (start, end) = (range.start.offset, range.end.offset)
    guard start >= 0, start <= end, end <= textStorage.length else { return nil }
    return String(decoding: Array(textStorage.string.utf16)[start..<end], as: UTF16.self)
  }

  open func replace(_ range: UITextRange, withText text: String) {
    let length = textStorage.length
    let start = min(max(range.start.offset, 0), length)
    let end = min(max(range.end.offset, start), length)
    textStorage.replaceCharacters(in: NSRange(location: start, length: end - start), with: text)
  }

  open var selectedTextRange: UITextRange? {
    get {
      UITextRange(
        start: UITextPosition(offset: selectedRange.location),
        end: UITextPosition(offset: selectedRange.location + selectedRange.length))
    }
    set {
      guard let newValue else { return }
      selectedRange = NSRange(
        location: newValue.start.offset, length: newValue.end.offset - newValue.start.offset)
    }
  }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  open func caretRect(for position: UITextPosition) -> CGRect {
    firstRect(for: UITextRange(start: position, end: position))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = textContainerInset
    let padding = 2 * textContainer.lineFragmentPadding
    let text = TextMeasure(textStorage)
      .size(within: size.width - insets.left - insets.right - padding)
    return CGSize(
      width: text.width + insets.left + insets.right + padding,
      height: text.height + insets.top + insets.bottom)
  }

  open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
