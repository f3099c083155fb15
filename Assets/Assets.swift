public import Foundation

/// Where the files that ship with Hitscope are.
public enum Assets {
  /// The shipped scenes, in the order of the lessons.
  public static var scenes: [URL] {
    let folder = Bundle.module.resourceURL?.appendingPathComponent("Scenes")
    let files = folder.flatMap {
      try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    return (files ?? [])
      .filter { $0.lastPathComponent.hasSuffix(".hitscene.json") }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
