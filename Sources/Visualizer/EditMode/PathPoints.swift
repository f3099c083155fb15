import Foundation
import UIKit

/// The points of path data, to be taken hold of one by one.
struct PathPoints {
  private var elements: [CGPath.Element]

  init?(_ data: String) {
    guard let path = try? CGPath(svgPathData: data) else { return nil }
    elements = path.elements
  }

  /// End and control points in the order of the path data, and whether each is an end point.
  var points: [(at: CGPoint, isEnd: Bool)] {
    elements.flatMap { element -> [(at: CGPoint, isEnd: Bool)] in
      switch element {
      case .move(let end), .line(let end): [(end, true)]
      case .quad(let end, let control): [(control, false), (end, true)]
      case .cubic(let end, let first, let second): [(first, false), (second, false), (end, true)]
      case .close: []
      }
    }
  }

  /// The path data with one point elsewhere. Ends that lie on each other stay together: a shape
  /// that begins where it ends is not torn open.
  func moving(_ index: Int, to point: CGPoint) -> String {
    let points = points
    let moved = points[index]
    var place = -1
    func next(_ old: CGPoint) -> CGPoint {
      place += 1
      return place == index || moved.isEnd && points[place].isEnd && old == moved.at ? point : old
    }
    let changed = elements.map { element -> CGPath.Element in
      switch element {
      case .move(let end): return .move(to: next(end))
      case .line(let end): return .line(to: next(end))
      case .quad(let end, let control):
        let control = next(control)
        return .quad(to: next(end), control: control)
      case .cubic(let end, let first, let second):
        let (first, second) = (next(first), next(second))
        return .cubic(to: next(end), control1: first, control2: second)
      case .close: return .close
      }
    }
    return CGPath(elements: changed).svgPathData
  }
}
