import Canvas
import Foundation

extension Comparison {
  /// For images that took the place of others, of the same size, in the same rectangle and under
  /// the same clip: the stretch of the canvas, in points, where their pixels differ; by their
  /// places in `different`.
  var repaintedImages: [Int: CGRect] {
    var old: [Int] = []
    var new: [Int] = []
    for (place, difference) in different.enumerated() {
      guard case .image = difference.command else { continue }
      if difference.isNew { new.append(place) } else { old.append(place) }
    }
    var found: [Int: CGRect] = [:]
    // In one stretch between shared commands the order of the images decides who is which.
    for stretch in Set(old.map { different[$0].stretch }) {
      let before = old.filter { different[$0].stretch == stretch }
      let after = new.filter { different[$0].stretch == stretch }
      guard before.count == after.count else { continue }
      for (one, other) in zip(before, after) {
        guard let area = repainted(different[one], different[other]) else { continue }
        found[one] = area
        found[other] = area
      }
    }
    return found
  }

  private func repainted(_ old: Difference, _ new: Difference) -> CGRect? {
    guard case .image(let before, let rect, let opacity) = old.command,
      case .image(let after, let newRect, let newOpacity) = new.command, rect == newRect,
      opacity == newOpacity, before.width == after.width, before.height == after.height,
      before.width > 0, before.height > 0, old.clip == new.clip, old.seen == new.seen
    else { return nil }
    let (left, top, right, bottom) = before.extentOfDifference(from: after)
    let (perX, perY) = (
      rect.width / CGFloat(before.width), rect.height / CGFloat(before.height)
    )
    return CGRect(
      x: rect.minX + CGFloat(left) * perX, y: rect.minY + CGFloat(top) * perY,
      width: CGFloat(max(0, right - left)) * perX, height: CGFloat(max(0, bottom - top)) * perY)
  }
}

extension PixelImage {
  /// The box around all pixels that differ in another image of the same size; empty where none do.
  fileprivate func extentOfDifference(
    from other: PixelImage
  ) -> (left: Int, top: Int, right: Int, bottom: Int) {
    pixels.withUnsafeBufferPointer { one in
      other.pixels.withUnsafeBufferPointer { two in
        var (left, top, right, bottom) = (width, height, 0, 0)
        guard let one = one.baseAddress, let two = two.baseAddress else { return (0, 0, 0, 0) }
        for y in 0..<height {
          let (a, b) = (one + y * width, two + y * width)
          guard memcmp(a, b, width * MemoryLayout<UInt32>.stride) != 0 else { continue }
          top = min(top, y)
          bottom = y + 1
          var x = 0
          while x < left, a[x] == b[x] { x += 1 }
          left = min(left, x)
          x = width
          while x > right, a[x - 1] == b[x - 1] { x -= 1 }
          right = max(right, x)
        }
        return (left, top, right, bottom)
      }
    }
  }
}
