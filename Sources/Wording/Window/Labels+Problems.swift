public import Scenes

/// What goes wrong with an input, on the window and on standard error.
extension Labels {
  public static let error = text("severity.error")
  public static let problem = text("severity.problem")
  public static let notice = text("severity.notice")

  public static func hint(_ hint: String) -> String { text("severity.hint", ["hint": hint]) }

  public static func moreProblems(_ count: Int) -> String {
    text(count == 1 ? "file.moreProblems.one" : "file.moreProblems", ["count": String(count)])
  }

  /// `scene.hitscene.json:12:5: `
  public static func place(_ name: String, _ place: Problem.Place?) -> String {
    PlaceWords.text(name, place) + ": "
  }
}
