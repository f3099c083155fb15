import Assets
import CustomViews
import Foundation
import Scenes

/// A scene that was named on the command line.
struct SceneFile {
  /// How messages call it.
  var name: String
  var reading: SceneReading

  /// Reads a file, standard input for `-`, or a shipped scene by its name or number.
  static func read(_ argument: String) throws(Failure) -> SceneFile {
    let bytes = try bytes(of: argument)
    do throws(SceneError) {
      return SceneFile(
        name: displayName(argument), reading: try SceneImport.read(bytes, name: argument))
    } catch {
      throw Failure.unusable(error, in: displayName(argument))
    }
  }

  /// Whether a word names a file or a shipped scene.
  static func exists(_ argument: String) -> Bool {
    FileManager.default.fileExists(atPath: argument) || ShippedScene.named(argument) != nil
  }

  /// Builds the views, and tells every problem on standard error.
  @MainActor
  static func open(_ argument: String, _ console: Console) throws(Failure) -> OpenScene {
    let file = try read(argument)
    let built = build(file.reading.document)
    console.report(file.reading.problems + built.problems, in: file.name)
    return OpenScene(name: file.name, built: built)
  }

  /// Makes views of the engine's classes and the users' own.
  @MainActor
  static var builder: SceneBuilder {
    SceneBuilder(registry: .standard.registering(customViews))
  }

  /// Live views of the engine's classes and the users' own.
  @MainActor
  static func build(_ document: SceneDocument) -> BuiltScene {
    builder.build(document)
  }

  static func displayName(_ argument: String) -> String {
    argument == "-" ? "<stdin>" : argument
  }

  static func bytes(of argument: String) throws(Failure) -> [UInt8] {
    if argument == "-" {
      do { return try bytes(from: .standardInput) } catch { throw unreadable(argument, error) }
    }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder) {
      if isFolder.boolValue { throw Failure.folder(argument) }
      return try contents(of: URL(fileURLWithPath: argument), argument)
    }
    guard let shipped = ShippedScene.named(argument) else {
      throw Failure.noFile(argument, shipped: ShippedScene.all.map(\.name))
    }
    return try contents(of: shipped.url, argument)
  }

  private static func contents(of url: URL, _ argument: String) throws(Failure) -> [UInt8] {
    do {
      let handle = try FileHandle(forReadingFrom: url)
      let size = (try? handle.seekToEnd()) ?? 0
      try? handle.seek(toOffset: 0)
      return try bytes(from: handle, about: Int(clamping: size))
    } catch {
      throw unreadable(argument, error)
    }
  }

  /// In parts, so that a dump of a million lines is held once.
  private static func bytes(from handle: FileHandle, about size: Int = 0) throws -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(size, 1 << 30))
    while let part = try handle.read(upToCount: 1 << 20), !part.isEmpty { bytes += part }
    return bytes
  }

  private static func unreadable(_ argument: String, _ error: any Error) -> Failure {
    let reason = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let code = Int32((reason?.domain == NSPOSIXErrorDomain ? reason?.code : nil) ?? 0)
    let words = code == 0 ? error.localizedDescription : String(cString: strerror(code))
    return Failure.unreadable(argument, words)
  }
}
