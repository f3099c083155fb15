public import Scenes

/// A scene of the menu.
public struct ShippedScene: Sendable {
  public var title: String
  public var document: SceneDocument

  public init(title: String, document: SceneDocument) {
    self.title = title
    self.document = document
  }
}
