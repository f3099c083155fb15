import UIKit

extension TerritoryPainter {
  /// Gives the free pixels of the rectangle, where the mask allows it, to `owner`.
  func fill(_ rect: PixelRect, _ mask: ClipMask?, owner: Int32) {
    let (firstWord, lastWord) = (rect.left >> 6, (rect.right - 1) >> 6)
    var top = rect.top
    while top < rect.bottom {
      let tileRow = top / Occupancy.tileHeight
      let bottom = min(rect.bottom, (tileRow + 1) * Occupancy.tileHeight)
      for word in firstWord...lastWord {
        let tile = occupancy.free + (tileRow * occupancy.wordsPerRow + word)
        if tile.pointee == 0 { continue }
        let allowed = PixelMask.bits(ofWord: word, left: rect.left, right: rect.right)
        let taken =
          if let mask { take(word, top, bottom, allowed, mask, owner) } else {
            take(word, top, bottom, allowed, owner)
          }
        tile.pointee -= Int32(taken)
      }
      top = bottom
    }
  }

  /// Takes the free ones of the allowed pixels of a word in some rows; returns how many. Rows where
  /// the same ones are free are written together.
  @inline(__always)
  private func take(
    _ word: Int, _ top: Int, _ bottom: Int, _ allowed: UInt64, _ owner: Int32
  ) -> Int {
    let (stride, width) = (occupancy.wordsPerRow, occupancy.width)
    var place = occupancy.words + (top &* stride &+ word)
    let end = place + (bottom &- top) &* stride
    var pixels = owners + (top &* width &+ word << 6)
    var taken = 0
    while place != end {
      let bits = allowed & ~place.pointee
      let first = pixels
      var rows = 0
      repeat {
        place.pointee |= bits
        place += stride
        pixels += width
        rows &+= 1
      } while place != end && allowed & ~place.pointee == bits
      if bits != 0 { taken &+= rows &* write(owner, bits, from: first, to: pixels) }
    }
    return taken
  }

  private func take(
    _ word: Int, _ top: Int, _ bottom: Int, _ allowed: UInt64, _ mask: ClipMask, _ owner: Int32
  ) -> Int {
    var taken = 0
    for y in top..<bottom {
      let place = occupancy.words + (y * occupancy.wordsPerRow + word)
      let bits = allowed & ~place.pointee & mask.words[mask.index(row: y, word: word)]
      if bits == 0 { continue }
      place.pointee |= bits
      let pixels = owners + (y * grid.width + word << 6)
      taken += write(owner, bits, from: pixels, to: pixels + grid.width)
    }
    return taken
  }

  /// Writes `owner` wherever a bit is set, in each row from the first to the one before the end, run
  /// by run; returns how many bits there were, as counting them is slow where the processor is not
  /// known to have a command for it.
  @inline(__always) @discardableResult
  private func write(
    _ owner: Int32, _ bits: UInt64, from first: UnsafeMutablePointer<Int32>,
    to end: UnsafeMutablePointer<Int32>
  ) -> Int {
    var start = bits.trailingZeroBitCount
    var bits = bits >> UInt64(start)
    var written = 0
    while true {
      let length = (~bits).trailingZeroBitCount
      fill(first + start, to: end + start, width: length, with: owner)
      written &+= length
      bits = length == 64 ? 0 : bits >> UInt64(length)
      if bits == 0 { return written }
      let gap = bits.trailingZeroBitCount
      bits >>= UInt64(gap)
      start &+= length &+ gap
    }
  }

  /// A box of at most 64 pixels a row. Boxes are small and many: rows of like width are written
  /// by the same few stores, which may lie over each other, so that nothing is decided within.
  @inline(__always)
  private func fill(
    _ first: UnsafeMutablePointer<Int32>, to end: UnsafeMutablePointer<Int32>, width: Int,
    with owner: Int32
  ) {
    let four = SIMD4(repeating: owner)
    var row = UnsafeMutableRawPointer(first)
    let end = UnsafeMutableRawPointer(end)
    let stride = occupancy.width &* 4
    let (middle, rightmost) = ((width >> 1) &* 4, (width &- 1) &* 4)
    let last = (width &- 4) &* 4
    @inline(__always) func store(_ offset: Int) {
      row.storeBytes(of: four, toByteOffset: offset, as: SIMD4<Int32>.self)
    }
    // Rows are counted by their ends, so that the compiler does not make several of one.
    if width < 4 {
      repeat {
        row.storeBytes(of: owner, as: Int32.self)
        row.storeBytes(of: owner, toByteOffset: middle, as: Int32.self)
        row.storeBytes(of: owner, toByteOffset: rightmost, as: Int32.self)
        row += stride
      } while row != end
    } else if width <= 8 {
      repeat {
        store(0)
        store(last)
        row += stride
      } while row != end
    } else if width <= 16 {
      repeat {
        store(0)
        store(16)
        store(last &- 16)
        store(last)
        row += stride
      } while row != end
    } else {
      repeat {
        var offset = 0
        while offset < last {
          store(offset)
          offset &+= 16
        }
        store(last)
        row += stride
      } while row != end
    }
  }

  /// Pixels that nobody took belong to nobody.
  func clearRest(_ area: PixelRect) {
    for y in area.top..<area.bottom {
      for word in area.left >> 6...(area.right - 1) >> 6 {
        let bits =
          PixelMask.bits(ofWord: word, left: area.left, right: area.right)
          & ~occupancy.words[y * occupancy.wordsPerRow + word]
        let pixels = owners + (y * grid.width + word << 6)
        if bits != 0 { write(-1, bits, from: pixels, to: pixels + grid.width) }
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
