/// A line of text while it is typed: the letters, the caret, and what is selected.
public struct TextEdit: Equatable, Sendable {
  public private(set) var letters: [Character]
  /// Between letters, from 0 to their count.
  public private(set) var caret: Int
  /// The other end of the selection.
  public private(set) var anchor: Int

  /// Longer lines are not typed.
  public static let mostLetters = 100_000

  /// Starts with everything selected, so that typing replaces it.
  public init(_ text: String) {
    letters = Array(text)
    caret = letters.count
    anchor = 0
  }

  public var text: String { String(letters) }
  public var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }
  public var selectedText: String { String(letters[selection]) }

  /// Puts text in the place of the selection; line breaks become spaces.
  public mutating func insert(_ text: String) {
    let fitting = text.map { $0.isNewline ? " " : $0 }
      .prefix(Self.mostLetters - letters.count + selection.count)
    letters.replaceSubrange(selection, with: fitting)
    caret = selection.lowerBound + fitting.count
    anchor = caret
  }

  public mutating func selectAll() {
    anchor = 0
    caret = letters.count
  }

  /// Puts the caret between two letters; extending keeps the other end of the selection.
  public mutating func move(to place: Int, extending: Bool = false) {
    caret = min(max(place, 0), letters.count)
    if !extending { anchor = caret }
  }

  /// Left or right, by a letter or to the next word's edge; a selection collapses to its end first.
  public mutating func move(by step: Int, word: Bool = false, extending: Bool = false) {
    if !extending, !word, !selection.isEmpty {
      return move(to: step < 0 ? selection.lowerBound : selection.upperBound)
    }
    move(to: word ? wordEdge(step) : caret + step, extending: extending)
  }

  /// Takes the selection away, or the letter or word beside the caret.
  public mutating func delete(by step: Int, word: Bool = false) {
    if selection.isEmpty { move(by: step, word: word, extending: true) }
    insert("")
  }

  private func wordEdge(_ step: Int) -> Int {
    func isWord(_ place: Int) -> Bool {
      letters.indices.contains(place) && (letters[place].isLetter || letters[place].isNumber)
    }
    var place = caret
    let ahead = step < 0 ? -1 : 0
    while letters.indices.contains(place + ahead), !isWord(place + ahead) { place += step }
    while isWord(place + ahead) { place += step }
    return place
  }
}
