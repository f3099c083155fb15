/// Something a scene file holds that could not be used: an unknown key, a value of the wrong kind.
///
/// It is kept as text and written back, so that saving a scene loses nothing of the file it came from.
public struct UnreadValue: Sendable, Equatable {
  public var key: String
  /// The place in the key's list, where only an element of it could not be used: an unknown rule.
  public var index: Int?
  /// The value as JSON without white space.
  public var json: String

  public init(key: String, index: Int? = nil, json: String) {
    self.key = key
    self.index = index
    self.json = json
  }
}

extension UnreadValue: Comparable {
  /// By key, then by place in the list: the order in which readers keep them.
  public static func < (left: UnreadValue, right: UnreadValue) -> Bool {
    (left.key, left.index ?? -1) < (right.key, right.index ?? -1)
  }
}
