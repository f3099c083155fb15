/// A recognizer that a scene names: `{"kind":"tap","name":"…"}`.
public struct SceneGestureRecognizer: Sendable, Equatable {
  public var kind: String
  public var name: String?

  public init(kind: String, name: String? = nil) {
    self.kind = kind
    self.name = name
  }
}
