extension UIImage {
  /// The picture as a PNG file of 8 bits a channel, or nil where there are no pixels.
  public func pngData() -> Data? {
    guard let cgImage, cgImage.width > 0, cgImage.height > 0 else { return nil }
    let row = cgImage.width * 4
    guard
      let context = CGContext(
        data: nil, width: cgImage.width, height: cgImage.height, bitsPerComponent: 8,
        bytesPerRow: row, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    let size = CGSize(width: cgImage.width, height: cgImage.height)
    context.draw(cgImage, in: CGRect(origin: .zero, size: size))
    guard let bytes = context.makeImage()?.dataProvider?.data else { return nil }
    return PNGFile.data(
      width: cgImage.width, height: cgImage.height, premultiplied: [UInt8](bytes as Data))
  }

  /// Nil: pictures are not written in that format here.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}

/// The PNG format, its pixels stored and not compressed.
private enum PNGFile {
  static func data(width: Int, height: Int, premultiplied pixels: [UInt8]) -> Data? {
    guard pixels.count >= width * height * 4 else { return nil }
    var lines: [UInt8] = []
    lines.reserveCapacity(height * (width * 4 + 1))
    for y in 0..<height {
      lines.append(0)
      for x in 0..<width {
        let place = (y * width + x) * 4
        let alpha = Int(pixels[place + 3])
        for channel in 0..<3 {
          let value = Int(pixels[place + channel])
          lines.append(alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha)))
        }
        lines.append(pixels[place + 3])
      }
    }
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    file += chunk("IHDR", number(UInt32(width)) + number(UInt32(height)) + [8, 6, 0, 0, 0])
    file += chunk("IDAT", stored(lines))
    file += chunk("IEND", [])
    return file
  }

  /// A zlib stream of blocks as they are.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65_535, bytes.count)
      let count = UInt16(end - start)
      stream.append(end == bytes.count ? 1 : 0)
      for value in [count, ~count] { stream += [UInt8(value & 0xFF), UInt8(value >> 8)] }
      stream += bytes[start..<end]
      start = end
    } while start < bytes.count
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + number(b << 16 | a)
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    var check: UInt32 = .max
    for byte in body {
      check ^= UInt32(byte)
      for _ in 0..<8 { check = check & 1 == 1 ? check >> 1 ^ 0xEDB8_8320 : check >> 1 }
    }
    return number(UInt32(content.count)) + body + number(~check)
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
  }
}
