import Foundation

/// Walks the elements of an XML source in order; every element that opens also closes, whatever
/// the source's end tags say.
struct MarkupWalk: Sendable {
  enum Event: Sendable {
    case open(MarkupTag)
    case close
    case text(Range<Int>)
    case data(Range<Int>)
  }

  /// What was not well-formed, in order.
  enum Fault: Sendable, Equatable {
    case truncated(line: Int, beginning: String)
    case unmatchedEnd(line: Int, name: String)
    case unclosed(line: Int, count: Int)
    case overfull(line: Int, name: String)
  }

  private(set) var faults: [Fault] = []
  private var scanner: MarkupScanner
  private var open: [Range<Int>] = []
  private var pendingCloses = 0
  private var isTruncated = false
  let source: SourceText

  init(_ source: SourceText) {
    self.source = source
    scanner = MarkupScanner(source)
  }

  /// The byte after the last token.
  var offset: Int { scanner.position }

  mutating func line(at offset: Int) -> Int { scanner.line(at: offset) }

  mutating func next() throws(SceneError) -> Event? {
    if pendingCloses > 0 {
      pendingCloses -= 1
      if !open.isEmpty { open.removeLast() }
      return .close
    }
    while let token = try scanner.next() {
      switch token {
      case .start(let tag):
        if tag.isOverfull { add(.overfull(line: tag.line, name: shortName(tag.name))) }
        open.append(tag.name)
        if tag.isEmpty { pendingCloses = 1 }
        return .open(tag)
      case .end(let name):
        guard let levels = levelsClosed(by: name) else {
          add(.unmatchedEnd(line: line(at: name.lowerBound), name: shortName(name)))
          continue
        }
        pendingCloses = levels - 1
        open.removeLast()
        return .close
      case .text(let range):
        if source.bytes[range].contains(where: { !$0.isWhite }) { return .text(range) }
      case .data(let range): return .data(range)
      case .truncated(let start):
        isTruncated = true
        let end = min(start + 40, source.bytes.count)
        add(.truncated(line: line(at: start), beginning: source.string(start..<end)))
      }
    }
    if !open.isEmpty {
      add(.unclosed(line: line(at: source.bytes.count), count: open.count))
      open = []
    }
    return nil
  }

  /// How many elements an end tag closes; nil for one that belongs to none of the innermost.
  ///
  /// The search is short so that many wrong end tags in a deep source stay cheap.
  private func levelsClosed(by name: Range<Int>) -> Int? {
    for level in 0..<min(open.count, 64) {
      let candidate = open[open.count - 1 - level]
      if candidate.count == name.count,
        source.bytes[candidate].elementsEqual(source.bytes[name])
      {
        return level + 1
      }
    }
    return nil
  }

  private func shortName(_ range: Range<Int>) -> String {
    String(source.string(range.lowerBound..<min(range.upperBound, range.lowerBound + 60)))
  }

  private mutating func add(_ fault: Fault) {
    if faults.count < ImportLimits.problems { faults.append(fault) }
  }
}

extension SceneDraft {
  mutating func note(_ faults: [MarkupWalk.Fault]) {
    for fault in faults {
      switch fault {
      case .truncated(let line, let beginning):
        note(.problem, .truncated(what: beginning), at: Problem.Place(line: line))
      case .unmatchedEnd(let line, let name):
        note(.problem, .unmatchedEnd(element: name), at: Problem.Place(line: line))
      case .unclosed(let line, let count):
        note(.problem, .unclosedElements(count: count), at: Problem.Place(line: line))
      case .overfull(let line, let name):
        note(.problem, .tooManyAttributes(element: name), at: Problem.Place(line: line))
      }
    }
  }
}
