import Canvas
import Foundation
import Testing

@testable import Raster

@Suite struct SurfaceTests {
  @Test(
    "a hatch covers the share of its line in its spacing, everywhere alike",
    arguments: [(3, 7), (1, 2), (2, 8), (0.5, 5), (9, 7)] as [(CGFloat, CGFloat)])
  func hatchShare(line: CGFloat, spacing: CGFloat) {
    let bitmap = Bitmap(
      .rect(
        rect(0, 0, 140, 140), radius: 0,
        fill: .hatch(color: .white, line: line, spacing: spacing, origin: point(3, 1)), stroke: nil),
      width: 140, height: 140)
    let share = bitmap.coveredArea / 19600
    #expect(abs(share - min(line / spacing, 1)) < 0.02)
    // Rising to the right: what is at (x, y) is at (x + 1, y - 1).
    let (row, above) = (bitmap.row(70), bitmap.row(69))
    #expect(Array(row[1..<139]) == Array(above[2..<140]))
  }

  @Test("a hatch stays with its origin, not with what it fills")
  func hatchOrigin() {
    func hatch(_ area: CGRect, _ origin: CGPoint) -> Bitmap {
      Bitmap(
        .rect(
          area, radius: 0, fill: .hatch(color: .white, line: 3, spacing: 7, origin: origin),
          stroke: nil))
    }
    let whole = hatch(rect(0, 0, 16, 16), .zero)
    let part = hatch(rect(4, 4, 8, 8), .zero)
    for y in 4..<12 { #expect(part.row(y)[4..<12] == whole.row(y)[4..<12]) }
    let moved = hatch(rect(0, 0, 16, 16), point(1, 0))
    #expect(Array(moved.row(5)[1...]) == Array(whole.row(5)[..<15]))
  }

  @Test("a hatch's edges are smooth: no two neighbours jump from nothing to everything")
  func hatchSmoothness() {
    let bitmap = Bitmap(
      .rect(
        rect(0, 0, 64, 64), radius: 0,
        fill: .hatch(color: .white, line: 3, spacing: 7, origin: .zero), stroke: nil), width: 64,
      height: 64)
    let row = bitmap.row(31)
    let steps = zip(row, row.dropFirst()).map { abs($0 - $1) }
    #expect(steps.allSatisfy { $0 < 200 })
    #expect(row.contains(255))
    #expect(row.contains(0))
  }

  @Test("an image shows every pixel where it belongs, its alpha and opacity counted")
  func images() {
    let image = PixelImage(width: 2, height: 1, pixels: [0xFFFF_FFFF, 0x80FF_FFFF])
    let bitmap = Bitmap(.image(image, in: rect(2, 2, 8, 4), opacity: 1))
    #expect(bitmap.row(3) == [0, 0, 255, 255, 255, 255, 128, 128, 128, 128, 0, 0, 0, 0, 0, 0])
    let faint = Bitmap(.image(image, in: rect(2, 2, 8, 4), opacity: 0.5))
    #expect(faint.row(3)[2] == 128)
    #expect(faint.row(3)[6] == 64)
  }

  @Test(
    "a shadow is symmetrical, fades outwards, and is whole in the middle", arguments: [8, 60, 300])
  func shadow(side: Int) {
    let size = side + 80
    let bitmap = Bitmap(
      .shadow(
        rect(40, 40, CGFloat(side), CGFloat(side)), radius: 6, blur: 16, color: .white),
      width: size, height: size)
    let middle = bitmap.row(size / 2)
    #expect(middle == middle.reversed())
    #expect(middle == bitmap.column(size / 2))
    let left = middle[0...size / 2]
    #expect(Array(left) == left.sorted())
    #expect(middle[0] == 0)
    if side >= 60 {
      #expect(middle[size / 2] == 255)
      #expect(abs(middle[40] + middle[39] - 255) <= 3)
    }
    let share = bitmap.coveredArea / Double(side * side)
    // What is fainter than half a 255th is lost.
    #expect(abs(share - 1) < (side < 60 ? 0.3 : 0.1))
  }

  @Test("a shadow without blur is its rectangle")
  func hardShadow() {
    let shadow = Bitmap(.shadow(rect(3, 3, 9, 8), radius: 2, blur: 0, color: .white))
    let box = Bitmap(.rect(rect(3, 3, 9, 8), radius: 2, fill: .white, stroke: nil))
    #expect(shadow == box)
  }

  @Test("text lies where its origin and its mask say, to the nearest pixel")
  func text() {
    let mask = GlyphMask(left: 1, top: -3, width: 2, height: 2, coverage: [255, 0, 255, 255])
    let bitmap = Bitmap(
      .text("x", origin: point(4.3, 8.6), font: Font(.text, size: 8), color: .white),
      text: BlockText(mask))
    #expect(bitmap.row(6)[4...7] == [0, 255, 0, 0])
    #expect(bitmap.row(7)[4...7] == [0, 255, 255, 0])
    #expect(bitmap.coveredArea == 3)
  }

  @Test("half-covered pixels of light letters are lifted, those of dark ones are left")
  func contrast() {
    let mask = GlyphMask(left: 0, top: -1, width: 1, height: 1, coverage: [128])
    func half(_ ink: Color, on background: Color) -> Int {
      let bitmap = Bitmap(
        .text("x", origin: point(0, 1), font: Font(.text, size: 8), color: ink),
        text: BlockText(mask), background: background)
      return Int(bitmap[0, 0] & 255)
    }
    #expect(half(.black, on: .white) == 127)
    #expect(half(.white, on: .black) > 135)
  }
}
