public import Foundation

/// Everything that one frame shows, in painting order: the only thing that panels make and that
/// the rasteriser reads.
public struct DrawList: Equatable, Sendable {
  public var commands: [DrawCommand] = []

  public init() {}

  public mutating func add(_ command: DrawCommand) { commands.append(command) }
}

/// One mark on the canvas. All geometry in points, y down, origin at the window's top left.
public enum DrawCommand: Equatable, Sendable {
  /// A rectangle with round corners (radius 0 for square ones), filled and stroked.
  /// The stroke is centred on the edge.
  case rect(CGRect, radius: CGFloat, fill: Paint?, stroke: Stroke?)
  case path(Outline, rule: Outline.FillRule, fill: Paint?, stroke: Stroke?)
  /// One line of text; `origin` is the left end of its baseline.
  case text(String, origin: CGPoint, font: Font, color: Color)
  /// A soft shadow of a rounded rectangle.
  case shadow(CGRect, radius: CGFloat, blur: CGFloat, color: Color)
  /// Pixels to show in a rectangle, nearest sample (the territory).
  case image(PixelImage, in: CGRect, opacity: Double)
  /// Everything until the matching `endClip` shows only inside the rectangle.
  case clip(CGRect)
  /// Everything until the matching `endClip` shows only inside the path.
  case clipPath(Outline, rule: Outline.FillRule)
  case endClip
}

/// How an area is filled.
public enum Paint: Equatable, Sendable {
  case solid(Color)
  /// Diagonal stripes of `line` points every `spacing` points, rising to the right, fixed to `origin`.
  case hatch(color: Color, line: CGFloat, spacing: CGFloat, origin: CGPoint)
}

/// How a line is drawn.
public struct Stroke: Equatable, Sendable {
  public var color: Color
  /// Points.
  public var width: CGFloat
  /// Lengths of dash and gap in points; empty for a continuous line.
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(_ color: Color, width: CGFloat = 1, dash: [CGFloat] = [], dashPhase: CGFloat = 0) {
    self.color = color
    self.width = width
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
