// The names are those of the platform.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

// The contexts that UIKit's drawing goes to, the last one first.

@MainActor private var contexts: [(context: CGContext, scale: CGFloat)] = []

@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last?.context }

@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { contexts.append((context, 1)) }

@preconcurrency @MainActor
public func UIGraphicsPopContext() { contexts.removeLast(contexts.isEmpty ? 0 : 1) }

@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// A scale of 0 means the screen's.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : UIScreen.main.scale
  // A context of one pixel keeps begin and end in pairs where the size makes none.
  guard
    let context = CGContext.upright(size: size, scale: scale)
      ?? CGContext.upright(size: CGSize(width: 1, height: 1), scale: 1)
  else { return }
  contexts.append((context, scale))
}

@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let last = contexts.last, let image = last.context.makeImage() else { return nil }
  return UIImage(cgImage: image, scale: last.scale, orientation: .up)
}

@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect) }

extension CGContext {
  /// A context of its own bitmap with the origin at the top left and y down, `scale` pixels a
  /// point; nil for a size that no bitmap has.
  static func upright(size: CGSize, scale: CGFloat) -> CGContext? {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width < 1e5, height < 1e5 else { return nil }
    let context = CGContext(
      data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.concatenate(
      CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: height))
    return context
  }
}

extension UIBezierPath {
  @preconcurrency @MainActor public func fill() { fill(with: .normal, alpha: 1) }

  @preconcurrency @MainActor public func stroke() { stroke(with: .normal, alpha: 1) }

  @preconcurrency @MainActor public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    drawing(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  @preconcurrency @MainActor public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    drawing(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dash.phase, lengths: dash.lengths)
      context.strokePath()
    }
  }

  @preconcurrency @MainActor public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  @MainActor
  private func drawing(_ mode: CGBlendMode, _ alpha: CGFloat, _ draw: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(mode)
    context.setAlpha(alpha)
    context.beginPath()
    context.addPath(cgPath)
    draw(context)
    context.restoreGState()
  }
}
