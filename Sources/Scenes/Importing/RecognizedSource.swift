import Foundation

/// A source whose format is known from its content, undone of escapes where it had any.
struct RecognizedSource: Sendable {
  let format: SourceFormat
  private(set) var source: SourceText
  private var tree: JSONValue?
  /// What was mended to read the source at all.
  private var faults: [Problem] = []

  /// Nil for JSON of no tool: what is wrong with it is the scene reader's to say.
  init?(_ source: SourceText) throws(SceneError) {
    // `{code}` and `{\rtf1` begin like JSON and are none.
    if Self.beginsOtherwise(source), let text = try Self.text(source) {
      self = text
    } else if let tree = try Self.tree(in: source) {
      self = tree
    } else if let text = try Self.text(source) {
      self = text
    } else if Self.looksLikeJSON(source) || Self.isJSON(source) {
      return nil
    } else {
      if let foreign = ForeignSource.format(of: source) {
        throw SceneError(.unsupportedFormat(name: foreign.rawValue))
      }
      let beginning = source.string(0..<min(source.bytes.count, 200))
      let line = beginning.split(whereSeparator: \.isNewline).first {
        !$0.allSatisfy(\.isWhitespace)
      }
      throw SceneError(
        .unknownFormat(start: String((line ?? "").prefix(200))), at: Problem.Place(line: 1))
    }
  }

  private init(format: SourceFormat, source: SourceText, tree: JSONValue? = nil) {
    self.format = format
    self.source = source
    self.tree = tree
  }

  func read(choosing choice: String?) throws(SceneError) -> SceneReading {
    guard format.isReadable else {
      throw SceneError(.unsupportedFormat(name: format.rawValue))
    }
    var reading = try readFormat(choosing: choice)
    reading.report.repairs = source.repairs
    return reading
  }

  private func readFormat(choosing choice: String?) throws(SceneError) -> SceneReading {
    switch format {
    case .xcuiTest: return try ElementReader.read(source)
    case .earlGrey: return try EarlGreyReader.read(source)
    case .detox: return try DetoxReader.read(source)
    case .uiAutomator: return try UIAutomatorReader.read(source)
    case .webDriverAgent where tree == nil: return try PageSourceReader.read(source)
    case .xib, .storyboard:
      return try InterfaceBuilderReader.read(source, format: format, choosing: choice)
    default: break
    }
    guard let tree else {
      return format == .reactNative
        ? try ReactMarkupReader.read(source) : try RecursiveDescriptionReader.read(source)
    }
    if format == .webDriverAgent || format == .idb {
      return try AccessibilityReader.read(
        tree, format: format, faults: faults, linesRead: source.lineCount)
    }
    var draft =
      format == .reactNative
      ? try ReactNativeReader.read(tree) : try SentryReader.read(tree, format: format)
    draft.note(faults)
    return try draft.finish(linesRead: source.lineCount)
  }

  // MARK: Printed hierarchies and XML

  private static func text(_ source: SourceText) throws(SceneError) -> RecognizedSource? {
    var source = source
    if let format = try format(of: source) {
      // A whole hierarchy in one quoted line looks like its first view with a long tail, and a page
      // source in a log like elements of odd attributes.
      let isEscaped =
        format.isPrinted
        ? source.hasWrittenLineEnds
        : format == .xcuiTest ? source.hasEscapedQuotes : source.hasEscapedAttributes
      if isEscaped {
        source.undoBackslashes()
        source.repairs.append(.escapes)
      }
      if format.isPrinted { source.undoChangesOfLines() }
      return RecognizedSource(format: format, source: source)
    }
    let hasBlanks = source.undoBlanks()
    if hasBlanks { source.repairs.append(.blanks) }
    guard source.undoEscapes() || hasBlanks, let format = try format(of: source) else {
      return nil
    }
    if format.isPrinted { source.undoChangesOfLines() }
    return RecognizedSource(format: format, source: source)
  }

  private static func format(of source: SourceText) throws(SceneError) -> SourceFormat? {
    let bytes = source.bytes
    guard let first = bytes.firstIndex(where: { !$0.isWhite }) else { return nil }
    let isMarkup =
      bytes[first] == .less && DescriptionHeader(at: first, before: bytes.count, of: source) == nil
    if isMarkup, let format = try MarkupRecognition.format(of: source) { return format }
    if let format = descriptionFormat(of: source) {
      return isResponderChain(source) ? .responderChain : format
    }
    // A document may stand behind what a tool said before it.
    if !isMarkup, let format = try MarkupRecognition.format(of: source) { return format }
    if ReactMarkup.isIn(source) { return .reactNative }
    return ElementReader.isIn(source) ? .xcuiTest : nil
  }

