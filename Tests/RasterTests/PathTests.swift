import Canvas
import Foundation
import Testing

@testable import Raster

@Suite struct PathTests {
  private func fill(
    _ outline: Outline, _ rule: Outline.FillRule = .nonZero, size: Int = 16
  ) -> Bitmap {
    Bitmap(.path(outline, rule: rule, fill: .white, stroke: nil), width: size, height: size)
  }

  @Test(
    "an edge inside a pixel covers it by its area",
    arguments: [(0.25, 191), (0.5, 128), (0.75, 64), (1, 0)] as [(CGFloat, Int)])
  func edgeCoverage(inset: CGFloat, coverage: Int) {
    let bitmap = fill(
      Outline(polygon: [point(2 + inset, 2), point(8, 2), point(8, 8), point(2 + inset, 8)]))
    #expect(bitmap.row(4)[2] == coverage)
    #expect(bitmap.row(4)[3] == 255)
    let turned = fill(
      Outline(polygon: [point(2, 2 + inset), point(8, 2 + inset), point(8, 8), point(2, 8)]))
    #expect(turned.column(4)[2] == coverage)
  }

  @Test("a diagonal halves its pixels")
  func diagonal() {
    let bitmap = fill(Outline(polygon: [point(0, 0), point(16, 16), point(0, 16)]))
    #expect((0..<16).allSatisfy { bitmap[$0, $0] & 255 == 128 })
    #expect(bitmap.coveredArea > 128 && bitmap.coveredArea < 128.1)
  }

  @Test("the area of any polygon is right, however thin", arguments: 0..<40)
  func randomTriangles(seed: Int) {
    var random = Numbers(seed: seed)
    let corners = (0..<3).map { _ in point(random.next(0, 32), random.next(0, 32)) }
    let bitmap = fill(Outline(polygon: corners), size: 32)
    let (a, b, c) = (corners[0], corners[1], corners[2])
    let exact = abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2
    #expect(abs(bitmap.coveredArea - exact) < 0.01 * 64 + 0.3)
  }

  @Test("fill rules differ where a path winds twice")
  func fillRules() {
    let star = Outline(
      polygon: (0..<5).map {
        point(16 + 14 * sin(Double($0) * 0.8 * .pi), 16 - 14 * cos(Double($0) * 0.8 * .pi))
      })
    #expect(fill(star, .nonZero, size: 32)[16, 16] & 255 == 255)
    #expect(fill(star, .evenOdd, size: 32)[16, 16] & 255 == 0)
    #expect(fill(star, .evenOdd, size: 32)[16, 6] & 255 == 255)
  }

  @Test("a hole wound the other way stays open under both rules")
  func holes() {
    var ring = Outline(roundedRect: rect(2, 2, 12, 12), radius: 0)
    ring.elements +=
      Outline(
        polygon: [point(5, 5), point(5, 11), point(11, 11), point(11, 5)]
      ).elements
    for rule in [Outline.FillRule.nonZero, .evenOdd] {
      #expect(fill(ring, rule)[8, 8] & 255 == 0)
      #expect(fill(ring, rule).coveredArea == 144 - 36)
    }
  }

  @Test("curves are true: a circle of cubics has a circle's area")
  func curves() {
    let bitmap = fill(Outline(center: point(32, 32), radius: 28), size: 64)
    #expect(abs(bitmap.coveredArea - .pi * 28 * 28) < 3)
    let exact = Bitmap(
      .rect(rect(4, 4, 56, 56), radius: 28, fill: .white, stroke: nil), width: 64, height: 64)
    #expect(bitmap.largestDifference(from: exact) < 40)
  }

  @Test("a quadratic and the cubic that equals it draw the same")
  func quadratics() {
    let quad = Outline([
      .move(point(2, 30)), .quad(point(30, 30), control: point(16, -20)), .close,
    ])
    let cubic = Outline([
      .move(point(2, 30)),
      .cubic(
        point(30, 30), control1: point(2 + 14 * 2 / 3, 30 - 50 * 2 / 3),
        control2: point(30 - 14 * 2 / 3, 30 - 50 * 2 / 3)), .close,
    ])
    #expect(fill(quad, size: 32).largestDifference(from: fill(cubic, size: 32)) < 12)
  }

  @Test("what lies far outside counts where it covers the picture")
  func farOutside() {
    for far in [100, 1e5, 1e7, 1e9, 1e15] as [CGFloat] {
      let half = fill(
        Outline(polygon: [point(-far, -far), point(8, -far), point(8, far), point(-far, far)]))
      #expect(half.row(5) == Array(repeating: 255, count: 8) + Array(repeating: 0, count: 8))
      let slope = fill(Outline(polygon: [point(-far, -far), point(far, far), point(-far, far)]))
      #expect(slope[3, 12] & 255 == 255)
      #expect(slope[12, 3] & 255 == 0)
      #expect(abs(Int(slope[8, 8] & 255) - 128) <= 1)
    }
  }
}
