import Scenes
import Testing

@testable import Wording

@Suite("Messages and hints in one line")
struct SentenceTests {
  @Test(
    "each is a sentence of its own",
    arguments: [
      ([], ""),
      (["a.json:1:2: the id “a” is taken", nil], "a.json:1:2: the id “a” is taken."),
      (
        ["a.json: the file ends here", "is the end of the file missing?"],
        "a.json: the file ends here. Is the end of the file missing?"
      ),
      (
        ["give every view an id of its own", "One more problem is on standard error."],
        "give every view an id of its own. One more problem is on standard error."
      ),
      (["Wait…", "did you mean “b”?"], "Wait… Did you mean “b”?"),
      (["one", "", "“ls -l” shows who may"], "one. “ls -l” shows who may."),
    ] as [([String?], String)])
  func sentences(parts: [String?], line: String) {
    #expect(Labels.sentences(parts) == line)
  }

  @Test("a hint by itself is a sentence")
  func hint() {
    #expect(Labels.sentence("name a file in it") == "Name a file in it.")
    #expect(Labels.sentence("did you mean “b”?") == "Did you mean “b”?")
  }

  @Test(
    "what a number can be is told by what it is for",
    arguments: [
      ("alpha", "an alpha is a number from 0 to 1"),
      ("windowLevel", "it is finite, and within ±1,000,000,000"),
      ("zPosition", "it is finite, and within ±1,000,000,000"),
      ("frame", "geometry is finite, and within 1,000,000,000 points"),
    ])
  func numbers(key: String, hint: String) {
    let problem = Problem(.problem, .unusableNumber(key: key, text: "NaN"))
    #expect(ProblemWords.hint(problem) == hint)
  }
}
