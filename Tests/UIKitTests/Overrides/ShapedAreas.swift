import UIKit

/// 10: a circle within the bounds.
final class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = min(bounds.width, bounds.height) / 2
    return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
  }
}

/// 11: the path of the layer it draws with.
final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  var path: UIBezierPath? {
    didSet { (layer as? CAShapeLayer)?.path = path?.cgPath }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let path else { return super.point(inside: point, with: event) }
    return path.contains(point)
  }
}

/// 12: a thin line with a thick touch area.
final class LineView: UIView {
  private let line = CGMutablePath()

  func setLine(_ points: [CGPoint]) { line.addLines(between: points) }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    line.copy(strokingWithWidth: 24, lineCap: .round, lineJoin: .round, miterLimit: 10)
      .contains(point)
  }
}

/// 13: touched where something is painted.
final class OpaquePixelView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), hit === self else {
      return super.hitTest(point, with: event)
    }
    return alpha(at: point) > 0.1 ? self : nil
  }

  private func alpha(at point: CGPoint) -> CGFloat {
    var pixel: [UInt8] = [0, 0, 0, 0]
    pixel.withUnsafeMutableBytes { bytes in
      let context = CGContext(
        data: bytes.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.translateBy(x: -point.x, y: -point.y)
      if let context { layer.render(in: context) }
    }
    return CGFloat(pixel[3]) / 255
  }
}

/// 14: the round corners are cut off the touch area too.
final class CardView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    UIBezierPath(
      roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: layer.cornerRadius, height: layer.cornerRadius)
    ).contains(point)
  }
}
