import Foundation
import Scenes
import Visualizer

/// The settings on the disk. Keys that this version doesn't know are kept.
struct SettingsFile {
  let url: URL

  private enum Key {
    static let theme = "theme"
    static let layers = "layers"
    static let speed = "speed"
    static let recent = "recent"
    static let comfort = "comfort"
  }

  /// - Throws: where a file is there that can't be read, which must not be overwritten.
  func read() throws -> Settings {
    guard FileManager.default.fileExists(atPath: url.path) else { return Settings() }
    let values = try object()
    return Settings(
      theme: values[Key.theme] as? String, layers: values[Key.layers] as? [String],
      speed: values[Key.speed] as? Double, recent: values[Key.recent] as? [String] ?? [],
      comfort: (values[Key.comfort] as? [String: Any] ?? [:]).compactMapValues { $0 as? Double })
  }

  /// - Throws: where the file can't be read or written.
  func write(_ settings: Settings) throws {
    let isThere = FileManager.default.fileExists(atPath: url.path)
    var values = isThere ? try object() : [:]
    values[Key.theme] = settings.theme
    values[Key.layers] = settings.layers
    values[Key.speed] = settings.speed
    values[Key.recent] = settings.recent
    values[Key.comfort] = settings.comfort
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let data = try JSONSerialization.data(
      withJSONObject: values, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    try OutputFile.save(data + Data("\n".utf8), to: url.path, mayReplace: true)
  }

  private func object() throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    guard let values = object as? [String: Any] else { throw CocoaError(.coderReadCorrupt) }
    return values
  }
}
