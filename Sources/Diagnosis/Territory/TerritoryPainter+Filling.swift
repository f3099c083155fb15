import UIKit

extension TerritoryPainter {
  /// Gives the free pixels of the rectangle, where the mask allows it, to `owner`.
  func fill(_ rect: PixelRect, _ mask: ClipMask?, owner: Int32) {
    let (firstWord, lastWord) = (rect.left >> 6, (rect.right - 1) >> 6)
    let wordsPerRow = occupancy.wordsPerRow
    var top = rect.top
    while top < rect.bottom {
      let tileRow = top / Occupancy.tileHeight
      let bottom = min(rect.bottom, (tileRow + 1) * Occupancy.tileHeight)
      for word in firstWord...lastWord {
        let tile = occupancy.free + (tileRow * wordsPerRow + word)
        if tile.pointee == 0 { continue }
        let allowed = PixelMask.bits(ofWord: word, left: rect.left, right: rect.right)
        let allowedCount = allowed.nonzeroBitCount
        var taken = 0
        var place = occupancy.words + (top * wordsPerRow + word)
        var pixels = owners + (top * grid.width + word << 6)
        for y in top..<bottom {
          var bits = allowed & ~place.pointee
          if let mask { bits &= mask.words[mask.index(row: y, word: word)] }
          if bits != 0 {
            place.pointee |= bits
            // Counting bits is slow where the processor is not known to have a command for it.
            taken += bits == allowed ? allowedCount : bits.nonzeroBitCount
            write(owner, bits, at: pixels)
          }
          place += wordsPerRow
          pixels += grid.width
        }
        tile.pointee -= Int32(taken)
      }
      top = bottom
    }
  }

  /// Writes `owner` wherever a bit is set, run by run.
  @inline(__always)
  func write(_ owner: Int32, _ bits: UInt64, at place: UnsafeMutablePointer<Int32>) {
    if bits == ~0 {
      place.update(repeating: owner, count: 64)
      return
    }
    var bits = bits
    var start = 0
    while bits != 0 {
      let gap = bits.trailingZeroBitCount
      bits >>= UInt64(gap)
      start += gap
      let length = (~bits).trailingZeroBitCount
      (place + start).update(repeating: owner, count: length)
      start += length
      bits = length == 64 ? 0 : bits >> UInt64(length)
    }
  }

  /// Pixels that nobody took belong to nobody.
  func clearRest(_ area: PixelRect) {
    for y in area.top..<area.bottom {
      for word in area.left >> 6...(area.right - 1) >> 6 {
        let bits =
          PixelMask.bits(ofWord: word, left: area.left, right: area.right)
          & ~occupancy.words[y * occupancy.wordsPerRow + word]
        if bits != 0 { write(-1, bits, at: owners + (y * grid.width + word << 6)) }
      }
    }
  }

  /// Calls `body` for each pixel of the rectangle that is free and allowed.
  func forEachFree(_ rect: PixelRect, _ mask: ClipMask?, _ body: (_ x: Int, _ y: Int) -> Void) {
    guard !rect.isEmpty else { return }
    for y in rect.top..<rect.bottom {
      for word in rect.left >> 6...(rect.right - 1) >> 6 {
        var bits =
          PixelMask.bits(ofWord: word, left: rect.left, right: rect.right)
          & ~occupancy.words[y * occupancy.wordsPerRow + word]
        if let mask { bits &= mask.words[mask.index(row: y, word: word)] }
        while bits != 0 {
          body(word << 6 + bits.trailingZeroBitCount, y)
          bits &= bits - 1
        }
      }
    }
  }

  /// Gives one free pixel to `owner`.
  @inline(__always)
  func take(_ x: Int, _ y: Int, owner: Int32) {
    let word = y * occupancy.wordsPerRow + x >> 6
    occupancy.words[word] |= 1 << UInt64(x & 63)
    occupancy.free[y / Occupancy.tileHeight * occupancy.wordsPerRow + x >> 6] -= 1
    owners[y * grid.width + x] = owner
  }
}
