import Canvas
import Foundation
import Testing

@testable import Raster

@Suite struct StrokeTests {
  private func draw(_ outline: Outline, _ stroke: Stroke, size: Int = 32) -> Bitmap {
    Bitmap(
      .path(outline, rule: .nonZero, fill: nil, stroke: stroke), width: size, height: size)
  }

  private let line = Outline(from: point(8, 10), to: point(24, 10))

  @Test(
    "caps end at the line, half a width further, or round",
    arguments: [(.butt, 64), (.square, 80), (.round, 64 + 4 * .pi)]
      as [(Stroke.Cap, Double)])
  func caps(cap: Stroke.Cap, area: Double) {
    let bitmap = draw(line, Stroke(.white, width: 4, cap: cap))
    #expect(abs(bitmap.coveredArea - area) < 0.35)
  }

  @Test(
    "a corner is mitred, cut or rounded",
    arguments: [(.miter, 16 * 4 * 2 + 4), (.bevel, 16 * 4 * 2 + 2), (.round, 16 * 4 * 2 + .pi)]
      as [(Stroke.Join, Double)])
  func joins(join: Stroke.Join, area: Double) {
    let corner = Outline(polyline: [point(4, 20), point(20, 20), point(20, 4)])
    let bitmap = draw(corner, Stroke(.white, width: 4, join: join))
    // Both arms share a quarter of the corner's square.
    #expect(abs(bitmap.coveredArea - (area - 4)) < 0.35)
  }

  @Test("a mitre that would be longer than four widths is cut")
  func miterLimit() {
    let spike = Outline(polyline: [point(2, 14), point(20, 16), point(2, 18)])
    let bitmap = draw(spike, Stroke(.white, width: 2))
    #expect(bitmap.row(16)[20...].allSatisfy { $0 < 255 })
    #expect(bitmap.row(16)[24...].allSatisfy { $0 == 0 })
  }

  @Test("a closed line has no ends")
  func closed() {
    var square = Outline(polygon: [point(8, 8), point(24, 8), point(24, 24), point(8, 24)])
    let ring = Double(18 * 18 - 14 * 14)
    #expect(draw(square, Stroke(.white, width: 2)).coveredArea == ring)
    square.elements.removeLast()
    #expect(draw(square, Stroke(.white, width: 2)).coveredArea < ring - 20)
  }

  @Test("a translucent stroke does not darken where it crosses itself or turns")
  func evenTint() {
    let cross = Outline(polyline: [point(4, 4), point(28, 28), point(28, 4), point(4, 28)])
    let bitmap = draw(
      cross, Stroke(Color(0xFFFFFF, alpha: 0.5), width: 5, join: .round))
    #expect(bitmap.pixels.map { $0 & 255 }.max() == 128)
  }

  @Test("a curve's stroke is as wide as it should be all along")
  func curveWidth() {
    let circle = Outline(center: point(32, 32), radius: 24)
    let bitmap = draw(circle, Stroke(.white, width: 3), size: 64)
    #expect(abs(bitmap.coveredArea - 2 * .pi * 24 * 3) < 3)
  }

  @Test("hairlines are one pixel, fully inked", arguments: [0, 0.2, 1] as [CGFloat])
  func hairline(width: CGFloat) {
    let bitmap = draw(line, Stroke(.white, width: width))
    #expect(bitmap.coveredArea == 16)
    #expect(bitmap.row(10)[8..<24].allSatisfy { $0 == 255 })
  }

  @Test("dashes start at the line's start and keep their lengths")
  func dashes() {
    let bitmap = draw(line, Stroke(.white, width: 2, dash: [4, 2]))
    let expected = (0..<32).map { (8..<24).contains($0) && ($0 - 8) % 6 < 4 ? 255 : 0 }
    #expect(bitmap.row(10) == expected)
  }

  @Test(
    "the phase moves the pattern, also backwards and by many turns",
    arguments: [3, -3, 603, -597] as [CGFloat])
  func phase(phase: CGFloat) {
    let bitmap = draw(line, Stroke(.white, width: 2, dash: [4, 2], dashPhase: phase))
    let turn = Int(phase.truncatingRemainder(dividingBy: 6)) + 6
    let expected = (0..<32).map { (8..<24).contains($0) && ($0 - 8 + turn) % 6 < 4 ? 255 : 0 }
    #expect(bitmap.row(10) == expected)
  }

  @Test("an odd pattern is used twice, so that dash and gap change places")
  func oddPattern() {
    let bitmap = draw(line, Stroke(.white, width: 2, dash: [3]))
    let expected = (0..<32).map { (8..<24).contains($0) && ($0 - 8) % 6 < 3 ? 255 : 0 }
    #expect(bitmap.row(10) == expected)
  }

  @Test("a dash goes round a corner")
  func dashRoundCorner() {
    let corner = Outline(polyline: [point(8, 8), point(20, 8), point(20, 24)])
    let bitmap = draw(corner, Stroke(.white, width: 2, dash: [10, 4]))
    // The second dash, 14 to 24, begins 2 below the corner.
    #expect(bitmap.column(20)[7...8].allSatisfy { $0 == 0 })
    #expect(bitmap.column(20)[10..<20].allSatisfy { $0 == 255 })
  }

  @Test("a dash of no length is a dot where caps are round")
  func dots() {
    let bitmap = draw(line, Stroke(.white, width: 4, dash: [0, 8], cap: .round))
    #expect(abs(bitmap.coveredArea - 3 * 4 * .pi) < 0.9)
  }

  @Test("what is seen of a line's dashes does not depend on how long the line is")
  func longDashes() {
    for length in [1e3, 1e6, 1e8] as [CGFloat] {
      let long = Outline(from: point(8 - 6 * length, 10), to: point(length, 10))
      let bitmap = draw(long, Stroke(.white, width: 2, dash: [4, 2]))
      let expected = (0..<32).map { ($0 + 4) % 6 < 4 ? 255 : 0 }
      #expect(bitmap.row(10) == expected)
    }
  }
}
