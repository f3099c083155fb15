import Canvas
import Foundation
import Testing

@testable import Raster

@Suite struct ClippingTests {
  private let all = DrawCommand.rect(rect(0, 0, 16, 16), radius: 0, fill: .white, stroke: nil)

  @Test("a clip shows its inside, clips within clips what both show")
  func rectangles() {
    #expect(Bitmap(.clip(rect(2, 3, 4, 5)), all).coveredArea == 20)
    #expect(Bitmap(.clip(rect(2, 3, 4, 5)), .clip(rect(4, 0, 9, 9)), all).coveredArea == 10)
    #expect(Bitmap(.clip(rect(2, 3, 4, 5)), .clip(rect(9, 9, 4, 4)), all).coveredArea == 0)
    #expect(
      Bitmap(.clip(rect(2, 3, 4, 5)), .clip(rect(9, 9, 4, 4)), .endClip, all).coveredArea == 20)
  }

  @Test("a path's clip is as smooth as the path filled")
  func paths() {
    let circle = Outline(center: point(8, 8), radius: 6)
    let clipped = Bitmap(.clipPath(circle, rule: .nonZero), all)
    let filled = Bitmap(.path(circle, rule: .nonZero, fill: .white, stroke: nil))
    #expect(clipped.pixels == filled.pixels)
  }

  @Test("clips of paths multiply where both cut a pixel, rectangles inside them count")
  func nested() {
    let half = Outline(polygon: [point(0, 0), point(8.5, 0), point(8.5, 16), point(0, 16)])
    let bitmap = Bitmap(
      .clipPath(half, rule: .nonZero), .clipPath(half, rule: .nonZero), .clip(rect(0, 4, 16, 4)),
      all)
    #expect(bitmap.row(5)[7...9] == [255, 64, 0])
    #expect(bitmap.row(3) == Array(repeating: 0, count: 16))
  }

  @Test("every kind of mark is clipped by a path")
  func everything() {
    let half = Outline(polygon: [point(0, 0), point(8, 0), point(8, 16), point(0, 16)])
    let block = GlyphMask(
      left: 0, top: -4, width: 16, height: 8, coverage: Array(repeating: 255, count: 128))
    let marks: [DrawCommand] = [
      all,
      .path(
        Outline(polygon: [point(0, 0), point(16, 0), point(16, 16)]), rule: .nonZero,
        fill: .white, stroke: Stroke(.white, width: 3)),
      .text("x", origin: point(0, 8), font: Font(.text, size: 12), color: .white),
      .shadow(rect(2, 2, 12, 12), radius: 2, blur: 4, color: .white),
      .image(
        PixelImage(width: 1, height: 1, pixels: [0xFFFF_FFFF]), in: rect(0, 0, 16, 16),
        opacity: 1),
      .rect(
        rect(0, 0, 16, 16), radius: 0,
        fill: .hatch(color: .white, line: 2, spacing: 4, origin: .zero), stroke: nil),
    ]
    for mark in marks {
      let bitmap = Bitmap(.clipPath(half, rule: .nonZero), mark, text: BlockText(block))
      #expect(bitmap.coveredArea > 10)
      let right = (0..<16).flatMap { bitmap.row($0)[8...] }
      #expect(right.allSatisfy { $0 == 0 })
    }
  }

  @Test("an end without a beginning is nothing, a beginning without an end lasts")
  func unbalanced() {
    #expect(Bitmap(.endClip, .endClip, all, .endClip).coveredArea == 256)
    #expect(Bitmap(.clip(rect(0, 0, 2, 2)), all).coveredArea == 4)
  }

  @Test("a clip that is not a number or empty shows nothing")
  func nothing() {
    #expect(Bitmap(.clip(rect(.nan, 0, 5, 5)), all).coveredArea == 0)
    #expect(Bitmap(.clip(rect(3, 3, 0, 5)), all).coveredArea == 0)
    #expect(Bitmap(.clipPath(Outline(), rule: .nonZero), all, .endClip).coveredArea == 0)
  }
}
