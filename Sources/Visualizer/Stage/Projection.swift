import Foundation
import UIKit

/// All views of a scene laid out flat in screen points: what the stage draws and what selecting asks.
///
/// Made from the live views, so what their classes do to themselves shows. Selecting is a query
/// here and never `hitTest`: hidden, disabled and sticking-out views must be selectable.
struct Projection: Sendable {
  /// Pre-order: a root, its first subview, that one's subviews …; back to front.
  var views: [PlacedView] = []
  var index: [ViewID: Int] = [:]
  /// Indices from back to front, `zPosition` taken into account; it changes the drawing only.
  var paintingOrder: [Int] = []
  /// Indices of the roots in the order in which they are asked.
  var roots: [Int] = []
  /// The indices of views that an animation shows elsewhere than their model is.
  var animated: [Int] = []
  /// The box around everything that can be seen, in screen points.
  var extent = CGRect.null

  init() {}

  subscript(id: ViewID) -> PlacedView? { index[id].map { views[$0] } }

  /// The subviews of a view, back to front.
  func children(of parent: Int) -> [Int] {
    var children: [Int] = []
    var next = parent + 1
    while next < views[parent].end {
      children.append(next)
      next = views[next].end
    }
    return children
  }

  /// The front-most view drawn at a screen point, whatever hit testing says of it.
  func frontMost(at point: CGPoint) -> Int? { paintingOrder.last { views[$0].holds(point) } }

  /// All views whose bounds hold a screen point, front-most first.
  func stack(at point: CGPoint) -> [Int] {
    paintingOrder.reversed().filter { views[$0].holds(point) }
  }

  /// Whether the view or one around it is hidden or fully transparent, so that iOS draws nothing.
  func isInvisible(_ index: Int) -> Bool { views[index].isInvisible }
}

/// One view on the stage.
struct PlacedView: Sendable {
  var id: ViewID
  var className: String
  /// The index of the superview.
  var parent: Int?
  var depth: Int
  /// The index after the last view below this one.
  var end: Int
  var bounds: CGRect
  /// From the view's own coordinates to the screen's.
  var toScreen: CGAffineTransform
  /// Nil where a transform on the way has no inverse.
  var fromScreen: CGAffineTransform?
  /// The four corners in screen points.
  var corners: [CGPoint]
  /// The upright box around them.
  var box: CGRect
  var isInvisible: Bool
  var clipsToBounds: Bool
  /// The nearest view around this one that cuts what it draws.
  var clippedBy: Int?
  var zPosition: CGFloat
  var looks: Looks
  /// Where the view's own values put it; nil where it is seen there.
  var model: Model?

  /// The place by which UIKit tests a view that an animation shows elsewhere.
  struct Model: Sendable, Equatable {
    var toScreen: CGAffineTransform
    /// In the view's own coordinates.
    var corners: [CGPoint]
    /// The view itself is animated, not one around it.
    var isOwn: Bool
  }

  /// The corners of an animated view's model in screen points; none where it is seen there.
  var modelCorners: [CGPoint] {
    guard let model, model.isOwn else { return [] }
    return model.corners.map { $0.applying(model.toScreen) }
  }

  /// Whether a screen point lies in the view's bounds, whatever hit testing says of it.
  func holds(_ point: CGPoint) -> Bool {
    fromScreen.map { bounds.holds(point.applying($0)) } ?? false
  }

  /// What a scene says about how the view is drawn.
  struct Looks: Sendable, Equatable {
    var fill: SceneFill?
    var cornerRadius: CGFloat = 0
    var text: String?
    /// The region of `point(inside:)` where it is not simply the bounds, in own coordinates.
    var region: Region?
    /// The path outside which the view's result is dropped.
    var resultPath: Region?
    /// Touches fall through it, so it looks like glass.
    var isGlass = false
    /// How a control of UIKit shows its state.
    var control: ControlLook?
    var rules: [HitTestRule] = []
  }

  struct SceneFill: Sendable, Equatable {
    var rgb: UInt32
    var alpha: Double
  }
}
