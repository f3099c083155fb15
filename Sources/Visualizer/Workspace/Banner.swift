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
    self.hint = hint
  }

  /// The first problem of an input that is used all the same, and how many more there are.
  /// Notices alone are for standard error; they need nobody's attention.
  init?(problems: [Problem], name: String) {
    let serious = problems.filter { $0.severity == .problem }
    guard let first = serious.first else { return nil }
    isError = false
    title = Labels.place(name, first.place) + ProblemWords.message(first)
    hint = ProblemWords.hint(first)
    if serious.count > 1 {
      hint = [hint, Labels.moreProblems(serious.count - 1)].compactMap { $0 }
        .joined(separator: " ")
    }
  }
}
