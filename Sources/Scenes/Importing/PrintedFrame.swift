import UIKit

/// Works back from the box that a transformed view fills in its superview to the view's own size
/// and centre. A printed `frame` is that box.
struct PrintedFrame: Sendable {
  var box: CGRect
  var transform: CGAffineTransform
  var anchor: CGPoint

  struct Solution: Sendable, Equatable {
    /// Points.
    var size: CGSize
    /// Superview's coordinates.
    var center: CGPoint
    var quality: Quality
  }

  enum Quality: Sendable, Equatable {
    case exact
    /// Many sizes give the same box, as far as its digits go; one was taken.
    case ambiguous
    /// No size without negative sides gives this box.
    case contradicting
  }

  /// The width and height that solve W = |a|·w + |c|·h and H = |b|·w + |d|·h.
  func solve() -> Solution {
    let (a, b, c, d) = (abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d))
    let (boxWidth, boxHeight) = (box.size.width, box.size.height)
    let determinant = a * d - b * c
    let scale = a * d + b * c
    var size: CGSize
    var quality = Quality.exact
    // Printed numbers have six digits: below this share of them the two equations are one.
    if scale > 0, abs(determinant) > 1e-4 * scale {
      size = CGSize(
        width: (boxWidth * d - boxHeight * c) / determinant,
        height: (boxHeight * a - boxWidth * b) / determinant)
      // Near that the rounding of the digits moves a side by more than half a point.
      let rounding = 1e-6 * max(abs(boxWidth), abs(boxHeight)) * (a + b + c + d)
      if 2 * rounding > abs(determinant) { quality = .ambiguous }
    } else {
      // The smallest solution of equations that say the same; zero where they say nothing.
      let squares = a * a + b * b + c * c + d * d
      size =
        squares > 0
        ? CGSize(
          width: (a * boxWidth + b * boxHeight) / squares,
          height: (c * boxWidth + d * boxHeight) / squares) : .zero
      quality = .ambiguous
    }
    // A millionth of the box is rounding; more is a contradiction.
    let tolerance = 1e-4 * (boxWidth + boxHeight) + 1e-6
    if size.width < -tolerance || size.height < -tolerance { quality = .contradicting }
    size = CGSize(width: max(0, size.width), height: max(0, size.height))
    let misfit = max(
      abs(a * size.width + c * size.height - boxWidth),
      abs(b * size.width + d * size.height - boxHeight))
    if misfit > 10 * tolerance { quality = .contradicting }
    size = CGSize(width: Self.rounded(size.width), height: Self.rounded(size.height))
    return Solution(
      size: size, center: quality == .contradicting ? middle(for: size) : center(for: size),
      quality: quality)
  }

  /// Where the anchor stands when the view's middle is that of the box.
  private func middle(for size: CGSize) -> CGPoint {
    let x = (0.5 - anchor.x) * size.width
    let y = (0.5 - anchor.y) * size.height
    return CGPoint(
      x: Self.rounded(box.midX - transform.a * x - transform.c * y - transform.tx),
      y: Self.rounded(box.midY - transform.b * x - transform.d * y - transform.ty))
  }

  /// Where the anchor stands when the box begins at the printed origin.
  func center(for size: CGSize) -> CGPoint {
    let left = -anchor.x * size.width
    let right = (1 - anchor.x) * size.width
    let top = -anchor.y * size.height
    let bottom = (1 - anchor.y) * size.height
    let minX =
      min(transform.a * left, transform.a * right) + min(transform.c * top, transform.c * bottom)
    let minY =
      min(transform.b * left, transform.b * right) + min(transform.d * top, transform.d * bottom)
    return CGPoint(
      x: Self.rounded(box.origin.x - minX - transform.tx),
      y: Self.rounded(box.origin.y - minY - transform.ty))
  }

  /// To a thousandth of a point, as far as six printed digits carry.
  private static func rounded(_ value: CGFloat) -> CGFloat { (value * 1_000).rounded() / 1_000 }
}
