import Testing
import Wording

@Suite("Text that others wrote")
struct LegibleTests {
  @Test(
    "what can't be seen is made visible, all else stays",
    arguments: [
      ("a\u{1B}[0m", "a\\u{1B}[0m"), ("\u{7}", "\\u{7}"), ("a\nb\r\tc", "a\\nb\\r\\tc"),
      ("\r\n", "\\r\\n"), ("\u{202E}x\u{202C}", "\\u{202E}x\\u{202C}"), ("\u{2066}", "\\u{2066}"),
      ("\u{2069}", "\\u{2069}"), ("\u{9B}", "\\u{9B}"), ("\u{7F}", "\\u{7F}"),
      ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"), ("\u{200F}\u{61C}", "\\u{200F}\\u{61C}"),
      ("\u{FEFF}", "\\u{FEFF}"), ("e\u{301}", "e\u{301}"), ("日本 → “é” 👨‍👩‍👧", "日本 → “é” 👨‍👩‍👧"), ("", ""),
      ("a\\nb", "a\\nb"),
    ])
  func legible(text: String, shown: String) {
    #expect(Legible.text(text) == shown)
    #expect(Legible.text(shown) == shown)
  }

  @Test("an excerpt has no more letters than a message has room for")
  func excerpt() {
    let most = Legible.longestExcerpt
    let fitting = String(repeating: "x", count: most)
    #expect(Legible.excerpt(fitting) == fitting)
    #expect(Legible.excerpt(fitting + "x") == fitting.dropLast() + "…")
    #expect(Legible.excerpt(String(repeating: "é", count: 1_000_000)).count == most)
  }

  @Test("every sentence shows its blanks that way")
  func sentences() {
    #expect(Language.english.text("trace.hit", ["view": "a\nb\u{1B}"]) == "hit: a\\nb\\u{1B}")
  }
}
