/// A rectangle of pixels, half open: `right` and `bottom` are the first ones outside.
public struct PixelRect: Sendable, Equatable {
  public var left: Int
  public var top: Int
  public var right: Int
  public var bottom: Int

  public init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  public static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  public var width: Int { max(0, right - left) }
  public var height: Int { max(0, bottom - top) }
  public var isEmpty: Bool { right <= left || bottom <= top }

  public func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
  }

  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }
}
