import Testing
import UIKit

@MainActor
@Suite("Coordinate spaces")
struct CoordinateSpaceTests {
  /// A page that lies at (100, 200) of the screen, twice as large.
  private final class Page: NSObject, UICoordinateSpace {
    var bounds: CGRect { CGRect(x: 0, y: 0, width: 50, height: 50) }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
      UIScreen.main.convert(
        CGPoint(x: 100 + point.x * 2, y: 200 + point.y * 2), to: coordinateSpace)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
      let place = UIScreen.main.convert(point, from: coordinateSpace)
      return CGPoint(x: (place.x - 100) / 2, y: (place.y - 200) / 2)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
      CGRect(origin: convert(rect.origin, to: coordinateSpace), size: rect.size)
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
      CGRect(origin: convert(rect.origin, from: coordinateSpace), size: rect.size)
    }
  }

  private func place(_ x: CGFloat, _ y: CGFloat) -> UIView {
    let child = view("A", x, y, 40, 40)
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
    window.addSubview(child)
    held.windows.append(window)
    return child
  }

  private final class Held { var windows: [UIWindow] = [] }
  private let held = Held()

  @Test("3.11, 3.12: views of two windows, the screen and a space of one's own convert both ways")
  func anySpaces() {
    let (a, b) = (place(30, 40), place(100, 100))
    b.transform = CGAffineTransform(scaleX: 2, y: 2)
    let spaces: [any UICoordinateSpace] = [
      a, b, UIScreen.main.coordinateSpace, UIScreen.main.fixedCoordinateSpace, Page(),
    ]
    /// Where (1, 2) of each is on the screen.
    let places = [(41, 62), (92, 104), (1, 2), (1, 2), (102, 204)].map {
      CGPoint(x: $0.0, y: $0.1)
    }
    let point = CGPoint(x: 1, y: 2)
    for (from, place) in zip(spaces, places) {
      #expect(from.convert(point, to: UIScreen.main) == place)
      for to in spaces {
        let there = from.convert(point, to: to)
        #expect(to.convert(there, to: UIScreen.main) == place)
        #expect(from.convert(there, from: to) == point)
        #expect(to.convert(point, from: from) == there)
      }
    }
  }

  @Test("a rectangle of a turned view becomes its box")
  func rectangles() {
    let child = place(30, 40)
    child.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let space: any UICoordinateSpace = child
    let box = space.convert(CGRect(x: 0, y: 0, width: 10, height: 40), to: UIScreen.main)
    #expect(abs(box.minX - 40) < 1e-9 && abs(box.minY - 60) < 1e-9)
    #expect(abs(box.width - 40) < 1e-9 && abs(box.height - 10) < 1e-9)
    #expect(child.coordinateSpace === child && space.bounds == child.bounds)
    #expect(UIScreen.main.coordinateSpace.bounds == UIScreen.main.bounds)
  }
}
