/// Draws layers into a bitmap, as far as their colours, shapes, pictures and `draw` methods go.
@MainActor
enum LayerRendering {
  /// How deep sublayers are followed; deeper ones are not drawn.
  private static let depthLimit = 512

  /// Draws the layer in its own coordinates: its position and transform play no part.
  static func render(_ layer: CALayer, in context: CGContext) {
    draw(layer, in: context, opacity: 1, depth: 0)
  }

  private static func draw(
    _ layer: CALayer, in context: CGContext, opacity: CGFloat, depth: Int
  ) {
    let opacity = opacity * CGFloat(layer.opacity)
    guard depth < depthLimit, !layer.isHidden, opacity > 0 else { return }
    context.saveGState()
    context.setAlpha(opacity)
    if let mask = layer.mask { clip(to: mask, in: context) }
    let shape = shape(of: layer)
    if let color = layer.backgroundColor {
      context.setFillColor(color)
      fill(shape, in: context)
    }
    context.saveGState()
    if layer.masksToBounds { clip(to: shape, in: context) }
    drawContents(of: layer, in: context)
    for sublayer in LayerSearch.drawingOrder(of: layer) {
      // Seen in perspective, a layer is drawn by its affine part.
      guard let map = sublayer.toSuperlayer.affine else { continue }
      context.saveGState()
      context.concatenate(map)
      draw(sublayer, in: context, opacity: opacity, depth: depth + 1)
      context.restoreGState()
    }
    context.restoreGState()
    if layer.borderWidth > 0, let color = layer.borderColor {
      context.setStrokeColor(color)
      context.setLineWidth(layer.borderWidth)
      let inset = layer.bounds.insetBy(dx: layer.borderWidth / 2, dy: layer.borderWidth / 2)
      context.beginPath()
      context.addPath(CGPath(rect: inset))
      context.strokePath()
    }
    context.restoreGState()
  }

  private static func shape(of layer: CALayer) -> CGPath {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: layer.bounds, corners: layer.maskedCorners.corners,
      radii: CGSize(width: layer.cornerRadius, height: layer.cornerRadius))
    return path
  }

  private static func drawContents(of layer: CALayer, in context: CGContext) {
    let image = layer.contents as? CGImage ?? (layer.contents as? UIImage)?.cgImage
    if let image { context.draw(image, in: layer.bounds, isUpright: true) }
    if let shape = layer as? CAShapeLayer { draw(shape, in: context) }
    UIGraphicsPushContext(context)
    layer.draw(in: context)
    UIGraphicsPopContext()
  }

  private static func draw(_ layer: CAShapeLayer, in context: CGContext) {
    guard let path = layer.path else { return }
    if let color = layer.fillColor {
      context.setFillColor(color)
      context.beginPath()
      context.addPath(path)
      context.fillPath(using: layer.fillRule == .evenOdd ? .evenOdd : .winding)
    }
    if let color = layer.strokeColor, layer.lineWidth > 0 {
      context.setStrokeColor(color)
      context.setLineWidth(layer.lineWidth)
      context.setLineDash(
        phase: layer.lineDashPhase,
        lengths: layer.lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [])
      context.beginPath()
      context.addPath(path)
      context.strokePath()
      context.setLineDash(phase: 0, lengths: [])
    }
  }

  private static func fill(_ path: CGPath, in context: CGContext) {
    context.beginPath()
    context.addPath(path)
    context.fillPath()
  }

  private static func clip(to path: CGPath, in context: CGContext) {
    context.beginPath()
    context.addPath(path)
    context.clip()
  }

  /// A mask of a shape layer's path, or of its rounded bounds where it has a background.
  private static func clip(to mask: CALayer, in context: CGContext) {
    guard let map = mask.toSuperlayer.affine else { return }
    let path = (mask as? CAShapeLayer)?.path ?? shape(of: mask)
    clip(to: path.applying(map), in: context)
  }
}
