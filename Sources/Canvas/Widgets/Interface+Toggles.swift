public import Foundation

extension Interface {
  /// Switches side by side in one well, each on or off by itself.
  /// - Returns: the index of the one that was clicked.
  public mutating func toggles(
    _ id: WidgetID, _ titles: [String], isOn: [Bool], in rect: CGRect
  ) -> Int? {
    fill(rect, theme.well, radius: 8, border: theme.line)
    let font = Font(.text, size: 13, weight: .medium)
    var rest = rect.padded(4, 4)
    var clicked: Int?
    for (index, title) in titles.enumerated() {
      if index > 0 { _ = rest.cut(.left, 4) }
      let segment = rest.cut(.left, toggleWidth(title))
      let pointed = interact(WidgetID(id.name, index), in: segment)
      if pointed.isHovered { cursor = .hand }
      if isOn[index] {
        fill(segment, theme.raised, radius: 5)
      } else if pointed.isHovered {
        fill(segment, theme.hover, radius: 5)
      }
      var inside = segment.padded(10, 0)
      // A tick beside the colour: on and off differ in shape too.
      let mark = inside.cut(.left, 12)
      let center = CGPoint(x: mark.minX + 5, y: mark.midY)
      if isOn[index] {
        draw(.tick, in: CGRect(around: center, radius: 6), color: theme.hit)
      } else {
        ring(at: center, radius: 3.5, Stroke(theme.textFaint, width: 1.25))
      }
      _ = inside.cut(.left, 4)
      label(
        title, in: inside, font: font, color: isOn[index] ? theme.text : theme.textSoft)
      if pointed.isClicked || isActivated(WidgetID(id.name, index), in: segment) {
        clicked = index
      }
      drawFocus(of: WidgetID(id.name, index), around: segment)
    }
    return clicked
  }

  /// The width of the whole group, in points.
  public func togglesWidth(_ titles: [String]) -> CGFloat {
    titles.reduce(8 + 4 * CGFloat(max(titles.count - 1, 0))) { $0 + toggleWidth($1) }
  }

  private func toggleWidth(_ title: String) -> CGFloat {
    (text.width(of: title, font: Font(.text, size: 13, weight: .medium)) + 36).rounded(.up)
  }
}
