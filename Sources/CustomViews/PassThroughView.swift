import UIKit

/// Glass: its subviews can be touched, it can't.
///
/// An overlay over the whole screen takes every touch, for a view without a colour is hit like any
/// other. This one asks its subviews as usual and then refuses to be the answer itself, so that
/// the search goes on behind it.
class PassThroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
