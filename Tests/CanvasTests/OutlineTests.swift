import Canvas
import Foundation
import Testing

@Suite struct OutlineTests {
  private let box = CGRect(x: 10, y: 20, width: 40, height: 30)

  @Test("a rounded rectangle without a radius is a polygon of four corners")
  func square() {
    #expect(
      Outline(roundedRect: box, radius: 0).elements == [
        .move(CGPoint(x: 10, y: 20)), .line(CGPoint(x: 50, y: 20)), .line(CGPoint(x: 50, y: 50)),
        .line(CGPoint(x: 10, y: 50)), .close,
      ])
  }

  @Test("a radius too large for a side is cut to half of the shorter one")
  func largeRadius() {
    #expect(Outline(roundedRect: box, radius: 99) == Outline(roundedRect: box, radius: 15))
  }

  @Test("a circle is the ellipse in its square and never leaves it")
  func circle() {
    let circle = Outline(center: CGPoint(x: 5, y: 5), radius: 5)
    #expect(circle == Outline(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)))
    for case .cubic(let to, let control1, let control2) in circle.elements {
      for point in [to, control1, control2] {
        #expect((0...10).contains(point.x) && (0...10).contains(point.y))
      }
    }
  }

  @Test("polygons close, polylines do not, nothing is nothing")
  func polygons() {
    let points = [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 0)]
    #expect(Outline(polygon: points).elements.last == .close)
    #expect(
      Outline(polyline: points).elements == Array(Outline(polygon: points).elements.dropLast()))
    #expect(Outline(polygon: []).elements.isEmpty)
    #expect(Outline(polyline: []).elements.isEmpty)
  }
}
