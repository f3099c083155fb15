import Foundation
import Wording

extension Labels {
  static func wrappers(_ count: Int) -> String {
    text("outline.wrappers", ["count": grouped(CGFloat(count))])
  }

  /// The head of the list of everything under a point.
  static func under(_ count: Int, at point: CGPoint) -> String {
    text(
      count == 1 ? "pick.count.one" : "pick.count",
      ["count": grouped(CGFloat(count)), "point": self.point(point)])
  }
}
