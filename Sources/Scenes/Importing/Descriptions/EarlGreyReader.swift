import UIKit

/// Reads the hierarchy that EarlGrey prints with a failure: one line a view. EarlGrey 1 prints it
/// front to back, later versions of EarlGrey 2 back to front; what stands before it says which.
struct EarlGreyReader: Sendable {
  let source: SourceText
  private var draft = SceneDraft(.earlGrey)
  private var columns = ColumnStack()
  /// What each view fills on the screen, where its line says so.
  private var screen: [CGRect?] = []
  private var addresses: Set<UInt64> = []

  private init(_ source: SourceText) { self.source = source }

  static func read(_ source: SourceText) throws(SceneError) -> SceneReading {
    var reader = EarlGreyReader(source)
    var walk = DescriptionWalk(source)
    while let found = walk.next(&reader.draft.report) {
      switch found {
      case .object(let description): reader.read(description)
      case .unread(let line): reader.columns.pushUnread(line)
      }
    }
    reader.draft.recoverOffsets(from: reader.screen)
    switch reader.isBackToFront {
    case true?: break
    case false?: reader.draft.reverseSiblings()
    case nil:
      reader.draft.reverseSiblings()
      if reader.draft.hasSiblings { reader.draft.note(.notice, .assumedOrder, at: nil) }
    }
    reader.draft.noteClasses()
    return try reader.draft.finish(linesRead: walk.linesRead)
  }

  /// From the first words that name an order, in letters of any case; nil where there are none.
  private var isBackToFront: Bool? {
    let orders: [(words: StaticString, isBackToFront: Bool)] = [
      ("back to front", true), ("back-most", true), ("front to back", false), ("front-most", false),
    ]
    for at in source.bytes.indices {
      let letter = source.bytes[at] | 0x20
      guard letter == UInt8(ascii: "b") || letter == UInt8(ascii: "f") else { continue }
      for order in orders where source.hasPrefix(inAnyCase: order.words, at: at) {
        return order.isBackToFront
      }
    }
    return nil
  }

  private mutating func read(_ description: DescriptionWalk.Description) {
    let (start, items, line) = (description.start, description.items, description.line.number)
    let values = Dictionary(
      items.items.map { (source.unwrapped($0.key), $0.value) },
      uniquingKeysWith: { first, _ in first })
    guard let frame = values["frame"] else {
      draft.report.skip(.accessibilityElement, line: line)
      columns.pushUnread(
        UnreadLine(
          column: start.column, line: description.line, isBarred: start.isBarred,
          start: start.header.start, reason: .accessibilityElement, description: description))
      return
    }
    guard draft.hasRoom else {
      draft.report.skip(.beyondLimit, line: line)
      return
    }
    // Views that are being animated are listed once more.
    if let address = start.header.address, !addresses.insert(address).inserted {
      return draft.report.skip(.repeated, line: line)
    }
    openParents(of: start)
    let index = draft.add(
      named: values["AX.id"].map(source.string),
      className: source.unwrapped(start.header.className),
      depth: columns.depth, at: description.place(in: source),
      range: start.header.start..<items.end)
    screen.append(values["AX.frame"].flatMap(rect))
    draft.noteParent(of: index, in: columns, isBarred: start.isBarred)
    columns.push(column: start.column, index: index)
    if let rect = rect(frame) {
      draft.setFrame(rect, text: source.string(frame), view: index)
    } else {
      draft.noteUnusable("frame", source.string(frame), view: index)
    }
    apply(values, to: index)
    draft.noteCut(description, in: source, what: draft.nodes[index].id.name, view: index)
  }

  private func rect(_ value: Range<Int>) -> CGRect? {
    source.numbers(4, in: value).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  /// Lets views stand in for the lines around this one that could not be read; an accessibility
  /// element is none.
  private mutating func openParents(of start: DescriptionLine.Start) {
    _ = columns.depth(at: start.column)
    for line in columns.takeUnread() {
      guard line.description == nil, columns.parent != nil, draft.hasRoom else {
        columns.push(line)
        continue
      }
      let index = draft.addStandIn(for: line, in: columns, of: source)
      screen.append(nil)
      columns.push(column: line.column, index: index, isStandIn: true)
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
  /// Whether anything stands beside another: else no order matters.
  fileprivate var hasSiblings: Bool {
    zip(nodes, nodes.dropFirst()).contains { $1.depth <= $0.depth }
  }
}
