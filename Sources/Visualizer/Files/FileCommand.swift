/// Everything that can be done with files.
enum FileCommand: Equatable, Sendable {
  /// Asks for a file to open.
  case open
  case openRecent(Int)
  case save
  case saveAs
  /// Takes a scene or a dump.
  case paste(String)
  /// Reads what waits for a frame to say that it is read.
  case read
  /// Opens what was made here.
  case show(Incoming)
  case guarded(Choice)
  case replace(Bool)
  case browse(Browsing)
  case restore
  case discard
  case answer(FileAnswer)

  /// What to do with changes that are in no file, before they go away.
  enum Choice: Equatable, Sendable {
    case save
    case discard
    case cancel
  }

  /// What is done in the window's own file dialog.
  enum Browsing: Equatable, Sendable {
    case type(String)
    case select(Int?)
    case step(Int)
    case enter(Int)
    case up
    case showAll(Bool)
    case confirm
    case cancel
  }
}
