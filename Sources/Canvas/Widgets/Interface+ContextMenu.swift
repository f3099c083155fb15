public import Foundation

extension Interface {
  /// The menu that a right click over `rect` opens where the pointer is; Shift-F10 opens it for the
  /// widget `focused`.
  /// - Returns: the index of the item that was chosen.
  public mutating func contextMenu(
    _ id: WidgetID, items: [MenuItem], over rect: CGRect, focused: WidgetID? = nil
  ) -> Int? {
    if case .pointerDown(let point, .secondary, _, _) = event, isPointer(over: rect) {
      opened = id
      menuPoint = point
      consume()
    }
    if let focused, focus == focused, case .keyDown(.function(10), let modifiers, _) = event,
      modifiers.contains(.shift)
    {
      opened = id
      menuPoint = CGPoint(x: rect.minX + 16, y: rect.minY + 16)
      consume()
    }
    guard opened == id else { return nil }
    return menu(
      id, items: items, selected: nil, below: CGRect(origin: menuPoint, size: .zero))
  }
}
