import Canvas
import Foundation
import Raster

/// Letters as small blocks with a pattern each, the same on every machine whatever fonts it has:
/// other words make another picture.
final class LetterBlocks: GlyphSource {
  func masks(for text: String, font: Font, scale: CGFloat) -> [GlyphMask] {
    let letters = Array(text.unicodeScalars)
    let pitch = font.size * scale / 2
    let width = Int((pitch * CGFloat(letters.count)).rounded(.up))
    let height = Int((font.size * scale * 0.7).rounded())
    guard width > 0, height > 4 else { return [] }
    var coverage = [UInt8](repeating: 0, count: width * height)
    for (index, letter) in letters.enumerated() where letter != " " {
      let start = Int((pitch * CGFloat(index)).rounded(.down))
      let end = min(Int((pitch * CGFloat(index + 1)).rounded(.down)) - 1, width)
      for y in 0..<height {
        let bit = UInt32(y * 8 / height)
        let isFull = y == 0 || y == height - 1 || letter.value >> bit & 1 == 1
        for x in start..<max(start, end) {
          coverage[y * width + x] = isFull || x == start ? 255 : 70
        }
      }
    }
    return [GlyphMask(left: 0, top: -height, width: width, height: height, coverage: coverage)]
  }
}
