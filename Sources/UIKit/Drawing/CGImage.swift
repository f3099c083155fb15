/// A picture of pixels, eight bits for each of red, green, blue and alpha.
public final class CGImage: @unchecked Sendable {
  public let width: Int
  public let height: Int
  /// Red, green, blue and alpha of each pixel, multiplied by alpha, the top row first.
  let bytes: [UInt8]

  init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { 4 * width }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
  }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  public var dataProvider: CGDataProvider? { CGDataProvider(data: NSData(data: Data(bytes))) }

  /// The part of the picture inside `rect`, in pixels; nil when nothing of it is.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard rect.isFinite else { return nil }
    let part = rect.integral.intersection(
      CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (left, columns) = (Int(part.minX), Int(part.width))
    let rows = (Int(part.minY)..<Int(part.maxY)).map { row in
      bytes[4 * (row * width + left)..<4 * (row * width + left + columns)]
    }
    return CGImage(width: columns, height: rows.count, bytes: rows.flatMap { $0 })
  }

  /// The pixel at the place, or nothing beyond the edges.
  func pixel(column: Int, row: Int) -> Pixel {
    guard (0..<width).contains(column), (0..<height).contains(row) else { return .clear }
    return bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { PixelLayout.rgba.read($0 + 4 * (row * width + column)) } ?? .clear
    }
  }
}

public final class CGDataProvider {
  public let data: CFData?

  public init?(data: CFData) { self.data = data }
}
