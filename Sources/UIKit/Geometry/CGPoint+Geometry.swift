extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }

  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }

  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  /// The size as a vector, mapped without the translation; sides may become negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }

  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }

  package var isFinite: Bool { width.isFinite && height.isFinite }
}
