public import Foundation

/// What the application asks of the disk and the desktop, which it does not know itself; the answer
/// comes back through `Visualizer.take`.
public enum FileRequest: Equatable, Sendable {
  /// Answered by `saved` or `notSaved`.
  case save(SceneFile)
  /// Let the person choose a path; answered by `chosen`, `cancelled` or `noDialog`.
  case choose(PathQuestion)
  /// What is at a path, `~` and paths from `folder` included; answered by `listing`, `file` or
  /// `nothing`.
  case look(at: String, from: String?)
  /// Unsaved work, kept until it is forgotten, also when the program is killed.
  case keep(UnsavedWork)
  case forget
  /// Work of a killed run that is open here from now on, or that nobody wants.
  case settle(recovery: String, isRestored: Bool)
  case store(Settings)
  case copyCapture(Capture)

  /// The ways to get a whole scene out of a running app.
  public enum Capture: Equatable, Sendable {
    case debuggerLine
    case swiftFile
  }
}

/// A scene on its way to the disk.
public struct SceneFile: Equatable, Sendable {
  public var path: String
  public var data: Data
  /// Whether a file that is there already was meant.
  public var mayReplace: Bool

  public init(path: String, data: Data, mayReplace: Bool) {
    self.path = path
    self.data = data
    self.mayReplace = mayReplace
  }
}

/// What the person is to choose.
public struct PathQuestion: Equatable, Sendable {
  public enum Purpose: Sendable {
    case open
    case save
  }

  public var purpose: Purpose
  /// Where to begin, or nil for where the program was started.
  public var folder: String?
  /// The name to save under.
  public var name: String

  public init(_ purpose: Purpose, folder: String?, name: String = "") {
    self.purpose = purpose
    self.folder = folder
    self.name = name
  }
}

/// A scene that is in no file yet.
public struct UnsavedWork: Equatable, Sendable, Codable {
  public var name: String
  /// The file that it would be saved to, where it has one.
  public var path: String?
  /// The scene, as a scene file.
  public var scene: String

  public init(name: String, path: String?, scene: String) {
    self.name = name
    self.path = path
    self.scene = scene
  }
}
