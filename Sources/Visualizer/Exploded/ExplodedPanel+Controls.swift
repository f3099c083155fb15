import Canvas
import Foundation
import Wording

extension ExplodedPanel {
  /// The strip of the stage that the sliders stand in.
  static func controls(in rect: CGRect) -> CGRect {
    // Above the sentence, when that takes two lines.
    return CGRect(x: rect.minX, y: rect.maxY - 92, width: rect.width, height: 24)
  }

  /// How far the planes are apart, and which of them are shown.
  func controls(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    let row = Self.controls(in: rect).padded(20, 0)
    let length = min(112, (row.width - 40) / 2 - 64)
    guard length > 32, exploded.openness > 0.5 else { return }
    var rest = row
    spacing(in: &rest, length: length, &ui, send)
    peeling(in: &rest, length: length, &ui, send)
  }

  private func spacing(
    in rest: inout CGRect, length: CGFloat, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    let title = ui.text.width(of: Labels.spacing, font: .note)
    let place = rest.cut(.left, title + 16 + length)
    ui.beginOverlay(place.insetBy(dx: -8, dy: 0))
    var inside = place
    ui.label(
      Labels.spacing, in: inside.cut(.left, title + 1), font: .note, color: ui.theme.textSoft)
    _ = inside.cut(.left, 15)
    if let value = ui.slider("exploded.spacing", value: exploded.spacing, in: inside),
      value != exploded.spacing
    {
      send(.exploded(.space(value)))
    }
    ui.endOverlay()
  }

  private func peeling(
    in rest: inout CGRect, length: CGFloat, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    let count = exploded.planes.count
    guard count > 1 else { return }
    let words = Labels.planes(exploded.shown, of: count)
    let widest = ui.text.width(of: Labels.planes(0..<count, of: count), font: .note)
    let title = max(widest, ui.text.width(of: words, font: .note))
    let place = rest.cut(.right, title + 16 + length)
    ui.beginOverlay(place.insetBy(dx: -8, dy: 0))
    var inside = place
    let slot = inside.cut(.right, length)
    _ = inside.cut(.right, 15)
    ui.label(words, in: inside, font: .note, color: ui.theme.textSoft, align: .trailing)
    let last = Double(count - 1)
    let range =
      Double(exploded.shown.lowerBound) / last...Double(
        max(
          exploded.shown.upperBound - 1, exploded.shown.lowerBound)) / last
    if let wished = ui.rangeSlider("exploded.planes", range, in: slot) {
      let levels =
        Int((wished.lowerBound * last).rounded())...Int((wished.upperBound * last).rounded())
      if Range(levels) != exploded.shown { send(.exploded(.peel(levels))) }
    }
    ui.endOverlay()
  }
}
