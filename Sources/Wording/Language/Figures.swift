public import Foundation
import UIKit

/// Numbers as people read them.
public enum Figures {
  /// At most two decimals, unless rounding would hide on which side of an edge a number lies:
  /// `12`, `33.33`, but `119.999`.
  public static func number(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    let rounded = (value * 100).rounded() / 100
    let hidesAnEdge = rounded == rounded.rounded() && abs(value - rounded) > 1e-9
    return exact(hidesAnEdge || value.magnitude > 1e12 ? clean(value) : rounded)
  }

  /// An area or a length that was reckoned: two decimals say all that it tells.
  public static func measure(_ value: CGFloat) -> String {
    number((Double(value) * 100).rounded() / 100)
  }

  /// Without the dust of binary fractions: 21.999 and not 21.998999999999995.
  private static func clean(_ value: Double) -> Double {
    let close = (value * 1e6).rounded() / 1e6
    return abs(close - value) < 1e-9 ? close : value
  }

  public static func point(_ point: CGPoint) -> String {
    "(\(number(Double(point.x))), \(number(Double(point.y))))"
  }

  public static func size(_ size: CGSize) -> String {
    "\(number(Double(size.width))) × \(number(Double(size.height)))"
  }

  /// The shortest text that reads back as the same number.
  public static func exact(_ value: Double) -> String {
    if value == 0 { return "0" }
    guard value == value.rounded(), value.magnitude < 1e15 else { return "\(value)" }
    return String(Int(value))
  }

  /// An alpha as it is stored, in so many digits that it can't be taken for one above the gate:
  /// 0.01 is 0.0099999998.
  public static func storedAlpha(_ alpha: Float) -> String {
    if Double(alpha) == Double(alpha).rounded() { return exact(Double(alpha)) }
    for digits in 8...9 {
      let text = String(format: "%.\(digits)g", Double(alpha))
      if Float(text) == alpha { return text }
    }
    return "\(alpha)"
  }

  /// The shortest text for an alpha that does not hide on which side of the gate it lies.
  public static func alpha(_ alpha: Float) -> String {
    let short = "\(alpha)"
    let isMisleading = (Double(short) ?? 0 < 0.01) != (Double(alpha) < 0.01)
    return isMisleading ? storedAlpha(alpha) : exact(Double(short) ?? Double(alpha))
  }
}
