import Scenes
import Wording

/// A message over the stage that stays until it is closed.
struct Banner: Equatable, Sendable {
  var isError: Bool
  var title: String
  var hint: String?

  init(isError: Bool, title: String, hint: String? = nil) {
    self.isError = isError
    self.title = title
    self.hint = hint.map(Labels.sentence)
  }

  /// The first problem of an input that is used all the same, and how many more there are.
  /// Notices alone are for standard error; they need nobody's attention.
  init?(problems: [Problem], name: String) {
    let serious = problems.filter { $0.severity == .problem }
    guard let first = serious.first else { return nil }
    isError = false
    title = Labels.place(name, first.place) + ProblemWords.message(first)
    let more = serious.count > 1 ? Labels.moreProblems(serious.count - 1) : nil
    let words = Labels.sentences([ProblemWords.hint(first).map(Labels.sentence), more])
    hint = words.isEmpty ? nil : words
  }
}
