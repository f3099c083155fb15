public import Foundation

/// The field that is typed into, and what stands in it.
public struct Typing: Equatable, Sendable {
  public var id: WidgetID
  public var edit: TextEdit
  /// What the field held before.
  public var original: String
}

/// What became of a field in one pass.
public enum FieldChange: Equatable, Sendable {
  /// The text is another one now, and typing goes on.
  case typed(String)
  /// Enter, Tab, or a press elsewhere: the text is meant.
  case committed(String)
  /// Escape: the old text stays.
  case cancelled
}

/// Why a field did not take what was typed; shown below it until the next press.
struct FieldNote: Equatable, Sendable {
  var id: WidgetID
  var rect: CGRect
  var words: String
}

extension Interface {
  /// A field for one line of text. A click or the keyboard's focus starts typing with everything
  /// selected.
  public mutating func textField(
    _ id: WidgetID, _ value: String, placeholder: String = "", in rect: CGRect,
    font: Font = Font(.text, size: 13)
  ) -> FieldChange? {
    let pointed = interact(id, in: rect, kind: .field)
    if pointed.isHovered || pointed.isHeld { cursor = .text }
    let hasFocus = offerFocus(to: id, in: rect)
    if pointed.pressed != nil || hasFocus && typing?.id != id && isFocusNew {
      startTyping(in: id, value)
    }
    let change = typing?.id == id ? type(in: id, rect, font, pointed) : nil
    draw(field: id, value, placeholder: placeholder, in: rect, font: font)
    return change
  }

  /// Starts typing in a field, everything selected.
  public mutating func startTyping(in id: WidgetID, _ value: String) {
    guard typing?.id != id else { return }
    typing = Typing(id: id, edit: TextEdit(value), original: value)
    focus = id
    note = nil
  }

  /// Says below the field why what was typed is not taken. It stays there to be mended where Enter
  /// meant it; else the next keys would be shortcuts.
  public mutating func refuse(_ id: WidgetID, in rect: CGRect, _ words: String) {
    if let entered, entered.id == id, case .keyDown(.enter, _, _) = whole {
      startTyping(in: id, entered.edit.text)
    }
    explain(id, in: rect, words)
  }

  /// Says below the field what comes of what was typed, which is taken.
  public mutating func explain(_ id: WidgetID, in rect: CGRect, _ words: String) {
    note = FieldNote(id: id, rect: rect, words: words)
  }

  /// Ends typing without taking what was typed.
  public mutating func stopTyping() { typing = nil }

  mutating func type(
    in id: WidgetID, _ rect: CGRect, _ font: Font, _ pointed: Interaction
  ) -> FieldChange? {
    guard var edit = typing?.edit else { return nil }
    let before = edit.text
    if let point = pointed.pressed ?? (pointed.isHeld ? pointer : nil),
      pointed.pressed == nil || typing?.original == before
    {
      place(&edit, at: point, in: rect, font: font, isPress: pointed.pressed != nil)
    }
    if case .pointerDown = whole, pointed.pressed == nil { return end(.committed(before)) }
    switch event {
    case .focusLost: return end(.committed(before))
    case .text(let text):
      edit.insert(text)
      consume()
    case .pasted(let text):
      edit.insert(text)
      consume()
    case .keyDown(let key, let modifiers, _):
      switch key {
      case .enter:
        consume()
        return end(.committed(before))
      case .tab: return end(.committed(before))
      case .escape:
        consume()
        note = nil
        dropFocus()
        return end(.cancelled)
      default: press(key, modifiers, &edit)
      }
    default: break
    }
    typing?.edit = edit
    return edit.text == before ? nil : .typed(edit.text)
  }

  private mutating func end(_ change: FieldChange) -> FieldChange {
    entered = typing
    typing = nil
    return change
  }

  /// A field takes every key but those that end typing, so that no shortcut acts meanwhile; keys
  /// with Control that mean nothing here go on.
  private mutating func press(_ key: Key, _ modifiers: Modifiers, _ edit: inout TextEdit) {
    let (extends, byWord) = (modifiers.contains(.shift), modifiers.contains(.control))
    switch key {
    case .left: edit.move(by: -1, word: byWord, extending: extends)
    case .right: edit.move(by: 1, word: byWord, extending: extends)
    case .home, .up: edit.move(to: 0, extending: extends)
    case .end, .down: edit.move(to: edit.letters.count, extending: extends)
    case .backspace: edit.delete(by: -1, word: byWord)
    case .delete: edit.delete(by: 1, word: byWord)
    case .character(_, "a") where byWord: edit.selectAll()
    case .character(_, "c") where byWord: copied = edit.selectedText
    case .character(_, "x") where byWord:
      copied = edit.selectedText
      edit.insert("")
    case .function: return
    default: if byWord { return }
    }
    consume()
  }

