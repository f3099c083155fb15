/// Pixels as a value: one `0xAARRGGBB` each, not premultiplied, rows from the top.
public struct PixelImage: Equatable, Sendable {
  public let width: Int
  public let height: Int
  public let pixels: [UInt32]

  /// - Precondition: `pixels.count == width * height`.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height)
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
