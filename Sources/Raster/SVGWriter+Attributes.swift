import Canvas
import Foundation

extension SVGWriter {
  func box(_ rect: CGRect, radius: CGFloat) -> String? {
    let rect = rect.standardized
    guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else {
      return nil
    }
    var attributes =
      #" x="\#(number(rect.minX))" y="\#(number(rect.minY))""#
      + #" width="\#(number(rect.width))" height="\#(number(rect.height))""#
    let radius = min(radius, rect.width / 2, rect.height / 2)
    if radius > 0 { attributes += #" rx="\#(number(radius))""# }
    return attributes
  }

  func stroke(_ stroke: Stroke?) -> String {
    guard let stroke, stroke.width.isFinite else { return "" }
    var attributes = stroke.color.attributes("stroke", number)
    attributes += #" stroke-width="\#(number(max(stroke.width, 0)))""#
    let dash = stroke.dash.filter { $0.isFinite && $0 >= 0 }
    if !dash.isEmpty, dash.count == stroke.dash.count {
      attributes += #" stroke-dasharray="\#(dash.map { number($0) }.joined(separator: " "))""#
      if stroke.dashPhase.isFinite, stroke.dashPhase != 0 {
        attributes += #" stroke-dashoffset="\#(number(stroke.dashPhase))""#
      }
    }
    if stroke.cap != .butt { attributes += #" stroke-linecap="\#(stroke.cap)""# }
    if stroke.join != .miter { attributes += #" stroke-linejoin="\#(stroke.join)""# }
    return attributes
  }

  func rule(_ rule: Outline.FillRule, _ name: String) -> String {
    rule == .evenOdd ? #" \#(name)="evenodd""# : ""
  }

  func data(_ outline: Outline) -> String {
    func place(_ points: CGPoint...) -> String? {
      guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
      return points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }
    var words: [String] = []
    for element in outline.elements {
      let word: String? =
        switch element {
        case .move(let to): place(to).map { "M\($0)" }
        case .line(let to): place(to).map { "L\($0)" }
        case .quad(let to, let control): place(control, to).map { "Q\($0)" }
        case .cubic(let to, let c1, let c2): place(c1, c2, to).map { "C\($0)" }
        case .close: "Z"
        }
      guard let word else { continue }
      // A path has to begin with a move.
      if words.isEmpty, case .close = element { continue }
      if words.isEmpty, !word.hasPrefix("M") {
        words.append("M" + word.dropFirst().split(separator: " ").suffix(2).joined(separator: " "))
      } else {
        words.append(word)
      }
    }
    return words.joined(separator: " ")
  }

  /// At most three digits behind the point.
  func number(_ value: Double) -> String {
    let rounded = (min(max(value, -1e12), 1e12) * 1000).rounded() / 1000
    if rounded == rounded.rounded() { return String(Int(rounded)) }
    return String(rounded)
  }

  func escaped(_ line: String) -> String {
    var result = ""
    for scalar in line.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // XML knows no other control characters and no half surrogates.
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Color {
  func attributes(_ name: String, _ number: (Double) -> String) -> String {
    let digits = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16)
    let color = String(repeating: "0", count: 6 - digits.count) + digits
    let opacity = alpha == 255 ? "" : #" \#(name)-opacity="\#(number(Double(alpha) / 255))""#
    return " \(name)=\"#\(color)\"\(opacity)"
  }
}
