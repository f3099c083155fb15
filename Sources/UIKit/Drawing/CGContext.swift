/// A bitmap that is drawn into, with the state of drawing.
///
/// Enough to draw shapes and pictures and read back how opaque a pixel is: fills, strokes, clips,
/// images and gradients, without shadows or text. The origin is the bottom left corner and y
/// points up, as in Core Graphics, unless UIKit's functions made the context.
public final class CGContext {
  public let width: Int
  public let height: Int
  public let bytesPerRow: Int
  public let data: UnsafeMutableRawPointer?
  let layout: PixelLayout
  private let ownsData: Bool
  /// Maps user space to pixels, y down from the top left corner.
  let base: CGAffineTransform

  struct State {
    var ctm = CGAffineTransform.identity
    var fill = CGColor.black
    var stroke = CGColor.black
    var alpha: CGFloat = 1
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])
    var blendMode = CGBlendMode.normal
    var clip: CoverageMask?
    var interpolationQuality = CGInterpolationQuality.default
    var textMatrix = CGAffineTransform.identity
  }

  var state = State()
  private var saved: [State] = []
  /// The path being built, in base space.
  private(set) var current = CGMutablePath()

  /// The largest bitmap that is made, in pixels.
  private static let limit = 1 << 26

  /// - Parameter data: Where to draw, at least `height` × `bytesPerRow` bytes that stay in place
  ///   as long as the context; nil makes the context keep its own.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0, bitsPerComponent == 8,
      let layout = PixelLayout(space: space, bitmapInfo: bitmapInfo),
      width <= Self.limit, height <= Self.limit / width
    else { return nil }
    let row = bytesPerRow == 0 ? width * layout.bytesPerPixel : bytesPerRow
    guard row >= width * layout.bytesPerPixel, row <= Self.limit * 4 / height else { return nil }
    self.width = width
    self.height = height
    self.bytesPerRow = row
    self.layout = layout
    ownsData = data == nil
    self.data = data ?? .allocate(byteCount: row * height, alignment: 16)
    if data == nil {
      self.data?.initializeMemory(as: UInt8.self, repeating: 0, count: row * height)
    }
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }

  deinit { if ownsData { data?.deallocate() } }

  public var ctm: CGAffineTransform { state.ctm }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 8 * layout.bytesPerPixel }

  /// User space to pixels.
  var toPixels: CGAffineTransform { state.ctm.concatenating(base) }

  public func saveGState() { saved.append(state) }

  public func restoreGState() { if let last = saved.popLast() { state = last } }

  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// A transform that is not finite is ignored.
  public func concatenate(_ transform: CGAffineTransform) {
    let next = transform.concatenating(state.ctm)
    if next.isFinite { state.ctm = next }
  }

  public func setFillColor(_ color: CGColor) { state.fill = color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(gray: gray, alpha: alpha)
  }

  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.dash = (phase, lengths) }
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  public var boundingBoxOfClipPath: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
  public func setFlatness(_ flatness: CGFloat) {}
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  public func setShouldSmoothFonts(_ should: Bool) {}
  public func setAllowsFontSmoothing(_ allows: Bool) {}
  public func setShouldSubpixelPositionFonts(_ should: Bool) {}
  public func setFillColorSpace(_ space: CGColorSpace) {}
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  public func setPatternPhase(_ phase: CGSize) {}
  // A group is drawn as its parts.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { saveGState() }
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) { saveGState() }
  public func endTransparencyLayer() { restoreGState() }
  // Text is not drawn here.
  public var textMatrix: CGAffineTransform {
    get { state.textMatrix }
    set { state.textMatrix = newValue }
  }
  public var textPosition: CGPoint {
    get { CGPoint(x: state.textMatrix.tx, y: state.textMatrix.ty) }
    set {
      state.textMatrix.tx = newValue.x
      state.textMatrix.ty = newValue.y
    }
  }
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
  public func setCharacterSpacing(_ spacing: CGFloat) {}
  public func flush() {}
  public func synchronize() {}

  // MARK: The path being built

  public func beginPath() { current = CGMutablePath() }
  public func move(to point: CGPoint) { current.move(to: point, transform: state.ctm) }
  public func addLine(to point: CGPoint) { current.addLine(to: point, transform: state.ctm) }
  public func addLines(between points: [CGPoint]) {
    current.addLines(between: points, transform: state.ctm)
  }
  public func addRect(_ rect: CGRect) { current.addRect(rect, transform: state.ctm) }
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect, transform: state.ctm) }
  public func addPath(_ path: CGPath) { current.addPath(path, transform: state.ctm) }
  public func closePath() { current.closeSubpath() }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: state.ctm)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control, transform: state.ctm)
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2, transform: state.ctm)
  }

  public var isPathEmpty: Bool { current.isEmpty }
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    path?.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
      ?? false
  }
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  public func replacePathWithStrokedPath() {
    guard let path else { return }
    current = CGMutablePath()
    addPath(
      path.copy(
        strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
        miterLimit: state.miterLimit))
  }
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for pair in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[pair])
      addLine(to: points[pair + 1])
    }
    strokePath()
  }
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(state.ctm.inverted())
  }
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }
  public var path: CGPath? { current.isEmpty ? nil : current.applying(state.ctm.inverted()) }
}

/// How drawing meets what is there; modes that mix colours draw as `normal`.
public enum CGBlendMode: Int32, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case clear
  case copy
  case sourceIn
  case sourceOut
  case sourceAtop
  case destinationOver
  case destinationIn
  case destinationOut
  case destinationAtop
  case xor
  case plusDarker
  case plusLighter
}

public enum CGPathDrawingMode: Int32, Sendable {
  case fill
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke
}

public enum CGInterpolationQuality: Int32, Sendable {
  case `default`
  case none
  case low
  case high
  case medium
}

public enum CGTextDrawingMode: Int32, Sendable {
  case fill
  case stroke
  case fillStroke
  case invisible
  case fillClip
  case strokeClip
  case fillStrokeClip
  case clip
}
