import Testing
import UIKit

@Suite("Stroked and dashed paths")
struct StrokingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var data: String
    var cap: CGLineCap = .butt
    var join: CGLineJoin = .miter
    var point: CGPoint
    var isInside: Bool
    var testDescription: String { "\(data) \(cap) \(join) \(point)" }
  }

  @Test(
    "16.2: a stroked copy holds what the stroke paints, width 10, miter limit 10",
    arguments: [
      Case(data: "M50 50H150", point: CGPoint(x: 100, y: 54.9), isInside: true),
      Case(data: "M50 50H150", point: CGPoint(x: 100, y: 45), isInside: true),
      Case(data: "M50 50H150", point: CGPoint(x: 100, y: 55), isInside: false),
      Case(data: "M50 50H150", point: CGPoint(x: 49, y: 50), isInside: false),
      Case(data: "M50 50H150", cap: .square, point: CGPoint(x: 46, y: 46), isInside: true),
      Case(data: "M50 50H150", cap: .round, point: CGPoint(x: 46, y: 50), isInside: true),
      Case(data: "M50 50H150", cap: .round, point: CGPoint(x: 46, y: 46), isInside: false),
      Case(data: "M0 0H100V100", point: CGPoint(x: 104, y: -4), isInside: true),
      Case(data: "M0 0H100V100", join: .bevel, point: CGPoint(x: 104, y: -4), isInside: false),
      Case(data: "M0 0H100V100", join: .bevel, point: CGPoint(x: 102, y: -2), isInside: true),
      Case(data: "M0 0H100V100", join: .round, point: CGPoint(x: 104, y: -4), isInside: false),
      Case(data: "M0 0H100V100", join: .round, point: CGPoint(x: 103, y: -3), isInside: true),
      Case(data: "M0 0H100V-100", point: CGPoint(x: 104, y: 4), isInside: true),
      Case(data: "M0 0H100V100Z", point: CGPoint(x: 100, y: 104), isInside: true),
      Case(data: "M0 0H100V100H0Z", point: CGPoint(x: -4, y: -4), isInside: true),
      Case(data: "M0 0H100V100H0Z", point: CGPoint(x: 50, y: 50), isInside: false),
      // A turn so sharp that the miter would be longer than its limit.
      Case(data: "M0 0H100L0 4", point: CGPoint(x: 110, y: 2), isInside: false),
      Case(data: "M0 0H100H0", join: .round, point: CGPoint(x: 104, y: 0), isInside: true),
      Case(data: "M5 5Z", cap: .round, point: CGPoint(x: 9, y: 5), isInside: true),
      Case(data: "M5 5Z", cap: .square, point: CGPoint(x: 9, y: 9), isInside: true),
      Case(data: "M5 5Z", point: CGPoint(x: 5, y: 5), isInside: false),
    ])
  func stroked(_ c: Case) throws {
    let stroke = try CGPath(svgPathData: c.data).copy(
      strokingWithWidth: 10, lineCap: c.cap, lineJoin: c.join, miterLimit: 10)
    #expect(stroke.contains(c.point) == c.isInside)
  }

  @Test("a stroked circle is a ring, whatever the direction", arguments: [true, false])
  func ring(clockwise: Bool) {
    let circle = UIBezierPath(
      arcCenter: .zero, radius: 50, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
    circle.close()
    let ring = circle.cgPath.copy(
      strokingWithWidth: 10, lineCap: .butt, lineJoin: .bevel, miterLimit: 10)
    for index in 0..<720 {
      let angle = CGFloat(index) * .pi / 360 + 0.001
      for (radius, isInside) in [(44.9, false), (45.1, true), (54.9, true), (55.1, false)] {
        let point = CGPoint(x: radius * cos(angle), y: radius * sin(angle))
        #expect(ring.contains(point) == isInside, "\(radius) at \(angle)")
      }
    }
  }

  @Test(
    "widths without sense give an empty path",
    arguments: [0, -1, CGFloat.nan, CGFloat.infinity])
  func noWidth(_ width: CGFloat) {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      path.copy(strokingWithWidth: width, lineCap: .butt, lineJoin: .miter, miterLimit: 10).isEmpty)
  }

  @Test(
    "dashes follow the path, round its corners",
    arguments: [
      ("M0 0H100", 0, [30, 20], "M 0 0 L 30 0 M 50 0 L 80 0"),
      ("M0 0H100", 10, [30, 20], "M 0 0 L 20 0 M 40 0 L 70 0 M 90 0 L 100 0"),
      ("M0 0H100", -10, [30, 20], "M 10 0 L 40 0 M 60 0 L 90 0"),
      ("M0 0H100", 0, [40], "M 0 0 L 40 0 M 80 0 L 100 0"),
      ("M0 0H10V10", 0, [15, 100], "M 0 0 L 10 0 L 10 5"),
      ("M0 0H10V10H0Z", 0, [35, 100], "M 0 0 L 10 0 L 10 10 L 0 10 L 0 5"),
      ("M0 0H10M20 0H30", 0, [8, 100], "M 0 0 L 8 0 M 20 0 L 28 0"),
    ] as [(String, CGFloat, [CGFloat], String)])
  func dashed(_ data: String, phase: CGFloat, lengths: [CGFloat], expected: String) throws {
    let dashed = try CGPath(svgPathData: data).copy(dashingWithPhase: phase, lengths: lengths)
    #expect(dashed.svgPathData == expected)
  }

  @Test(
    "a pattern without sense leaves the path whole",
    arguments: [[], [0, 0], [-1, 5], [1e-9, 1e-9], [.nan, 1]] as [[CGFloat]])
  func noPattern(_ lengths: [CGFloat]) {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.copy(dashingWithPhase: 0, lengths: lengths) == path)
  }

  @Test("the dashes of a circle have their share of its length")
  func dashedCircle() {
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    let quarter = 100 * CGFloat.pi / 8
    let dashed = circle.copy(dashingWithPhase: 0, lengths: [quarter, quarter])
    let starts = dashed.elements.compactMap { element -> CGPoint? in
      if case .move(let start) = element { start } else { nil }
    }
    // The curves that stand for the circle are a hair longer than it, which may start a fifth.
    #expect(starts.count == 4 || starts.count == 5)
    for (start, expected) in zip(
      starts,
      [
        CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 50), CGPoint(x: -50, y: 0), CGPoint(x: 0, y: -50),
      ])
    { #expect(hypot(start.x - expected.x, start.y - expected.y) < 0.1) }
  }
}
