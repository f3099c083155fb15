/// Builds a path from SVG path data, one command at a time.
struct SVGPathParser {
  /// No coordinate may be further from zero.
  static let limit = 1e9

  private var scanner: SVGPathScanner
  private let path = CGMutablePath()
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  /// The last control point of the curve just drawn, which a smooth curve of its kind mirrors.
  private var lastCubic: CGPoint?
  private var lastQuad: CGPoint?

  init(_ text: String) { scanner = SVGPathScanner(text) }

  mutating func parse() throws(SVGPathError) -> [CGPath.Element] {
    scanner.skipSpace()
    while !scanner.isAtEnd {
      guard let letter = scanner.command() else {
        throw scanner.error(path.isEmpty ? .expectedMove : .unexpected(scanner.character))
      }
      guard !path.isEmpty || letter | 0x20 == UInt8(ascii: "m") else {
        throw scanner.error(.expectedMove, at: scanner.offset - 1)
      }
      try run(letter)
    }
    return path.elements
  }

  /// One letter and all its argument lists.
  private mutating func run(_ letter: UInt8) throws(SVGPathError) {
    var command = Character(UnicodeScalar(letter))
    scanner.skipSpace()
    if command == "Z" || command == "z" {
      path.closeSubpath()
      (current, lastCubic, lastQuad) = (start, nil, nil)
      return
    }
    while true {
      try draw(command)
      // More pairs after a move are lines.
      if command == "M" { command = "L" }
      if command == "m" { command = "l" }
      let comma = scanner.offset
      let hasComma = scanner.skipSeparator()
      if scanner.startsNumber { continue }
      if hasComma {
        throw scanner.error(.strayComma, at: comma)
      }
      return
    }
  }

  private mutating func draw(_ command: Character) throws(SVGPathError) {
    let origin = command.isLowercase ? current : .zero
    var (cubic, quad): (CGPoint?, CGPoint?) = (nil, nil)
    switch command {
    case "M", "m":
      current = try point(command, from: origin)
      start = current
      path.move(to: current)
    case "L", "l":
      current = try point(command, from: origin)
      path.addLine(to: current)
    case "H", "h":
      current.x = try coordinate(command, from: origin.x)
      path.addLine(to: current)
    case "V", "v":
      current.y = try coordinate(command, from: origin.y)
      path.addLine(to: current)
    case "C", "c":
      let control1 = try point(command, from: origin)
      let control2 = try pointAfterSeparator(command, from: origin)
      current = try pointAfterSeparator(command, from: origin)
      path.addCurve(to: current, control1: control1, control2: control2)
      cubic = control2
    case "S", "s":
      let control1 = current.mirroring(lastCubic)
      let control2 = try point(command, from: origin)
      current = try pointAfterSeparator(command, from: origin)
      path.addCurve(to: current, control1: control1, control2: control2)
      cubic = control2
    case "Q", "q":
      let control = try point(command, from: origin)
      current = try pointAfterSeparator(command, from: origin)
      path.addQuadCurve(to: current, control: control)
      quad = control
    case "T", "t":
      let control = current.mirroring(lastQuad)
      current = try point(command, from: origin)
      path.addQuadCurve(to: current, control: control)
      quad = control
    default:
      try arc(command, from: origin)
    }
    (lastCubic, lastQuad) = (cubic, quad)
  }

  private mutating func arc(_ command: Character, from origin: CGPoint) throws(SVGPathError) {
    let rx = try scanner.number(for: command)
    _ = scanner.skipSeparator()
    let ry = try scanner.number(for: command)
    _ = scanner.skipSeparator()
    let degrees = try scanner.number(for: command)
    _ = scanner.skipSeparator()
    let isLarge = try scanner.flag(for: command)
    _ = scanner.skipSeparator()
    let isSweep = try scanner.flag(for: command)
    let end = try pointAfterSeparator(command, from: origin)
    path.addSVGArc(
      from: current, to: end, radii: CGSize(width: abs(rx), height: abs(ry)),
      rotation: degrees.truncatingRemainder(dividingBy: 360) * .pi / 180, isLarge: isLarge,
      isSweep: isSweep)
    current = end
  }

  private mutating func coordinate(
    _ command: Character, from origin: CGFloat
  ) throws(SVGPathError) -> CGFloat {
    let place = scanner.offset
    let value = try scanner.number(for: command) + origin
    guard abs(value) <= Self.limit else { throw scanner.error(.tooLarge, at: place) }
    return value
  }

  private mutating func point(
    _ command: Character, from origin: CGPoint
  ) throws(SVGPathError) -> CGPoint {
    let x = try coordinate(command, from: origin.x)
    _ = scanner.skipSeparator()
    return CGPoint(x: x, y: try coordinate(command, from: origin.y))
  }

  private mutating func pointAfterSeparator(
    _ command: Character, from origin: CGPoint
  ) throws(SVGPathError) -> CGPoint {
    _ = scanner.skipSeparator()
    return try point(command, from: origin)
  }
}

extension CGPoint {
  /// The control point that continues a curve smoothly: the other one mirrored here, or this
  /// point itself when no curve came before.
  fileprivate func mirroring(_ control: CGPoint?) -> CGPoint {
    guard let control else { return self }
    return CGPoint(x: 2 * x - control.x, y: 2 * y - control.y)
  }
}
