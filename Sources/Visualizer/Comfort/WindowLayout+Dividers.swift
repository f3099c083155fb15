import Canvas
import Foundation

/// The borders between the panels, and what a drag of one means.
extension WindowLayout {
  /// How far from a border the pointer takes hold of it, on each side.
  static let reach: CGFloat = 3

  /// The line of a border; nil where one of its panels is not shown.
  func line(of divider: Panels.Divider) -> CGRect? {
    switch divider {
    case .left:
      guard outline.width > 0 else { return nil }
      return CGRect(
        x: outline.maxX, y: outline.minY, width: 0, height: stage.height)
    case .inspector:
      guard inspector.width > 0 else { return nil }
      return CGRect(x: inspector.minX, y: inspector.minY, width: 0, height: inspector.height)
    case .bottom:
      guard log.height > 0 else { return nil }
      return CGRect(x: log.minX, y: log.minY, width: code.maxX - log.minX, height: 0)
    case .log:
      guard log.height > 0 else { return nil }
      return CGRect(x: code.minX, y: code.minY, width: 0, height: code.height)
    case .verdict:
      guard verdict.width > 0, verdict.height > 0 else { return nil }
      return CGRect(x: verdict.minX, y: verdict.minY, width: verdict.width, height: 0)
    case .fixes:
      guard fixes.width > 0, fixes.height > 0 else { return nil }
      return CGRect(x: fixes.minX, y: fixes.minY, width: fixes.width, height: 0)
    }
  }

  /// Where the pointer takes hold of a border.
  func handle(of divider: Panels.Divider) -> CGRect? {
    line(of: divider)?.insetBy(
      dx: divider.isUpright ? -Self.reach : 0, dy: divider.isUpright ? 0 : -Self.reach)
  }

  /// What `Panels` keeps for a border that is at `point`.
  func length(of divider: Panels.Divider, at point: CGPoint) -> CGFloat {
    let length =
      switch divider {
      case .left: point.x - outline.minX
      case .inspector: inspector.maxX - point.x
      case .bottom: code.maxY - point.y
      case .log: (point.x - log.minX) / max(code.maxX - log.minX, 1)
      case .verdict: verdict.maxY - point.y
      case .fixes: fixes.maxY - point.y
      }
    // A border that was dragged out of the window stays at its least.
    return max(divider == .log ? length : length.rounded(), divider == .log ? 0.01 : 1)
  }
}
