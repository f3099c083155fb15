/// A colour in sRGB, 8 bits a channel, alpha not premultiplied.
public struct Color: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `Color(0x4DB5FF)`: red, green, blue in hexadecimal, opaque.
  public init(_ rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb), alpha: UInt8((alpha * 255).rounded()))
  }

  public func withAlpha(_ alpha: Double) -> Color {
    var copy = self
    copy.alpha = UInt8((min(max(alpha, 0), 1) * 255).rounded())
    return copy
  }

  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
}
