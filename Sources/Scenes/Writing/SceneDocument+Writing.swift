public import Foundation

extension SceneDocument {
  /// The scene as a file: one view a line, keys in a fixed order, defaults left out, numbers exact.
  ///
  /// Reading it gives an equal document, and writing that the same bytes.
  public func write() -> Data {
    var writer = SceneWriter()
    writer.write(self)
    return Data(writer.text.utf8)
  }
}
