public import UIKit

/// One change to a scene: what a developer would do in one line.
public enum SceneEdit: Sendable, Equatable {
  case setInteraction(ViewID, Bool)
  case setHidden(ViewID, Bool)
  case setAlpha(ViewID, Double)
  case setEnabled(ViewID, Bool)
  /// Its animation lets touches through while it lasts.
  case allowTouches(ViewID)
  /// Its animation comes from a property animator, so that the view is hit where it is seen.
  case hitWhereSeen(ViewID)
  /// Takes a transform away that has no inverse.
  case resetTransform(ViewID)
  /// A frame that reaches further; the subviews keep their places on the screen.
  case growFrame(ViewID, to: CGRect)
  /// A frame of the same size elsewhere, the subviews going with it.
  case moveFrame(ViewID, to: CGRect)
  case addRule(ViewID, HitTestRule)
  case removeRule(ViewID, index: Int)
  /// In front of its siblings.
  case bringToFront(ViewID)
  /// To another superview, in front of its subviews, at the same place on the screen.
  case moveInto(ViewID, superview: ViewID, center: CGPoint)
  case setWindowLevel(ViewID, Double)

  /// The view that is changed.
  public var view: ViewID {
    switch self {
    case .setInteraction(let view, _), .setHidden(let view, _), .setAlpha(let view, _),
      .setEnabled(let view, _), .allowTouches(let view), .hitWhereSeen(let view),
      .resetTransform(let view), .growFrame(let view, _),
      .moveFrame(let view, _), .addRule(let view, _), .removeRule(let view, _),
      .bringToFront(let view), .moveInto(let view, _, _), .setWindowLevel(let view, _):
      view
    }
  }
}
