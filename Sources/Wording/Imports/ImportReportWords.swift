public import Scenes

/// An import's report as lines of text.
public enum ImportReportWords {
  /// What was read, made, skipped, silent, worked out, and what the format cannot say.
  public static func lines(of report: ImportReport, in language: Language = .english) -> [String] {
    func text(_ key: String, _ values: [String: String]) -> String { language.text(key, values) }
    var lines = [sum(of: report, in: language)]
    for skip in report.skipped {
      lines.append(
        text(
          report.countsLines ? "report.skipped" : "report.skipped.elements",
          [
            "count": count(report.countsLines ? "line" : "element", skip.count, in: language),
            "reason": FormatWords.reason(skip.reason, in: language),
            "lines": ranges(skip.lines, of: skip.count),
          ]))
    }
    func list(_ key: String, _ words: [String]) {
      if !words.isEmpty { lines.append(text(key, ["list": words.joined(separator: ", ")])) }
    }
    list("report.repairs", report.repairs.map { FormatWords.repair($0, in: language) })
    list("report.recovered", report.recovered.map { "\($0.key) (\($0.count))" })
    list("report.defaults", report.defaults.map { "\($0.key) (\($0.count))" })
    if !report.limits.isEmpty {
      let limits = report.limits.map { FormatWords.limit($0, in: language) }
      lines.append(text("report.limits", ["list": limits.joined(separator: "; ")]))
    }
    if !report.answeredByCapture.isEmpty { lines.append(text("report.capture", [:])) }
    return lines
  }

  /// Which of several scenes was taken, and how to get another; nil where there is one only.
  public static func choice(
    of reading: SceneReading, in language: Language = .english
  ) -> (message: String, hint: String)? {
    let choices = reading.choices
    guard choices.count > 1, let choice = reading.choice else { return nil }
    let others = choices.indices.filter { $0 != choice }.map { Legible.excerpt(choices[$0].name) }
    let list = others.prefix(30).joined(separator: ", ") + (others.count > 30 ? ", …" : "")
    return (
      language.text(
        "import.sceneTaken",
        [
          "number": String(choice + 1), "count": String(choices.count),
          "name": Legible.excerpt(choices[choice].name),
        ]), language.text("hint.otherScenes", ["list": list])
    )
  }

  /// `an EarlGrey hierarchy: 12 lines read, 9 views made (2 blank)`; with what is skipped, every
  /// line has a name.
  public static func sum(of report: ImportReport, in language: Language = .english) -> String {
    let sum = language.text(
      "report.sum",
      [
        "format": FormatWords.name(report.format, in: language),
        "lines": count("line", report.linesRead, in: language),
        "views": count("view", report.viewsMade, in: language),
      ])
    let rest = [
      ("report.continued", report.continuationLines), ("report.blank", report.blankLines),
    ].filter { $0.1 > 0 }.map { key, number in
      language.text(number == 1 ? key + ".one" : key, ["count": String(number)])
    }
    if rest.isEmpty { return sum }
    return language.text("report.rest", ["sum": sum, "list": rest.joined(separator: ", ")])
  }

  private static func count(_ what: String, _ number: Int, in language: Language) -> String {
    language.text(number == 1 ? "count.\(what).one" : "count.\(what)", ["count": String(number)])
  }

  /// `1, 4–7, 12 …`
  private static func ranges(_ lines: [Int], of count: Int) -> String {
    var ranges: [ClosedRange<Int>] = []
    for line in lines {
      if let last = ranges.last, last.upperBound + 1 >= line {
        ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, line)
      } else {
        ranges.append(line...line)
      }
    }
    let shown = ranges.prefix(12).map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
    }
    let isWhole = shown.count == ranges.count && lines.count == count
    return shown.joined(separator: ", ") + (isWhole ? "" : " …")
  }
}
