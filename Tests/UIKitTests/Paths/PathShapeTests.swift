import Testing
import UIKit

@Suite("Shapes of paths")
struct PathShapeTests {
  let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test("the box around control points and the box around the curve")
  func boxes() throws {
    let path = try CGPath(svgPathData: "M0 0 C0 100 100 100 100 0 M0 0 Q50 -40 100 0")
    #expect(path.boundingBox == CGRect(x: 0, y: -40, width: 100, height: 140))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: -20, width: 100, height: 95))
    #expect(CGMutablePath().boundingBox.isNull)
    #expect(CGMutablePath().boundingBoxOfPath.isNull)
    #expect(UIBezierPath().bounds.isNull)
  }

  @Test("an oval touches its rectangle and covers π/4 of it")
  func oval() {
    let path = CGPath(ellipseIn: rect)
    #expect(path.boundingBoxOfPath == rect)
    #expect(abs(path.signedArea - .pi / 4 * 6000) < 2)
    #expect(path.contains(CGPoint(x: 60, y: 50)))
    #expect(!path.contains(CGPoint(x: 12, y: 22)))
  }

  @Test("only the corners asked for are round")
  func corners() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(path.bounds == rect)
    #expect(!path.contains(CGPoint(x: 11, y: 21)))
    #expect(path.contains(CGPoint(x: 109, y: 21)))
    #expect(path.contains(CGPoint(x: 11, y: 79)))
    #expect(!path.contains(CGPoint(x: 109, y: 79)))
  }

  @Test("a radius too large for the rectangle gives a capsule, none gives the rectangle")
  func radii() {
    let capsule = UIBezierPath(roundedRect: rect, cornerRadius: 1000)
    #expect(capsule.bounds == rect)
    #expect(!capsule.contains(CGPoint(x: 12, y: 22)))
    var found = CGRect.zero
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 0).cgPath.isRect(&found))
    #expect(found == rect)
    #expect(!capsule.cgPath.isRect(nil))
  }

  @Test("an arc turns clockwise for the eye when UIBezierPath is told so, and CGPath the other way")
  func arcDirection() {
    let below = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(below.contains(CGPoint(x: 0, y: 5)) && !below.contains(CGPoint(x: 0, y: -5)))
    let above = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(!above.contains(CGPoint(x: 0, y: 5)) && above.contains(CGPoint(x: 0, y: -5)))
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(path.contains(CGPoint(x: 0, y: 5)))
  }

  @Test("angles a whole turn or more apart are a circle either way", arguments: [true, false])
  func wholeTurn(clockwise: Bool) {
    let circle = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: -.pi / 2, endAngle: 1.5 * .pi,
      clockwise: clockwise)
    #expect(circle.bounds == CGRect(x: -10, y: -10, width: 20, height: 20))
    #expect(circle.contains(.zero))
  }

  @Test("an arc between tangents touches both lines")
  func tangentArc() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 30)
    #expect(abs(path.currentPoint.x - 100) < 1e-9 && abs(path.currentPoint.y - 30) < 1e-9)
    path.addLine(to: CGPoint(x: 0, y: 100))
    #expect(!path.contains(CGPoint(x: 95, y: 4)))
    #expect(path.contains(CGPoint(x: 88, y: 20)))
  }

  @Test("areas of curves are exact, and turn sign with the direction")
  func area() throws {
    #expect(try CGPath(svgPathData: "M0 0 H10 V10 H0Z").signedArea == 100)
    #expect(try CGPath(svgPathData: "M0 0 V10 H10 V0Z").signedArea == -100)
    // Under a parabola: two thirds of base times height.
    #expect(abs(try CGPath(svgPathData: "M0 0 Q50 100 100 0").signedArea + 10_000 / 3) < 1e-9)
    #expect(abs(try CGPath(svgPathData: "M0 0 C0 100 100 100 100 0").signedArea + 6000) < 1e-9)
  }

  @Test("reversing keeps the shape and turns the direction")
  func reversing() throws {
    let path = UIBezierPath(
      cgPath: try CGPath(svgPathData: "M0 0 C0 10 10 10 10 0 Q 5 -5 2 -9 L 0 -9 Z M 20 20 L 30 30"))
    let back = path.reversing()
    #expect(abs(path.cgPath.signedArea + back.cgPath.signedArea) < 1e-9)
    #expect(back.reversing().cgPath.boundingBoxOfPath == path.bounds)
    #expect(path.cgPath.svgPathData.hasPrefix("M 0 0"))
  }

  @Test("changing a path later leaves what was taken from it alone")
  func copies() {
    let path = UIBezierPath(rect: rect)
    let taken = path.cgPath
    let copy = path.copy() as? UIBezierPath
    path.apply(CGAffineTransform(translationX: 1000, y: 0))
    #expect(taken.boundingBox == rect)
    #expect(copy?.bounds == rect)
    #expect(path.bounds.minX == 1010)
  }

  @Test("a piece without a current point is ignored, and a path can be appended to itself")
  func noCurrentPoint() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.close()
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.append(path)
    #expect(path.cgPath.svgPathData == "M 1 1 L 5 5 M 1 1 L 5 5")
  }

  @Test("Core Graphics' way of reading a path gives the same pieces")
  func apply() throws {
    let path = try CGPath(svgPathData: "M1 2 L3 4 Q5 6 7 8 C9 10 11 12 13 14 Z")
    var seen: [String] = []
    path.applyWithBlock { element in
      let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
      let points = (0..<count).map { "\(element.pointee.points[$0].x)" }
      seen.append("\(element.pointee.type) \(points.joined(separator: " "))")
    }
    #expect(
      seen == [
        "moveToPoint 1.0", "addLineToPoint 3.0", "addQuadCurveToPoint 5.0 7.0",
        "addCurveToPoint 9.0 11.0 13.0", "closeSubpath ",
      ])
  }
}
