import Canvas
import Foundation
import UIKit

/// What of the selected view can be taken hold of.
enum Handle: Equatable, Sendable {
  /// The view itself.
  case body
  /// A side or corner: −1, 0 or 1 across and down.
  case edge(x: Int, y: Int)
  case rotation
  /// A point of the view's path rule: the rule, and the point's place among its elements' points.
  case pathPoint(rule: Int, point: Int)

  static let edges: [Handle] = [
    .edge(x: -1, y: -1), .edge(x: 0, y: -1), .edge(x: 1, y: -1), .edge(x: 1, y: 0),
    .edge(x: 1, y: 1), .edge(x: 0, y: 1), .edge(x: -1, y: 1), .edge(x: -1, y: 0),
  ]

  /// Where a side's handle sits, in the view's own coordinates.
  static func place(x: Int, y: Int, in bounds: CGRect) -> CGPoint {
    CGPoint(
      x: bounds.midX + CGFloat(x) * bounds.width / 2,
      y: bounds.midY + CGFloat(y) * bounds.height / 2)
  }

  /// The pointer's shape over a handle of an upright view.
  var cursor: PointerShape {
    switch self {
    case .body, .pathPoint: .move
    case .rotation: .grab
    case .edge(let x, let y):
      x == 0 ? .resizeDown : y == 0 ? .resizeAcross : x == y ? .resizeFalling : .resizeRising
    }
  }
}

/// A handle under the pointer's hold: where it began, and what was there.
struct StageDrag: Equatable, Sendable {
  var handle: Handle
  var view: ViewID
  /// Screen points of the scene.
  var start: CGPoint
  var geometry: NodeGeometry
  /// The path data at the start, for a point of a path.
  var path: String?
  var gesture: Int
  /// Nothing changes until the pointer has moved a little.
  var isMoving = false
  var guides: [Guide] = []
  /// The live view was moved, and what else follows from its place waits for the release.
  var isAhead = false
}

/// A line that a dragged view snapped to, in screen points of the scene.
struct Guide: Equatable, Sendable {
  var from: CGPoint
  var to: CGPoint
}
