import Diagnosis
import Testing
import UIKit

@Suite("Geometry")
struct GeometryTests {
  @Test("what is cut away and what is left make up the whole")
  func cutting() {
    for seed in 0..<200 {
      let angle = Double(seed) * 0.37
      let turned = ConvexPolygon(
        ConvexPolygon(CGRect(x: -20, y: -10, width: 40, height: 20)).corners.map {
          $0.applying(CGAffineTransform(rotationAngle: angle))
        }.map { CGPoint(x: $0.x + Double(seed % 30), y: $0.y) })
      let fixed = ConvexPolygon(CGRect(x: 0, y: -5, width: 30, height: 30))
      let left = turned.subtracting(fixed).reduce(0) { $0 + $1.area }
      let shared = turned.intersection(fixed).area
      #expect(abs(left + shared - turned.area) < 1e-6)
      #expect(abs(shared - fixed.intersection(turned).area) < 1e-6)
    }
  }

  @Test("a mirrored polygon is cut like any other")
  func mirrored() {
    let mirrored = ConvexPolygon(
      ConvexPolygon(CGRect(x: -10, y: 0, width: 10, height: 10)).corners.map {
        CGPoint(x: -$0.x, y: $0.y)
      })
    #expect(
      mirrored.intersection(ConvexPolygon(CGRect(x: 5, y: 5, width: 10, height: 10))).area == 25)
  }

  @Test("nothing is left inside an empty polygon, and all of it outside")
  func empty() {
    let whole = ConvexPolygon(CGRect(x: 0, y: 0, width: 10, height: 10))
    let nothing = ConvexPolygon(CGRect(x: 5, y: 5, width: 0, height: 10))
    #expect(whole.intersection(nothing).isEmpty)
    #expect(whole.subtracting(nothing) == [whole])
  }

  @Test("the largest rectangle and square of an L")
  func largest() {
    var mask = PixelMask(width: 100, height: 80)
    mask.insert(PixelRect(left: 5, top: 5, right: 25, bottom: 75))
    mask.insert(PixelRect(left: 5, top: 50, right: 95, bottom: 75))
    #expect(mask.largestRectangle == PixelRect(left: 5, top: 50, right: 95, bottom: 75))
    #expect(mask.largestSquare == 25)
    #expect(mask.count == 20 * 70 + 70 * 25)
    #expect(PixelMask(width: 3, height: 3).largestRectangle.isEmpty)
  }

  @Test("outlines of a ring: one outside, one hole, corners only")
  func contours() {
    var mask = PixelMask(width: 70, height: 10)
    mask.insert(PixelRect(left: 1, top: 1, right: 69, bottom: 9))
    for y in 3..<6 { for x in 60..<66 { mask[x, y] = false } }
    let outlines = mask.contours
    #expect(outlines.map(\.count) == [4, 4])
    #expect(outlines.map { abs(shoelace($0)) } == [68 * 8, 18])
    #expect(outlines.map { shoelace($0) }.reduce(0, +) == mask.count)
  }

  @Test("the outlines of any mask enclose exactly its pixels")
  func anyMask() {
    for seed in 1..<30 {
      var mask = PixelMask(width: 21, height: 17)
      for y in 0..<17 {
        for x in 0..<21 where (x * 7 + y * 13 + x * y * seed) % 5 < 2 { mask[x, y] = true }
      }
      #expect(mask.contours.reduce(0) { $0 + shoelace($1) } == mask.count)
    }
  }

  private func shoelace(_ outline: [PixelMask.Corner]) -> Int {
    var sum = 0
    for (index, corner) in outline.enumerated() {
      let next = outline[(index + 1) % outline.count]
      sum += corner.x * next.y - next.x * corner.y
    }
    return sum / 2
  }
}
