public import Scenes

/// A scene of the menu.
public struct ShippedScene: Sendable {
  public var name: ShippedName
  public var title: String
  public var document: SceneDocument

  public init(name: String = "", title: String, document: SceneDocument) {
    self.name = ShippedName(name)
    self.title = title
    self.document = document
  }
}
