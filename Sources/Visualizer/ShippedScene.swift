public import Scenes

/// A scene of the menu.
public struct ShippedScene: Sendable {
  /// `05-reaching-outside`
  public var name: String
  public var title: String
  public var document: SceneDocument

  public init(name: String = "", title: String, document: SceneDocument) {
    self.name = name
    self.title = title
    self.document = document
  }

  /// `reaching-outside`
  var plainName: String { String(name.drop { $0.isNumber || $0 == "-" }) }

  /// `reaching-outside`, `05-reaching-outside` and `5` all mean lesson 5.
  func isCalled(_ word: String) -> Bool {
    guard !word.isEmpty, !name.isEmpty else { return false }
    let number = Int(name.prefix { $0.isNumber })
    return word == name || word == plainName || number != nil && Int(word) == number
  }
}
