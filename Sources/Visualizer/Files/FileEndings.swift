/// How the names of files end.
public enum FileEndings {
  /// Of a scene.
  public static let scene = ".hitscene.json"
  /// Of what can be opened; the content decides, not the name.
  public static let readable = [
    "json", "txt", "log", "xml", "xib", "storyboard", "md", "out", "dump", "crash",
  ]

  /// A path with our ending where it has none of its own, so that the file is found again.
  static func asScene(_ path: String) -> String {
    path.lowercased().hasSuffix(".json") ? path : path + scene
  }

  static func isReadable(_ name: String) -> Bool {
    let lower = name.lowercased()
    return readable.contains { lower.hasSuffix("." + $0) }
  }
}
