public import Foundation
public import UIKit

/// Numbers as the window shows them: as few digits as a half point needs.
extension Labels {
  /// `(290, 190)`
  public static func point(_ point: CGPoint) -> String {
    "(\(number(point.x)), \(number(point.y)))"
  }

  public static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "–" }
    let text = Figures.number(Double(value))
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }

  public static func number(_ value: CGFloat, digits: Int) -> String {
    value.isFinite ? String(format: "%.\(digits)f", Double(value)) : "–"
  }

  public static func pair(_ x: CGFloat, _ y: CGFloat) -> String { "\(number(x)), \(number(y))" }

  public static func size(_ size: CGSize) -> String {
    "\(number(size.width)) × \(number(size.height))"
  }

  public static func points(_ length: CGFloat) -> String {
    text("number.points", ["points": number(length)])
  }

  public static func areaUnit(_ area: CGFloat) -> String {
    text("number.area", ["area": grouped(area)])
  }

  /// `22 500`: groups of three with a narrow space.
  public static func grouped(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "–" }
    let digits = String(Int(value.rounded()))
    guard digits.count > 3 else { return digits }
    var grouped = ""
    for (place, digit) in digits.reversed().enumerated() {
      if place > 0, place % 3 == 0, digit != "-" { grouped = "\u{2009}" + grouped }
      grouped = String(digit) + grouped
    }
    return grouped
  }

  /// `12 %`, and never 0 for what is there.
  public static func share(_ share: CGFloat) -> String {
    share < 0.01
      ? text("number.smallShare")
      : text("number.share", ["percent": String(Int((min(share, 1) * 100).rounded()))])
  }

  public static func alpha(_ alpha: CGFloat) -> String {
    // As stored: 0.01 is kept as 0.0099999998, and that is the point of showing it.
    guard alpha > 0, alpha < 0.011 else { return number(alpha, digits: alpha == 0 ? 0 : 2) }
    return String(format: "%.8g", Double(alpha))
  }

  /// A turn, a scaling, or the six numbers.
  public static func transform(_ t: CGAffineTransform) -> String {
    let scaleX = (t.a * t.a + t.b * t.b).squareRoot()
    let scaleY = (t.c * t.c + t.d * t.d).squareRoot()
    let isTurned = abs(t.a * t.c + t.b * t.d) < 1e-6 * max(scaleX * scaleY, 1e-12)
    guard isTurned, t.a * t.d - t.b * t.c > 0 else {
      return [t.a, t.b, t.c, t.d, t.tx, t.ty].map { number($0) }.joined(separator: " ")
    }
    var parts: [String] = []
    let degrees = atan2(t.b, t.a) * 180 / .pi
    if abs(degrees) > 0.05 { parts.append(text("number.turned", ["degrees": number(degrees)])) }
    if abs(scaleX - 1) > 0.001 || abs(scaleY - 1) > 0.001 {
      parts.append(
        abs(scaleX - scaleY) < 0.001
          ? "× \(number(scaleX, digits: 2))"
          : "× \(number(scaleX, digits: 2)), \(number(scaleY, digits: 2))")
    }
    if t.tx != 0 || t.ty != 0 {
      parts.append(text("number.moved", ["point": point(CGPoint(x: t.tx, y: t.ty))]))
    }
    return parts.joined(separator: text("list.comma"))
  }
}
