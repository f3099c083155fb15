import Canvas

/// Colours one line of Swift: comments and numbers soft, keywords in the colour of rules.
enum SwiftColors {
  private static let keywords: Set<String> = [
    "func", "let", "var", "if", "for", "in", "return", "guard", "else", "override", "private",
    "weak", "nil", "self", "super", "true", "false", "continue", "as",
  ]

  static func runs(of line: String, _ theme: Theme) -> [TextRun] {
    var runs: [TextRun] = []
    func add(_ text: String, _ color: Color) {
      guard !text.isEmpty else { return }
      if runs.last?.color == color {
        runs[runs.count - 1].text += text
      } else {
        runs.append(TextRun(text, font: .code, color: color))
      }
    }
    func addWord(_ word: String) {
      add(word, keywords.contains(word) ? theme.rule : theme.text)
    }
    var word = ""
    var rest = line[...]
    while let letter = rest.first {
      if rest.hasPrefix("//") {
        addWord(word)
        add(String(rest), theme.textFaint)
        return runs
      }
      rest = rest.dropFirst()
      if letter.isLetter || letter.isNumber || letter == "_" {
        word.append(letter)
      } else {
        addWord(word)
        word = ""
        add(String(letter), theme.text)
      }
    }
    addWord(word)
    return runs
  }
}
