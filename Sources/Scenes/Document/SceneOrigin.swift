/// Where a node came from. It explains a node and is no part of it: scenes that differ only in
/// their origins are equal.
public struct SceneOrigin: Sendable, Equatable {
  public var place: Problem.Place?
  /// The node's own text in an imported dump.
  public var text: String?
  /// Keys whose values an importer worked out from others, such as a frame under a rotation.
  public var recoveredKeys: [String]

  public init(place: Problem.Place? = nil, text: String? = nil, recoveredKeys: [String] = []) {
    self.place = place
    self.text = text
    self.recoveredKeys = recoveredKeys
  }

  public static func == (_: SceneOrigin, _: SceneOrigin) -> Bool { true }
}
