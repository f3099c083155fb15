import UIKit

/// Reads what `-[UIView recursiveDescription]` prints, and its relatives.
struct RecursiveDescriptionReader: Sendable {
  let source: SourceText
  var draft = SceneDraft(.recursiveDescription)
  var columns = ColumnStack()
  private var seen: Set<Identity> = []
  /// Views deeper than this column belong to a view that was listed before.
  private var repeatedColumn: Int?

  private struct Identity: Hashable {
    var address: UInt64
    var className: String
  }

  init(_ source: SourceText) { self.source = source }

  static func read(_ source: SourceText) throws(SceneError) -> SceneDraft {
    var reader = RecursiveDescriptionReader(source)
    let lines = reader.readLines()
    reader.draft.noteClasses()
    try reader.draft.finish(linesRead: lines)
    return reader.draft
  }

  private mutating func readLines() -> Int {
    var walk = LineWalk(source)
    while let line = walk.next() {
      switch DescriptionLine(line.range, of: source) {
      case .blank: draft.report.blankLines += 1
      case .other: draft.report.skip(.notAView, line: line.number)
      case .view(let start): readView(start, line, &walk)
      }
    }
    return walk.number
  }

  private mutating func readView(
    _ start: DescriptionLine.Start, _ line: SourceLine, _ walk: inout LineWalk
  ) {
    var items = DescriptionItems(
      from: start.header.end, before: line.range.upperBound, of: source)
    var wrapped = 0
    if !items.isClosed, let longer = source.readOn(start.header.end, walk) {
      items = longer.items
      wrapped = longer.lines
      for _ in 0..<wrapped { _ = walk.next() }
    }
    draft.report.continuationLines += wrapped
    let hasFrame = items.items.contains { source.hasPrefix("frame", at: $0.key.lowerBound) }
    guard hasFrame || !items.isClosed else {
      let isLayer = source.hasPrefix(" (layer)", at: items.end)
      draft.report.skip(isLayer ? .layer : .noFrame, line: line.number)
      return
    }
    let className = source.string(start.header.className)
    if let reason = repetition(start, className) {
      draft.report.skip(reason, line: line.number)
      return
    }
    guard draft.hasRoom else {
      draft.report.skip(.beyondLimit, line: line.number)
      return
    }
    let depth = columns.depth(at: start.column)
    let index = draft.add(
      named: start.name.map(source.string), className: className, depth: depth, line: line.number,
      range: start.header.start..<items.end)
    columns.push(column: start.column, index: index)
    apply(items, to: index)
    if !items.isClosed {
      draft.note(
        .problem, .truncated(what: items.cut.map(source.string) ?? className),
        at: Problem.Place(line: line.number, column: line.range.count + 1), view: index)
    }
  }

  /// The same object listed twice is one view: a dump pasted twice.
  private mutating func repetition(
    _ start: DescriptionLine.Start, _ className: String
  ) -> SkipReason? {
    if let column = repeatedColumn {
      if start.column > column { return .insideRepeated }
      repeatedColumn = nil
    }
    guard let address = start.header.address else { return nil }
    let identity = Identity(address: address, className: className)
    guard !seen.insert(identity).inserted else { return nil }
    repeatedColumn = start.column
    return .repeated
  }
}
