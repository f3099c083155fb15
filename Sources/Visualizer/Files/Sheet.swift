import Canvas
import Foundation
import Wording

/// What stands over the whole window until it is answered: a card on a veil, with the keyboard
/// kept inside.
struct Sheet {
  /// - Parameters:
  ///   - size: points, made smaller where the window is.
  ///   - content: draws the inside and takes what is done to it.
  ///   - onEscape: Escape or, where `closesOutside`, a press beside the card.
  @MainActor
  static func show(
    _ size: CGSize, in window: CGRect, _ ui: inout Interface, closesOutside: Bool = false,
    content: (inout Interface, CGRect) -> Void, onEscape: () -> Void
  ) {
    ui.beginOverlay(window)
    ui.fill(window, ui.theme.shadow)
    let width = min(size.width, window.width - 32)
    let height = min(size.height, window.height - 32)
    let box = CGRect(
      x: (window.midX - width / 2).rounded(), y: (window.midY - height / 2).rounded(),
      width: width, height: height)
    ui.card(box, radius: 12)
    content(&ui, box.padded(24, 20))
    switch ui.event {
    case .keyDown(.escape, _, _):
      onEscape()
      ui.consume()
    case .pointerDown(let point, _, _, _):
      if closesOutside, !box.covers(point) { onEscape() }
      ui.consume()
    case .keyDown(.tab, _, _), nil: break
    // Nothing behind the sheet acts meanwhile.
    case .keyDown, .keyUp, .text, .pasted, .wheel: ui.consume()
    default: break
    }
    ui.endOverlay()
  }
}

extension Interface {
  /// Buttons in a row at the right end of `rect`, the first one outermost.
  /// - Returns: the index of the one that was pressed.
  mutating func buttonRow(
    _ id: String, _ titles: [String], in rect: CGRect, takesEnter: Bool = true
  ) -> Int? {
    var rest = rect
    var pressed: Int?
    for (index, title) in titles.enumerated() {
      let place = rest.cut(.right, buttonWidth(title) + 8)
      if button(WidgetID(id, index), title, in: place) { pressed = index }
      if index == 0, takesEnter {
        stroke(place.insetBy(dx: 0.5, dy: 0.5), Stroke(theme.touchArea), radius: 6)
      }
      _ = rest.cut(.right, 8)
    }
    return pressed
  }
}
