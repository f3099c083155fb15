import UIKit

/// A button that can be touched around its edges: at least 44 × 44 points, however small it looks.
///
/// `point(inside:)` is the one question that decides where a view is, so growing its answer is
/// enough. The parent is asked first, though: outside the parent nobody asks the button.
class ExpandedButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = min(0, (bounds.width - 44) / 2)
    let dy = min(0, (bounds.height - 44) / 2)
    return bounds.insetBy(dx: dx, dy: dy).contains(point)
  }
}
