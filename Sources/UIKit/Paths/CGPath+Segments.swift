/// A piece of a path with its start.
enum PathSegment: Hashable {
  case line(LineSegment)
  case quad(QuadCurve)
  case cubic(CubicCurve)

  var start: CGPoint {
    switch self {
    case .line(let line): line.start
    case .quad(let curve): curve.start
    case .cubic(let curve): curve.start
    }
  }

  var end: CGPoint {
    switch self {
    case .line(let line): line.end
    case .quad(let curve): curve.end
    case .cubic(let curve): curve.end
    }
  }

  var reversed: PathSegment {
    switch self {
    case .line(let line): .line(LineSegment(start: line.end, end: line.start))
    case .quad(let curve):
      .quad(QuadCurve(start: curve.end, control: curve.control, end: curve.start))
    case .cubic(let curve):
      .cubic(
        CubicCurve(
          start: curve.end, control1: curve.control2, control2: curve.control1, end: curve.start))
    }
  }

  /// The piece as it continues a path that stands at its start.
  var element: CGPath.Element {
    switch self {
    case .line(let line): .line(to: line.end)
    case .quad(let curve): .quad(to: curve.end, control: curve.control)
    case .cubic(let curve):
      .cubic(to: curve.end, control1: curve.control1, control2: curve.control2)
    }
  }
}

/// The pieces between one start and the next.
struct Subpath: Hashable {
  var start: CGPoint
  /// Without the line that closes it, unless the path itself drew one.
  var segments: [PathSegment]
  var isClosed: Bool

  var end: CGPoint { segments.last?.end ?? start }
}

extension CGPath {
  final var subpaths: [Subpath] {
    var result: [Subpath] = []
    var current = Subpath(start: .zero, segments: [], isClosed: false)
    var isOpen = false
    for element in elements {
      if case .move(let start) = element {
        if isOpen { result.append(current) }
        current = Subpath(start: start, segments: [], isClosed: false)
        isOpen = true
        continue
      }
      if case .close = element {
        current.isClosed = true
        result.append(current)
        current = Subpath(start: current.start, segments: [], isClosed: false)
        isOpen = false
        continue
      }
      isOpen = true
      switch element {
      case .line(let end):
        current.segments.append(.line(LineSegment(start: current.end, end: end)))
      case .quad(let end, let control):
        current.segments.append(.quad(QuadCurve(start: current.end, control: control, end: end)))
      case .cubic(let end, let control1, let control2):
        current.segments.append(
          .cubic(
            CubicCurve(start: current.end, control1: control1, control2: control2, end: end)))
      case .move, .close: break
      }
    }
    if isOpen { result.append(current) }
    return result
  }
}
