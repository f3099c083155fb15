public import Foundation

extension Interface {
  /// A switch that slides between off and on.
  /// - Returns: whether it was switched.
  public mutating func onOff(
    _ id: WidgetID, _ isOn: Bool, in rect: CGRect, color: Color? = nil
  ) -> Bool {
    let track = CGRect(x: rect.minX, y: rect.midY - 8, width: 28, height: 16)
    let pointed = interact(id, in: rect, kind: .onOff)
    let isActivated = isActivated(id, in: rect)
    if pointed.isHovered { cursor = .hand }
    let accent = color ?? theme.hit
    fill(
      track, isOn ? accent.withAlpha(0.9) : theme.well, radius: 8,
      border: isOn ? accent : color ?? theme.textFaint)
    let center = CGPoint(x: isOn ? track.maxX - 8 : track.minX + 8, y: track.midY)
    disc(at: center, radius: pointed.isHovered ? 6 : 5, isOn ? theme.onAccent : theme.textSoft)
    drawFocus(of: id, around: track, radius: 8)
    return pointed.isClicked || isActivated
  }
}
