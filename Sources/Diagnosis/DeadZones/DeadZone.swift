public import UIKit

/// A place where a view is drawn and can't be touched, with its cause.
public struct DeadZone: Sendable, Equatable {
  /// The view that is drawn there.
  public var view: ViewID
  public var cause: Cause
  /// Square points.
  public var area: CGFloat
  /// The pixels of the zone, counted from the corner of `box`.
  public var mask: PixelMask
  /// Where the zone lies on the map's grid.
  public var box: PixelRect
  /// A screen point in the zone, where it has most room: a place to tap and see.
  public var spot: CGPoint

  /// The first thing that ends the question on its way to the view.
  public enum Cause: Sendable, Hashable {
    /// The nearest ancestor that does not contain the place.
    case outside(ViewID)
    /// The view, or a subview of it, lies in front and takes the touch.
    case covered(ViewID)
    /// A gate of the view itself or of an ancestor is closed.
    case closed(ViewID, Gate)
    /// The view's own rules leave the place out of its shape.
    case shape
    /// A rule of an ancestor or of the view itself loses or changes the answer.
    case rule(ViewID, String)
    /// Code of a class of its own answers otherwise.
    case code(ViewID)
  }

  /// A gate without its value, for the legend.
  public enum Gate: String, Sendable, Hashable, CaseIterable {
    case isEnabled
    case isUserInteractionEnabled
    case isHidden
    case alpha
    case transform

    init(_ gate: HitTestTrace.Gate) {
      self =
        switch gate {
        case .isEnabled: .isEnabled
        // An animation switches interaction off while it lasts.
        case .isUserInteractionEnabled, .animation: .isUserInteractionEnabled
        case .isHidden: .isHidden
        case .alpha: .alpha
        case .transform: .transform
        }
    }
  }

  /// What the legend shows a hatch for.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case outside
    case covered
    case interactionOff
    case disabled
    case hidden
    case alpha
    case transform
    case shape
    case rule
    case code
  }

  /// Whose doing it is: the ancestor, the view in front, or where the gate or the rule is.
  public var culprit: ViewID? {
    switch cause {
    case .outside(let view), .covered(let view), .closed(let view, _), .rule(let view, _),
      .code(let view):
      view
    case .shape: nil
    }
  }

  /// The zone's edge in screen points, holes included; slanted edges within a pixel and a half.
  public func outlines(on grid: SampleGrid) -> [[CGPoint]] {
    mask.contours.map { contour in
      PixelStairs.smoothed(contour).map { grid.corner($0.x + box.left, $0.y + box.top) }
    }
  }

  public var kind: Kind {
    switch cause {
    case .outside: .outside
    case .covered: .covered
    case .closed(_, .isUserInteractionEnabled): .interactionOff
    case .closed(_, .isEnabled): .disabled
    case .closed(_, .isHidden): .hidden
    case .closed(_, .alpha): .alpha
    case .closed(_, .transform): .transform
    case .shape: .shape
    case .rule: .rule
    case .code: .code
    }
  }
}
