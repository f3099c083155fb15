import UIKit

extension SceneWriter {
  /// The shortest text that reads back as the same number; whole numbers without a point.
  func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == value.rounded(), value.magnitude < 1e15, value != 0 { return String(Int(value)) }
    if value == 0 { return value.sign == .minus ? "-0" : "0" }
    return "\(value)"
  }

  func list(_ values: [CGFloat]) -> String {
    "[" + values.map { number(Double($0)) }.joined(separator: ", ") + "]"
  }

  func list(_ rect: CGRect) -> String {
    list([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }
}
