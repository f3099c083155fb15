/// A shape of lines and curves, in points, in whatever space its user means.
///
/// Every coordinate is finite: a piece with one that is not is never added. Curves are kept as
/// curves; circles and arcs are cubic curves, as in Core Graphics, within 0.03 % of the radius.
/// A path is not changed once made, except through `CGMutablePath`, which must not be shared
/// between threads while it changes.
public class CGPath: Hashable, @unchecked Sendable {
  package internal(set) final var elements: [Element]

  package init(elements: [Element]) { self.elements = elements }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public convenience init(
    ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next piece would start; zero for an empty path.
  public var currentPoint: CGPoint {
    guard let last = elements.last else { return .zero }
    return last.end ?? lastStart ?? .zero
  }

  /// The start of the last subpath.
  final var lastStart: CGPoint? {
    for case .move(let start) in elements.reversed() { return start }
    return nil
  }

  public func copy() -> CGPath? { CGPath(elements: elements) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements(applying: transform?.pointee ?? .identity))
  }

  public func mutableCopy() -> CGMutablePath? { mutableCopy(using: nil) }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self, transform: transform?.pointee ?? .identity)
    return copy
  }

  /// The path mapped by `transform`, without the pieces that it would map beyond finite numbers.
  public func applying(_ transform: CGAffineTransform) -> CGPath {
    CGPath(elements: elements(applying: transform))
  }

  final func elements(applying transform: CGAffineTransform) -> [Element] {
    if transform.isIdentity { return elements }
    let mapped = CGMutablePath()
    mapped.addPath(self, transform: transform)
    return mapped.elements
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.elements == b.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
