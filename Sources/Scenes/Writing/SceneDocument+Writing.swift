public import Foundation

extension SceneDocument {
  /// The scene as a file: one view a line, keys in a fixed order, defaults left out, numbers exact.
  ///
  /// Reading it gives an equal document, and writing that the same bytes.
  public func write() -> Data {
    var data = Data()
    write { data.append(contentsOf: $0.utf8) }
    return data
  }

  /// The same file in parts, for a large scene.
  public func write(to sink: (String) throws -> Void) rethrows {
    var writer = SceneWriter()
    try writer.write(self, to: sink)
  }
}
