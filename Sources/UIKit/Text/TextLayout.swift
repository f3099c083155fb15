/// The area that a layout manager fills with text.
open class NSTextContainer: NSObject {
  open var size: CGSize
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  open var exclusionPaths: [UIBezierPath] = []
  open internal(set) weak var layoutManager: NSLayoutManager?

  public init(size: CGSize) { self.size = size }

  public convenience override init() {
    self.init(
      size: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }
}

/// Text with the layout managers that show it.
open class NSTextStorage: NSMutableAttributedString {
  private var managers: [NSLayoutManager] = []

  open var layoutManagers: [NSLayoutManager] { managers }

  public convenience init() { self.init(string: "") }

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  open weak var delegate: (any NSTextStorageDelegate)?
  open var editedMask: EditActions { [] }
  open var editedRange: NSRange { NSRange(location: NSNotFound, length: 0) }
  open var changeInLength: Int { 0 }

  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  // Nothing is laid out ahead of being asked for, so nothing has to be told.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {}
  open func processEditing() {}

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
  }
}

/// Finds the character at a point and the rectangle of characters, by the engine's plain text
/// measure; a glyph is a UTF-16 unit.
open class NSLayoutManager: NSObject {
  open weak var textStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  open var usesFontLeading = true
  open var allowsNonContiguousLayout = false

  public override init() {}

  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
  }

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  open func ensureLayout(for container: NSTextContainer) {}

  private func lines(in container: NSTextContainer) -> [TextMeasure.Line] {
    guard let textStorage else { return [] }
    let lines = TextMeasure(textStorage)
      .lines(within: container.size.width - 2 * container.lineFragmentPadding)
    let most = container.maximumNumberOfLines
    return most > 0 ? Array(lines.prefix(most)) : lines
  }

  /// The character nearest to the point in the container, and how far through it the point is.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let lines = lines(in: container)
    guard let line = lines.last(where: { $0.top <= point.y }) ?? lines.first else { return 0 }
    let x = point.x - container.lineFragmentPadding
    let column = max(0, (line.edges.firstIndex { $0 > x } ?? line.edges.count - 1) - 1)
    let (left, right) = (line.edges[column], line.edges[min(column + 1, line.edges.count - 1)])
    partialFraction?.pointee = right > left ? min(max((x - left) / (right - left), 0), 1) : 0
    return line.range.location + column
  }

  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>? = nil
  ) -> Int {
    characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }

  open func usedRect(for container: NSTextContainer) -> CGRect {
    rects(of: NSRange(location: 0, length: numberOfGlyphs), in: container)
      .reduce(CGRect.null) { $0.union($1) }
  }

  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  {
    let box = rects(of: glyphRange, in: container).reduce(CGRect.null) { $0.union($1) }
    return box.isNull ? .zero : box
  }

  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in rects(of: glyphRange, in: textContainer) where !stop.boolValue {
      block(rect, &stop)
    }
  }

  open weak var delegate: (any NSLayoutManagerDelegate)?
  open var extraLineFragmentRect: CGRect { .zero }
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {}
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    (0..<numberOfGlyphs).contains(glyphIndex)
  }
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  /// The whole line that the character is in, as wide as the container.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let container = textContainers.first,
      let line = lines(in: container).first(where: { NSLocationInRange(glyphIndex, $0.range) })
    else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return CGRect(x: 0, y: line.top, width: container.size.width, height: line.height)
  }

  /// The part of the line that has letters.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let container = textContainers.first,
      let line = lines(in: container).first(where: { NSLocationInRange(glyphIndex, $0.range) })
    else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return boundingRect(forGlyphRange: line.range, in: container)
  }

  /// Where the glyph begins, in the line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let container = textContainers.first,
      let line = lines(in: container).first(where: { NSLocationInRange(glyphIndex, $0.range) })
    else { return .zero }
    return CGPoint(x: line.edges[glyphIndex - line.range.location], y: line.height)
  }

  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop = ObjCBool(false)
    for line in lines(in: container)
    where !stop.boolValue && NSIntersectionRange(line.range, glyphRange).length > 0 {
      block(
        CGRect(x: 0, y: line.top, width: container.size.width, height: line.height),
        boundingRect(forGlyphRange: line.range, in: container), container, line.range, &stop)
    }
  }

  /// One rectangle a line.
  private func rects(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
    lines(in: container).compactMap { line in
      let from = max(range.location, line.range.location)
      let to = min(range.location + range.length, line.range.location + line.range.length)
      guard from < to else { return nil }
      let (left, right) = (
        line.edges[from - line.range.location], line.edges[to - line.range.location]
      )
      return CGRect(
        x: container.lineFragmentPadding + left, y: line.top, width: right - left,
        height: line.height)
    }
  }
}

public protocol NSLayoutManagerDelegate: AnyObject {}

public protocol NSTextStorageDelegate: AnyObject {}
