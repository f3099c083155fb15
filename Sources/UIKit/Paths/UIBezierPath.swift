/// A path with the properties that drawing it needs.
///
/// `contains` asks what a fill would paint: open subpaths count as closed, as in `CGPath`, although
/// UIKit's documentation of `UIBezierPath.contains` says otherwise.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()

  /// A copy each time, as in UIKit: changing the path later leaves it alone.
  open var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private(set) final var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  public override init() {}

  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }

  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the curves; null for an empty path.
  open var bounds: CGRect { path.boundingBoxOfPath }

  open var currentPoint: CGPoint { path.currentPoint }

  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func move(to point: CGPoint) { path.move(to: point) }

  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// `clockwise` is meant for the eye, with y down.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  open func close() { path.closeSubpath() }

  open func removeAllPoints() { path = CGMutablePath() }

  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path.copy() ?? path) }

  open func apply(_ transform: CGAffineTransform) { cgPath = path.applying(transform) }

  /// The same shape drawn backwards.
  open func reversing() -> UIBezierPath {
    let copy = copy() as? UIBezierPath ?? UIBezierPath()
    copy.cgPath = path.reversed
    return copy
  }

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (
      phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    )
  }

  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return self === other
      || path.elements == other.path.elements && lineWidth == other.lineWidth
        && lineCapStyle == other.lineCapStyle && lineJoinStyle == other.lineJoinStyle
        && miterLimit == other.miterLimit && usesEvenOddFillRule == other.usesEvenOddFillRule
        && dash == other.dash
  }

  open override var hash: Int { path.elements.hashValue }
}
