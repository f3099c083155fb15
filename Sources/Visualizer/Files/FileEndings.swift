/// How the names of files end.
public enum FileEndings {
  /// Of a scene.
  public static let scene = ".hitscene.json"
  /// Of what can be opened; the content decides, not the name.
  public static let readable = [
    "json", "txt", "log", "xml", "xib", "storyboard", "md", "out", "dump", "crash",
  ]

  static func isReadable(_ name: String) -> Bool {
    let lower = name.lowercased()
    return readable.contains { lower.hasSuffix("." + $0) }
  }
}
