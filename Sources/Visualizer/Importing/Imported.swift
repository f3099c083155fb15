import Scenes
import UIKit
import Wording

/// What is known of the dump that the open scene was made from.
struct Imported: Sendable {
  var name: String
  var source: Incoming.Source
  var report: ImportReport
  var choices: [SceneChoice]
  var choice: Int?
  /// To read another scene of the same source.
  var bytes: [UInt8]
  var claims: Int
  /// What the source says of its views and our own answer doesn't bear out.
  var contradicted: [HittableClaim]
  /// Views of classes of which nobody knows what they override.
  var unknownViews: Set<ViewID>
  var rows: [ReportRow] = []

  @MainActor
  init(_ incoming: Incoming, scene: BuiltScene?) {
    let reading = incoming.reading
    name = incoming.name
    source = incoming.source
    report = reading.report
    choices = reading.choices
    choice = reading.choice
    bytes = incoming.bytes
    claims = reading.claims.count
    contradicted = scene?.contradicted(reading.claims) ?? []
    let unknown = Set(report.unknownClasses.map(\.name))
    unknownViews = Set(
      reading.document.nodes.filter { $0.className.map(unknown.contains) ?? false }.map(\.id))
    rows = ReportRow.rows(of: reading, contradicted: contradicted)
  }
}

/// A row of the report: a heading, or a fact with its place.
struct ReportRow: Equatable, Sendable {
  enum Kind: Sendable {
    case heading
    case fact
    case warning
  }

  var kind: Kind
  /// A line number or a count, in the left column.
  var mark = ""
  var words: String
  /// Clicking selects this view.
  var view: ViewID?
  /// Whether it goes on with the row before.
  var isContinued = false
  /// A line of the source, which is cut where the row ends.
  var isQuoted = false

  static let lineLength = 92

  static func rows(of reading: SceneReading, contradicted: [HittableClaim]) -> [ReportRow] {
    var rows: [ReportRow] = []
    func section(_ key: String, _ facts: [ReportRow]) {
      guard !facts.isEmpty else { return }
      rows.append(ReportRow(kind: .heading, words: Labels.reportSection(key, facts.count)))
      for fact in facts { rows += fact.isQuoted ? [fact] : fact.broken }
    }
    let report = reading.report
    section(
      "import.section.claims",
      contradicted.map { claim in
        ReportRow(kind: .warning, words: Labels.contradicted(claim), view: claim.view)
      })
    section(
      "import.section.problems",
      reading.problems.filter { $0.severity == .problem }.map { problem in
        ReportRow(
          kind: .warning, mark: problem.place.map { String($0.line) } ?? "",
          words: [ProblemWords.message(problem), ProblemWords.hint(problem)].compactMap { $0 }
            .joined(separator: "; "), view: problem.view)
      })
    section(
      "import.section.unknownClasses",
      report.unknownClasses.map { unknown in
        ReportRow(
          kind: .warning, mark: "×\(unknown.views)", words: Labels.unknownClass(unknown),
          view: unknown.first)
      })
    section("import.section.skipped", skipped(reading))
    section(
      "import.section.limits",
      // Of the accessibility tree the sheet speaks above the rows.
      report.limits.filter { $0 != .accessibilityTree }.map { limit in
        ReportRow(kind: .fact, words: FormatWords.limit(limit))
      })
    section(
      "import.section.recovered",
      report.recovered.map { count in
        ReportRow(kind: .fact, mark: "×\(count.count)", words: count.key)
      })
    section(
      "import.section.defaults",
      report.defaults.map { count in
        ReportRow(kind: .fact, mark: "×\(count.count)", words: count.key)
      })
    section(
      "import.section.repairs",
      report.repairs.map { repair in
        ReportRow(kind: .fact, words: FormatWords.repair(repair))
      })
    section(
      "import.section.notices",
      reading.problems.filter { $0.severity == .notice }.map { notice in
        ReportRow(
          kind: .fact, mark: notice.place.map { String($0.line) } ?? "",
          words: ProblemWords.message(notice), view: notice.view)
      })
    return rows
  }

  /// Every line that made no view, in the order of the source, with its own text.
  private static func skipped(_ reading: SceneReading) -> [ReportRow] {
    let skips = reading.report.skipped
    let texts = reading.text(ofLines: Set(skips.flatMap(\.lines)))
    let lines = skips.flatMap { skip in skip.lines.map { (line: $0, reason: skip.reason) } }
      .sorted { $0.line < $1.line }
    var rows = lines.map { line in
      let reason = FormatWords.reason(line.reason)
      let text = texts[line.line].map { Labels.skipped($0, reason) } ?? reason
      return ReportRow(kind: .fact, mark: String(line.line), words: text, isQuoted: true)
    }
    let more = skips.reduce(0) { $0 + $1.count - $1.lines.count }
    if more > 0 { rows.append(ReportRow(kind: .fact, words: Labels.moreSkipped(more))) }
    return rows
  }

  /// Rows are of one height, so what is long goes on in the next ones, up to four of them.
  private var broken: [ReportRow] {
    guard words.count > Self.lineLength else { return [self] }
    var lines: [String] = []
    var rest = Substring(words)
    while rest.count > Self.lineLength, lines.count < 3 {
      let room = rest.prefix(Self.lineLength)
      let end = room.lastIndex(of: " ") ?? room.endIndex
      lines.append(String(rest[..<end]))
      rest = rest[end...].drop { $0 == " " }
    }
    lines.append(String(rest))
    return lines.enumerated().map { index, line in
      ReportRow(
        kind: kind, mark: index == 0 ? mark : "", words: line, view: view,
        isContinued: index > 0)
    }
  }
}
