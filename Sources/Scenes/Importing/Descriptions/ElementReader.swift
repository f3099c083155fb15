import UIKit

/// Reads what XCUITest prints of an element and everything in it: `app.debugDescription`. It is the
/// accessibility tree, one line an element, in absolute screen points.
struct ElementReader: Sendable {
  let source: SourceText
  private var draft = SceneDraft(.xcuiTest)
  private var columns = ColumnStack()
  /// What the open elements fill on the screen, by depth.
  private var frames: [CGRect] = []
  private var overlays = SystemOverlays()

  /// Whether nothing but the application itself stands for the screen.
  private let isWindowless: Bool

  private init(_ source: SourceText) {
    self.source = source
    isWindowless = !source.contains("Window")
  }

  /// Whether a source holds such a description.
  static func isIn(_ source: SourceText) -> Bool {
    if source.contains("Element subtree:") { return true }
    var lines = LineWalk(source)
    while let line = lines.next(), line.number < 50 {
      if let element = Element(line.range, of: source), element.frame != nil { return true }
    }
    return false
  }

  static func read(_ source: SourceText) throws(SceneError) -> SceneReading {
    var reader = ElementReader(source)
    var lines = LineWalk(source)
    // What stands before the tree and behind it names single elements.
    var isInTree = !source.contains("Element subtree:")
    while let line = lines.next() {
      let start = line.range.first { source.bytes[$0] != .space } ?? line.range.upperBound
      let text = source.string(start..<min(start + 40, line.range.upperBound))
      if text.hasPrefix("Element subtree:") { isInTree = true }
      if text.hasPrefix("Path to element:") || text.hasPrefix("Query chain:") { isInTree = false }
      if text.isEmpty {
        reader.draft.report.blankLines += 1
      } else if isInTree, let element = Element(line.range, of: source) {
        reader.add(element, line, &lines)
      } else {
        reader.draft.report.skip(.notAView, line: line.number)
      }
    }
    reader.overlays.conclude(&reader.draft)
    return try reader.draft.finish(linesRead: lines.number)
  }

  /// A text may run over lines: reads on until its quote closes or another element begins.
  private mutating func whole(
    _ element: Element, _ line: inout SourceLine, _ lines: inout LineWalk
  ) -> Element {
    guard element.hasOpenText else { return element }
    var ahead = lines
    for count in 1...ImportLimits.wrappedLines {
      guard let next = ahead.next(), Element(next.range, of: source) == nil else { break }
      let range = line.range.lowerBound..<next.range.upperBound
      guard let whole = Element(range, of: source), !whole.hasOpenText else { continue }
      draft.report.continuationLines += count
      lines = ahead
      line.range = range
      return whole
    }
    return element
  }

  private mutating func add(
    _ beginning: Element, _ firstLine: SourceLine, _ lines: inout LineWalk
  ) {
    var line = firstLine
    let element = whole(beginning, &line, &lines)
    let depth = columns.depth(at: element.column)
    frames.removeLast(max(0, frames.count - depth))
    let type = source.string(element.type)
    guard type != "Application" || (element.frame != nil && isWindowless) else {
      return draft.report.skip(.container, line: line.number)
    }
    guard draft.hasRoom else { return draft.report.skip(.beyondLimit, line: line.number) }
    let name = element.identifier ?? element.label
    let place = Problem.Place(line: line.number, column: element.column + 1)
    let index = draft.add(
      named: name.map(source.string), className: AccessibilityKind.className(of: Substring(type)),
      depth: depth, at: place, range: line.range)
    columns.push(column: element.column, index: index)
    overlays.insert(index, type: Substring(type))
    let parent = frames.last ?? .zero
    let numbers = element.frame.flatMap(source.numbers) ?? []
    switch StatedFrame(numbers) {
    case .read(let frame):
      draft.setFrame(frame, inside: parent.origin, text: source.string(line.range), view: index)
      frames.append(frame.standardized)
    case .nowhere(let size):
      draft.assumeNowhere(size, view: index)
      frames.append(CGRect(origin: parent.origin, size: size))
    default:
      draft.assumeFrame(
        CGRect(origin: .zero, size: parent.size), insteadOf: element.frame.map(source.string),
        view: index)
      frames.append(parent)
    }
    if element.isDisabled { draft.setDisabled(view: index) }
    if let label = element.label { draft.setText(source.string(label), view: index) }
    if element.hasOpenText {
      let end = source.characters(in: line.range) + 1
      draft.note(
        .problem, .truncated(what: type), at: Problem.Place(line: line.number, column: end),
        view: index)
    }
  }
}

