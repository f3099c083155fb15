import CSDL2
import Canvas
import Foundation
import Raster

/// One typeface, opened at the sizes that are needed.
final class Typeface {
  /// All measures are taken at this size without hinting and scaled, so that they are the same at
  /// every size and never rounded to pixels.
  private static let referencePixels = 4000.0

  private let file: FontFile
  private let reference: SizedFont
  private var sizes = RecentCache<Int, SizedFont?>(budget: 24)
  private var provided: [UInt32: Bool] = [:]

  /// Nil when the file is no font that FreeType reads.
  init?(_ file: FontFile) {
    self.file = file
    guard let font = SizedFont(file, pixels: Self.referencePixels, hinting: TTF_HINTING_NONE) else {
      return nil
    }
    reference = font
  }

  func has(_ scalar: Unicode.Scalar) -> Bool {
    if let known = provided[scalar.value] { return known }
    let answer = TTF_GlyphIsProvided32(reference.font, scalar.value) != 0
    provided[scalar.value] = answer
    return answer
  }

  /// The measures of a font of size 1.
  var metrics: FontMetrics {
    FontMetrics(
      ascent: Double(TTF_FontAscent(reference.font)) / Self.referencePixels,
      descent: Double(-TTF_FontDescent(reference.font)) / Self.referencePixels,
      lineHeight: Double(TTF_FontLineSkip(reference.font)) / Self.referencePixels)
  }

  /// The advance of a run at size 1. A bar at both ends keeps what sticks out of the first and the
  /// last glyph's advance from counting.
  func advance(of text: String) -> Double {
    Double(inkWidth("|" + text + "|") - inkWidth("||")) / Self.referencePixels
  }

  private func inkWidth(_ text: String) -> Int {
    var width: Int32 = 0
    TTF_SizeUTF8(reference.font, text, &width, nil)
    return Int(width)
  }

  /// The run's picture.
  /// - Parameters:
  ///   - pixels: the size; kept to an eighth of a pixel.
  ///   - left: where the run starts, in pixels right of the text's origin.
  func mask(of text: String, pixels: Double, left: Int) -> GlyphMask? {
    let eighths = Int((pixels * 8).rounded())
    let sized = sizes.value(for: eighths) {
      SizedFont(file, pixels: Double(eighths) / 8, hinting: TTF_HINTING_LIGHT_SUBPIXEL)
    }
    return sized?.mask(of: text, left: left)
  }
}

/// A typeface at one size.
final class SizedFont {
  let font: OpaquePointer

  init?(_ file: FontFile, pixels: Double, hinting: Int32) {
    // At one dot per inch a pixel is 72 points, which leaves SDL's whole points fine enough.
    let points = Int32((pixels * 72).rounded())
    guard let font = TTF_OpenFontIndexDPI(file.path, points, file.index, 1, 1) else { return nil }
    self.font = font
    TTF_SetFontHinting(font, hinting)
  }

  deinit { TTF_CloseFont(font) }

  /// Renders a run and cuts the empty rows and columns off.
  func mask(of text: String, left: Int) -> GlyphMask? {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = TTF_RenderUTF8_Blended(font, text, white) else { return nil }
    defer { SDL_FreeSurface(surface) }
    let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
    let stride = Int(surface.pointee.pitch) / 4
    let pixels = surface.pointee.pixels.assumingMemoryBound(to: UInt32.self)
    var (minX, maxX, minY, maxY) = (width, -1, height, -1)
    for y in 0..<height {
      for x in 0..<width where pixels[y * stride + x] >> 24 != 0 {
        minX = min(minX, x)
        maxX = max(maxX, x)
        minY = min(minY, y)
        maxY = y
      }
    }
    guard maxX >= minX else { return nil }
    var coverage: [UInt8] = []
    coverage.reserveCapacity((maxX - minX + 1) * (maxY - minY + 1))
    for y in minY...maxY {
      for x in minX...maxX { coverage.append(UInt8(pixels[y * stride + x] >> 24)) }
    }
    let shift = shift(of: text, height: height)
    return GlyphMask(
      left: left + minX - shift.x, top: minY - shift.y, width: maxX - minX + 1,
      height: maxY - minY + 1, coverage: coverage)
  }

  /// Where SDL put the origin of the baseline: it moves the run to show what sticks out.
  private func shift(of text: String, height: Int) -> (x: Int, y: Int) {
    var x = 0
    var minX: Int32 = 0
    if let first = text.unicodeScalars.first,
      TTF_GlyphMetrics32(font, first.value, &minX, nil, nil, nil, nil) == 0
    {
      x = max(0, -Int(minX))
    }
    let ascent = Int(TTF_FontAscent(font))
    guard height > Int(TTF_FontHeight(font)) else { return (x, ascent) }
    var highest = ascent
    for scalar in text.unicodeScalars {
      var maxY: Int32 = 0
      if TTF_GlyphMetrics32(font, scalar.value, nil, nil, nil, &maxY, nil) == 0 {
        highest = max(highest, Int(maxY))
      }
    }
    return (x, highest)
  }
}
