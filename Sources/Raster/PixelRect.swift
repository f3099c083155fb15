public import Foundation

/// A rectangle of whole pixels, half open; empty when a maximum does not exceed its minimum.
public struct PixelRect: Hashable, Sendable {
  public var minX: Int
  public var minY: Int
  public var maxX: Int
  public var maxY: Int

  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  public init(width: Int, height: Int) {
    self.init(minX: 0, minY: 0, maxX: width, maxY: height)
  }

  /// The pixels that a rectangle in points touches.
  public init(covering rect: CGRect, scale: CGFloat) {
    let rect = rect.standardized
    self.init(
      minX: Int(pixel: (rect.minX * scale).rounded(.down)),
      minY: Int(pixel: (rect.minY * scale).rounded(.down)),
      maxX: Int(pixel: (rect.maxX * scale).rounded(.up)),
      maxY: Int(pixel: (rect.maxY * scale).rounded(.up)))
  }

  static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  public var width: Int { max(0, maxX - minX) }
  public var height: Int { max(0, maxY - minY) }
  public var area: Int { width * height }
  public var isEmpty: Bool { maxX <= minX || maxY <= minY }

  public func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// The smallest rectangle around both; an empty one does not count.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  func outset(by pixels: Int) -> PixelRect {
    PixelRect(
      minX: minX - pixels, minY: minY - pixels, maxX: maxX + pixels, maxY: maxY + pixels)
  }
}

extension Int {
  /// A pixel coordinate from any number: nothing that a scene can contain overflows later sums.
  init(pixel value: Double) {
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -1e9), 1e9))
  }
}
