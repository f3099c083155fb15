import UIKit

/// The pixels of a stretch of the raster where something may be painted, in the words of the
/// whole raster, so that it can be combined with the occupancy word by word.
final class ClipMask {
  let rect: PixelRect
  let firstWord: Int
  let stride: Int
  var words: [UInt64]

  init(_ rect: PixelRect) {
    self.rect = rect
    firstWord = rect.isEmpty ? 0 : rect.left >> 6
    stride = rect.isEmpty ? 0 : (rect.right - 1) >> 6 - firstWord + 1
    words = [UInt64](repeating: 0, count: stride * rect.height)
  }

  convenience init(filling rect: PixelRect) {
    self.init(rect)
    guard !rect.isEmpty else { return }
    for y in rect.top..<rect.bottom { insert(row: y, left: rect.left, right: rect.right) }
  }

  /// The part inside `rect`, which must lie within this mask.
  func cropped(to rect: PixelRect) -> ClipMask {
    ClipMask.both(self, ClipMask(filling: rect), over: rect) ?? self
  }

  /// Takes the pixels of another mask away.
  func subtract(_ other: ClipMask) {
    let shared = rect.intersection(other.rect)
    guard !shared.isEmpty else { return }
    for y in shared.top..<shared.bottom {
      for word in shared.left >> 6...(shared.right - 1) >> 6 {
        words[index(row: y, word: word)] &= ~other.words[other.index(row: y, word: word)]
      }
    }
  }

  @inline(__always)
  func index(row y: Int, word: Int) -> Int { (y - rect.top) * stride + word - firstWord }

  func insert(row y: Int, left: Int, right: Int) {
    let (left, right) = (max(rect.left, left), min(rect.right, right))
    guard left < right else { return }
    for word in left >> 6...(right - 1) >> 6 {
      words[index(row: y, word: word)] |= PixelMask.bits(ofWord: word, left: left, right: right)
    }
  }

  /// How many pixels of a stretch of a row are in it.
  func count(row y: Int, left: Int, right: Int) -> Int {
    var count = 0
    for word in left >> 6...(right - 1) >> 6 {
      let bits = PixelMask.bits(ofWord: word, left: left, right: right)
      count += (words[index(row: y, word: word)] & bits).nonzeroBitCount
    }
    return count
  }

  /// Keeps what another mask of the same rectangle holds too.
  func formIntersection(_ other: ClipMask) {
    for index in words.indices { words[index] &= other.words[index] }
  }

  func set(_ x: Int, _ y: Int, to value: Bool) {
    let bit = UInt64(1) << UInt64(x & 63)
    let index = index(row: y, word: x >> 6)
    if value { words[index] |= bit } else { words[index] &= ~bit }
  }

  func contains(_ x: Int, _ y: Int) -> Bool {
    words[index(row: y, word: x >> 6)] >> UInt64(x & 63) & 1 == 1
  }

  /// What both allow, over `rect`, which must lie within this mask and, where given, `other`.
  static func both(_ one: ClipMask?, _ other: ClipMask?, over rect: PixelRect) -> ClipMask? {
    guard let one, let other else { return one ?? other }
    let result = ClipMask(rect)
    for y in rect.top..<max(rect.top, rect.bottom) {
      for offset in 0..<result.stride {
        let word = result.firstWord + offset
        result.words[result.index(row: y, word: word)] =
          one.words[one.index(row: y, word: word)]
          & other.words[other.index(row: y, word: word)]
          & PixelMask.bits(ofWord: word, left: rect.left, right: rect.right)
      }
    }
    return result
  }

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  func copy() -> ClipMask {
    let copy = ClipMask(rect)
    copy.words = words
    return copy
  }

  /// What both masks hold, where their rectangles meet.
  func intersected(with other: ClipMask) -> ClipMask {
    let shared = rect.intersection(other.rect)
    guard !shared.isEmpty else { return ClipMask(.empty) }
    return ClipMask.both(self, other, over: shared) ?? ClipMask(.empty)
  }

  func forEachPixel(_ body: (_ x: Int, _ y: Int) -> Void) {
    for y in rect.top..<max(rect.top, rect.bottom) {
      for word in firstWord..<firstWord + stride {
        var bits = words[index(row: y, word: word)]
        while bits != 0 {
          body(word << 6 + bits.trailingZeroBitCount, y)
          bits &= bits - 1
        }
      }
    }
  }

  /// The pixels in their own extent.
  var trimmed: (PixelMask, PixelRect) {
    var box = PixelRect.empty
    forEachPixel { x, y in
      box = box.union(PixelRect(left: x, top: y, right: x + 1, bottom: y + 1))
    }
    var pixels = PixelMask(width: box.width, height: box.height)
    forEachPixel { x, y in pixels[x - box.left, y - box.top] = true }
    return (pixels, box)
  }
}
