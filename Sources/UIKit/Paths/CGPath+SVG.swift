extension CGPath {
  /// The path that SVG path data draws: every command, absolute and relative, with numbers as the
  /// SVG grammar writes them; arcs become cubic curves. An empty text is an empty path.
  public convenience init(svgPathData: String) throws(SVGPathError) {
    var parser = SVGPathParser(svgPathData)
    self.init(elements: try parser.parse())
  }

  /// The path as SVG path data in absolute commands; reading it gives an equal path.
  public var svgPathData: String {
    elements.map { element in
      switch element {
      case .move(let end): "M \(end.svg)"
      case .line(let end): "L \(end.svg)"
      case .quad(let end, let control): "Q \(control.svg) \(end.svg)"
      case .cubic(let end, let control1, let control2):
        "C \(control1.svg) \(control2.svg) \(end.svg)"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}

extension CGPoint {
  fileprivate var svg: String { "\(x.svg) \(y.svg)" }
}

extension CGFloat {
  /// The shortest text that reads back as the same number.
  fileprivate var svg: String {
    let text = Double(self).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
