/// A set of pixels of a grid, one bit each.
public struct PixelMask: Sendable, Equatable {
  public let width: Int
  public let height: Int
  let wordsPerRow: Int
  var words: [UInt64]

  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    wordsPerRow = (self.width + 63) / 64
    words = [UInt64](repeating: 0, count: wordsPerRow * self.height)
  }

  public subscript(x: Int, y: Int) -> Bool {
    get { words[y * wordsPerRow + x >> 6] >> UInt64(x & 63) & 1 == 1 }
    set {
      let bit = UInt64(1) << UInt64(x & 63)
      if newValue {
        words[y * wordsPerRow + x >> 6] |= bit
      } else {
        words[y * wordsPerRow + x >> 6] &= ~bit
      }
    }
  }

  /// How many pixels are in the set.
  public var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  public var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  public mutating func formIntersection(_ other: PixelMask) {
    for index in words.indices { words[index] &= other.words[index] }
  }

  public mutating func formUnion(_ other: PixelMask) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  public mutating func subtract(_ other: PixelMask) {
    for index in words.indices { words[index] &= ~other.words[index] }
  }

  /// Adds the pixels `left ..< right` of a row.
  public mutating func insert(row y: Int, left: Int, right: Int) {
    let (left, right) = (max(0, left), min(width, right))
    guard left < right, y >= 0, y < height else { return }
    let row = y * wordsPerRow
    for word in left >> 6...(right - 1) >> 6 {
      words[row + word] |= Self.bits(ofWord: word, left: left, right: right)
    }
  }

  public mutating func insert(_ rect: PixelRect) {
    for y in max(0, rect.top)..<max(max(0, rect.top), min(height, rect.bottom)) {
      insert(row: y, left: rect.left, right: rect.right)
    }
  }

  /// The bits of word number `word` that stand for pixels `left ..< right`.
  @inline(__always)
  static func bits(ofWord word: Int, left: Int, right: Int) -> UInt64 {
    let base = word << 6
    let low = max(left - base, 0)
    let high = min(right - base, 64)
    if high <= low { return 0 }
    let upTo: UInt64 = high == 64 ? ~0 : (1 << UInt64(high)) - 1
    return upTo & ~((1 << UInt64(low)) - 1)
  }

  /// The smallest rectangle that holds every pixel of the set.
  public var extent: PixelRect {
    var result = PixelRect.empty
    for y in 0..<height {
      let row = y * wordsPerRow
      guard let first = (0..<wordsPerRow).first(where: { words[row + $0] != 0 }),
        let last = (0..<wordsPerRow).last(where: { words[row + $0] != 0 })
      else { continue }
      result = result.union(
        PixelRect(
          left: first << 6 + words[row + first].trailingZeroBitCount, top: y,
          right: last << 6 + 64 - words[row + last].leadingZeroBitCount, bottom: y + 1))
    }
    return result
  }
}
