import Foundation

/// The checkout's own source files.
enum SourceFolder {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func folder(of target: String) -> URL {
    target == "Assets"
      ? root.appendingPathComponent("Assets") : root.appendingPathComponent("Sources/\(target)")
  }

  static func swiftFiles(in folder: URL) -> [URL] {
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    // What users put into their own apps is a resource here, and no source.
    return (walk?.compactMap { $0 as? URL } ?? []).filter {
      $0.pathExtension == "swift" && !$0.path.contains("/Assets/Capture/")
    }
  }

  /// The module of each `import` line, whatever its access level, attributes or kind.
  static func imports(of file: URL) throws -> [String] {
    let line =
      /^\s*(?:@[A-Za-z_]+(?:\([^)]*\))?\s+)*(?:public|package|internal|private|fileprivate)?\s*import\s+(?:(?:class|struct|enum|protocol|func|var|let|typealias)\s+)?([A-Za-z_][A-Za-z0-9_]*)/
    return try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n")
      .compactMap { $0.firstMatch(of: line).map { String($0.output.1) } }
  }
}
