import UIKit

/// Reads the hierarchy that EarlGrey prints with a failure: one line a view, front to back.
struct EarlGreyReader: Sendable {
  let source: SourceText
  private var draft = SceneDraft(.earlGrey)
  private var columns = ColumnStack()

  private init(_ source: SourceText) { self.source = source }

  static func read(_ source: SourceText) throws(SceneError) -> SceneReading {
    var reader = EarlGreyReader(source)
    var walk = DescriptionWalk(source)
    while let description = walk.next(&reader.draft.report) { reader.read(description) }
    reader.draft.reverseChildren()
    reader.draft.noteClasses()
    return try reader.draft.finish(linesRead: walk.linesRead)
  }

  private mutating func read(_ description: DescriptionWalk.Description) {
    let (start, items, line) = (description.start, description.items, description.line.number)
    let values = Dictionary(
      items.items.map { (source.string($0.key), $0.value) }, uniquingKeysWith: { first, _ in first }
    )
    guard let frame = values["frame"] else {
      draft.report.skip(.accessibilityElement, line: line)
      return
    }
    guard draft.hasRoom else {
      draft.report.skip(.beyondLimit, line: line)
      return
    }
    let index = draft.add(
      named: values["AX.id"].map(source.string), className: source.string(start.header.className),
      depth: columns.depth(at: start.column), at: description.place(in: source),
      range: start.header.start..<items.end)
    columns.push(column: start.column, index: index)
    if let numbers = source.numbers(in: frame), numbers.count == 4 {
      let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      draft.setFrame(rect, text: source.string(frame), view: index)
    } else {
      draft.noteUnusable("frame", source.string(frame), view: index)
    }
    apply(values, to: index)
    draft.noteCut(description, in: source, what: draft.nodes[index].id.name, view: index)
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
      draft.nodes[index].origin.read.insert(.isHidden)
    }
    if values["disabled"] != nil {
      draft.setDisabled(view: index)
    }
    let interaction = values["UIE"].flatMap(source.flag)
    if interaction != nil { draft.nodes[index].origin.read.insert(.isUserInteractionEnabled) }
    draft.setInteraction(interaction ?? true, view: index)
    if let text = values["text"] ?? values["AX.label"] {
      draft.setText(source.string(text), view: index)
    }
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
  }
}
