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
        var taken = 0
        var place = occupancy.words + (top * wordsPerRow + word)
        var pixels = owners + (top * grid.width + word << 6)
        for y in top..<bottom {
          var bits = allowed & ~place.pointee
          if let mask { bits &= mask.words[mask.index(row: y, word: word)] }
          if bits != 0 {
            place.pointee |= bits
            taken += write(owner, bits, at: pixels)
          }
          place += wordsPerRow
          pixels += grid.width
        }
        tile.pointee -= Int32(taken)
      }
      top = bottom
    }
  }

  /// Writes `owner` wherever a bit is set, run by run; returns how many bits there were, as
  /// counting them is slow where the processor is not known to have a command for it.
  @inline(__always) @discardableResult
  func write(_ owner: Int32, _ bits: UInt64, at place: UnsafeMutablePointer<Int32>) -> Int {
    var start = bits.trailingZeroBitCount
    var bits = bits >> UInt64(start)
    var written = 0
    while true {
      let length = (~bits).trailingZeroBitCount
      fill(place + start, count: length, with: owner)
      written += length
      bits = length == 64 ? 0 : bits >> UInt64(length)
      if bits == 0 { return written }
      let gap = bits.trailingZeroBitCount
      bits >>= UInt64(gap)
      start += length + gap
    }
  }

  /// Most runs are short: four at a time, the last four over what is there already.
  @inline(__always)
  private func fill(_ place: UnsafeMutablePointer<Int32>, count: Int, with owner: Int32) {
    guard count >= 4 else {
      for index in 0..<count { place[index] = owner }
      return
    }
    let four = SIMD4(repeating: owner)
    let raw = UnsafeMutableRawPointer(place)
    var index = 0
    while index < count - 4 {
      raw.storeBytes(of: four, toByteOffset: index &* 4, as: SIMD4<Int32>.self)
      index &+= 4
    }
    raw.storeBytes(of: four, toByteOffset: (count &- 4) &* 4, as: SIMD4<Int32>.self)
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
