import UIKit

/// Reads the hierarchy that EarlGrey prints with a failure: one line a view, front to back.
struct EarlGreyReader: Sendable {
  let source: SourceText
  private var draft = SceneDraft(.earlGrey)
  private var columns = ColumnStack()

  private init(_ source: SourceText) { self.source = source }

  static func read(_ source: SourceText) throws(SceneError) -> SceneDraft {
    var reader = EarlGreyReader(source)
    let lines = reader.readLines()
    reader.draft.reverseChildren()
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
    var items = DescriptionItems(from: start.header.end, before: line.range.upperBound, of: source)
    if !items.isClosed, let longer = source.readOn(start.header.end, walk) {
      items = longer.items
      for _ in 0..<longer.lines { _ = walk.next() }
      draft.report.continuationLines += longer.lines
    }
    let values = Dictionary(
      items.items.map { (source.string($0.key), $0.value) }, uniquingKeysWith: { first, _ in first }
    )
    guard let frame = values["frame"] else {
      draft.report.skip(.accessibilityElement, line: line.number)
      return
    }
    guard draft.hasRoom else {
      draft.report.skip(.beyondLimit, line: line.number)
      return
    }
    let depth = columns.depth(at: start.column)
    let index = draft.add(
      named: values["AX.id"].map(source.string), className: source.string(start.header.className),
      depth: depth, line: line.number, range: start.header.start..<items.end)
    columns.push(column: start.column, index: index)
    if let numbers = source.numbers(in: frame), numbers.count == 4 {
      let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      draft.setFrame(rect, text: source.string(frame), view: index)
    } else {
      draft.noteUnusable("frame", source.string(frame), view: index)
    }
    apply(values, to: index)
    if !items.isClosed {
      draft.note(
        .problem, .truncated(what: draft.nodes[index].id.name),
        at: Problem.Place(line: line.number, column: line.range.count + 1), view: index)
    }
  }

  private mutating func apply(_ values: [String: Range<Int>], to index: Int) {
    if let alpha = values["alpha"] {
      if let number = source.number(in: alpha) {
        draft.setAlpha(number, view: index)
      } else {
        draft.noteUnusable("alpha", source.string(alpha), view: index)
      }
    }
    if values["hidden"] != nil {
      draft.nodes[index].isHidden = true
      draft.origins[index].read.insert(.isHidden)
    }
    if values["disabled"] != nil {
      draft.nodes[index].isEnabled = false
      draft.origins[index].read.insert(.isEnabled)
    }
    let interaction = values["UIE"].flatMap(source.flag)
    if interaction != nil { draft.origins[index].read.insert(.isUserInteractionEnabled) }
    draft.setInteraction(interaction ?? true, view: index)
    if let text = values["text"] ?? values["AX.label"] {
      draft.setText(source.string(text), view: index)
    }
  }
}

extension SourceText {
  /// A text may run over lines: reads on until the description closes or another view begins.
  ///
  /// - Returns: the items and how many further lines they took; nil where they never close.
  func readOn(_ start: Int, _ walk: LineWalk) -> (items: DescriptionItems, lines: Int)? {
    var ahead = walk
    var ends: [Int] = []
    while ends.count < ImportLimits.wrappedLines, let next = ahead.next() {
      if case .view = DescriptionLine(next.range, of: self) { break }
      ends.append(next.range.upperBound)
    }
    guard let last = ends.last else { return nil }
    let items = DescriptionItems(from: start, before: last, of: self)
    guard items.isClosed, let end = ends.firstIndex(where: { items.end <= $0 }) else { return nil }
    return (items, end + 1)
  }
}

extension SceneDraft {
  /// Turns the order of the roots and of every view's children around.
  mutating func reverseChildren() {
    var children: [[Int]] = Array(repeating: [], count: nodes.count)
    var roots: [Int] = []
    var path: [Int] = []
    for index in nodes.indices {
      path.removeLast(max(0, path.count - nodes[index].depth))
      if let parent = path.last { children[parent].append(index) } else { roots.append(index) }
      path.append(index)
    }
    // A stack gives back the last child first, which is the order that is wanted.
    var stack = roots
    var order: [Int] = []
    order.reserveCapacity(nodes.count)
    while let index = stack.popLast() {
      order.append(index)
      stack.append(contentsOf: children[index])
    }
    nodes = order.map { nodes[$0] }
    origins = order.map { origins[$0] }
  }
}
