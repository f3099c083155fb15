/// What a press on the stage means.
enum Mode: String, CaseIterable, Sendable {
  /// A touch, followed to its answer.
  case touch
  /// Taking hold of a view.
  case edit
  /// A question: who would get a touch there?
  case predict
}
