import Canvas
import Foundation
import Testing

@testable import Raster

@Suite struct RectangleTests {
  @Test("a filled rectangle covers its pixels and no other")
  func wholePixels() {
    let bitmap = Bitmap(.rect(rect(2, 3, 4, 5), radius: 0, fill: .white, stroke: nil))
    #expect(bitmap.row(3) == [0, 0, 255, 255, 255, 255] + Array(repeating: 0, count: 10))
    #expect(bitmap.column(2) == [0, 0, 0, 255, 255, 255, 255, 255] + Array(repeating: 0, count: 8))
    #expect(bitmap.coveredArea == 20)
  }

  @Test(
    "a rectangle between pixels goes to the nearest ones",
    arguments: [(0.4, 2), (0.5, 3), (-0.4, 2), (-0.6, 1)] as [(CGFloat, Int)])
  func snapping(offset: CGFloat, first: Int) {
    let bitmap = Bitmap(.rect(rect(2 + offset, 0, 4, 4), radius: 0, fill: .white, stroke: nil))
    #expect(bitmap.row(0).firstIndex(of: 255) == first)
    #expect(Set(bitmap.pixels).count == 2)
  }

  @Test("strokes and fills of whole points are crisp at every scale", arguments: [1, 1.5, 2, 3])
  func crispness(scale: CGFloat) {
    for width in [0.5, 1, 2, 3] as [CGFloat] {
      for x in 3...5 {
        let bitmap = Bitmap(
          .rect(
            rect(CGFloat(x), 3, 9, 8), radius: 0, fill: nil, stroke: Stroke(.white, width: width)),
          .path(
            Outline(from: point(CGFloat(x), 14), to: point(14, 14)), rule: .nonZero, fill: nil,
            stroke: Stroke(.white, width: width)),
          width: 60, height: 60, scale: scale)
        #expect(Set(bitmap.column(Int(8 * scale))).isSubset(of: [0, 255]), "width \(width)")
        #expect(Set(bitmap.row(Int(6 * scale))).isSubset(of: [0, 255]), "width \(width)")
      }
    }
  }

  @Test(
    "a stroke lies on the edge; of an odd number of pixels the larger part lies inside",
    arguments: [
      (1, [4, 11]), (2, [3, 4, 11, 12]), (3, [3, 4, 5, 10, 11, 12]),
    ] as [(CGFloat, [Int])])
  func strokePlace(width: CGFloat, columns: [Int]) {
    let bitmap = Bitmap(
      .rect(rect(4, 4, 8, 8), radius: 0, fill: nil, stroke: Stroke(.white, width: width)))
    #expect(bitmap.row(8).indices.filter { bitmap.row(8)[$0] == 255 } == columns)
    #expect(bitmap.column(8).indices.filter { bitmap.column(8)[$0] == 255 } == columns)
  }

  @Test("a round corner's coverage is the exact area", arguments: [1, 2.5, 5, 8, 20])
  func cornerArea(radius: CGFloat) {
    let bitmap = Bitmap(
      .rect(rect(2, 2, 40, 40), radius: radius, fill: .white, stroke: nil), width: 44, height: 44)
    let exact = 1600 - (4 - Double.pi) * radius * radius
    // Each pixel of an edge is rounded to a 255th.
    #expect(abs(bitmap.coveredArea - exact) < 0.002 * 8 * radius + 0.01)
    let mirrored = (0..<44).allSatisfy { bitmap.row($0) == bitmap.row($0).reversed() }
    #expect(mirrored)
  }

  @Test("a single pixel of a corner is the exact area")
  func cornerPixel() {
    // A quarter circle of radius 1 in its own pixel.
    let bitmap = Bitmap(.rect(rect(4, 4, 2, 2), radius: 1, fill: .white, stroke: nil))
    #expect(bitmap[4, 4] & 255 == UInt32((Double.pi / 4 * 255).rounded()))
  }

  @Test("circles are not moved, so that they can glide")
  func circlesGlide() {
    let bitmap = Bitmap(.rect(rect(2.5, 2, 8, 8), radius: 4, fill: .white, stroke: nil))
    let row = bitmap.row(5)
    #expect(row[2] > 100 && row[2] < 140)
    #expect(row[2] == row[10])
    #expect(abs(bitmap.coveredArea - 16 * .pi) < 0.1)
  }

  @Test("a ring covers what the outer circle does and the inner does not")
  func ring() {
    let bitmap = Bitmap(
      .rect(rect(4, 4, 24, 24), radius: 12, fill: nil, stroke: Stroke(.white, width: 2)), width: 32,
      height: 32)
    #expect(abs(bitmap.coveredArea - .pi * (13 * 13 - 11 * 11)) < 0.3)
    #expect(bitmap[16, 16] & 255 == 0)
  }

  @Test("a stroke wider than its rectangle fills it")
  func thickStroke() {
    let bitmap = Bitmap(
      .rect(rect(6, 6, 4, 4), radius: 0, fill: nil, stroke: Stroke(.white, width: 8)))
    #expect(bitmap.coveredArea == 144)
  }

  @Test("a radius too large for a side is cut to half of it, a negative size turned round")
  func oddRectangles() {
    let pill = Bitmap(.rect(rect(2, 2, 12, 6), radius: 100, fill: .white, stroke: nil))
    let same = Bitmap(.rect(rect(2, 2, 12, 6), radius: 3, fill: .white, stroke: nil))
    #expect(pill == same)
    let turned = Bitmap(.rect(rect(14, 8, -12, -6), radius: 3, fill: .white, stroke: nil))
    #expect(turned == same)
  }
}