  /// Printed hierarchies may stand behind any amount of other output.
  private static func descriptionFormat(of source: SourceText) -> SourceFormat? {
    var walk = DescriptionWalk(source)
    var passedOver = ImportReport(format: .recursiveDescription)
    while let description = walk.nextObject(&passedOver) {
      let keys = description.items.items.prefix(8).map { source.string($0.key) }
      if keys.contains("AX") || keys.contains("AX.frame") { return .earlGrey }
      if keys.contains("frame") || !description.items.isClosed { return .recursiveDescription }
    }
    return nil
  }

  /// A chain ends, below a window, with the application or its scene.
  private static func isResponderChain(_ source: SourceText) -> Bool {
    var walk = DescriptionWalk(source)
    var passedOver = ImportReport(format: .recursiveDescription)
    var column = -1
    var count = 0
    var isBelowWindow = false
    while count < 1_000, let description = walk.nextObject(&passedOver) {
      let name = source.string(description.start.header.className)
      count += 1
      if isBelowWindow, ["UIApplication", "UIWindowScene"].contains(name) { return true }
      // Every line is deeper than the one before.
      guard description.start.column > column else { return false }
      column = description.start.column
      isBelowWindow = isBelowWindow || count > 1 && name.hasSuffix("Window")
    }
    return false
  }

  // MARK: JSON

  private static func tree(in source: SourceText) throws(SceneError) -> RecognizedSource? {
    guard looksLikeJSON(source) else { return nil }
    var faults: [Problem] = []
    let tape: JSONTape
    do {
      tape = try JSONParser.parse(source.bytes)
    } catch {
      if case .syntax(.afterTheEnd) = error.kind, let list = JSONLines.joined(source.bytes),
        let tape = try? JSONParser.parse(list),
        case .tree(let format, let root)? = TreeRecognition.find(in: tape.root)
      {
        return RecognizedSource(format: format, source: source, tree: root)
      }
      guard case .syntax(.truncated) = error.kind, let closed = PartialJSON.closed(source.bytes),
        let mended = try? JSONParser.parse(closed)
      else { throw error }
      faults.append(Problem(.problem, .importing(.truncated(what: "JSON")), at: error.place))
      tape = mended
    }
    switch TreeRecognition.find(in: tape.root) {
    case .tree(let format, let root):
      var recognized = RecognizedSource(format: format, source: source, tree: root)
      recognized.faults = faults
      return recognized
    case .wrapped(let text):
      let inner = SourceText(bytes: Array(text.utf8), repairs: source.repairs + [.wrapped])
      if let tree = try Self.tree(in: inner) { return tree }
      return try Self.text(inner)
    case nil: return nil
    }
  }

  /// A value that is no scene, or a scene behind a comment, which JSON does not have.
  private static func isJSON(_ source: SourceText) -> Bool {
    guard let start = source.bytes.firstIndex(where: { !$0.isWhite }) else { return false }
    let rest = source.bytes[start...]
    if rest.starts(with: "//".utf8) || rest.starts(with: "/*".utf8) {
      return rest.contains(UInt8(ascii: "{"))
    }
    return rest.count < 1 << 20 && (try? JSONParser.parse(source.bytes)) != nil
  }

  /// A brace before anything but a key or another brace.
  private static func beginsOtherwise(_ source: SourceText) -> Bool {
    let start = Array(source.bytes.lazy.filter { !$0.isWhite }.prefix(2))
    return start.count == 2 && start[0] == UInt8(ascii: "{") && start[1] != .doubleQuote
      && start[1] != UInt8(ascii: "}")
  }

  /// An object, or a list of objects; a log line may begin with a bracket too.
  private static func looksLikeJSON(_ source: SourceText) -> Bool {
    let start = source.bytes.lazy.filter { !$0.isWhite }.prefix(2)
    guard let first = start.first else { return false }
    if first == UInt8(ascii: "{") { return true }
    let second = start.dropFirst().first
    return first == UInt8(ascii: "[")
      && (second == UInt8(ascii: "{") || second == UInt8(ascii: "["))
  }
}

extension SourceText {
  /// Gives a printed hierarchy back the lines that it was printed in.
  fileprivate mutating func undoChangesOfLines() {
    if undoBlanks() { repairs.append(.blanks) }
    if undoLineSeparators() { repairs.append(.joinedLines) }
    if undoQuotation() { repairs.append(.quotation) }
    if undoJoinedLines(), !repairs.contains(.joinedLines) { repairs.append(.joinedLines) }
  }
}
