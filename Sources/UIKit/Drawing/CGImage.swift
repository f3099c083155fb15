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

  /// Of bytes for red, green, blue and alpha, or for grey alone, that the provider has; nil for
  /// other kinds of pixels, and where the bytes don't suffice.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let depth = bitsPerPixel / 8
    guard (1...32_768).contains(width), (1...32_768).contains(height), bitsPerComponent == 8,
      depth == 4 || depth == 1, bytesPerRow >= width * depth,
      let data = provider.data, data.length >= bytesPerRow * (height - 1) + width * depth
    else { return nil }
    let source = [UInt8](data as Data)
    let alpha = CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & 0x1F) ?? .none
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * width * height)
    for row in 0..<height {
      for column in 0..<width {
        let place = row * bytesPerRow + column * depth
        guard depth == 4 else {
          pixels += [source[place], source[place], source[place], 255]
          continue
        }
        let isFirst = alpha == .premultipliedFirst || alpha == .first || alpha == .noneSkipFirst
        let colors = source[(isFirst ? place + 1 : place)..<(isFirst ? place + 4 : place + 3)]
        let isOpaque = alpha == .none || alpha == .noneSkipFirst || alpha == .noneSkipLast
        let opacity = isOpaque ? 255 : source[isFirst ? place : place + 3]
        let isStraight = alpha == .first || alpha == .last
        pixels += colors.map { isStraight ? UInt8(Int($0) * Int(opacity) / 255) : $0 }
        pixels.append(opacity)
      }
    }
    self.init(width: width, height: height, bytes: pixels)
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
  public var isMask: Bool { false }
  public var shouldInterpolate: Bool { true }
  public func copy() -> CGImage? { self }

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

public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
  case absoluteColorimetric
  case relativeColorimetric
  case perceptual
  case saturation
}

public final class CGDataProvider {
  public let data: CFData?

  public init?(data: CFData) { self.data = data }
}
