import UIKit

/// A frame around one view, which takes every touch that lands anywhere in it: the wide margin
/// around a paging scroll view.
///
/// A touch beside the content would be the frame's own. It is given to the first subview instead,
/// unless something deeper has taken it.
class ForwardingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? subviews.first ?? self : hit
  }
}
