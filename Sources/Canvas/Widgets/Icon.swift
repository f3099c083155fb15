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
          .move(at(10, 2.5)),
          .cubic(at(10, 13.5), control1: at(3.2, 2.6), control2: at(3.2, 13.4)),
          .cubic(at(10, 2.5), control1: at(5.8, 11.5), control2: at(5.8, 4.5)),
          .close,
        ]), fill: .solid(color))
    case .sun:
      ring(at: at(8, 8), radius: 3 * unit, Stroke(color, width: 1.5 * unit))
      for (x, y) in [(8.0, 1.0), (8, 13), (1, 8), (13, 8)] as [(CGFloat, CGFloat)] {
        let isUpright = x == 8
        open([(x, y), isUpright ? (x, y + 2) : (x + 2, y)], width: 1.5)
      }
    case .question:
      label(
        "?", in: rect, font: Font(.text, size: 15 * unit, weight: .medium), color: color,
        align: .center)
    }
  }
}
