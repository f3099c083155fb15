import Assets
import CustomViews
import Foundation
import Scenes
import Wording

/// A scene that was named on the command line.
struct SceneFile {
  /// How messages call it.
  var name: String
  var reading: SceneReading

  /// Reads a file, standard input for `-`, or a shipped scene by its name or number.
  /// - Parameter scene: one of several scenes, by name or number; nil takes the initial one.
  static func read(
    _ argument: String, scene: String? = nil
  ) throws(Failure) -> SceneFile {
    let bytes = try bytes(of: argument)
    let name = InputFile.displayName(argument)
    do throws(SceneError) {
      return SceneFile(
        name: name, reading: try SceneImport.read(bytes, name: argument, choosing: scene))
    } catch {
      throw Failure.unusable(error, in: name)
    }
  }

  /// Whether a word names a file or a shipped scene.
  static func exists(_ argument: String) -> Bool {
    FileManager.default.fileExists(atPath: argument) || ShippedScene.named(argument) != nil
  }

  /// Builds the views, and tells every problem on standard error, and which scene of several it is.
  @MainActor
  static func open(
    _ argument: String, scene: String?, _ console: Console
  ) throws(Failure) -> OpenScene {
    let file = try read(argument, scene: scene)
    let built = build(file.reading.document)
    console.note(choiceOf: file)
    console.note(treeOf: file)
    console.report(file.reading.problems + built.problems, in: file.name)
    return OpenScene(name: file.name, built: built, format: file.reading.report.format)
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

  /// The content of a file, of standard input for `-`, or of a shipped scene.
  static func bytes(of argument: String) throws(Failure) -> [UInt8] {
    let isFile = argument == "-" || FileManager.default.fileExists(atPath: argument)
    let path = isFile ? argument : ShippedScene.named(argument)?.url.path ?? argument
    do throws(SceneError) {
      return try InputFile.contents(of: path, names: ShippedScene.all.map(\.name.plain))
    } catch {
      throw Failure.unusable(error, in: InputFile.displayName(argument))
    }
  }
}
