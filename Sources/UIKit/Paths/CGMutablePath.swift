/// A path that can be added to.
///
/// A piece that needs a current point is ignored while there is none, and a piece with a
/// coordinate that is not finite is ignored always; Core Graphics stops the program there.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(elements: []) }

  /// The one way in: everything else ends here.
  func add(_ element: Element, _ transform: CGAffineTransform = .identity) {
    let mapped = transform.isIdentity ? element : element.applying(transform)
    guard mapped.isFinite else { return }
    switch (mapped, elements.last) {
    case (.move, .move): elements[elements.count - 1] = mapped
    case (.move, _): elements.append(mapped)
    case (_, nil), (.close, .close): break
    default: elements.append(mapped)
    }
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.move(to: point), transform)
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.line(to: point), transform)
  }

  /// Starts a subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add(.quad(to: end, control: control), transform)
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    add(.cubic(to: end, control1: control1, control2: control2), transform)
  }

  public func closeSubpath() { add(.close) }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    for element in path.elements { add(element, transform) }
  }
}
