public import Foundation

/// Reads any format that can be imported, told by content.
public enum SceneImport {
  /// - Parameters:
  ///   - name: the file's name, for the scene's title.
  ///   - choosing: the scene of a storyboard, by number, id or name; nil takes the initial one.
  /// - Throws: where nothing could be read; a source that is read in part gives problems instead.
  public static func read(
    _ data: Data, name: String? = nil, choosing: String? = nil
  ) throws(SceneError) -> SceneReading {
    try read([UInt8](data), name: name, choosing: choosing)
  }

  /// The same, for a large source: its bytes are not copied.
  public static func read(
    _ bytes: [UInt8], name: String? = nil, choosing: String? = nil
  ) throws(SceneError) -> SceneReading {
    if let console = ConsoleText(bytes) {
      var reading = try sceneFile(console.scene, choosing: choosing)
      for line in console.lines { reading.report.skip(.notAView, line: line) }
      reading.report.linesRead = SourceText(bytes: bytes).lineCount
      return reading
    }
    if isSceneFile(bytes) { return try sceneFile(bytes, choosing: choosing) }
    let source = try SourceText(decoding: bytes)
    guard let recognized = try RecognizedSource(source) else {
      return try sceneFile(bytes, choosing: choosing)
    }
    if !recognized.format.isInterface { try check(choosing) }
    var reading = try recognized.read(choosing: choosing)
    let text = recognized.source.bytes
    for index in reading.document.nodes.indices {
      reading.document.nodes[index].origin.source = text
    }
    if reading.document.title.isEmpty, let name { reading.document.title = title(name) }
    return reading
  }

  /// Our own file, which says itself what it holds.
  private static func sceneFile(
    _ bytes: [UInt8], choosing: String?
  ) throws(SceneError) -> SceneReading {
    try check(choosing)
    var reading = try SceneReader.read(bytes)
    reading.report.linesRead = SourceText(bytes: bytes).lineCount
    reading.report.viewsMade = reading.document.nodes.count
    return reading
  }

  /// What is one scene can be chosen by its number.
  private static func check(_ choice: String?) throws(SceneError) {
    guard let choice, choice != "1" else { return }
    throw SceneError(.importing(.noSuchScene(name: choice, available: [])))
  }

  private static func title(_ name: String) -> String {
    String(name.split(separator: "/").last ?? "")
  }

  /// A scene file goes to its own reader, which answers every mistake in it with its place.
  private static func isSceneFile(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(1 << 16)
    guard start.first(where: { $0 > 0x20 && $0 < 0x80 }) == UInt8(ascii: "{") else { return false }
    return start.firstRange(of: Array("\"hitscope\"".utf8)) != nil
  }
}
