public import Foundation

/// How a line is drawn.
public struct Stroke: Equatable, Sendable {
  /// What the two ends of an open line and of a dash look like.
  public enum Cap: Equatable, Sendable {
    case butt
    case round
    case square
  }

  /// What a corner looks like; a mitre longer than four widths becomes a bevel.
  public enum Join: Equatable, Sendable {
    case miter
    case round
    case bevel
  }

  public var color: Color
  /// Points; never drawn thinner than one pixel.
  public var width: CGFloat
  /// Lengths of dash and gap in points; empty for a continuous line.
  public var dash: [CGFloat]
  public var dashPhase: CGFloat
  public var cap: Cap
  public var join: Join

  public init(
    _ color: Color, width: CGFloat = 1, dash: [CGFloat] = [], dashPhase: CGFloat = 0,
    cap: Cap = .butt, join: Join = .miter
  ) {
    self.color = color
    self.width = width
    self.dash = dash
    self.dashPhase = dashPhase
    self.cap = cap
    self.join = join
  }
}
