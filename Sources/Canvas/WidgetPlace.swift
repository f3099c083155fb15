public import Foundation

/// Where a widget takes presses.
public struct WidgetPlace: Equatable, Sendable {
  public var id: WidgetID
  /// The part that no clip cuts away, in points of the window.
  public var rect: CGRect
  public var kind: WidgetKind
  /// 0 for the panels, then the overlays above them, each before the one above it.
  public var layer: Int
}

/// What kind of widget takes presses somewhere.
public enum WidgetKind: Equatable, Sendable {
  /// Anything that is none of the others: a row, a border, the stage.
  case area
  case button(title: String)
  case field
  case onOff
  case slider
}

extension Interface {
  /// Notes in the next pass which widgets offer themselves to the pointer, and where.
  public mutating func beginNotingPlaces() { places = [] }

  /// The widgets of the passes since, those that are offered a press first in front; and the
  /// overlays, each under those above it.
  public mutating func endNotingPlaces() -> (widgets: [WidgetPlace], overlays: [CGRect]) {
    defer { places = nil }
    return (places ?? [], overlays)
  }

  mutating func notePlace(of id: WidgetID, _ rect: CGRect, _ kind: WidgetKind) {
    guard places != nil else { return }
    let seen = clips.last.map { rect.intersection($0) } ?? rect
    guard seen.width > 0, seen.height > 0 else { return }
    places?.append(WidgetPlace(id: id, rect: seen, kind: kind, layer: layer))
  }
}
