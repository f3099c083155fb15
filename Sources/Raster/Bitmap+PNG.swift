import CPNG
public import Foundation

/// Why a PNG could not be written or read.
public struct PNGError: Error, Equatable, Sendable {
  public enum Step: Equatable, Sendable {
    case reading
    case writing
  }

  public let step: Step
  public let file: String
  /// The library's own words.
  public let reason: String
}

extension Bitmap {
  /// Writes the picture as a PNG with transparency.
  /// - Throws: `PNGError`.
  public func writePNG(to url: URL) throws {
    let data: Data
    do {
      data = try pngData()
    } catch {
      throw PNGError(step: .writing, file: url.path, reason: error.reason)
    }
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      throw PNGError(step: .writing, file: url.path, reason: error.localizedDescription)
    }
  }

  /// The picture as a PNG file's bytes.
  public func pngData() throws(PNGError) -> Data {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(width)
    image.height = png_uint_32(height)
    image.format = Bitmap.format
    defer { png_image_free(&image) }
    let straight = pixels.map(Bitmap.straight)
    var size = png_alloc_size_t(0)
    guard png_image_write_to_memory(&image, nil, &size, 0, straight, 0, nil) != 0 else {
      throw PNGError(step: .writing, file: "", reason: image.reason)
    }
    var data = Data(count: size)
    let written = data.withUnsafeMutableBytes {
      png_image_write_to_memory(&image, $0.baseAddress, &size, 0, straight, 0, nil)
    }
    guard written != 0 else { throw PNGError(step: .writing, file: "", reason: image.reason) }
    return data.prefix(size)
  }

  /// Reads a PNG of any kind.
  /// - Throws: `PNGError`.
  public init(png url: URL) throws {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw PNGError(step: .reading, file: url.path, reason: error.localizedDescription)
    }
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let straight: [UInt32]? = data.withUnsafeBytes { bytes in
      guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
        return nil
      }
      image.format = Bitmap.format
      var pixels = [UInt32](repeating: 0, count: Int(image.width) * Int(image.height))
      guard png_image_finish_read(&image, nil, &pixels, 0, nil) != 0 else { return nil }
      return pixels
    }
    guard let straight else {
      throw PNGError(step: .reading, file: url.path, reason: image.reason)
    }
    self.init(width: Int(image.width), height: Int(image.height))
    pixels = straight.map(Bitmap.premultiplied)
  }

  /// Blue, green, red, alpha in memory: `0xAARRGGBB` on little-endian machines.
  private static let format =
    png_uint_32(PNG_FORMAT_FLAG_ALPHA) | png_uint_32(PNG_FORMAT_FLAG_COLOR)
    | png_uint_32(PNG_FORMAT_FLAG_BGR)

  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 || alpha == 0 { return pixel }
    func channel(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }

  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    return Ink.mix(0, Ink.spread(pixel | 0xFF00_0000), UInt64(alpha))
  }
}

extension png_image {
  fileprivate var reason: String {
    withUnsafeBytes(of: message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
