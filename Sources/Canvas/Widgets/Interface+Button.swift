public import Foundation

extension Interface {
  /// A button with words, an icon, or both.
  /// - Parameter tip: what it is for, where an icon alone does not say it.
  /// - Returns: whether it was clicked.
  public mutating func button(
    _ id: WidgetID, _ title: String, icon: Icon? = nil, in rect: CGRect,
    style: ButtonStyle = .raised, tip: String = ""
  ) -> Bool {
    if !tip.isEmpty { self.tip(tip, for: rect) }
    let pointed = interact(id, in: rect, kind: .button(title: title))
    let isActivated = isActivated(id, in: rect)
    if pointed.isHovered { cursor = .hand }
    let font = Font(.text, size: 13, weight: .medium)
    switch style {
    case .raised:
      fill(rect, pointed.isHovered ? theme.raisedHover : theme.raised, radius: 6)
    case .plain:
      if pointed.isHovered { fill(rect, theme.raised, radius: 6) }
    }
    let color = pointed.isHovered ? theme.text : theme.textSoft
    var inside = rect.padded(title.isEmpty ? 0 : 8, 0)
    if let icon {
      let box = title.isEmpty ? inside : inside.cut(.left, 16)
      draw(icon, in: CGRect(around: CGPoint(x: box.midX, y: box.midY), radius: 8), color: color)
      if !title.isEmpty { _ = inside.cut(.left, 8) }
    }
    label(title, in: inside, font: font, color: color, align: icon == nil ? .center : .leading)
    drawFocus(of: id, around: rect)
    return pointed.isClicked || isActivated
  }

  /// The width a button with this title needs, in points.
  public func buttonWidth(_ title: String) -> CGFloat {
    (text.width(of: title, font: Font(.text, size: 13, weight: .medium)) + 24).rounded(.up)
  }
}

public enum ButtonStyle: Sendable {
  case raised
  case plain
}
