import Testing
import UIKit

@MainActor
@Suite("A picture as a file")
struct PNGTests {
  @Test("a red pixel and a half transparent blue one, as any reader of PNG files expects them")
  func file() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.blue.withAlphaComponent(0.5).setFill()
      $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(
      image.pngData()?.base64EncodedString()
        == "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAFElEQVR4AQEJAPb/AP8AAP8AAP+AD3oDfkpucAwA"
        + "AAAASUVORK5CYII=")
  }

  @Test("an image without pixels has none")
  func empty() {
    #expect(UIImage(systemName: "star")?.pngData() == nil)
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }
}

@MainActor
@Suite("A radial gradient between two circles")
struct RadialGradientTests {
  /// The green of pixels along the middle row, from black at the start to green at the end.
  private func row(
    from start: (CGFloat, CGFloat), to end: (CGFloat, CGFloat), _ options: CGGradientDrawingOptions
  ) throws -> [Int?] {
    let context = try #require(
      CGContext(
        data: nil, width: 11, height: 1, bitsPerComponent: 8, bytesPerRow: 44,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [UIColor.black.cgColor, UIColor.green.cgColor] as CFArray,
        locations: [0, 1]))
    context.drawRadialGradient(
      gradient, startCenter: CGPoint(x: start.0, y: 0.5), startRadius: start.1,
      endCenter: CGPoint(x: end.0, y: 0.5), endRadius: end.1, options: options)
    let bytes = [UInt8](try #require(context.makeImage()?.dataProvider?.data) as Data)
    return stride(from: 0, to: 44, by: 4).map { bytes[$0 + 3] == 0 ? nil : Int(bytes[$0 + 1]) }
  }

  @Test("about one centre the colour goes by the distance")
  func concentric() throws {
    let row = try row(from: (5.5, 0), to: (5.5, 5), [])
    #expect(row == [255, 204, 153, 102, 51, 0, 51, 102, 153, 204, 255])
  }

  @Test("of two circles of one size side by side a point has the last that goes through it")
  func beside() throws {
    let row = try row(from: (2.5, 2), to: (6.5, 2), [])
    #expect(row[0] == 0 && row[1] == 64 && row[4] == 255)
    #expect(row[9] == nil && row[10] == nil)
    let after = try self.row(from: (2.5, 2), to: (6.5, 2), [.drawsAfterEndLocation])
    #expect(after[10] == 255)
  }
}