  private func place(
    _ edit: inout TextEdit, at point: CGPoint, in rect: CGRect, font: Font, isPress: Bool
  ) {
    guard !isPress else { return }
    edit.move(to: letter(at: point.x, of: edit, in: rect, font: font), extending: true)
  }

  /// The place between letters nearest to `x`.
  private func letter(at x: CGFloat, of edit: TextEdit, in rect: CGRect, font: Font) -> Int {
    let start = textStart(of: edit, in: rect, font: font)
    let widths = edit.letters.prefix(512).reduce(into: [CGFloat(0)]) { widths, letter in
      widths.append(widths[widths.count - 1] + text.width(of: String(letter), font: font))
    }
    return widths.indices.min { abs(start + widths[$0] - x) < abs(start + widths[$1] - x) } ?? 0
  }

  /// Where the first letter stands: the caret is always seen.
  func textStart(of edit: TextEdit, in rect: CGRect, font: Font) -> CGFloat {
    let inside = rect.padded(8, 0)
    let toCaret = text.width(of: String(edit.letters[..<edit.caret]), font: font)
    return inside.minX - max(0, toCaret - inside.width)
  }

  mutating func draw(
    field id: WidgetID, _ value: String, placeholder: String, in rect: CGRect, font: Font,
    padding: CGFloat = Interface.fieldPadding
  ) {
    let isTyped = typing?.id == id
    let isRefused = note?.id == id
    fill(
      rect, theme.well, radius: 5,
      border: isRefused ? theme.refused : isTyped ? theme.touchArea : theme.line)
    guard isTyped, let edit = typing?.edit else {
      let isEmpty = value.isEmpty
      label(
        isEmpty ? placeholder : value, in: rect.padded(padding, 0), font: font,
        color: isEmpty ? theme.textFaint : theme.text)
      return
    }
    clipped(to: rect.insetBy(dx: 4, dy: 1)) { ui in ui.draw(edit, in: rect, font: font) }
    if edit.letters.isEmpty {
      label(placeholder, in: rect.padded(padding, 0), font: font, color: theme.textFaint)
    }
  }

  /// Between the edge of a field and its text, in points.
  static var fieldPadding: CGFloat { 8 }

  private mutating func draw(_ edit: TextEdit, in rect: CGRect, font: Font) {
    let start = textStart(of: edit, in: rect, font: font)
    func x(_ place: Int) -> CGFloat {
      start + text.width(of: String(edit.letters[..<place]), font: font)
    }
    if !edit.selection.isEmpty {
      let (left, right) = (x(edit.selection.lowerBound), x(edit.selection.upperBound))
      fill(
        CGRect(x: left, y: rect.midY - 9, width: right - left, height: 18),
        theme.touchArea.withAlpha(0.35), radius: 2)
    }
    list.add(
      .text(
        edit.text, origin: CGPoint(x: start, y: baseline(of: font, in: rect)), font: font,
        color: theme.text))
    fill(CGRect(x: x(edit.caret).rounded(), y: rect.midY - 8, width: 1, height: 16), theme.text)
  }

  /// The words of a refusal, above everything.
  mutating func showNote() {
    guard let note else { return }
    let font = Font(.text, size: 12)
    let width = min(max(note.rect.width, 220), 300)
    let runs = [TextRun(note.words, font: font, color: theme.text)]
    let height = CGFloat(wrapped(runs, width: width - 24).count) * 16 + 12
    let x = min(max(note.rect.minX, 8), max(bounds.width - width - 8, 8))
    let below = note.rect.maxY + 4
    let y = below + height + 8 > bounds.height ? note.rect.minY - height - 4 : below
    let box = CGRect(x: x, y: y, width: width, height: height)
    card(box, radius: 6)
    stroke(box, Stroke(theme.refused, width: 1), radius: 6)
    paragraph(runs, in: box.padded(12, 6), lineHeight: 16)
  }
}
