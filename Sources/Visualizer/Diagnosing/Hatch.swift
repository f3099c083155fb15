import Canvas
import Foundation
import UIKit

/// The pattern of a dead zone's cause: told apart by its lines alone, without any colour.
struct Hatch: Equatable {
  /// The directions of the lines, in degrees; two of them cross.
  var angles: [CGFloat]
  var dash: [CGFloat] = []

  init(_ kind: DeadZone.Kind) {
    switch kind {
    case .outside: angles = [-45]
    case .covered: angles = [45]
    case .interactionOff: angles = [0]
    case .disabled: angles = [90]
    case .hidden: angles = [0, 90]
    case .alpha: (angles, dash) = ([0], [2, 4])
    case .transform: (angles, dash) = ([90], [2, 4])
    case .shape: angles = [-45, 45]
    case .rule: (angles, dash) = ([-45], [6, 4])
    case .code: (angles, dash) = ([45], [6, 4])
    }
  }

  private static let spacing: CGFloat = 8
  private static let mostLines = 2000

  /// The lines across a box, fixed to `origin`, so that they move with what is hatched.
  func lines(across box: CGRect, from origin: CGPoint, spacing: CGFloat = spacing) -> Outline {
    var outline = Outline()
    for angle in angles {
      let turn = CGAffineTransform(
        a: cos(angle * .pi / 180), b: sin(angle * .pi / 180), c: -sin(angle * .pi / 180),
        d: cos(angle * .pi / 180), tx: origin.x, ty: origin.y)
      let turned = CGRect(around: box.corners.map { $0.applying(turn.inverted()) })
      guard turned.height / spacing < CGFloat(Self.mostLines) else { continue }
      // Dashes keep their places too.
      let start = (turned.minX / 20).rounded(.down) * 20
      let first = (turned.minY / spacing).rounded(.up) * spacing
      for y in stride(from: first, through: turned.maxY, by: spacing) {
        let (from, to) = (CGPoint(x: start, y: y), CGPoint(x: turned.maxX, y: y))
        outline.elements += [.move(from.applying(turn)), .line(to.applying(turn))]
      }
    }
    return outline
  }
}

extension Interface {
  /// Fills an area with the pattern of a cause, where it is inside `room`.
  mutating func hatch(
    _ area: Outline, _ kind: DeadZone.Kind, in room: CGRect, from origin: CGPoint,
    spacing: CGFloat = 8
  ) {
    guard area.isDrawable, let bounds = area.box?.intersection(room), !bounds.isNull,
      bounds.width > 0, bounds.height > 0
    else { return }
    let hatch = Hatch(kind)
    let lines = hatch.lines(across: bounds, from: origin, spacing: spacing)
    list.add(.clipPath(area, rule: .nonZero))
    list.add(
      .path(
        lines, rule: .nonZero, fill: nil,
        stroke: Stroke(theme.refused.withAlpha(0.75), width: 2.5, dash: hatch.dash)))
    list.add(.endClip)
  }
}
