/// How an imported value is known.
public enum ValueSource: String, Sendable, Equatable {
  /// It stands in the source.
  case read
  /// The source is silent, which means the default.
  case `default`
  /// It was worked out from other values: a size from a rotated frame.
  case recovered
}

/// The values of a `SceneNode` that an import tells apart.
public struct NodeFields: OptionSet, Sendable, Hashable {
  public var rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  public static let frame = NodeFields(rawValue: 1 << 0)
  public static let anchorPoint = NodeFields(rawValue: 1 << 1)
  public static let transform = NodeFields(rawValue: 1 << 2)
  public static let contentOffset = NodeFields(rawValue: 1 << 3)
  public static let alpha = NodeFields(rawValue: 1 << 4)
  public static let isHidden = NodeFields(rawValue: 1 << 5)
  public static let isUserInteractionEnabled = NodeFields(rawValue: 1 << 6)
  public static let isEnabled = NodeFields(rawValue: 1 << 7)
  public static let clipsToBounds = NodeFields(rawValue: 1 << 8)
  public static let isMultipleTouchEnabled = NodeFields(rawValue: 1 << 9)
  public static let text = NodeFields(rawValue: 1 << 10)
  public static let backgroundColor = NodeFields(rawValue: 1 << 11)
  public static let hitTestRules = NodeFields(rawValue: 1 << 12)
  public static let all = NodeFields(rawValue: (1 << 13) - 1)

  /// Every single field with its key in a scene file, in the order of a report.
  public static let named: [(key: String, field: NodeFields)] = [
    ("frame", .frame), ("anchorPoint", .anchorPoint), ("transform", .transform),
    ("contentOffset", .contentOffset), ("alpha", .alpha), ("isHidden", .isHidden),
    ("isUserInteractionEnabled", .isUserInteractionEnabled), ("isEnabled", .isEnabled),
    ("clipsToBounds", .clipsToBounds), ("isMultipleTouchEnabled", .isMultipleTouchEnabled),
    ("text", .text), ("backgroundColor", .backgroundColor), ("hitTestRules", .hitTestRules),
  ]
}
