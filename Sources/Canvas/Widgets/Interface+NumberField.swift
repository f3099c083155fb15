public import Foundation

/// A number that is dragged: where the drag began, and with which value.
struct Scrub: Equatable, Sendable {
  var id: WidgetID
  var start: CGPoint
  var value: Double
  var isMoving = false
}

extension Interface {
  /// A field for a number: dragged sideways it runs (Shift ten times as fast, Control a tenth),
  /// clicked it is typed, and the arrow keys nudge it by `step` (Shift by ten, Control by a
  /// thousandth of it).
  ///
  /// - Parameter words: what a refusal is called; the old value stays.
  /// - Returns: the new value, when it is another one.
  public mutating func numberField(
    _ id: WidgetID, _ value: Double, in rect: CGRect, step: Double = 1,
    range: ClosedRange<Double> = -1e9...1e9, words: (NumberEntry.Refusal) -> String
  ) -> Double? {
    let font = Font(.text, size: 13)
    let pointed = interact(id, in: rect, kind: .field)
    let hasFocus = offerFocus(to: id, in: rect)
    if typing?.id != id {
      if let dragged = dragged(id, value, pointed, step: step, range: range) { return dragged }
      if hasFocus, isFocusNew { startTyping(in: id, NumberEntry.text(value)) }
    } else if let nudged = nudged(by: step, range: range) {
      typing?.edit = TextEdit(NumberEntry.text(nudged))
      drawNumber(id, nudged, in: rect, font)
      return nudged == value ? nil : nudged
    }
    var result: Double?
    if typing?.id == id, let change = type(in: id, rect, font, pointed),
      case .committed(let text) = change
    {
      result = taken(text, from: value, id, in: rect, range: range, words)
    }
    drawNumber(id, result ?? value, in: rect, font)
    return result
  }

  private mutating func taken(
    _ text: String, from value: Double, _ id: WidgetID, in rect: CGRect,
    range: ClosedRange<Double>, _ words: (NumberEntry.Refusal) -> String
  ) -> Double? {
    // Untouched text may be shorter than the value it stands for.
    guard text != NumberEntry.text(value) else { return nil }
    do {
      let number = try NumberEntry.number(text, in: range)
      return number == value ? nil : number
    } catch {
      refuse(id, in: rect, words(error))
      return nil
    }
  }

  private mutating func dragged(
    _ id: WidgetID, _ value: Double, _ pointed: Interaction, step: Double,
    range: ClosedRange<Double>
  ) -> Double? {
    if pointed.isHovered || pointed.isHeld { cursor = .resizeAcross }
    if let start = pointed.pressed { scrub = Scrub(id: id, start: start, value: value) }
    guard var current = scrub, current.id == id, let pointer else { return nil }
    let distance = pointer.x - current.start.x
    if abs(distance) >= 3 { current.isMoving = true }
    scrub = current
    if pointed.isClicked || !pointed.isHeld {
      scrub = nil
      if pointed.isClicked, !current.isMoving {
        startTyping(in: id, NumberEntry.text(value))
        return nil
      }
    }
    guard current.isMoving else { return nil }
    let factor = modifiers.contains(.shift) ? 10.0 : modifiers.contains(.control) ? 0.1 : 1
    let steps = (Double(distance) / 2).rounded()
    let next = min(
      max(Self.rounded(current.value + steps * step * factor), range.lowerBound),
      range.upperBound)
    return next == value ? nil : next
  }

  private mutating func nudged(by step: Double, range: ClosedRange<Double>) -> Double? {
    guard case .keyDown(let key, let modifiers, _) = event, key == .up || key == .down,
      let text = typing?.edit.text, let number = try? NumberEntry.number(text, in: range)
    else { return nil }
    consume()
    let factor = modifiers.contains(.shift) ? 10.0 : modifiers.contains(.control) ? 0.001 : 1
    let next = Self.rounded(number + (key == .up ? 1 : -1) * step * factor)
    return min(max(next, range.lowerBound), range.upperBound)
  }

  /// Steps of tenths must not end in 0.30000000000000004.
  private static func rounded(_ value: Double) -> Double {
    abs(value) < 1e6 ? (value * 1e6).rounded() / 1e6 : value
  }

  private mutating func drawNumber(
    _ id: WidgetID, _ value: Double, in rect: CGRect, _ font: Font
  ) {
    let words = NumberEntry.text(value)
    guard typing?.id != id, text.width(of: words, font: font) > rect.width - 2 * Self.fieldPadding
    else { return draw(field: id, words, placeholder: "", in: rect, font: font) }
    // A long number in a narrow field: closer to the edge, then smaller, and only then cut; a cut
    // one is whole in the tip.
    let room = rect.width - 8
    let fitting = [font, Font(.text, size: 11)].first { text.width(of: words, font: $0) <= room }
    draw(
      field: id, words, placeholder: "", in: rect, font: fitting ?? Font(.text, size: 11),
      padding: 4)
    if fitting == nil { tip(words, for: rect) }
  }
}
