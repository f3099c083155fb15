public import Scenes

/// What goes wrong with an input, on the window and on standard error.
extension Labels {
  public static let error = text("severity.error")
  public static let problem = text("severity.problem")
  public static let notice = text("severity.notice")

  public static func hint(_ hint: String) -> String { text("severity.hint", ["hint": hint]) }

  /// Messages and hints one after the other, each as a sentence of its own: what begins in a small
  /// letter gets a capital one, except in the first, which may begin with the name of a file.
  public static func sentences(_ parts: [String?]) -> String {
    let parts = parts.compactMap { $0 }.filter { !$0.isEmpty }
    return parts.enumerated().map { index, part in
      let end = part.last.map { ".?!…".contains($0) } == true ? "" : "."
      return (index == 0 ? part : capitalized(part)) + end
    }
    .joined(separator: " ")
  }

  /// A hint that stands by itself.
  public static func sentence(_ hint: String) -> String { sentences([capitalized(hint)]) }

  static func capitalized(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst()
  }

  public static func moreProblems(_ count: Int) -> String {
    text(count == 1 ? "file.moreProblems.one" : "file.moreProblems", ["count": String(count)])
  }

  /// `scene.hitscene.json:12:5: `
  public static func place(_ name: String, _ place: Problem.Place?) -> String {
    PlaceWords.text(name, place) + ": "
  }
}
