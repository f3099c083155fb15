public import Scenes
public import UIKit

/// What became of a `FileRequest`, or what was found when the program started.
public enum FileAnswer: Equatable, Sendable {
  case saved(path: String)
  case notSaved(path: String, FileFault)
  /// `mayReplace` where the person was asked about a file that is there already.
  case chosen(path: String, mayReplace: Bool)
  case cancelled
  /// The desktop has no dialog: the window shows its own.
  case noDialog
  case listing(FolderListing)
  case file(path: String)
  case nothing(path: String, FileFault)
  /// Work that a killed run left.
  case found(UnsavedWork, recovery: String)
  /// Custom code that was being asked when a run ended: a plain view stands in for it.
  case stopped(HitJournal.Entry)
  case settings(Settings)
  /// Settings that can't be read; they are left as they are.
  case brokenSettings(path: String)
}

/// What is in a folder, as the window's own file dialog shows it.
public struct FolderListing: Equatable, Sendable {
  public struct Entry: Equatable, Sendable {
    public var name: String
    public var isFolder: Bool

    public init(_ name: String, isFolder: Bool = false) {
      self.name = name
      self.isFolder = isFolder
    }
  }

  public var path: String
  /// Folders first, then by name.
  public var entries: [Entry]

  public init(path: String, entries: [Entry]) {
    self.path = path
    self.entries = entries
  }
}
