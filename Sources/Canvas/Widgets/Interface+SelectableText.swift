public import Foundation

/// The text of the window that is selected, and what a drag over it does now.
struct SelectedText: Equatable, Sendable {
  var id: WidgetID
  /// Which text it was when it was selected.
  var stamp: Int
  var selection: TextSelection
  /// The pointer went away from where it was pressed.
  var isDragged = false
  var pressed: CGPoint?
  /// The line under the press; nil beside all lines.
  var clickedLine: Int?
}

/// One pass over a text that can be selected.
struct TextPass {
  var id: WidgetID
  var stamp: Int
  /// Where the pointer was pressed or dragged to in this pass.
  var point: CGPoint?
  var nearest: Nearest?

  struct Nearest {
    var distance: CGFloat
    var line: Int
    var rect: CGRect
    var runs: [TextRun]
  }
}

extension Interface {
  /// Text that can be selected and copied: a drag selects letters, a double click a word, a triple
  /// click a line; with the focus Ctrl-A selects all, Shift with the arrows extends, Ctrl-C copies.
  ///
  /// - Parameters:
  ///   - scroll: the list that holds the lines, moved when a drag leaves it.
  ///   - body: draws the lines that can be seen, with `selectableLine`.
  /// - Returns: the line that was clicked once, without a drag.
  @discardableResult
  public mutating func selectable(
    _ id: WidgetID, _ source: SelectableText, in rect: CGRect, scroll: WidgetID? = nil,
    _ body: (inout Interface) -> Void
  ) -> Int? {
    // The bar at the right of a list is not text.
    let area = CGRect(
      x: rect.minX, y: rect.minY, width: max(0, rect.width - (scroll == nil ? 0 : 10)),
      height: rect.height)
    let pointed = interact(id, in: area)
    let hasFocus = offerFocus(to: id, in: rect)
    if selected?.id == id, selected?.stamp != source.stamp { selected = nil }
    if case .pointerDown(_, .primary, _, _) = whole, pointed.pressed == nil, selected?.id == id {
      selected = nil
    }
    if pointed.isHovered || pointed.isHeld { cursor = .text }
    if pointed.pressed != nil { focus = id }
    if pointed.isHeld, pointed.pressed == nil, let pointer, let from = selected?.pressed,
      hypot(pointer.x - from.x, pointer.y - from.y) > 3
    {
      selected?.isDragged = true
    }
    let isDragging = pointed.isHeld && selected?.id == id && selected?.isDragged == true
    let outer = textPass
    textPass = TextPass(
      id: id, stamp: source.stamp, point: pointed.pressed ?? (isDragging ? pointer : nil))
    body(&self)
    let clicked = point(textPass?.nearest, pointed, source)
    textPass = outer
    if isDragging, let scroll, let pointer { follow(pointer, over: area, scroll) }
    if hasFocus, typing == nil { takeKeys(id, source) }
    drawFocus(of: id, around: rect.insetBy(dx: 3, dy: 3), radius: 4)
    return clicked
  }

  /// One line inside `selectable`; `runs` together are what the source gives for `line`.
  ///
  /// - Parameter tail: how many runs at the end are shown even where the line is too long.
  public mutating func selectableLine(
    _ runs: [TextRun], line: Int, in rect: CGRect, keeping tail: Int = 0
  ) {
    if let pass = textPass {
      if let point = pass.point {
        let distance = max(rect.minY - point.y, point.y - rect.maxY, 0)
        if distance < pass.nearest?.distance ?? .infinity {
          textPass?.nearest = TextPass.Nearest(
            distance: distance, line: line, rect: rect, runs: runs)
        }
      }
      if let selected, selected.id == pass.id { highlight(selected.selection, runs, line, rect) }
    }
    self.line(runs, in: rect, keeping: tail)
  }

