import Canvas
import Foundation

/// A hatch's coverage. Stripes at 45° cover all pixels of one diagonal alike, so a table over
/// `x + y` holds them exactly.
struct Stripes {
  private let table: [UInt8]
  private let first: Int

  /// - Parameters: lengths in pixels across the stripes; `area` is where they will be asked for.
  init(line: Double, spacing: Double, originX: Double, originY: Double, area: PixelRect) {
    first = area.minX + area.minY
    let count = max(0, area.width + area.height)
    guard line.isFinite, spacing.isFinite, originX.isFinite, originY.isFinite, line > 0 else {
      table = [UInt8](repeating: 0, count: count)
      return
    }
    // A pattern finer than a pixel is an even tint; of one beyond any screen a part is seen.
    let spacing = min(max(spacing, 1e-9), 1e6)
    let period = max(spacing, 1)
    let width = min(line, spacing) * period / spacing
    // The shadow that a pixel throws across the stripes is a triangle, √2 wide at its foot; the
    // coverage is the stripes' second integral, differenced twice.
    let reach = 0.5.squareRoot()
    let ramp = { (t: Double) -> Double in t < width ? t * t / 2 : width * (t - width / 2) }
    let wholePeriod = ramp(period)
    func secondIntegral(_ t: Double) -> Double {
      let k = (t / period).rounded(.down)
      let rest = t - k * period
      return width * period * k * (k - 1) / 2 + k * wholePeriod + width * k * rest + ramp(rest)
    }
    let base = (originX + originY).truncatingRemainder(dividingBy: period / reach)
    table = (0..<count).map { [first] index in
      let across = (Double(first + index) + 1 - base) * reach
      let center = across - (across / period).rounded(.down) * period
      let cover =
        (secondIntegral(center + reach) - 2 * secondIntegral(center)
          + secondIntegral(center - reach)) / (reach * reach)
      return UInt8((min(max(cover, 0), 1) * 255).rounded())
    }
  }

  func multiply(_ coverage: UnsafeMutableBufferPointer<UInt8>, y: Int, from x: Int) {
    table.withUnsafeBufferPointer { table in
      let start = x + y - first
      for index in coverage.indices {
        coverage[index] = UInt8(
          truncatingIfNeeded: Ink.scale(Int(coverage[index]), Int(table[start &+ index])))
      }
    }
  }
}
