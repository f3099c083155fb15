public import Scenes

/// Why a program can't do what its command line asks, ready to be told.
public struct Failure: Error, Sendable, Equatable {
  /// The file concerned, as it was named.
  public var file: String?
  public var place: Problem.Place?
  public var message: String
  public var hint: String?

  public init(
    _ message: String, file: String? = nil, place: Problem.Place? = nil, hint: String? = nil
  ) {
    self.message = message
    self.file = file
    self.place = place
    self.hint = hint
  }

  /// As it is told on standard error.
  /// - Parameter program: who tells it, where no file is concerned.
  public func text(by program: String, in language: Language = .english) -> String {
    let head = PlaceWords.text(file ?? program, place)
    let line = "\(head): \(language.text("severity.error")): \(message)"
    return line + (hint.map { "\n  " + language.text("severity.hint", ["hint": $0]) } ?? "")
  }
}
