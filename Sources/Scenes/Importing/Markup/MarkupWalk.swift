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
    case truncated(Problem.Place, beginning: String)
    case unmatchedEnd(Problem.Place, name: String)
    /// An end tag closes elements inside of its own too.
    case closedFromOutside(Problem.Place, name: String, by: String)
    case unclosed(Problem.Place, count: Int)
    case overfull(Problem.Place, name: String)
    case unquoted(Problem.Place, attribute: String)
    case repeated(Problem.Place, attribute: String)
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

  mutating func place(at offset: Int) -> Problem.Place { scanner.place(at: offset) }

  mutating func next() throws(SceneError) -> Event? {
    if pendingCloses > 0 {
      pendingCloses -= 1
      if !open.isEmpty { open.removeLast() }
      return .close
    }
    while let token = try scanner.next() {
      switch token {
      case .start(let tag):
        note(tag)
        open.append(tag.name)
        if tag.isEmpty { pendingCloses = 1 }
        return .open(tag)
      case .end(let name):
        guard let levels = levelsClosed(by: name) else {
          add(.unmatchedEnd(place(at: name.lowerBound), name: shortName(name)))
          continue
        }
        if levels > 1, let inner = open.last {
          let place = place(at: name.lowerBound)
          add(.closedFromOutside(place, name: shortName(inner), by: shortName(name)))
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
        add(.truncated(place(at: start), beginning: source.string(start..<end)))
      }
    }
    if !open.isEmpty {
      add(.unclosed(place(at: source.bytes.count), count: open.count))
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

  /// What is not well-formed about a start tag, in the order in which it stands there.
  private mutating func note(_ tag: MarkupTag) {
    if tag.isOverfull { add(.overfull(tag.place, name: shortName(tag.name))) }
    let repeated = tag.repeated(in: source)
    guard !repeated.isEmpty || !tag.unquoted.isEmpty else { return }
    var odd = repeated.map { (name: $0, isRepeated: true) }
    odd += tag.unquoted.map { (name: $0, isRepeated: false) }
    odd.sort { $0.name.lowerBound < $1.name.lowerBound }
    for (name, isRepeated) in odd {
      let place = place(at: name.lowerBound)
      add(
        isRepeated
          ? .repeated(place, attribute: shortName(name))
          : .unquoted(place, attribute: shortName(name)))
    }
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
      case .truncated(let place, let beginning):
        note(.problem, .truncated(what: beginning), at: place)
      case .unmatchedEnd(let place, let name):
        note(.problem, .unmatchedEnd(element: name), at: place)
      case .closedFromOutside(let place, let name, let outer):
        note(.problem, .closedFromOutside(element: name, by: outer), at: place)
      case .unclosed(let place, let count):
        note(.problem, .unclosedElements(count: count), at: place)
      case .overfull(let place, let name):
        note(.problem, .tooManyAttributes(element: name), at: place)
      case .unquoted(let place, let attribute):
        note(.notice, .unquotedAttribute(name: attribute), at: place)
      case .repeated(let place, let attribute):
        note(.problem, .repeatedAttribute(name: attribute), at: place)
      }
    }
  }
}
