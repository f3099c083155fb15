/// Text that is edited by places and ranges.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func caretRect(for position: UITextPosition) -> CGRect
}

extension UITextInput {
  public var markedTextRange: UITextRange? { nil }

  public func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
}

extension UITextView: UITextInput {
  public func replace(_ range: UITextRange, withText text: String) {
    let length = textStorage.length
    let start = min(max(range.start.offset, 0), length)
    let end = min(max(range.end.offset, start), length)
    textStorage.replaceCharacters(in: NSRange(location: start, length: end - start), with: text)
  }
}

extension UITextField: UITextInput {
  private var units: [UInt16] { Array((text ?? "").utf16) }

  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  public var endOfDocument: UITextPosition { UITextPosition(offset: units.count) }

  public func text(in range: UITextRange) -> String? {
    let (start, end) = (range.start.offset, range.end.offset)
    guard start >= 0, start <= end, end <= units.count else { return nil }
    return String(decoding: units[start..<end], as: UTF16.self)
  }

  public func replace(_ range: UITextRange, withText text: String) {
    let start = min(max(range.start.offset, 0), units.count)
    let end = min(max(range.end.offset, start), units.count)
    self.text = String(
      decoding: units[..<start] + Array(text.utf16) + units[end...], as: UTF16.self)
  }

  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { UITextRange(start: fromPosition, end: toPosition) }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    return (0...units.count).contains(target) ? UITextPosition(offset: target) : nil
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
}
