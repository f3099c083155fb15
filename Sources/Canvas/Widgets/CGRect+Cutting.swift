public import Foundation

/// Cutting rectangles from rectangles: all the layout there is.
extension CGRect {
  public enum Edge: Sendable {
    case top
    case left
    case bottom
    case right
  }

  /// Takes a strip of `length` points off one edge, never more than there is.
  public mutating func cut(_ edge: Edge, _ length: CGFloat) -> CGRect {
    switch edge {
    case .top:
      let strip = CGRect(x: minX, y: minY, width: width, height: min(max(length, 0), height))
      self = CGRect(x: minX, y: strip.maxY, width: width, height: height - strip.height)
      return strip
    case .bottom:
      let taken = min(max(length, 0), height)
      let strip = CGRect(x: minX, y: maxY - taken, width: width, height: taken)
      size.height -= taken
      return strip
    case .left:
      let strip = CGRect(x: minX, y: minY, width: min(max(length, 0), width), height: height)
      self = CGRect(x: strip.maxX, y: minY, width: width - strip.width, height: height)
      return strip
    case .right:
      let taken = min(max(length, 0), width)
      let strip = CGRect(x: maxX - taken, y: minY, width: taken, height: height)
      size.width -= taken
      return strip
    }
  }

  /// The rectangle without its margins, never negative.
  public func padded(_ horizontal: CGFloat, _ vertical: CGFloat) -> CGRect {
    let dx = min(horizontal, width / 2)
    let dy = min(vertical, height / 2)
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  public init(around center: CGPoint, radius: CGFloat) {
    self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// Half-open containment that answers false for what is not a number, where Foundation traps.
  public func covers(_ point: CGPoint) -> Bool {
    point.x >= origin.x && point.x < origin.x + size.width
      && point.y >= origin.y && point.y < origin.y + size.height
  }
}
