import Testing
import UIKit

@Suite("Bitmaps")
@MainActor
struct BitmapTests {
  /// The way of the overrides that ask how opaque a pixel is.
  private func alpha(of layer: CALayer, at point: CGPoint) -> UInt8 {
    var pixel: [UInt8] = [0, 0, 0, 0]
    pixel.withUnsafeMutableBytes { bytes in
      let context = CGContext(
        data: bytes.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
      context.translateBy(x: -point.x, y: -point.y)
      layer.render(in: context)
    }
    return pixel[3]
  }

  @Test("the alpha of a pixel of a view, its shape layer and its subviews")
  func pixel() {
    let view = UIView(frame: CGRect(x: 300, y: 300, width: 100, height: 100))
    #expect(alpha(of: view.layer, at: CGPoint(x: 10, y: 10)) == 0)
    let shape = CAShapeLayer()
    shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layer.addSublayer(shape)
    #expect(alpha(of: view.layer, at: CGPoint(x: 50, y: 50)) == 255)
    #expect(alpha(of: view.layer, at: CGPoint(x: 5, y: 5)) == 0)
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    child.backgroundColor = UIColor.red.withAlphaComponent(0.5)
    view.addSubview(child)
    #expect(alpha(of: view.layer, at: CGPoint(x: 5, y: 5)) == 128)
    child.isHidden = true
    #expect(alpha(of: view.layer, at: CGPoint(x: 5, y: 5)) == 0)
  }

  @Test("round corners, masks and draw(_:) count")
  func shaped() {
    final class Drawn: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.black.setFill()
        UIBezierPath(rect: CGRect(x: 40, y: 40, width: 20, height: 20)).fill()
      }
    }
    let round = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    round.backgroundColor = .white
    round.layer.cornerRadius = 50
    #expect(alpha(of: round.layer, at: CGPoint(x: 3, y: 3)) == 0)
    #expect(alpha(of: round.layer, at: CGPoint(x: 50, y: 3)) == 255)
    let mask = CAShapeLayer()
    mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 50))
    round.layer.mask = mask
    #expect(alpha(of: round.layer, at: CGPoint(x: 50, y: 75)) == 0)
    let drawn = Drawn(frame: round.frame)
    #expect(alpha(of: drawn.layer, at: CGPoint(x: 50, y: 50)) == 255)
    #expect(alpha(of: drawn.layer, at: CGPoint(x: 30, y: 50)) == 0)
  }

  @Test("an image drawn here is upright, and its pixels can be read")
  func image() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    }
    let pixels = try #require(image.cgImage)
    #expect(image.size == CGSize(width: 4, height: 4))
    let data = try #require(pixels.dataProvider?.data)
    let bytes = try #require(CFDataGetBytePtr(data))
    #expect(Array(UnsafeBufferPointer(start: bytes, count: 4)) == [255, 0, 0, 255])
    let last = pixels.bytesPerRow * (pixels.height - 1)
    #expect(bytes[last + 3] == 0)
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.layer.contents = pixels
    #expect(alpha(of: view.layer, at: CGPoint(x: 2, y: 0)) == 255)
    #expect(alpha(of: view.layer, at: CGPoint(x: 2, y: 3)) == 0)
    let half = try #require(pixels.cropping(to: CGRect(x: 0, y: 0, width: 3, height: 1)))
    #expect(half.width == 3 && half.height == 1)
    #expect(pixels.cropping(to: CGRect(x: 100, y: 0, width: 3, height: 1)) == nil)
  }

  @Test(
    "components lie where the layout says",
    arguments: [
      (CGImageAlphaInfo.premultipliedLast.rawValue, [255, 128, 0, 255] as [UInt8]),
      (CGImageAlphaInfo.premultipliedFirst.rawValue, [255, 255, 128, 0]),
      (
        CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
        [0, 128, 255, 255]
      ),
      (CGImageAlphaInfo.noneSkipLast.rawValue, [255, 128, 0, 0]),
      (CGImageAlphaInfo.alphaOnly.rawValue, [255, 0, 0, 0]),
    ])
  func layout(info: UInt32, expected: [UInt8]) throws {
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
    context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let bytes = try #require(context.data)
    #expect(Array(UnsafeRawBufferPointer(start: bytes, count: 4)) == expected)
  }

  @Test(
    "a bitmap that can't be made is nil",
    arguments: [
      (0, 1, 8, 0), (1, -1, 8, 0), (1, 1, 16, 0), (Int.max, Int.max, 8, 0), (10, 10, 8, 39),
      (1, 1 << 40, 8, 0), (1, 1, 8, Int.max),
    ])
  func impossible(width: Int, height: Int, bits: Int, row: Int) {
    #expect(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
  }

  @Test("edges are covered in part, holes and clips cut, and state is restored")
  func painting() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 10,
        space: nil, bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue))
    func alpha(_ x: Int, _ y: Int) -> UInt8 {
      context.data!.load(fromByteOffset: (9 - y) * 10 + x, as: UInt8.self)
    }
    context.fill(CGRect(x: 0, y: 0, width: 2.5, height: 1))
    #expect([alpha(0, 0), alpha(2, 0), alpha(3, 0), alpha(0, 1)] == [255, 128, 0, 0])
    context.saveGState()
    context.clip(to: CGRect(x: 5, y: 5, width: 2, height: 2))
    context.fill(CGRect(x: 0, y: 4, width: 10, height: 6))
    context.restoreGState()
    #expect([alpha(5, 5), alpha(4, 5), alpha(7, 5)] == [255, 0, 0])
    context.addRect(CGRect(x: 0, y: 7, width: 9, height: 3))
    context.addRect(CGRect(x: 2, y: 8, width: 1, height: 1))
    context.fillPath(using: .evenOdd)
    #expect([alpha(1, 8), alpha(2, 8), alpha(8, 9)] == [255, 0, 255])
    context.clear(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.setLineWidth(2)
    context.move(to: CGPoint(x: 0, y: 5))
    context.addLine(to: CGPoint(x: 10, y: 5))
    context.strokePath()
    #expect([alpha(5, 3), alpha(5, 4), alpha(5, 5), alpha(5, 6)] == [0, 255, 255, 0])
  }
}
