/// A sentence with blanks, as a language file states it: `*{view}* is asked at {point}.`
///
/// `{name}` is a blank, `*` begins and ends emphasis, and an arrow is styled as one. A brace that
/// no letter follows is a brace.
struct Template: Sendable {
  private enum Part {
    case run(Sentence.Run)
    case blank(String, isStrong: Bool)
  }

  private var parts: [Part] = []

  init(_ source: String) {
    var text = ""
    var isStrong = false
    func run(_ text: String) -> [Part] {
      text.isEmpty ? [] : [.run(Sentence.Run(text, isStrong ? .strong : .plain))]
    }
    var rest = Substring(source)
    while let character = rest.popFirst() {
      switch character {
      case "*":
        parts += run(text)
        text = ""
        isStrong.toggle()
      case "→":
        parts += run(text) + [.run(Sentence.Run("→", .arrow))]
        text = ""
      case "{" where rest.first?.isLetter == true:
        parts += run(text)
        text = ""
        let name = rest.prefix { $0 != "}" }
        rest = rest[name.endIndex...].dropFirst()
        parts.append(.blank(String(name), isStrong: isStrong))
      default: text.append(character)
      }
    }
    parts += run(text)
  }

  func filled(with values: [String: Sentence.Run]) -> Sentence {
    var sentence = Sentence()
    for part in parts {
      switch part {
      case .run(let run): sentence.runs.append(run)
      case .blank(let name, let isStrong):
        var run = values[name] ?? Sentence.Run("{\(name)}")
        if isStrong, run.style == .plain { run.style = .strong }
        if !run.text.isEmpty { sentence.runs.append(run) }
      }
    }
    return sentence
  }

  /// The names of the blanks.
  var blanks: Set<String> {
    Set(
      parts.compactMap {
        if case .blank(let name, _) = $0 { name } else { nil }
      })
  }
}
