extension CGContext {
  public func fillPath(using rule: CGPathFillRule = .winding) {
    paint(current.applying(base), rule, state.fill)
    beginPath()
  }

  public func strokePath() {
    paintStroke(of: current.applying(base))
    beginPath()
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    let path = current.applying(base)
    switch mode {
    case .fill, .fillStroke: paint(path, .winding, state.fill)
    case .eoFill, .eoFillStroke: paint(path, .evenOdd, state.fill)
    case .stroke: break
    }
    if mode != .fill && mode != .eoFill { paintStroke(of: path) }
    beginPath()
  }

  /// What is drawn from now on is kept inside the path being built.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: current.applying(base), rule)
    beginPath()
  }

  public func clip(to rect: CGRect) {
    clip(to: CGPath(rect: rect).applying(toPixels), .winding)
  }

  private func clip(to path: CGPath, _ rule: CGPathFillRule) {
    var mask = CoverageMask(path, rule: rule, width: width, height: height)
    if let clip = state.clip { mask.intersect(clip) }
    state.clip = mask
  }

  public func fill(_ rect: CGRect) {
    paint(CGPath(rect: rect).applying(toPixels), .winding, state.fill)
  }

  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  public func fillEllipse(in rect: CGRect) {
    paint(CGPath(ellipseIn: rect).applying(toPixels), .winding, state.fill)
  }

  public func stroke(_ rect: CGRect) {
    paintStroke(of: CGPath(rect: rect).applying(toPixels))
  }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  public func strokeEllipse(in rect: CGRect) {
    paintStroke(of: CGPath(ellipseIn: rect).applying(toPixels))
  }

  public func clear(_ rect: CGRect) {
    saveGState()
    state.blendMode = .clear
    fill(rect)
    restoreGState()
  }

  /// The width is meant in user space, so the path is stroked there.
  private func paintStroke(of path: CGPath) {
    guard let back = toPixels.inverse else { return }
    let user = path.applying(back)
    let dashed =
      state.dash.lengths.isEmpty
      ? user : user.copy(dashingWithPhase: state.dash.phase, lengths: state.dash.lengths)
    let stroke = dashed.copy(
      strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
      miterLimit: state.miterLimit, transform: toPixels)
    // A mirrored space turns the pieces the other way, all of them alike.
    paint(stroke, .winding, state.stroke)
  }

  /// - Parameter path: In pixels.
  private func paint(_ path: CGPath, _ rule: CGPathFillRule, _ color: CGColor) {
    let mask = CoverageMask(path, rule: rule, width: width, height: height)
    let source = Pixel(color).times(Float(state.alpha))
    paint(mask) { _, _ in source }
  }

  /// Draws the image upright where y points up, as Core Graphics does.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    draw(image, in: rect, isUpright: false)
  }

  /// - Parameter isUpright: The image's top is at the rectangle's smallest y.
  func draw(_ image: CGImage, in rect: CGRect, isUpright: Bool) {
    guard rect.isFinite, rect.width > 0, rect.height > 0, let back = toPixels.inverse
    else { return }
    let mask = CoverageMask(
      CGPath(rect: rect).applying(toPixels), rule: .winding, width: width, height: height)
    let alpha = Float(state.alpha)
    let (columns, rows) = (CGFloat(image.width), CGFloat(image.height))
    paint(mask) { column, row in
      let point = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5).applying(back)
      let (u, v) = ((point.x - rect.minX) / rect.width, (point.y - rect.minY) / rect.height)
      let place = CGPoint(x: u * columns, y: (isUpright ? v : 1 - v) * rows)
      // The middle of a pixel at the edge may lie just outside.
      let x = Int(min(max(place.x.rounded(.down), 0), columns - 1))
      let y = Int(min(max(place.y.rounded(.down), 0), rows - 1))
      return image.pixel(column: x, row: y).times(alpha)
    }
  }

  /// The whole of the bitmap inside the clip, by where on the gradient's way a point of user space
  /// is.
  func paint(
    _ gradient: CGGradient, _ options: CGGradientDrawingOptions, _ place: (CGPoint) -> CGFloat
  ) {
    guard let back = toPixels.inverse else { return }
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let mask = CoverageMask(CGPath(rect: whole), rule: .winding, width: width, height: height)
    let alpha = Float(state.alpha)
    paint(mask) { column, row in
      let point = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5).applying(back)
      let way = place(point)
      if way.isNaN { return .clear }
      if way < 0, !options.contains(.drawsBeforeStartLocation) { return .clear }
      if way > 1, !options.contains(.drawsAfterEndLocation) { return .clear }
      return gradient.pixel(at: way).times(alpha)
    }
  }

  private func paint(_ mask: CoverageMask, _ source: (Int, Int) -> Pixel) {
    guard let bytes = data?.assumingMemoryBound(to: UInt8.self) else { return }
    for row in 0..<height {
      for column in 0..<width {
        let index = row * width + column
        var covered = mask.coverage[index]
        if let clip = state.clip { covered *= clip.coverage[index] }
        guard covered > 0 else { continue }
        let pixel = bytes + row * bytesPerRow + column * layout.bytesPerPixel
        let below = layout.read(pixel)
        layout.write(state.blendMode.mix(source(column, row), below, min(covered, 1)), to: pixel)
      }
    }
  }

  /// The bitmap as it is now.
  public func makeImage() -> CGImage? {
    guard let bytes = data?.assumingMemoryBound(to: UInt8.self) else { return nil }
    var copy = [UInt8](repeating: 0, count: 4 * width * height)
    copy.withUnsafeMutableBufferPointer { buffer in
      guard let target = buffer.baseAddress else { return }
      for row in 0..<height {
        for column in 0..<width {
          let pixel = layout.read(bytes + row * bytesPerRow + column * layout.bytesPerPixel)
          PixelLayout.rgba.write(pixel, to: target + 4 * (row * width + column))
        }
      }
    }
    return CGImage(width: width, height: height, bytes: copy)
  }
}

extension CGBlendMode {
  fileprivate func mix(_ source: Pixel, _ below: Pixel, _ covered: Float) -> Pixel {
    let result: Pixel =
      switch self {
      case .clear: .clear
      case .copy: source
      case .sourceIn: source.times(below.alpha)
      case .sourceOut: source.times(1 - below.alpha)
      case .destinationIn: below.times(source.alpha)
      case .destinationOut: below.times(1 - source.alpha)
      case .destinationOver: below.over(source)
      default: source.over(below)
      }
    if covered >= 1 { return result }
    let (new, old) = (result.times(covered), below.times(1 - covered))
    return Pixel(
      red: new.red + old.red, green: new.green + old.green, blue: new.blue + old.blue,
      alpha: new.alpha + old.alpha)
  }
}
