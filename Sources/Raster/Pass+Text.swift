import Canvas
import Foundation

extension Pass {
  func drawText(_ text: String, origin: CGPoint, font: Font, color: Color) {
    guard color.alpha > 0, origin.x.isFinite, origin.y.isFinite, font.size.isFinite else { return }
    let x = Int(pixel: (origin.x * scale).rounded())
    let baseline = Int(pixel: (origin.y * scale).rounded())
    // Most text outside needs no mask.
    let reach = Int(pixel: (font.size * scale * GlyphMask.reach).rounded(.up))
    if baseline + reach < clip.minY || baseline - reach > clip.maxY || x - reach > clip.maxX {
      return
    }
    var seen = clip
    seen.minX = max(seen.minX, x - reach)
    seen.minY = max(seen.minY, baseline - reach)
    seen.maxY = min(seen.maxY, baseline + reach)
    let ink = Ink(color)
    rasterizer.contrast.table(for: color).withUnsafeBufferPointer { table in
      for glyphs in rasterizer.glyphs.masks(for: text, font: font, scale: scale) {
        draw(glyphs, left: x + glyphs.left, top: baseline + glyphs.top, within: seen, ink, table)
      }
    }
  }

  private func draw(
    _ glyphs: GlyphMask, left: Int, top: Int, within seen: PixelRect, _ ink: Ink,
    _ table: UnsafeBufferPointer<UInt8>
  ) {
    let area = seen.intersection(
      PixelRect(minX: left, minY: top, maxX: left + glyphs.width, maxY: top + glyphs.height))
    guard !area.isEmpty else { return }
    glyphs.coverage.withUnsafeBufferPointer { coverage in
      for y in area.minY..<area.maxY {
        let source = coverage.baseAddress! + ((y - top) * glyphs.width + area.minX - left)
        guard let mask else {
          ink.blend(buffer.row(y) + area.minX, coverage: source, count: area.width) {
            Int(table[Int($0)])
          }
          continue
        }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: area.width) { row in
          for index in row.indices { row[index] = table[Int(source[index])] }
          mask.multiply(row, y: y, from: area.minX)
          ink.blend(buffer.row(y) + area.minX, coverage: row.baseAddress!, count: row.count)
        }
      }
    }
  }
}

/// Text is blended in sRGB, where half-covered pixels of light letters come out too dark and those
/// of dark letters a little too strong. A curve for each brightness of ink evens them out.
struct TextContrast {
  private var tables: [[UInt8]?] = Array(repeating: nil, count: 8)

  mutating func table(for color: Color) -> [UInt8] {
    let luma =
      (Int(color.red) * 54 + Int(color.green) * 183 + Int(color.blue) * 19) >> 8  // Rec. 709
    let step = luma >> 5
    if let known = tables[step] { return known }
    let exponent = 1 - 0.2 * Double(step) / 7
    let table = (0..<256).map { UInt8((pow(Double($0) / 255, exponent) * 255).rounded()) }
    tables[step] = table
    return table
  }
}
