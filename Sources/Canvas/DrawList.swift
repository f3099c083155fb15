public import Foundation

/// Everything that one frame shows, in painting order: the only thing that panels make and that
/// the rasteriser reads.
public struct DrawList: Equatable, Sendable {
  public var commands: [DrawCommand] = []
  /// Multiplies the width of every line that is added.
  public var lineWeight: CGFloat = 1

  public init() {}

  public mutating func add(_ command: DrawCommand) {
    commands.append(lineWeight == 1 ? command : command.weighted(by: lineWeight))
  }
}

/// One mark on the canvas. All geometry in points, y down, origin at the window's top left.
///
/// What stands still is crisp at every scale: a `rect`, a `clip`, an `image` and a path that is one
/// horizontal or vertical line land on whole pixels, their strokes are whole pixels wide, and where
/// a stroke of an odd number of pixels can't be centred it goes half a pixel inwards. Circles
/// (a `rect` whose radius is half of both sides) and other paths are drawn exactly where they are,
/// so that they move smoothly.
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
  /// Both lengths are measured across the stripes.
  case hatch(color: Color, line: CGFloat, spacing: CGFloat, origin: CGPoint)
}

extension DrawCommand {
  fileprivate func weighted(by weight: CGFloat) -> DrawCommand {
    switch self {
    case .rect(let rect, let radius, let fill, var stroke?):
      stroke.width *= weight
      return .rect(rect, radius: radius, fill: fill, stroke: stroke)
    case .path(let outline, let rule, let fill, var stroke?):
      stroke.width *= weight
      return .path(outline, rule: rule, fill: fill, stroke: stroke)
    default: return self
    }
  }
}
