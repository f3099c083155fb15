/// What a control says when an event reaches it.
public struct SceneAction: Sendable, Equatable {
  /// UIKit's name of the control event: `touchUpInside`.
  public var event: String
  public var name: String

  public init(event: String, name: String) {
    self.event = event
    self.name = name
  }
}
