public import Foundation

extension Interface {
  /// The button of a menu; a click opens the menu or closes it.
  public mutating func menuButton(_ id: WidgetID, _ title: String, in rect: CGRect) {
    let pointed = interact(id, in: rect)
    if pointed.isHovered { cursor = .hand }
    let isLit = pointed.isHovered || opened == id
    fill(rect, isLit ? theme.raisedHover : theme.raised, radius: 6)
    var inside = rect.padded(10, 0)
    let arrow = inside.cut(.right, 12)
    draw(
      .chevron, in: CGRect(around: CGPoint(x: arrow.midX, y: arrow.midY), radius: 6),
      color: theme.textSoft)
    label(title, in: inside, font: Font(.text, size: 13, weight: .medium), color: theme.text)
    if pointed.isClicked || isActivated(id, in: rect) { opened = opened == id ? nil : id }
    drawFocus(of: id, around: rect)
  }

  /// The open menu under its button, above everything.
  /// - Returns: the index of the item that was chosen, which also closes the menu.
  public mutating func menu(
    _ id: WidgetID, items: [MenuItem], selected: Int?, below anchor: CGRect
  ) -> Int? {
    guard opened == id else { return nil }
    // Everything else waits: a press beside the menu only closes it.
    beginOverlay(bounds)
    defer { endOverlay() }
    let row: CGFloat = 32
    let widest = items.reduce(anchor.width) { widest, item in
      let detail = item.detail.isEmpty ? 0 : text.width(of: item.detail, font: Self.detailFont) + 24
      return max(widest, text.width(of: item.title, font: Self.menuFont) + 56 + detail)
    }
    let frame = menuFrame(
      CGSize(width: widest.rounded(.up), height: CGFloat(items.count) * row + 8), beside: anchor)
    card(frame)
    var chosen: Int?
    moveMenu(count: items.count, selected: selected)
    rows(
      WidgetID("menu." + id.name), in: frame.padded(4, 4), count: items.count, height: row,
      reveal: menuPlace
    ) { ui, index, rect in
      let pointed = ui.interact(WidgetID("item." + id.name, index), in: rect)
      if pointed.isHovered {
        ui.cursor = .hand
        if ui.isPointerNews { ui.menuPlace = index }
      }
      if pointed.isHovered || ui.menuPlace == index {
        ui.fill(rect, ui.theme.current, radius: 5)
      }
      var inside = rect.padded(12, 0)
      let mark = inside.cut(.left, 20)
      if index == selected || items[index].isTicked {
        ui.draw(
          .tick, in: CGRect(around: CGPoint(x: mark.minX + 6, y: mark.midY), radius: 6),
          color: ui.theme.hit)
      }
      if items[index].startsGroup {
        ui.fill(
          CGRect(x: rect.minX - 4, y: rect.minY, width: rect.width + 8, height: 1), ui.theme.line)
      }
      if !items[index].detail.isEmpty {
        let width = ui.text.width(of: items[index].detail, font: Self.detailFont)
        ui.label(
          items[index].detail, in: inside.cut(.right, min(width + 1, inside.width / 2)),
          font: Self.detailFont, color: ui.theme.textFaint, align: .trailing)
        _ = inside.cut(.right, 16)
      }
      ui.label(
        items[index].title, in: inside, font: Self.menuFont, color: ui.theme.text)
      if pointed.isClicked { chosen = index }
    }
    if let menuPlace, items.indices.contains(menuPlace), takeKey(.enter) || takeKey(.space) {
      chosen = menuPlace
    }
    if chosen != nil || takeKey(.escape) { closeMenu() }
    if case .pointerDown = event {
      closeMenu()
      consume()
    }
    return chosen
  }

  private mutating func closeMenu() {
    opened = nil
    menuPlace = nil
  }

  /// The arrow keys walk through the open menu.
  private mutating func moveMenu(count: Int, selected: Int?) {
    guard count > 0 else { return }
    let start = menuPlace ?? selected
    if takeKey(.down) {
      menuPlace = start.map { min($0 + 1, count - 1) } ?? 0
    } else if takeKey(.up) {
      menuPlace = start.map { max($0 - 1, 0) } ?? count - 1
    } else if takeKey(.home) {
      menuPlace = 0
    } else if takeKey(.end) {
      menuPlace = count - 1
    }
  }

  /// Below its anchor, or above where there is more room; always inside the window.
  private func menuFrame(_ size: CGSize, beside anchor: CGRect) -> CGRect {
    let width = min(size.width, bounds.width - 16)
    let x = min(max(anchor.minX, 8), bounds.width - width - 8)
    let (below, above) = (bounds.height - anchor.maxY - 12, anchor.minY - 12)
    if size.height <= below || below >= above {
      return CGRect(x: x, y: anchor.maxY + 4, width: width, height: min(size.height, below))
    }
    let height = min(size.height, above)
    return CGRect(x: x, y: anchor.minY - 4 - height, width: width, height: height)
  }

  private static let menuFont = Font(.text, size: 13)
  private static let detailFont = Font(.text, size: 12)
}

public struct MenuItem: Equatable, Sendable {
  public var title: String
  /// Behind the title, fainter: a shortcut, a folder.
  public var detail: String
  /// Whether a line parts it from the items before it.
  public var startsGroup: Bool
  /// For items that are on or off, each by itself.
  public var isTicked: Bool

  public init(
    _ title: String, detail: String = "", startsGroup: Bool = false, isTicked: Bool = false
  ) {
    self.title = title
    self.detail = detail
    self.startsGroup = startsGroup
    self.isTicked = isTicked
  }
}