/// One line: `Button, 0x600, {{20.0, 90.0}, {120.0, 44.0}}, identifier: 'pay', Disabled`.
private struct Element {
  /// Characters before the type.
  var column: Int
  var type: Range<Int>
  var frame: Range<Int>?
  var identifier: Range<Int>?
  var label: Range<Int>?
  var isDisabled: Bool
  /// Whether the quote of a text does not close.
  var hasOpenText = false

  init?(_ line: Range<Int>, of source: SourceText) {
    let bytes = source.bytes
    var at = line.lowerBound
    // An arrow points at the element that was asked for.
    while at < line.upperBound, bytes[at].isBlank || bytes[at] >= 0x80 { at += 1 }
    let start = at
    while at < line.upperBound, bytes[at].isLetter { at += 1 }
    type = start..<at
    // `Window (Main)`
    if source.hasPrefix(" (", at: at),
      let close = source.index(of: UInt8(ascii: ")"), from: at, before: line.upperBound)
    {
      at = close + 1
    }
    // Up to Xcode 9: `Button 0x600: traits: 8589934593, {{20.0, 90.0}, {120.0, 44.0}}`
    guard !type.isEmpty,
      source.hasPrefix(", 0x", at: at) || Self.isOldAddress(at: at, before: line.upperBound, source)
    else { return nil }
    column = source.characters(in: line.lowerBound..<start)
    if let open = source.firstIndex(of: "{{", from: at, before: line.upperBound),
      let close = source.firstIndex(of: "}}", from: open, before: line.upperBound)
    {
      frame = open..<(close + 2)
    }
    let texts: [StaticString] = [
      "identifier: '", "label: '", "value: '", "placeholderValue: '", "title: '",
    ]
    let end = line.upperBound
    identifier = Self.text(texts[0], from: at, before: end, of: source)
    label = Self.text(texts[1], from: at, before: end, of: source)
    hasOpenText = texts.contains { key in
      source.firstIndex(of: key, from: at, before: end) != nil
        && Self.text(key, from: at, before: end, of: source) == nil
    }
    isDisabled = source.firstIndex(of: ", Disabled", from: at, before: line.upperBound) != nil
  }

  /// ` 0x600:`
  private static func isOldAddress(at: Int, before end: Int, _ source: SourceText) -> Bool {
    guard source.hasPrefix(" 0x", at: at) else { return false }
    let digits = source.bytes[(at + 3)..<end].prefix { $0.isHexDigit }
    return !digits.isEmpty && digits.endIndex < end && source.bytes[digits.endIndex] == .colon
  }

  /// Text is not escaped: it ends at a quote before a comma or the end of the line.
  private static func text(
    _ key: StaticString, from start: Int, before end: Int, of source: SourceText
  ) -> Range<Int>? {
    guard let found = source.firstIndex(of: key, from: start, before: end) else { return nil }
    let first = found + key.utf8CodeUnitCount
    var at = first
    while let quote = source.index(of: .quote, from: at, before: end) {
      let isEnd = quote + 1 >= end || source.bytes[quote + 1] == .newline
      if isEnd || source.hasPrefix(", ", at: quote + 1) { return first..<quote }
      at = quote + 1
    }
    return nil
  }
}
