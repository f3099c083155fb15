import Testing
import UIKit

@Suite("CGPath containment")
struct ContainmentTests {
  let outer = CGRect(x: 0, y: 0, width: 100, height: 100)
  let inner = CGRect(x: 25, y: 25, width: 50, height: 50)

  @Test("16.1: nested squares in one direction are filled by winding and hollow by even-odd")
  func nested() {
    let path = UIBezierPath(rect: outer)
    path.append(UIBezierPath(rect: inner))
    let middle = CGPoint(x: 50, y: 50)
    #expect(path.cgPath.contains(middle))
    #expect(!path.cgPath.contains(middle, using: .evenOdd))
    #expect(path.contains(middle))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle))
    #expect(path.contains(CGPoint(x: 10, y: 10)))
  }

  @Test("16.1: a square inside that turns the other way is a hole under both rules")
  func reversedInner() {
    let path = UIBezierPath(rect: outer)
    path.append(UIBezierPath(rect: inner).reversing())
    let middle = CGPoint(x: 50, y: 50)
    #expect(!path.cgPath.contains(middle, using: .winding))
    #expect(!path.cgPath.contains(middle, using: .evenOdd))
  }

  @Test("16.1: the middle of a pentagram is filled by winding only")
  func pentagram() {
    let path = CGMutablePath()
    path.addLines(
      between: (0..<5).map { index in
        let angle = CGFloat(index) * 4 * .pi / 5
        return CGPoint(x: 50 + 40 * sin(angle), y: 50 - 40 * cos(angle))
      })
    path.closeSubpath()
    #expect(path.contains(CGPoint(x: 50, y: 50), using: .winding))
    #expect(!path.contains(CGPoint(x: 50, y: 50), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 50, y: 14), using: .evenOdd))
  }

  @Test("16.2: the stroke's width does not count")
  func stroke() {
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 50, y: 50))
    line.addLine(to: CGPoint(x: 150, y: 50))
    line.lineWidth = 10
    #expect(!line.contains(CGPoint(x: 100, y: 54)))
    #expect(!line.cgPath.contains(CGPoint(x: 100, y: 50)))
  }

  @Test("16.3, 21.5, contested: an open subpath counts as closed, for UIBezierPath too")
  func open() throws {
    let path = try CGPath(svgPathData: "M0 0 L100 0 L100 100")
    #expect(path.contains(CGPoint(x: 75, y: 25)))
    #expect(UIBezierPath(cgPath: path).contains(CGPoint(x: 75, y: 25)))
    #expect(!path.contains(CGPoint(x: 25, y: 75)))
  }

  @Test(
    "16.4, 21.4, modelled: an edge belongs to the shape on its right or below it",
    arguments: [
      (CGPoint(x: 0, y: 50), true), (CGPoint(x: 50, y: 0), true), (CGPoint(x: 0, y: 0), true),
      (CGPoint(x: 100, y: 50), false), (CGPoint(x: 50, y: 100), false),
      (CGPoint(x: 100, y: 0), false), (CGPoint(x: 0, y: 100), false),
    ])
  func edges(_ point: CGPoint, isInside: Bool) {
    #expect(CGPath(rect: outer).contains(point) == isInside)
    #expect(UIBezierPath(rect: outer).reversing().contains(point) == isInside)
  }

  @Test("16.5: the transform is applied to the point")
  func transform() {
    let path = CGPath(rect: outer)
    let shift = CGAffineTransform(translationX: -200, y: 0)
    #expect(path.contains(CGPoint(x: 250, y: 50), transform: shift))
    #expect(!path.contains(CGPoint(x: 50, y: 50), transform: shift))
  }

  @Test("shapes that share a curved or slanted edge never share a point and leave none out")
  func tiling() throws {
    let edges = ["L 31 100", "Q 97 13 31 100", "C 180 20 -90 70 31 100"]
    let backwards = ["L 60 0", "Q 97 13 60 0", "C -90 70 180 20 60 0"]
    for (edge, back) in zip(edges, backwards) {
      let left = try CGPath(svgPathData: "M -200 0 L 60 0 \(edge) L -200 100 Z")
      let right = try CGPath(svgPathData: "M 31 100 \(back) L 300 0 L 300 100 Z")
      for x in stride(from: -199.0, to: 300, by: 3.5) {
        for y in stride(from: 0.0, to: 100, by: 2.5) {
          let point = CGPoint(x: x, y: y)
          let owners = [left, right].filter { $0.contains(point) }.count
          #expect(owners == 1, "\(edge) \(point)")
        }
      }
    }
  }

  @Test(
    "numbers huge, tiny, degenerate and not finite are answered",
    arguments: [
      ("M-1e9 -1e9 H1e9 V1e9 H-1e9Z", CGPoint(x: 9e8, y: -9e8), true),
      ("M-1e9 -1e9 H1e9 V1e9 H-1e9Z", CGPoint(x: 1e300, y: 0), false),
      ("M0 0 H1e-300 V1e-300 H0Z", CGPoint(x: 5e-301, y: 5e-301), true),
      ("M0 0 L2e-300 0 L0 2e-300Z", CGPoint(x: 5e-301, y: 5e-301), true),
      ("M0 0 L2e-300 0 L0 2e-300Z", CGPoint(x: 15e-301, y: 15e-301), false),
      ("M0 0 C0 0 0 0 0 0Z", CGPoint.zero, false),
      ("M0 0 H100 H0 Z", CGPoint(x: 50, y: 0), false),
      ("M0 0 C100 0 -50 0 100 0 Z", CGPoint(x: 50, y: 0), false),
      ("M0 0 H100 V100 H0Z", CGPoint(x: CGFloat.nan, y: 5), false),
      ("M0 0 H100 V100 H0Z", CGPoint(x: 5, y: CGFloat.infinity), false),
      ("", CGPoint.zero, false),
      ("M5 5", CGPoint(x: 5, y: 5), false),
    ])
  func extremes(_ data: String, point: CGPoint, isInside: Bool) throws {
    #expect(try CGPath(svgPathData: data).contains(point) == isInside)
  }

  @Test("coordinates near the largest number neither trap nor overflow the answer")
  func nearLargest() {
    let far = CGFloat.greatestFiniteMagnitude
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -far, y: -far))
    path.addLine(to: CGPoint(x: far, y: -far))
    path.addCurve(
      to: CGPoint(x: -far, y: far), control1: CGPoint(x: far, y: far),
      control2: CGPoint(x: far, y: far))
    path.closeSubpath()
    #expect(path.contains(.zero))
    #expect(!path.contains(CGPoint(x: far, y: far / 2)))
    #expect(path.contains(CGPoint(x: -far / 2, y: 0)))
    #expect(!path.contains(CGPoint(x: far, y: far)))
  }

  @Test("a piece with a coordinate that is not finite is never added")
  func notFinite() {
    let path = CGMutablePath()
    path.addRect(outer)
    let before = path.elements
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addRect(.null)
    path.addArc(
      center: .zero, radius: .infinity, startAngle: 0, endAngle: 1, clockwise: false)
    path.addCurve(to: .zero, control1: CGPoint(x: 0, y: -CGFloat.infinity), control2: .zero)
    #expect(path.elements == before)
  }
}
