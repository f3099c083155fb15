public import Foundation

/// The few signs of the window, drawn as paths so that no font has to hold them.
public enum Icon: Sendable, CaseIterable {
  case first
  case back
  case play
  case pause
  case forward
  case last
  case chevron
  case tick
  case cross
  case moon
  case sun
  case question
  case bang
  case plus
  case minus
  case up
  case down
  case undo
  case redo
  case copy
  case search
  case loop
  /// An octagon: a breakpoint.
  case stop
  /// Two arrows, up and down: the order of a list.
  case order
  /// A window with panels.
  case panels
  /// Half black, half white.
  case contrast
}

extension Interface {
  /// Draws `icon` into the square `rect`.
  public mutating func draw(_ icon: Icon, in rect: CGRect, color: Color) {
    let unit = rect.width / 16
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * unit, y: rect.minY + y * unit)
    }
    func solid(_ points: [(CGFloat, CGFloat)]) {
      path(Outline(polygon: points.map { at($0.0, $0.1) }), fill: .solid(color))
    }
    func open(_ points: [(CGFloat, CGFloat)], width: CGFloat = 1.75) {
      var elements: [Outline.Element] = []
      for (index, point) in points.enumerated() {
        elements.append(index == 0 ? .move(at(point.0, point.1)) : .line(at(point.0, point.1)))
      }
      path(Outline(elements), stroke: Stroke(color, width: width * unit))
    }
    func turn(mirrored: Bool) {
      func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { at(mirrored ? 16 - x : x, y) }
      let tail = Outline([
        .move(place(4, 6)), .line(place(9.5, 6)),
        .cubic(place(9.5, 12.5), control1: place(13.8, 6), control2: place(13.8, 12.5)),
        .line(place(6, 12.5)),
      ])
      path(tail, stroke: Stroke(color, width: 1.75 * unit))
      let head = [place(2.5, 6), place(7, 2.5), place(7, 9.5)]
      path(Outline(polygon: head), fill: .solid(color))
    }
    switch icon {
    case .first:
      solid([(3, 3), (5, 3), (5, 13), (3, 13)])
      solid([(14, 3), (14, 13), (6, 8)])
    case .back: solid([(12, 3), (12, 13), (4, 8)])
    case .play: solid([(5, 3), (13, 8), (5, 13)])
    case .pause:
      solid([(4, 3), (6.5, 3), (6.5, 13), (4, 13)])
      solid([(9.5, 3), (12, 3), (12, 13), (9.5, 13)])
    case .forward: solid([(4, 3), (12, 8), (4, 13)])
    case .last:
      solid([(2, 3), (10, 8), (2, 13)])
      solid([(11, 3), (13, 3), (13, 13), (11, 13)])
    case .chevron: open([(3.5, 6), (8, 10.5), (12.5, 6)])
    case .tick: open([(2.5, 8.5), (6.5, 12.5), (13.5, 4)], width: 2)
    case .cross:
      open([(4, 4), (12, 12)], width: 2)
      open([(12, 4), (4, 12)], width: 2)
    case .moon:
      path(
        Outline([
          .move(at(7, 2)),
          .cubic(at(2, 8), control1: at(4, 2.6), control2: at(2, 5)),
          .cubic(at(8, 14), control1: at(2, 11.4), control2: at(4.6, 14)),
          .cubic(at(13.6, 9.6), control1: at(10.6, 14), control2: at(12.8, 12.2)),
          .cubic(at(7, 2), control1: at(8.6, 11.6), control2: at(4.8, 6.6)),
          .close,
        ]), fill: .solid(color))
    case .sun:
      disc(at: at(8, 8), radius: 3 * unit, color)
      for ray in 0..<8 {
        let angle = CGFloat(ray) * .pi / 4
        let (x, y) = (cos(angle), sin(angle))
        open([(8 + x * 5, 8 + y * 5), (8 + x * 7, 8 + y * 7)], width: 1.5)
      }
    case .plus:
      open([(8, 3.5), (8, 12.5)])
      open([(3.5, 8), (12.5, 8)])
    case .minus: open([(3.5, 8), (12.5, 8)])
    case .up: open([(4, 10), (8, 6), (12, 10)])
    case .down: open([(4, 6), (8, 10), (12, 6)])
    case .undo: turn(mirrored: false)
    case .redo: turn(mirrored: true)
    case .copy:
      open([(5.5, 5.5), (13, 5.5), (13, 13.5), (5.5, 13.5), (5.5, 5.5)], width: 1.5)
      open([(3, 10.5), (3, 2.5), (10.5, 2.5)], width: 1.5)
    case .search:
      ring(at: at(7, 7), radius: 4.25 * unit, Stroke(color, width: 1.75 * unit))
      open([(10.2, 10.2), (14, 14)], width: 2)
    case .loop:
      open([(4, 10), (2.5, 10), (2.5, 4.5), (12, 4.5)], width: 1.6)
      open([(12, 6), (13.5, 6), (13.5, 11.5), (4, 11.5)], width: 1.6)
      solid([(10.5, 1.5), (14.5, 4.5), (10.5, 7.5)])
      solid([(5.5, 8.5), (1.5, 11.5), (5.5, 14.5)])
    case .stop:
      solid([
        (5.5, 2), (10.5, 2), (14, 5.5), (14, 10.5), (10.5, 14), (5.5, 14), (2, 10.5), (2, 5.5),
      ])
    case .order:
      open([(5, 13), (5, 4)], width: 1.5)
      open([(2.5, 6.5), (5, 3.5), (7.5, 6.5)], width: 1.5)
      open([(11, 3), (11, 12)], width: 1.5)
      open([(8.5, 9.5), (11, 12.5), (13.5, 9.5)], width: 1.5)
    case .panels:
      open([(2, 3), (14, 3), (14, 13), (2, 13), (2, 2.2)], width: 1.5)
      open([(6, 3), (6, 13)], width: 1.5)
      open([(6, 9.5), (14, 9.5)], width: 1.5)
    case .contrast:
      ring(at: at(8, 8), radius: 5.5 * unit, Stroke(color, width: 1.5 * unit))
      path(
        Outline([
          .move(at(8, 2.5)),
          .cubic(at(8, 13.5), control1: at(15.3, 2.5), control2: at(15.3, 13.5)), .close,
        ]), fill: .solid(color))
    case .bang:
      open([(8, 2.5), (8, 9)], width: 2)
      disc(at: at(8, 12.5), radius: 1.25 * unit, color)
    case .question:
      label(
        "?", in: rect, font: Font(.text, size: 15 * unit, weight: .medium), color: color,
        align: .center)
    }
  }
}
