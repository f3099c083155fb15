import UIKit

/// Path data as the Swift that draws it.
enum PathSwift {
  static func property(_ name: String, _ d: String) -> [SwiftLine] {
    let elements = (try? CGPath(svgPathData: d))?.elements ?? []
    return [
      SwiftLine("private let \(name): CGPath = {"),
      SwiftLine("  let path = CGMutablePath()"),
    ] + elements.flatMap(lines) + [
      SwiftLine("  return path"),
      SwiftLine("}()"),
    ]
  }

  private static func lines(_ element: CGPath.Element) -> [SwiftLine] {
    let line = "  path.\(call(element))"
    guard line.count > 90, let brace = line.firstIndex(of: "(") else { return [SwiftLine(line)] }
    return [
      SwiftLine(String(line[...brace])), SwiftLine("    " + line[line.index(after: brace)...]),
    ]
  }

  private static func call(_ element: CGPath.Element) -> String {
    switch element {
    case .move(let end): "move(to: \(point(end)))"
    case .line(let end): "addLine(to: \(point(end)))"
    case .quad(let end, let control):
      "addQuadCurve(to: \(point(end)), control: \(point(control)))"
    case .cubic(let end, let control1, let control2):
      "addCurve(to: \(point(end)), control1: \(point(control1)), control2: \(point(control2)))"
    case .close: "closeSubpath()"
    }
  }

  private static func point(_ point: CGPoint) -> String {
    "CGPoint(x: \(Figures.exact(point.x)), y: \(Figures.exact(point.y)))"
  }
}