  /// Runs wrapped at words into `rect`, as `paragraph` does, that can be selected and copied.
  /// - Returns: the height of all lines, in points.
  @discardableResult
  public mutating func selectableParagraph(
    _ id: WidgetID, _ runs: [TextRun], in rect: CGRect, lineHeight: CGFloat
  ) -> CGFloat {
    let lines = wrapped(runs, width: rect.width)
    let whole = runs.map(\.text).joined()
    let source = SelectableText(
      count: lines.count, stamp: whole.hashValue,
      separator: { Self.separator(before: $0, of: lines, in: whole) },
      line: { lines[$0].map(\.text).joined() })
    let height = CGFloat(lines.count) * lineHeight
    let area = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height)
    selectable(id, source, in: area) { ui in
      for (index, runs) in lines.enumerated() {
        ui.selectableLine(
          runs, line: index,
          in: CGRect(
            x: rect.minX, y: rect.minY + CGFloat(index) * lineHeight, width: rect.width,
            height: lineHeight))
      }
    }
    return height
  }

  /// A space where a line was broken at one; nothing where a long word was broken.
  private static func separator(before line: Int, of lines: [[TextRun]], in whole: String) -> String
  {
    var rest = whole[...]
    for runs in lines.prefix(line) {
      let text = runs.map(\.text).joined()
      rest = rest.drop { $0 == " " }
      if rest.hasPrefix(text) { rest = rest.dropFirst(text.count) }
    }
    return rest.first == " " ? " " : ""
  }

  /// The text that is selected in `id`; nil where nothing is.
  public func selectedText(in id: WidgetID, of source: SelectableText) -> String? {
    guard let selected, selected.id == id, selected.stamp == source.stamp,
      !selected.selection.isEmpty
    else { return nil }
    return selected.selection.text(of: source)
  }

  // MARK: The pointer

  /// Selects by what the pointer did over the nearest line.
  private mutating func point(
    _ nearest: TextPass.Nearest?, _ pointed: Interaction, _ source: SelectableText
  ) -> Int? {
    guard let pass = textPass else { return nil }
    if let nearest, let point = pass.point {
      let letters = Array(nearest.runs.map(\.text).joined())
      let place = TextSelection.Place(
        line: nearest.line, letter: letter(at: point.x, of: nearest.runs, from: nearest.rect.minX))
      if pointed.pressed != nil {
        press(at: place, letters, pass, point)
        selected?.clickedLine = nearest.distance == 0 ? nearest.line : nil
      } else {
        selected?.selection.extend(to: place, in: letters)
      }
    }
    guard pointed.isClicked, let selected, selected.id == pass.id, !selected.isDragged,
      selected.selection.isEmpty
    else { return nil }
    return selected.clickedLine
  }

  private mutating func press(
    at place: TextSelection.Place, _ letters: [Character], _ pass: TextPass, _ point: CGPoint
  ) {
    if modifiers.contains(.shift), selected?.id == pass.id {
      selected?.selection.extend(to: place, in: letters)
      return
    }
    var grain = TextSelection.Grain.letter
    if case .pointerDown(_, _, _, let clicks) = whole {
      grain = clicks >= 3 ? .line : clicks == 2 ? .word : .letter
    }
    selected = SelectedText(
      id: pass.id, stamp: pass.stamp,
      selection: TextSelection(at: place, in: letters, by: grain), pressed: point)
  }

  /// A drag beyond the top or bottom of a list scrolls it.
  public mutating func follow(_ pointer: CGPoint, over rect: CGRect, _ scroll: WidgetID) {
    let above = rect.minY - pointer.y
    let below = pointer.y - rect.maxY
    if above > 0 { scrolls[scroll, default: Scroll()].target -= min(above, 60) }
    if below > 0 { scrolls[scroll, default: Scroll()].target += min(below, 60) }
  }

  /// The place between letters nearest to `x`.
  private func letter(at x: CGFloat, of runs: [TextRun], from start: CGFloat) -> Int {
    var left = start
    var before = 0
    for run in runs {
      let width = text.width(of: run.text, font: run.font)
      let letters = Array(run.text)
      if x < left + width {
        // Advances grow with the letters, so half of them can be left out at each look.
        var (low, high) = (0, letters.count)
        while high - low > 1 {
          let middle = (low + high) / 2
          let edge = left + text.width(of: String(letters[..<middle]), font: run.font)
          if edge <= x { low = middle } else { high = middle }
        }
        let near = left + text.width(of: String(letters[..<low]), font: run.font)
        let far = left + text.width(of: String(letters[..<high]), font: run.font)
        return before + (x - near < far - x ? low : high)
      }
      left += width
      before += letters.count
    }
    return before
  }

  private mutating func highlight(
    _ selection: TextSelection, _ runs: [TextRun], _ line: Int, _ rect: CGRect
  ) {
    let count = runs.reduce(0) { $0 + $1.text.count }
    guard let letters = selection.letters(ofLine: line, count: count) else { return }
    let left = offset(of: letters.lowerBound, in: runs)
    var right = offset(of: letters.upperBound, in: runs)
    // The line break is selected too.
    if selection.range.upperBound.line > line { right += 6 }
    let width = min(right - left, rect.width - left)
    guard width > 0 else { return }
    fill(
      CGRect(x: rect.minX + left, y: rect.minY + 1, width: width, height: rect.height - 2),
      theme.touchArea.withAlpha(0.35), radius: 2)
  }

  private func offset(of letter: Int, in runs: [TextRun]) -> CGFloat {
    var (left, rest) = (CGFloat(0), letter)
    for run in runs {
      let count = run.text.count
      if rest < count {
        return left + text.width(of: String(run.text.prefix(rest)), font: run.font)
      }
      left += text.width(of: run.text, font: run.font)
      rest -= count
    }
    return left
  }

  // MARK: The keyboard

  private mutating func takeKeys(_ id: WidgetID, _ source: SelectableText) {
    guard case .keyDown(let key, let modifiers, _) = event, source.count > 0 else { return }
    let hasSelection = selected?.id == id && selected?.selection.isEmpty == false
    switch key {
    case .character(_, "a") where modifiers.contains(.control):
      let last = source.count - 1
      select(
        id, source, from: TextSelection.Place(line: 0, letter: 0),
        to: TextSelection.Place(line: last, letter: source.line(last).count))
    case .character(_, "c") where modifiers.contains(.control) && hasSelection:
      copied = selected?.selection.text(of: source)
    case .escape where hasSelection: selected = nil
    case .left, .right, .up, .down, .home, .end:
      guard modifiers.contains(.shift) else { return }
      extend(by: key, id, source, toEnd: modifiers.contains(.control))
    default: return
    }
    consume()
  }

  private mutating func extend(
    by key: Key, _ id: WidgetID, _ source: SelectableText, toEnd: Bool
  ) {
    if selected?.id != id {
      let start = TextSelection.Place(line: 0, letter: 0)
      select(id, source, from: start, to: start)
    }
    guard let selection = selected?.selection else { return }
    var caret = selection.caret
    let last = source.count - 1
    caret.line = min(max(caret.line, 0), last)
    let length = source.line(caret.line).count
    switch key {
    case .left where caret.letter > 0: caret.letter -= 1
    case .left where caret.line > 0:
      caret.line -= 1
      caret.letter = source.line(caret.line).count
    case .right where caret.letter < length: caret.letter += 1
    case .right where caret.line < last:
      caret = TextSelection.Place(line: caret.line + 1, letter: 0)
    case .up where caret.line > 0: caret.line -= 1
    case .down where caret.line < last: caret.line += 1
    case .up, .home: caret = TextSelection.Place(line: toEnd ? 0 : caret.line, letter: 0)
    case .down, .end:
      caret.line = toEnd ? last : caret.line
      caret.letter = source.line(caret.line).count
    default: break
    }
    let anchor =
      selection.caret == selection.range.lowerBound
      ? selection.range.upperBound : selection.range.lowerBound
    select(id, source, from: anchor, to: caret)
  }

  private mutating func select(
    _ id: WidgetID, _ source: SelectableText, from start: TextSelection.Place,
    to end: TextSelection.Place
  ) {
    selected = SelectedText(
      id: id, stamp: source.stamp, selection: TextSelection(from: start, to: end))
  }
}
