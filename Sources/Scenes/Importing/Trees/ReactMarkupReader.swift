import UIKit

/// Reads React Native's elements as JSX writes them.
struct ReactMarkupReader: Sendable {
  let source: SourceText
  private var elements = ReactElements()
  private var places: TextPlaces
  private var open: [Level] = []
  /// After the last tag.
  private var lastEnd = 0

  /// An open element.
  private struct Level: Sendable {
    var name: Range<Int>
    /// The view; nil for a fragment.
    var view: Int?
    var words: [String] = []
    /// Of views inside.
    var depth: Int
    var size: CGSize
  }

  private init(_ source: SourceText) {
    self.source = source
    places = TextPlaces(source.bytes)
  }

  static func read(_ source: SourceText) throws(SceneError) -> SceneReading {
    var reader = ReactMarkupReader(source)
    var markup = ReactMarkup(source)
    let start = reader.places.place(at: markup.position).line
    for line in 1..<max(start, 1) { reader.elements.draft.report.skip(.notAView, line: line) }
    loop: while let token = markup.next() {
      switch token {
      case .open(let tag): reader.open(tag)
      case .close(let name):
        // Behind the last element a test's own words may follow.
        if reader.open.isEmpty { reader.note(.unmatchedEnd(element: reader.name(name)), at: name) }
        reader.close(name)
      case .text(let text):
        if reader.open.isEmpty {
          reader.skipLines(after: reader.lastEnd)
          break loop
        }
        reader.open[reader.open.count - 1].words.append(text)
      case .truncated(let start):
        let what = source.string(start..<min(start + 40, source.bytes.count))
        reader.note(.truncated(what: what), at: start..<start)
      }
    }
    if !reader.open.isEmpty {
      let end = source.bytes.count
      reader.note(.unclosedElements(count: reader.open.count), at: end..<end)
    }
    while !reader.open.isEmpty { reader.closeLast() }
    var draft = reader.elements.finished()
    return try draft.finish(linesRead: source.lineCount)
  }

  private func name(_ range: Range<Int>) -> String {
    String(source.string(range.lowerBound..<min(range.upperBound, range.lowerBound + 60)))
  }

  private mutating func note(_ problem: ImportProblem, at range: Range<Int>) {
    elements.draft.note(.problem, problem, at: places.place(at: range.lowerBound))
  }

  /// What stands behind the tree is not read.
  private mutating func skipLines(after end: Int) {
    let last = places.place(at: end).line
    guard last < source.lineCount else { return }
    for line in (last + 1)...source.lineCount {
      elements.draft.report.skip(.notAView, line: line)
    }
  }

  private mutating func open(_ tag: ReactMarkup.Tag) {
    lastEnd = tag.range.upperBound
    let around = open.last
    var level = Level(
      name: tag.name, depth: around?.depth ?? 0, size: around?.size ?? SceneDraft.screen)
    let place = places.place(at: tag.range.lowerBound)
    if tag.name.isEmpty {
      elements.draft.report.skip(.container, line: place.line)
    } else if let (props, unknown) = props(of: tag) {
      let element = ReactElement(
        type: source.string(tag.name), props: props, place: place, propsPlace: place,
        range: tag.range)
      if let view = elements.add(element, depth: level.depth, parent: level.size) {
        level.view = view.index
        level.depth += 1
        level.size = view.size
        for (key, text) in unknown { elements.draft.noteUnusable(key, text, view: view.index) }
        if tag.isInCode {
          let id = elements.draft.nodes[view.index].id
          elements.draft.note(.notice, .inCode(view: id), view: view.index)
        }
      }
    }
    open.append(level)
    if tag.isEmpty { closeLast() }
  }

  /// Closes the innermost element of that name, and those inside of it.
  private mutating func close(_ name: Range<Int>) {
    lastEnd = name.upperBound
    let inner = open.suffix(64).lastIndex { level in
      level.name.count == name.count
        && source.bytes[level.name].elementsEqual(source.bytes[name])
    }
    guard let inner else {
      if !open.isEmpty { note(.unmatchedEnd(element: self.name(name)), at: name) }
      return
    }
    if inner < open.count - 1, let last = open.last {
      note(.closedFromOutside(element: self.name(last.name), by: self.name(name)), at: name)
    }
    while open.count > inner { closeLast() }
  }

