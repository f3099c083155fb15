import Foundation
import Testing
import UIKit

@testable import Scenes

@Suite("Frames of transformed views")
struct PrintedFrameTests {
  /// The box that a view of this size, centre and transform fills in its superview.
  private func box(
    _ size: CGSize, _ center: CGPoint, _ t: CGAffineTransform, _ anchor: CGPoint
  ) -> CGRect {
    let xs = [-anchor.x * size.width, (1 - anchor.x) * size.width]
    let ys = [-anchor.y * size.height, (1 - anchor.y) * size.height]
    let corners = xs.flatMap { x in
      ys.map { y in
        CGPoint(
          x: t.a * x + t.c * y + t.tx + center.x, y: t.b * x + t.d * y + t.ty + center.y)
      }
    }
    let (minX, maxX) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
    let (minY, maxY) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  @Test(
    "near 45° a size is told as uncertain as soon as the printed digits leave it so",
    arguments: [(44.0, false), (44.9, false), (44.99, true), (44.999, true), (45.0, true)])
  func nearlyAmbiguous(degrees: Double, isUncertain: Bool) {
    let angle = degrees * .pi / 180
    func printed(_ number: Double) -> Double { Double(String(format: "%.6g", number)) ?? .nan }
    let (c, s) = (printed(cos(angle)), printed(sin(angle)))
    let (width, height) = (200 * cos(angle) + 20 * sin(angle), 200 * sin(angle) + 20 * cos(angle))
    let solution = PrintedFrame(
      box: CGRect(x: 0, y: 0, width: printed(width), height: printed(height)),
      transform: CGAffineTransform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0),
      anchor: CGPoint(x: 0.5, y: 0.5)
    ).solve()
    #expect((solution.quality == .ambiguous) == isUncertain)
    if !isUncertain { #expect(abs(solution.size.width - 200) < 0.5) }
  }

  @Test("size and centre come back from the box, for turns, mirrors, shears and any anchor")
  func roundTrip() {
    let size = CGSize(width: 120, height: 30)
    let center = CGPoint(x: 41, y: -7.5)
    let anchors = [
      CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0.25), CGPoint(x: -1, y: 2),
    ]
    for anchor in anchors {
      for degrees in stride(from: -170.0, through: 180, by: 10) where Int(degrees) % 45 != 0 {
        let angle = degrees * .pi / 180
        for scale in [1.0, -1.0, 2.5] {
          let transform = CGAffineTransform(
            a: scale * cos(angle), b: scale * sin(angle), c: -sin(angle), d: cos(angle), tx: 12,
            ty: -3)
          let solution = PrintedFrame(
            box: box(size, center, transform, anchor), transform: transform, anchor: anchor
          ).solve()
          #expect(solution.quality == .exact)
          #expect(abs(solution.size.width - size.width) < 0.01)
          #expect(abs(solution.size.height - size.height) < 0.01)
          #expect(abs(solution.center.x - center.x) < 0.01)
          #expect(abs(solution.center.y - center.y) < 0.01)
        }
      }
    }
  }

  @Test("where many sizes fit, the one taken gives the same box")
  func ambiguous() {
    let half = 0.5.squareRoot()
    let transform = CGAffineTransform(a: half, b: half, c: -half, d: half, tx: 0, ty: 0)
    let printed = box(
      CGSize(width: 30, height: 90), CGPoint(x: 50, y: 50), transform, CGPoint(x: 0.5, y: 0.5))
    let solution = PrintedFrame(
      box: printed, transform: transform, anchor: CGPoint(x: 0.5, y: 0.5)
    ).solve()

    #expect(solution.quality == .ambiguous)
    #expect(abs(solution.size.width - 60) < 0.01)
    #expect(abs(solution.size.height - 60) < 0.01)
    #expect(abs(solution.center.x - 50) < 0.01)
  }

  @Test("a transform that squeezes to nothing leaves nothing to divide by")
  func singular() {
    let zero = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 5, ty: 6)
    let solution = PrintedFrame(
      box: CGRect(x: 15, y: 26, width: 0, height: 0), transform: zero,
      anchor: CGPoint(x: 0.5, y: 0.5)
    ).solve()

    #expect(solution.size == .zero)
    #expect(solution.center == CGPoint(x: 10, y: 20))
  }
}
