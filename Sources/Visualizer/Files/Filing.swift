import Scenes

/// Where the open scene lives on the disk, and what waits for a person's or the disk's answer.
struct Filing: Equatable, Sendable {
  /// The file that saving writes, where there is one.
  var path: String?
  /// Where an imported dump is saved the first time: beside the dump, never over it.
  var beside: String?
  var sheet: Sheet?
  var saving: Saving?
  /// A path is being chosen; what is to happen once it was saved there.
  var asking: Asking?
  /// Counts what was opened, so that scrolled panels know to start anew.
  var openings = 0

  /// The state of the history that is kept for the case that the program is killed.
  var keptState: Int?
  /// Seconds since the first change that is not kept yet.
  var unkeptFor = 0.0
  /// Work of killed runs that waits to be restored or discarded.
  var found: [Found] = []

  var recent: [String] = []
  /// The settings on the disk; nil where they must not be written.
  var stored: Settings?
  var settingsWaitFor = 0.0

  /// What stands over the window until it is answered.
  enum Sheet: Equatable, Sendable {
    case unsaved(Departure)
    case replace(path: String, then: Departure?)
    case browser(Browser)
    case report
  }

  struct Saving: Equatable, Sendable {
    var path: String
    /// The state of the history that is being written.
    var state: Int
    var then: Departure?
    var isBesideDump = false
  }

  struct Asking: Equatable, Sendable {
    var purpose: PathQuestion.Purpose
    var then: Departure?
  }

  struct Found: Equatable, Sendable {
    var work: UnsavedWork
    var recovery: String
  }

  /// Seconds after which a change is kept.
  static let patience = 1.0
  static let recentCount = 8
}

/// What ends the work on the open scene.
enum Departure: Equatable, Sendable {
  case quit
  case open(Incoming)
}

/// A scene that was read and is about to be opened.
struct Incoming: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case lesson(Int)
    case file(String)
    /// The clipboard, or standard input: nothing to save to.
    case clipboard
    /// Of a killed run, with the file that it was in.
    case recovery(String, path: String?)
  }

  var reading: SceneReading
  var name: String
  var source: Source
  /// What a source of several scenes is read from again when another one is chosen.
  var bytes: [UInt8] = []

  var path: String? {
    switch source {
    case .file(let path): path
    case .recovery(_, let path): path
    default: nil
    }
  }
}
