import Canvas
import Foundation
import Testing

@testable import Raster

@Suite struct BlendingTests {
  @Test("blending rounds the exact result once, for every alpha and both ends of a long row")
  func exactRounding() {
    for alpha in 0...255 {
      let ink = Ink(Color(red: 200, green: 3, blue: 255, alpha: UInt8(alpha)))
      var row = (0..<21).map { UInt32(0xFF00_0000) | UInt32($0 * 12) << 16 | UInt32($0 * 7) }
      let old = row
      row.withUnsafeMutableBufferPointer {
        ink.blend($0.baseAddress!, count: $0.count, coverage: 255)
      }
      for (before, after) in zip(old, row) {
        for (shift, color) in [(0, 255), (8, 3), (16, 200), (24, 255)] {
          let value = Int(before >> UInt32(shift) & 255)
          let exact = (Double(color * alpha + value * (255 - alpha)) / 255).rounded()
          #expect(Int(after >> UInt32(shift) & 255) == Int(exact))
        }
      }
    }
  }

  @Test("a coverage for each pixel blends as one coverage for all does")
  func masksAgreeWithBlocks() {
    let ink = Ink(Color(0x4DB5FF, alpha: 0.7))
    for coverage in 0...255 {
      var one = (0..<13).map { UInt32(0xFF10_2030) &+ UInt32($0) }
      var other = one
      one.withUnsafeMutableBufferPointer {
        ink.blend($0.baseAddress!, count: 13, coverage: coverage)
      }
      other.withUnsafeMutableBufferPointer {
        ink.blend(
          $0.baseAddress!, coverage: [UInt8](repeating: UInt8(coverage), count: 13), count: 13)
      }
      #expect(one == other)
    }
  }

  @Test("on an empty canvas the result is the premultiplied colour")
  func premultiplied() {
    let bitmap = Bitmap(
      .rect(rect(0, 0, 1, 1), radius: 0, fill: .solid(Color(0xFF8000, alpha: 0.5)), stroke: nil),
      width: 1, height: 1, background: .clear)
    #expect(bitmap[0, 0] == 0x8080_4000)
  }
}
