import Canvas
import Foundation
import Raster
import Testing

/// Pictures of everything that can be drawn, compared with those in `Golden`.
@Suite struct GoldenTests {
  @Test("shapes look as they always did", arguments: [1, 1.5, 2] as [CGFloat])
  func shapes(scale: CGFloat) throws {
    var bitmap = Bitmap(width: Int(240 * scale), height: Int(160 * scale))
    Rasterizer(text: BlockText()).draw(
      Self.shapes, into: &bitmap, scale: scale, background: Color(0x171B23))
    try Golden.compare(bitmap, name: "shapes-\(scale)")
  }

  private static let shapes = DrawList([
    .shadow(rect(12, 12, 80, 56), radius: 10, blur: 16, color: Color(0, alpha: 0.6)),
    .rect(
      rect(12, 12, 80, 56), radius: 10, fill: .solid(Color(0x1E2430)),
      stroke: Stroke(Color(0x2E3544))),
    .rect(
      rect(104, 12, 40, 56), radius: 4, fill: .solid(Color(0x2FC08C, alpha: 0.1)),
      stroke: Stroke(Color(0x2FC08C), width: 2)),
    .rect(
      rect(152, 12, 76, 34), radius: 5,
      fill: .hatch(color: Color(0xF4795B, alpha: 0.6), line: 3, spacing: 7, origin: .zero),
      stroke: Stroke(Color(0x8A93A5), dash: [4, 3])),
    .rect(rect(152, 52, 16, 16), radius: 5, fill: .solid(Color(0x2FC08C)), stroke: nil),
    .rect(
      rect(174, 52, 16, 16), radius: 8, fill: .solid(Color(0xFFC043)),
      stroke: Stroke(Color(0xE6EAF2), width: 1.5)),
    .rect(rect(196, 52, 30, 16), radius: 8, fill: .solid(Color(0x2FC08C)), stroke: nil),
    .rect(rect(212, 54, 12, 12), radius: 6, fill: .solid(.white), stroke: nil),
    .path(
      Outline([
        .move(point(50, 95)),
        .cubic(point(50, 148), control1: point(92, 68), control2: point(92, 110)),
        .cubic(point(50, 95), control1: point(8, 110), control2: point(8, 68)), .close,
      ]), rule: .nonZero, fill: .solid(Color(0x4DB5FF, alpha: 0.3)),
      stroke: Stroke(Color(0x4DB5FF), width: 2)),
    .rect(
      rect(12, 78, 80, 74), radius: 4, fill: nil,
      stroke: Stroke(Color(0x4DB5FF), width: 1, dash: [3, 3])),
    .path(star, rule: .evenOdd, fill: .solid(Color(0xA98BFF)), stroke: nil),
    .clipPath(star, rule: .nonZero),
    .rect(
      rect(100, 112, 60, 40), radius: 0, fill: .solid(Color(0xF4795B, alpha: 0.6)), stroke: nil),
    .endClip,
    .path(
      Outline(polyline: [point(168, 110), point(184, 82), point(200, 110), point(196, 84)]),
      rule: .nonZero, fill: nil,
      stroke: Stroke(Color(0xFFC043, alpha: 0.6), width: 5, cap: .round, join: .round)),
    .path(
      Outline(from: point(168, 120), to: point(228, 120)), rule: .nonZero, fill: nil,
      stroke: Stroke(.white)),
    .path(
      Outline(from: point(168, 126), to: point(228, 126)), rule: .nonZero, fill: nil,
      stroke: Stroke(.white, width: 2, dash: [5, 3])),
    .path(
      Outline([
        .move(point(168, 150)),
        .cubic(point(228, 134), control1: point(180, 110), control2: point(210, 170)),
      ]), rule: .nonZero, fill: nil, stroke: Stroke(.white, dash: [0, 3], cap: .round)),
    .image(
      PixelImage(
        width: 2, height: 2, pixels: [0xFFF4_795B, 0x80F4_795B, 0x404D_B5FF, 0xFF4D_B5FF]),
      in: rect(208, 84, 20, 20), opacity: 0.8),
  ])

  private static let star = Outline(
    polygon: (0..<5).map {
      point(130 + 32 * sin(Double($0) * 0.8 * .pi), 116 - 32 * cos(Double($0) * 0.8 * .pi))
    })
}
