import Canvas
import Foundation

extension Pass {
  func drawImage(_ image: PixelImage, in rect: CGRect, opacity: Double) {
    guard image.width > 0, image.height > 0, opacity > 0,
      let place = SnappedRect(rect, radius: 0, scale: scale), place.right > place.left,
      place.bottom > place.top
    else { return }
    let area = clip.intersection(.clip(rect, scale: scale))
    guard !area.isEmpty else { return }
    let opacity = Int((min(opacity, 1) * 255).rounded())
    let (perX, perY) = (
      Double(image.width) / (place.right - place.left),
      Double(image.height) / (place.bottom - place.top)
    )
    let columns = (area.minX..<area.maxX).map { x in
      min(max(Int((Double(x) + 0.5 - place.left) * perX), 0), image.width - 1)
    }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: area.width) { coverage in
      image.pixels.withUnsafeBufferPointer { pixels in
        for y in area.minY..<area.maxY {
          let sourceY = min(max(Int((Double(y) + 0.5 - place.top) * perY), 0), image.height - 1)
          let source = pixels.baseAddress! + sourceY * image.width
          let row = buffer.row(y) + area.minX
          coverage.initialize(repeating: UInt8(opacity))
          mask?.multiply(coverage, y: y, from: area.minX)
          for index in columns.indices {
            let pixel = source[columns[index]]
            let alpha = Ink.scale(Int(pixel >> 24), Int(coverage[index]))
            if alpha == 0 { continue }
            row[index] = Ink.mix(row[index], Ink.spread(pixel | 0xFF00_0000), UInt64(alpha))
          }
        }
      }
    }
  }
}
