import Foundation

/// What can be added.
enum Palette {
  /// In the order in which people want them; the size is one that shows what it is.
  static let sizes: [(name: String, size: CGSize)] = [
    ("UIView", CGSize(width: 120, height: 80)), ("UIButton", CGSize(width: 120, height: 44)),
    ("UILabel", CGSize(width: 120, height: 24)), ("UIImageView", CGSize(width: 80, height: 80)),
    ("UIControl", CGSize(width: 120, height: 44)), ("UISwitch", CGSize(width: 51, height: 31)),
    ("UISlider", CGSize(width: 160, height: 31)), ("UITextField", CGSize(width: 160, height: 34)),
    ("UIScrollView", CGSize(width: 200, height: 200)),
    ("UIWindow", CGSize(width: 390, height: 560)),
  ]

  static var classes: [String] { sizes.map(\.name) }

  /// `button` for `UIButton`.
  static func plainName(of className: String) -> String {
    let plain = className.trimmingPrefix("UI")
    return plain.prefix(1).lowercased() + plain.dropFirst()
  }
}
