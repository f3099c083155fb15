import UIKit

/// Reads what `-[UIView recursiveDescription]` prints, and its relatives.
struct RecursiveDescriptionReader: Sendable {
  let source: SourceText
  var draft = SceneDraft(.recursiveDescription)
  var columns = ColumnStack()
  /// Where the descriptions begin that are another listing's affair.
  private var leftOut: [Int: SkipReason] = [:]
  private var listing = ObjectListing()

  init(_ source: SourceText) { self.source = source }

  static func read(_ source: SourceText) throws(SceneError) -> SceneReading {
    var reader = RecursiveDescriptionReader(source)
    var linesRead = reader.read()
    // Which listing of an object counts is only known at the end of the source.
    if reader.listing.hasRepeats {
      let leftOut = reader.listing.leftOut(of: reader.draft.nodes, in: source)
      if !leftOut.isEmpty {
        reader = RecursiveDescriptionReader(source)
        reader.leftOut = leftOut
        linesRead = reader.read()
      }
    }
    reader.draft.noteClasses()
    return try reader.draft.finish(linesRead: linesRead)
  }

  /// - Returns: the number of lines.
  private mutating func read() -> Int {
    var walk = DescriptionWalk(source)
    while let found = walk.next(&draft.report) {
      switch found {
      case .object(let description): read(description)
      case .unread(let line): columns.pushUnread(line)
      }
    }
    return walk.linesRead
  }

  private mutating func read(_ description: DescriptionWalk.Description) {
    let (start, items, line) = (description.start, description.items, description.line.number)
    let className = source.unwrapped(start.header.className)
    if let reason = unreadable(description, className) {
      draft.report.skip(reason, line: line)
      columns.pushUnread(
        UnreadLine(
          column: start.column, line: description.line, isBarred: start.isBarred,
          start: start.header.start, reason: reason, description: description))
      return
    }
    if let reason = leftOut[start.header.start] {
      draft.report.skip(reason, line: line)
      return
    }
    guard draft.hasRoom else {
      draft.report.skip(.beyondLimit, line: line)
      return
    }
    openParents(of: start)
    let index = draft.add(
      named: (name(in: items) ?? start.name).map(source.string), className: className,
      depth: columns.depth, at: description.place(in: source),
      range: start.header.start..<items.end)
    listing.add(start.header.address, className)
    draft.noteParent(of: index, in: columns, isBarred: start.isBarred)
    columns.push(column: start.column, index: index)
    apply(items, to: index)
    draft.noteCut(
      description, in: source, what: items.cut.map(source.unwrapped) ?? className, view: index)
  }

  /// Why an object is no view; nil for a view.
  private func unreadable(
    _ description: DescriptionWalk.Description, _ className: String
  ) -> SkipReason? {
    let items = description.items
    guard items.isClosed else { return nil }
    let isLayer =
      source.hasPrefix(" (layer)", at: items.end)
      || (className.hasSuffix("Layer")
        && (className.hasPrefix("CA") || ClassNames.isSystem(className)))
    // A view prints its layer, a layer none.
    if isLayer, !items.items.contains(where: { source.isKey($0.key, "layer") }) { return .layer }
    return items.hasFrame(in: source) ? nil : .noFrame
  }

  /// Lets views stand in for the lines around this one that are objects of the hierarchy and could
  /// not be read; a bare layer holds views too, but is none.
  private mutating func openParents(of start: DescriptionLine.Start) {
    _ = columns.depth(at: start.column)
    for line in columns.takeUnread() {
      guard line.reason != .layer, columns.parent != nil, draft.hasRoom else {
        columns.push(line)
        continue
      }
      let index = draft.addStandIn(for: line, in: columns, of: source)
      listing.add(line.description?.start.header.address, draft.nodes[index].className ?? "")
      if let items = line.description?.items { apply(items, to: index) }
      columns.push(column: line.column, index: index, isStandIn: true)
    }
  }

  /// The name that our own printing writes where it is more than one word.
  private func name(in items: DescriptionItems) -> Range<Int>? {
    items.items.prefix(2).first { source.equals($0.key, "id") }?.value
  }
}
