/// Which pixels of the raster already have an owner, 64 to a word, with a count of free pixels for
/// each tile of 64 × 32, by which whole stretches are passed over.
struct Occupancy {
  static let tileHeight = 32

  let width: Int
  let height: Int
  let wordsPerRow: Int
  let words: UnsafeMutablePointer<UInt64>
  /// Free pixels of each tile; tiles in rows.
  let free: UnsafeMutablePointer<Int32>

  /// Takes buffers of `wordCount` and `tileCount` elements; the caller keeps and frees them.
  init(
    width: Int, height: Int, words: UnsafeMutablePointer<UInt64>, free: UnsafeMutablePointer<Int32>
  ) {
    self.width = width
    self.height = height
    wordsPerRow = (width + 63) / 64
    self.words = words
    self.free = free
  }

  static func wordCount(width: Int, height: Int) -> Int { (width + 63) / 64 * height }

  static func tileCount(width: Int, height: Int) -> Int {
    (width + 63) / 64 * ((height + tileHeight - 1) / tileHeight)
  }

  /// Nothing in the rectangle is taken, and everything around it in the tiles that it touches is;
  /// other tiles keep what they hold.
  func clear(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    let (firstWord, lastWord) = (rect.left >> 6, (rect.right - 1) >> 6)
    let top = rect.top / Self.tileHeight * Self.tileHeight
    let bottom = min(height, ((rect.bottom - 1) / Self.tileHeight + 1) * Self.tileHeight)
    for y in top..<bottom {
      let row = words + y * wordsPerRow
      guard y >= rect.top, y < rect.bottom else {
        (row + firstWord).update(repeating: ~0, count: lastWord - firstWord + 1)
        continue
      }
      for word in firstWord...lastWord {
        row[word] = ~PixelMask.bits(ofWord: word, left: rect.left, right: rect.right)
      }
    }
    for tileRow in top / Self.tileHeight...(bottom - 1) / Self.tileHeight {
      let first = max(rect.top, tileRow * Self.tileHeight)
      let rows = min(rect.bottom, (tileRow + 1) * Self.tileHeight) - first
      for word in firstWord...lastWord {
        let columns = min(rect.right, (word + 1) * 64) - max(rect.left, word * 64)
        free[tileRow * wordsPerRow + word] = Int32(rows * columns)
      }
    }
  }

  /// Counts the free pixels of the tiles that the rectangle touches anew.
  func recount(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    for tileRow in rect.top / Self.tileHeight...(rect.bottom - 1) / Self.tileHeight {
      let rows = tileRow * Self.tileHeight..<min(height, (tileRow + 1) * Self.tileHeight)
      for word in rect.left >> 6...(rect.right - 1) >> 6 {
        let inside = PixelMask.bits(ofWord: word, left: 0, right: width)
        free[tileRow * wordsPerRow + word] = rows.reduce(0) {
          $0 + Int32((~words[$1 * wordsPerRow + word] & inside).nonzeroBitCount)
        }
      }
    }
  }

  /// Whether nothing is free in any tile that the rectangle touches.
  @inline(__always)
  func isFull(_ rect: PixelRect) -> Bool {
    let lastWord = (rect.right - 1) >> 6
    for tileRow in rect.top / Self.tileHeight...(rect.bottom - 1) / Self.tileHeight {
      let row = tileRow * wordsPerRow
      for word in rect.left >> 6...lastWord where free[row + word] != 0 { return false }
    }
    return true
  }
}
