public import Foundation

extension Interface {
  /// Choices side by side in one well, of which exactly one holds.
  /// - Returns: the index of another one that was clicked.
  public mutating func segments(
    _ id: WidgetID, _ titles: [String], selected: Int, in rect: CGRect
  ) -> Int? {
    fill(rect, theme.well, radius: 8, border: theme.line)
    var rest = rect.padded(4, 4)
    var clicked: Int?
    for (index, title) in titles.enumerated() {
      if index > 0 { _ = rest.cut(.left, 4) }
      let segment = rest.cut(.left, segmentWidth(title))
      let pointed = interact(WidgetID(id.name, index), in: segment)
      if pointed.isHovered { cursor = .hand }
      if index == selected {
        fill(segment, theme.raised, radius: 5)
      } else if pointed.isHovered {
        fill(segment, theme.hover, radius: 5)
      }
      label(
        title, in: segment,
        font: Font(.text, size: 13, weight: index == selected ? .semibold : .medium),
        color: index == selected ? theme.text : theme.textSoft, align: .center)
      let isActivated = isActivated(WidgetID(id.name, index), in: segment)
      if pointed.isClicked || isActivated, index != selected { clicked = index }
      drawFocus(of: WidgetID(id.name, index), around: segment)
    }
    return clicked
  }

  /// The width of the whole group, in points.
  public func segmentsWidth(_ titles: [String]) -> CGFloat {
    titles.reduce(8 + 4 * CGFloat(max(titles.count - 1, 0))) { $0 + segmentWidth($1) }
  }

  private func segmentWidth(_ title: String) -> CGFloat {
    (text.width(of: title, font: Font(.text, size: 13, weight: .semibold)) + 20).rounded(.up)
  }
}
