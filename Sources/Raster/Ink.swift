import Canvas

/// A colour prepared for blending: result = colour × alpha + what was there × (1 − alpha), rounded
/// to nearest once. Pixels are premultiplied, so the alpha channel is a fourth colour that is 255.
struct Ink {
  /// Blue, green, red and 255, each in the low byte of 16 bits.
  let channels: UInt64
  let alpha: Int

  init(_ color: Color) {
    channels =
      UInt64(color.blue) | UInt64(color.green) << 16 | UInt64(color.red) << 32 | 255 << 48
    alpha = Int(color.alpha)
  }

  /// The premultiplied pixel that the ink leaves on an empty canvas.
  var pixel: UInt32 { Ink.mix(0, channels, UInt64(alpha)) }

  /// `a × b / 255`, rounded to nearest, for both in 0...255.
  @inline(__always)
  static func scale(_ a: Int, _ b: Int) -> Int {
    let product = a &* b &+ 128
    return (product &+ product &>> 8) &>> 8
  }

  private static let lanes: UInt64 = 0x00FF_00FF_00FF_00FF

  @inline(__always)
  static func spread(_ pixel: UInt32) -> UInt64 {
    var lanes = UInt64(pixel)
    lanes = (lanes | lanes &<< 16) & 0x0000_FFFF_0000_FFFF
    return (lanes | lanes &<< 8) & Ink.lanes
  }

  /// One pixel under `alpha` (0...255) of a colour.
  @inline(__always)
  static func mix(_ pixel: UInt32, _ channels: UInt64, _ alpha: UInt64) -> UInt32 {
    let sum = channels &* alpha &+ spread(pixel) &* (255 &- alpha) &+ 0x0080_0080_0080_0080
    var result = ((sum &+ ((sum &>> 8) & lanes)) &>> 8) & lanes
    result = (result | result &>> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: result | result &>> 16)
  }

  /// Blends the ink with one coverage (0...255) over pixels side by side.
  @inline(__always)
  func blend(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, coverage: Int) {
    let alpha = Ink.scale(self.alpha, coverage)
    if alpha == 255 {
      pixels.update(repeating: Ink.mix(0, channels, 255), count: count)
      return
    }
    if alpha == 0 { return }
    var index = 0
    if count >= 8 {
      // Eight pixels at a time, the two bytes of every 16 bits apart: 255 × 255 + 128 fits.
      let rest = SIMD16<UInt16>(repeating: UInt16(255 - alpha))
      let half = UInt32(128)
      func product(_ shift: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: channels &>> shift & 255) &* UInt32(alpha) &+ half
      }
      let even = unsafeBitCast(
        SIMD8<UInt32>(repeating: product(0) | product(32) &<< 16), to: SIMD16<UInt16>.self)
      let odd = unsafeBitCast(
        SIMD8<UInt32>(repeating: product(16) | product(48) &<< 16), to: SIMD16<UInt16>.self)
      let low = SIMD16<UInt16>(repeating: 0x00FF)
      let high = SIMD16<UInt16>(repeating: 0xFF00)
      let eight = SIMD16<UInt16>(repeating: 8)
      let raw = UnsafeMutableRawPointer(pixels)
      while index &+ 8 <= count {
        let old = raw.loadUnaligned(fromByteOffset: index &* 4, as: SIMD16<UInt16>.self)
        let first = (old & low) &* rest &+ even
        let second = (old &>> eight) &* rest &+ odd
        let new =
          ((first &+ (first &>> eight)) &>> eight) | ((second &+ (second &>> eight)) & high)
        raw.storeBytes(of: new, toByteOffset: index &* 4, as: SIMD16<UInt16>.self)
        index &+= 8
      }
    }
    let weight = UInt64(truncatingIfNeeded: alpha)
    while index < count {
      pixels[index] = Ink.mix(pixels[index], channels, weight)
      index &+= 1
    }
  }

  /// Blends the ink with a coverage for each pixel.
  @inline(__always)
  func blend(
    _ pixels: UnsafeMutablePointer<UInt32>, coverage: UnsafePointer<UInt8>, count: Int
  ) {
    blend(pixels, coverage: coverage, count: count) { Int($0) }
  }

  /// The same with a curve applied to the coverage, which keeps 0. Most of a line of text is empty:
  /// eight pixels without coverage are passed at once.
  @inline(__always)
  func blend(
    _ pixels: UnsafeMutablePointer<UInt32>, coverage: UnsafePointer<UInt8>, count: Int,
    curve: (UInt8) -> Int
  ) {
    let raw = UnsafeRawPointer(coverage)
    var index = 0
    while index < count {
      if index &+ 8 <= count, raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) == 0 {
        index &+= 8
        continue
      }
      let end = min(index &+ 8, count)
      while index < end {
        let byte = coverage[index]
        if byte != 0 {
          let weight = UInt64(truncatingIfNeeded: Ink.scale(alpha, curve(byte)))
          pixels[index] = Ink.mix(pixels[index], channels, weight)
        }
        index &+= 1
      }
    }
  }
}
