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
    /// A million dumped views are told apart by it, so the name itself is not kept with each.
    var className: Int
  }

  init(_ source: SourceText) { self.source = source }

  static func read(_ source: SourceText) throws(SceneError) -> SceneReading {
    var reader = RecursiveDescriptionReader(source)
    var walk = DescriptionWalk(source)
    while let description = walk.next(&reader.draft.report) { reader.read(description) }
    reader.draft.noteClasses()
    return try reader.draft.finish(linesRead: walk.linesRead)
  }

  private mutating func read(_ description: DescriptionWalk.Description) {
    let (start, items, line) = (description.start, description.items, description.line.number)
    let hasFrame = items.items.contains { source.equals($0.key, "frame") }
    guard hasFrame || !items.isClosed else {
      let isLayer = source.hasPrefix(" (layer)", at: items.end)
      draft.report.skip(isLayer ? .layer : .noFrame, line: line)
      return
    }
    let className = source.string(start.header.className)
    if let reason = repetition(start, className) {
      draft.report.skip(reason, line: line)
      return
    }
    guard draft.hasRoom else {
      draft.report.skip(.beyondLimit, line: line)
      return
    }
    let index = draft.add(
      named: (name(in: items) ?? start.name).map(source.string), className: className,
      depth: columns.depth(at: start.column), at: description.place(in: source),
      range: start.header.start..<items.end)
    columns.push(column: start.column, index: index)
    apply(items, to: index)
    draft.noteCut(
      description, in: source, what: items.cut.map(source.string) ?? className, view: index)
  }

  /// The name that our own printing writes where it is more than one word.
  private func name(in items: DescriptionItems) -> Range<Int>? {
    items.items.prefix(2).first { source.equals($0.key, "id") }?.value
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
    let identity = Identity(address: address, className: className.hashValue)
    guard !seen.insert(identity).inserted else { return nil }
    repeatedColumn = start.column
    return .repeated
  }
}
