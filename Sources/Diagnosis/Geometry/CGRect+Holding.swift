import UIKit

extension CGRect {
  /// Half open, grown by `slack` on every side; nothing for a rectangle without positive size or a
  /// point that is no number.
  func holds(_ point: CGPoint, slack: CGFloat = 0) -> Bool {
    size.width > 0 && size.height > 0 && point.x >= origin.x - slack
      && point.y >= origin.y - slack && point.x < origin.x + size.width + slack
      && point.y < origin.y + size.height + slack
  }
}
