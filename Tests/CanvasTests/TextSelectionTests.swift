import Canvas
import Testing

@Suite("Selected text")
struct TextSelectionTests {
  private static let lines = ["one two_2, three", "", "final line"]
  private static var source: SelectableText {
    SelectableText(
      count: 3, stamp: 0, lead: { _ in "  " }, line: { lines[$0] })
  }

  private func place(_ line: Int, _ letter: Int) -> TextSelection.Place {
    TextSelection.Place(line: line, letter: letter)
  }

  @Test(
    "a press selects a letter's place, a word, a sign or a line",
    arguments: [
      (.letter, 5, ""), (.word, 0, "one"), (.word, 2, "one"), (.word, 3, "one"),
      (.word, 5, "two_2"), (.word, 9, "two_2"), (.word, 10, " "), (.word, 16, "three"),
      (.line, 5, "one two_2, three"),
    ] as [(TextSelection.Grain, Int, String)])
  func press(grain: TextSelection.Grain, letter: Int, text: String) {
    let letters = Array(Self.lines[0])
    let selection = TextSelection(at: place(0, letter), in: letters, by: grain)
    #expect(selection.text(of: Self.source) == text)
  }

  @Test("a drag by words keeps the first word, whichever way it goes")
  func words() {
    let letters = Array(Self.lines[0])
    var selection = TextSelection(at: place(0, 5), in: letters, by: .word)
    selection.extend(to: place(0, 13), in: letters)
    #expect(selection.text(of: Self.source) == "two_2, three")
    selection.extend(to: place(0, 1), in: letters)
    #expect(selection.text(of: Self.source) == "one two_2")
  }

  @Test("over several lines, whole lines keep their indentation")
  func lines() {
    var selection = TextSelection(at: place(0, 4), in: Array(Self.lines[0]))
    selection.extend(to: place(2, 5), in: Array(Self.lines[2]))
    #expect(selection.text(of: Self.source) == "two_2, three\n  \n  final")
    #expect(Self.source.text == "  one two_2, three\n  \n  final line")
  }

  @Test("a place beyond the text selects to its end and traps nowhere")
  func beyond() {
    let selection = TextSelection(from: place(0, 11), to: place(90, 4))
    #expect(selection.text(of: Self.source).hasSuffix("final line"))
    #expect(TextSelection(from: place(7, 0), to: place(9, 0)).text(of: Self.source) == "")
    #expect(
      TextSelection(at: place(0, 99), in: Array("ab"), by: .word).text(of: Self.source) == "on")
  }
}