  private mutating func closeLast() {
    guard let level = open.popLast(), !level.words.isEmpty else { return }
    let text = level.words.joined(separator: " ")
    if let view = level.view {
      elements.draft.setText(text, view: view)
    } else if !open.isEmpty {
      open[open.count - 1].words.append(text)
    }
  }

  /// The attributes as an object, and those that decide touches and are code.
  private func props(
    of tag: ReactMarkup.Tag
  ) -> (JSONValue, unknown: [(key: String, text: String)])? {
    var json = Array("{".utf8)
    var unknown: [(key: String, text: String)] = []
    for attribute in tag.attributes {
      let name = source.string(attribute.name)
      let value: [UInt8]
      switch attribute.value {
      case .flag: value = Array("true".utf8)
      case .text(let range): value = Array(JSONText.string(source.markupText(range)).utf8)
      case .code(let whole):
        let range = name == "style" ? answer(of: whole) : whole
        let loose = LooseJSON(knowing(range))
        let isWhole = (try? JSONParser.parse(loose.bytes)) != nil
        value = isWhole ? loose.bytes : Array("null".utf8)
        let decides = ["pointerEvents", "hitSlop", "style", "disabled", "visible"].contains(name)
        if decides || Self.holdsElements(source.bytes[range]),
          let text = loose.unknown ?? (isWhole ? nil : source.string(range))
        {
          unknown.append((name, text))
        }
      }
      if json.count > 1 { json.append(UInt8(ascii: ",")) }
      json += Array(JSONText.string(name).utf8) + [.colon] + value
    }
    json.append(UInt8(ascii: "}"))
    guard let tape = try? JSONParser.parse(json) else { return nil }
    return (tape.root, unknown)
  }

  /// What a function of one expression gives: a style may be `({ pressed }) => ({ … })`. Other code
  /// as it is.
  private func answer(of code: Range<Int>) -> Range<Int> {
    let bytes = source.bytes
    func trimmed(_ range: Range<Int>) -> Range<Int> {
      var range = range
      while let first = range.first, bytes[first].isWhite { range = (first + 1)..<range.upperBound }
      while let last = range.last, bytes[last].isWhite { range = range.lowerBound..<last }
      return range
    }
    let code = trimmed(code)
    guard let first = code.first, bytes[first] == UInt8(ascii: "("),
      let arrow = source.firstIndex(of: ") =>", from: first, before: code.upperBound)
    else { return code }
    let body = trimmed((arrow + 4)..<code.upperBound)
    guard let open = body.first, let close = body.last else { return code }
    switch (bytes[open], bytes[close]) {
    case (UInt8(ascii: "("), UInt8(ascii: ")")): return (open + 1)..<close
    case (UInt8(ascii: "["), UInt8(ascii: "]")): return body
    default: return code
    }
  }

  /// Whether code makes views of its own: rows of a list, its header.
  private static func holdsElements(_ code: ArraySlice<UInt8>) -> Bool {
    zip(code, code.dropFirst()).contains { $0 == .less && (0x41...0x5A).contains($1) }
  }

  /// Code with what React Native's own name for filling the parent stands for.
  private func knowing(_ range: Range<Int>) -> ArraySlice<UInt8> {
    let name: StaticString = "StyleSheet.absoluteFill"
    guard source.firstIndex(of: name, from: range.lowerBound, before: range.upperBound) != nil
    else { return source.bytes[range] }
    let filling = "{position: 'absolute', left: 0, right: 0, top: 0, bottom: 0}"
    return Array(
      source.string(range).replacingOccurrences(of: "StyleSheet.absoluteFillObject", with: filling)
        .replacingOccurrences(of: "StyleSheet.absoluteFill", with: filling).utf8)[...]
  }
}
