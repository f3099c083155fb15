import UIKit

extension SceneDraft {
  /// A view in the place of a line that holds views and could not be read as one: it fills its
  /// parent, which is a guess and said to be one.
  mutating func addStandIn(
    for line: UnreadLine, in columns: ColumnStack, of source: SourceText
  ) -> Int {
    report.unskip(line.reason, line: line.line.number)
    let end = line.description?.items.end ?? line.line.range.upperBound
    let column = source.characters(
      in: min(line.line.range.lowerBound, line.start)..<line.start)
    let index = add(
      named: line.description.map { $0.start.name.map(source.string) } ?? line.word(in: source),
      className: line.description.map { source.unwrapped($0.start.header.className) } ?? "UIView",
      depth: columns.depth,
      at: Problem.Place(line: line.line.number, column: column + 1), range: line.start..<end)
    let parent = columns.parent.map { nodes[$0] }
    assumeFrame(
      CGRect(
        origin: parent?.contentOffset ?? parent?.bounds?.origin ?? .zero,
        size: parent?.bounds?.size ?? parent?.frame?.size ?? .zero), insteadOf: nil, view: index)
    return index
  }

  /// Says where the lines around a view did not tell what it lies in.
  ///
  /// - Parameter columns: before the view is pushed.
  mutating func noteParent(of index: Int, in columns: ColumnStack, isBarred: Bool) {
    let id = nodes[index].id
    guard let level = columns.levels.last else {
      if isBarred { note(.problem, .lostParent(view: id, line: nil), view: index) }
      return
    }
    if let line = level.unread {
      nodes[index].origin.isFrameAssumed = true
      note(.problem, .lostParent(view: id, line: line.line.number), view: index)
    } else if level.isStandIn, let parent = level.view {
      note(.problem, .unplaced(view: id, inside: nodes[parent].id), view: index)
    }
  }
}

extension UnreadLine {
  /// The first word of a line that describes itself in its own way: mostly its class.
  fileprivate func word(in source: SourceText) -> String {
    var at = start
    while at < line.range.upperBound, !source.bytes[at].isWord { at += 1 }
    var end = at
    while end < line.range.upperBound, source.bytes[end].isWord || source.bytes[end] == 0x2E {
      end += 1
    }
    return source.string(at..<min(end, at + 80))
  }
}
