import Canvas
import Foundation

/// Where the panels are, on a grid of 4 points, from 900 × 600 upwards; below that they overlap
/// nothing and only get smaller.
struct WindowLayout: Equatable, Sendable {
  var toolbar: CGRect
  var outline: CGRect
  var verdict: CGRect
  /// Below the verdict, where there is something to mend; else empty.
  var fixes: CGRect
  var stage: CGRect
  var inspector: CGRect
  var timeline: CGRect
  var log: CGRect
  var code: CGRect

  init(size: CGSize, hasFixes: Bool = false) {
    var rest = CGRect(origin: .zero, size: size)
    toolbar = rest.cut(.top, 48)
    var bottom = rest.cut(.bottom, Self.onGrid(size.height * 0.205, 132...224))
    log = bottom.cut(.left, (bottom.width * 0.487 / 4).rounded() * 4)
    code = bottom
    timeline = rest.cut(.bottom, size.height < 700 ? 44 : 56)
    var left = rest.cut(.left, Self.onGrid(size.width * 0.205, 216...336))
    fixes = left.cut(.bottom, hasFixes ? Self.onGrid(left.height * 0.34, 120...260) : 0)
    verdict = left.cut(.bottom, Self.onGrid(left.height * 0.3, hasFixes ? 96...132 : 116...200))
    outline = left
    inspector = rest.cut(.right, Self.onGrid(size.width * 0.2, 220...332))
    stage = rest
  }

  private static func onGrid(_ length: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
    (min(max(length, range.lowerBound), range.upperBound) / 4).rounded() * 4
  }
}
