/// Which points overlapping subpaths enclose.
public enum CGPathFillRule: Int, Sendable {
  /// Those that the path goes round a number of times other than zero, by direction.
  case winding
  /// Those that a ray leaves through an odd number of crossings.
  case evenOdd
}

public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square
}

public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}

public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}
