public import Foundation

/// What the pointer did to a widget in one pass.
public struct Interaction: Equatable, Sendable {
  public var isHovered = false
  /// Held since a press on it, wherever the pointer is now.
  public var isHeld = false
  /// Where the press landed, in the pass of the press only.
  public var pressed: CGPoint?
  /// Presses in quick succession, this one included; in the pass of the press only.
  public var clicks = 0
  /// Let go after a press on it, wherever the pointer is now.
  public var isReleased = false
  /// Released over itself after a press on itself.
  public var isClicked = false

  public init() {}
}

extension Interface {
  /// Offers the pointer to the widget `id` that fills `rect`; of those under it the first one that
  /// is offered takes a press.
  public mutating func interact(
    _ id: WidgetID, in rect: CGRect, button: PointerButton = .primary, kind: WidgetKind = .area
  ) -> Interaction {
    if button == .primary { notePlace(of: id, rect, kind) }
    if id == missedField { missedField = nil }
    var result = Interaction()
    let isUnder = isPointer(over: rect)
    result.isHovered = isUnder && (active == nil || active == id)
    if case .pointerDown(let point, button, _, let clicks) = event, isUnder {
      active = id
      result.pressed = point
      result.clicks = clicks
      consume()
    }
    guard active == id else { return result }
    result.isHeld = true
    if case .pointerUp(_, button, _) = event {
      result.isClicked = isUnder
      result.isReleased = true
      result.isHeld = false
      active = nil
      consume()
    }
    return result
  }

  /// Whether the pointer is over `rect` with no overlay and no clip between.
  public func isPointer(over rect: CGRect) -> Bool {
    guard let pointer, rect.covers(pointer), clips.last?.covers(pointer) ?? true else {
      return false
    }
    return !overlays.dropFirst(layer).contains { $0.covers(pointer) }
  }

  /// Whether something lies over the panels at a point: a card, a menu, a sheet.
  public func isCovered(_ point: CGPoint) -> Bool { overlays.contains { $0.covers(point) } }

  /// Starts drawing above the panels, whatever is drawn after: what lies under `rect` gets no
  /// pointer, and no panel's clip cuts it.
  public mutating func beginOverlay(_ rect: CGRect) {
    nextOverlays.append(rect)
    guard layer == 0 else {
      layer = nextOverlays.count
      return
    }
    layer = nextOverlays.count
    swap(&list, &above)
    swap(&clips, &clipsBelow)
  }

  /// Goes on below the overlays.
  public mutating func endOverlay() {
    guard layer != 0 else { return }
    layer = 0
    swap(&list, &above)
    swap(&clips, &clipsBelow)
  }

  /// The wheel's notches over `rect`, taken.
  public mutating func takeWheel(over rect: CGRect) -> (dx: CGFloat, dy: CGFloat, at: CGPoint)? {
    guard case .wheel(let dx, let dy, let point, _) = event, isPointer(over: rect) else {
      return nil
    }
    consume()
    return (dx, dy, point)
  }

  /// Whether `key` was pressed in this pass; taken.
  public mutating func takeKey(_ key: Key) -> Bool {
    guard case .keyDown(key, _, _) = event else { return false }
    consume()
    return true
  }
}
