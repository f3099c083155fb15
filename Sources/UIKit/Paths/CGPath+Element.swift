extension CGPath {
  /// One piece of a path, in the path's own coordinates, starting where the piece before it ended.
  public enum Element: Hashable, Sendable {
    /// Starts a subpath.
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quad(to: CGPoint, control: CGPoint)
    case cubic(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to the start of the subpath, which is then joined there.
    case close

    /// Where the piece ends; nil for `close`.
    public var end: CGPoint? {
      switch self {
      case .move(let end), .line(let end), .quad(let end, _), .cubic(let end, _, _): end
      case .close: nil
      }
    }

    package var isFinite: Bool {
      switch self {
      case .move(let end), .line(let end): end.isFinite
      case .quad(let end, let control): end.isFinite && control.isFinite
      case .cubic(let end, let control1, let control2):
        end.isFinite && control1.isFinite && control2.isFinite
      case .close: true
      }
    }

    package func applying(_ t: CGAffineTransform) -> Element {
      switch self {
      case .move(let end): .move(to: end.applying(t))
      case .line(let end): .line(to: end.applying(t))
      case .quad(let end, let control): .quad(to: end.applying(t), control: control.applying(t))
      case .cubic(let end, let control1, let control2):
        .cubic(
          to: end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
      case .close: .close
      }
    }
  }

  /// Calls `body` with each piece in order.
  public func forEachElement(_ body: (Element) throws -> Void) rethrows {
    for element in elements { try body(element) }
  }
}

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath
}

/// A piece of a path as Core Graphics hands it out: control points first, the end last.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) ->
  Void

extension CGPath {
  /// Calls `block` with each piece in order; the pointers are good only during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      let (type, list): (CGPathElementType, [CGPoint]) =
        switch element {
        case .move(let end): (.moveToPoint, [end])
        case .line(let end): (.addLineToPoint, [end])
        case .quad(let end, let control): (.addQuadCurveToPoint, [control, end])
        case .cubic(let end, let control1, let control2):
          (.addCurveToPoint, [control1, control2, end])
        case .close: (.closeSubpath, [.zero])
        }
      var points = list
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: base), block)
      }
    }
  }

  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}
