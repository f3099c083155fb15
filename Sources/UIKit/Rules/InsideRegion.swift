/// Where `point(inside:)` says yes, in the view's own coordinates: for drawing and measuring.
public struct InsideRegion: Sendable, Equatable {
  public enum Shape: Sendable, Equatable {
    case rect(CGRect)
    case path(CGPath, HitTestRule.FillRule)
  }

  public struct Outline: Sendable, Equatable {
    public var path: CGPath
    public var fillRule: HitTestRule.FillRule

    public init(path: CGPath, fillRule: HitTestRule.FillRule) {
      self.path = path
      self.fillRule = fillRule
    }

    public func contains(_ point: CGPoint) -> Bool {
      path.contains(point, using: fillRule == .evenodd ? .evenOdd : .winding)
    }
  }

  public var shape: Shape
  /// Cut out of the shape.
  public var holes: [Outline]

  public init(shape: Shape, holes: [Outline] = []) {
    self.shape = shape
    self.holes = holes
  }

  /// Half-open at the edges of a rectangle: the min edges are inside.
  public func contains(_ point: CGPoint) -> Bool {
    let held =
      switch shape {
      case .rect(let rect): rect.hitContains(point)
      case .path(let path, let fillRule): Outline(path: path, fillRule: fillRule).contains(point)
      }
    return held && !holes.contains { $0.contains(point) }
  }
}
