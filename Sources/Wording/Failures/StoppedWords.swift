public import UIKit

/// What is said of custom code that ended the program.
public enum StoppedWords {
  /// Runs a program so that custom code that ends it is named, and at the next start where a file
  /// keeps the journal.
  @MainActor
  public static func watch<Result, Problem>(
    _ program: String, keeping journal: HitJournal? = nil, _ body: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    guard let journal = journal ?? HitJournal() else { return try body() }
    prepare(journal, by: program)
    return try journal.watch(body)
  }

  @MainActor
  private static func prepare(_ journal: HitJournal, by program: String) {
    func sentence(_ key: String) -> String {
      let words = Language.english
      let message = words.text(
        key,
        [
          "class": LastWords.classMark, "view": LastWords.viewMark, "point": LastWords.pointMark,
        ])
      return Failure(message, hint: words.text("hint.lastWords")).text(by: program) + "\n"
    }
    LastWords.prepare(
      journal, hitTest: sentence("lastWords.hitTest"), making: sentence("lastWords.making"))
  }

  /// What the next start says, and what it does about it.
  public static func sentences(
    _ entry: HitJournal.Entry, in language: Language = .english
  ) -> (message: String, hint: String) {
    let values = [
      "class": entry.className, "view": entry.view, "point": Figures.point(entry.point),
    ]
    let key = entry.question == .making ? "stopped.making" : "stopped.hitTest"
    return (
      language.text(key, echoing: values), language.text("hint.stopped", echoing: values)
    )
  }
}
