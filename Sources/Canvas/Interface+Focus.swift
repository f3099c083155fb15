public import Foundation

/// The keyboard's way through the widgets: Tab goes from one to the next, by `focusRank` and then in
/// the order in which they are drawn; Space and Enter press the one that has the focus.
extension Interface {
  /// Offers the keyboard to the widget `id`.
  /// - Returns: whether it has the focus.
  @discardableResult
  public mutating func offerFocus(to id: WidgetID, in rect: CGRect) -> Bool {
    // What a menu or a sheet covers waits until it is closed.
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    guard !overlays.dropFirst(layer).contains(where: { $0.covers(middle) }) else { return false }
    focusOffers.append((id, focusRank))
    guard focus == id else { return false }
    if isFocusNew { reveal(rect) }
    return true
  }

  /// Whether Space or Enter was pressed on the widget; taken.
  public mutating func isActivated(_ id: WidgetID, in rect: CGRect) -> Bool {
    guard offerFocus(to: id, in: rect), isFocusVisible, !modifiers.contains(.control) else {
      return false
    }
    return takeKey(.space) || takeKey(.enter)
  }

  /// How far the arrow keys move the value of a focused widget in this pass; taken.
  public mutating func arrowSteps(_ id: WidgetID, in rect: CGRect) -> Double {
    guard offerFocus(to: id, in: rect), isFocusVisible else { return 0 }
    if takeKey(.right) || takeKey(.up) { return 1 }
    if takeKey(.left) || takeKey(.down) { return -1 }
    return 0
  }

  /// The ring around a widget that the keyboard goes to.
  public mutating func drawFocus(of id: WidgetID, around rect: CGRect, radius: CGFloat = 6) {
    guard focus == id, isFocusVisible else { return }
    // A ground of its own below the ring, so that it is seen on every colour.
    let ring = rect.insetBy(dx: -2, dy: -2)
    stroke(ring, Stroke(theme.stage, width: 4), radius: radius + 2)
    stroke(ring, Stroke(theme.touchArea, width: 2), radius: radius + 2)
  }

  /// Gives the keyboard to a widget, seen or not until a key is pressed.
  public mutating func giveFocus(to id: WidgetID, isVisible: Bool) {
    focus = id
    isFocusVisible = isVisible
  }

  /// Gives the keyboard back to the stage.
  public mutating func dropFocus() {
    focus = nil
    isFocusVisible = false
  }

  mutating func noteFocus(of event: InputEvent?) {
    switch event {
    case .pointerDown:
      dropFocus()
      note = nil
    // Whoever goes on has read why nothing was taken.
    case .keyDown where typing == nil: note = nil
    default: break
    }
  }

  /// The widgets that Tab goes through.
  var focusOrder: [WidgetID] {
    // A widget may ask for more than one kind of key, and is one stop all the same.
    var seen: Set<WidgetID> = []
    return focusOffers.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .compactMap { seen.insert($0.element.id).inserted ? $0.element.id : nil }
  }

  /// Tab, when no widget took it.
  mutating func moveFocus() {
    isFocusNew = false
    let focusOrder = focusOrder
    guard case .keyDown(.tab, let modifiers, _) = event, !focusOrder.isEmpty else {
      if let focus, whole != nil, !focusOrder.contains(focus) { self.focus = nil }
      return
    }
    let step = modifiers.contains(.shift) ? -1 : 1
    let count = focusOrder.count
    let place = focus.flatMap { focusOrder.firstIndex(of: $0) } ?? (step > 0 ? -1 : count)
    let next = place + step
    // Past either end the keyboard goes back to the stage.
    focus = focusOrder.indices.contains(next) ? focusOrder[next] : nil
    isFocusVisible = focus != nil
    isFocusNew = focus != nil
    consume()
  }

  /// Scrolls what holds `rect` until it is seen.
  private mutating func reveal(_ rect: CGRect) {
    guard let container = scrollPath.last else { return }
    let above = container.rect.minY + 8 - rect.minY
    let below = rect.maxY - container.rect.maxY + 8
    if above > 0 { scrolls[container.id]?.target -= above }
    if below > 0 { scrolls[container.id]?.target += below }
  }
}
