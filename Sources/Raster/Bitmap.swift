import Canvas

/// A picture in memory: `0xAARRGGBB`, alpha premultiplied, rows from the top without gaps.
public struct Bitmap: Equatable, Sendable {
  public let width: Int
  public let height: Int
  public var pixels: [UInt32]

  /// A transparent picture; a negative side counts as 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    pixels = [UInt32](repeating: 0, count: self.width * self.height)
  }

  public var bounds: PixelRect { PixelRect(width: width, height: height) }

  /// - Precondition: the pixel lies inside.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// Lends the pixels for drawing.
  public mutating func withPixelBuffer<Result>(_ body: (PixelBuffer) -> Result) -> Result {
    let (width, height) = (width, height)
    return pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else {
        return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 1) {
          body(PixelBuffer(base: $0.baseAddress!, width: 0, height: 0, stride: 0))
        }
      }
      return body(PixelBuffer(base: base, width: width, height: height, stride: width))
    }
  }
}

/// Somebody's pixel memory to draw into, laid out as a `Bitmap` but for the stride.
public struct PixelBuffer {
  public let base: UnsafeMutablePointer<UInt32>
  public let width: Int
  public let height: Int
  /// Pixels from one row to the next.
  public let stride: Int

  /// - Parameter base: valid for `height` rows of `stride` pixels while the buffer is in use.
  public init(base: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
    self.base = base
    self.width = width
    self.height = height
    self.stride = stride
  }

  public var bounds: PixelRect { PixelRect(width: width, height: height) }

  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { base + y * stride }
}
