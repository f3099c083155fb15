public import Foundation

/// A stretch of text in one font and colour.
public struct TextRun: Equatable, Sendable {
  public var text: String
  public var font: Font
  public var color: Color

  public init(_ text: String, font: Font, color: Color) {
    self.text = text
    self.font = font
    self.color = color
  }
}

public enum TextAlignment: Sendable {
  case leading
  case center
  case trailing
}

extension Interface {
  /// One line of text in `rect`, centred vertically, cut with an ellipsis where it does not fit.
  /// - Returns: the width it took, in points.
  @discardableResult
  public mutating func label(
    _ string: String, in rect: CGRect, font: Font, color: Color,
    align: TextAlignment = .leading
  ) -> CGFloat {
    let shown = fitted(string, width: rect.width, font: font)
    guard !shown.isEmpty else { return 0 }
    let width = text.width(of: shown, font: font)
    let x =
      switch align {
      case .leading: rect.minX
      case .center: rect.midX - width / 2
      case .trailing: rect.maxX - width
      }
    list.add(
      .text(shown, origin: CGPoint(x: x, y: baseline(of: font, in: rect)), font: font, color: color)
    )
    return width
  }

  /// Runs on one line from the left, cut with an ellipsis where they do not fit.
  ///
  /// - Parameter tail: so many runs at the end are shown in any case: what is cut stands before
  ///   them.
  /// - Returns: the width they took, in points.
  @discardableResult
  public mutating func line(_ runs: [TextRun], in rect: CGRect, keeping tail: Int = 0) -> CGFloat {
    var rest = rect
    for run in fitted(runs, width: rect.width, keeping: tail) {
      let width = text.width(of: run.text, font: run.font)
      list.add(
        .text(
          run.text, origin: CGPoint(x: rest.minX, y: baseline(of: run.font, in: rect)),
          font: run.font, color: run.color))
      _ = rest.cut(.left, width)
    }
    return rect.width - rest.width
  }

  /// Runs wrapped at words into `rect`, `lineHeight` points apart; what does not fit below is cut.
  /// - Returns: the height of all lines, in points.
  @discardableResult
  public mutating func paragraph(
    _ runs: [TextRun], in rect: CGRect, lineHeight: CGFloat
  ) -> CGFloat {
    let lines = wrapped(runs, width: rect.width)
    var y = rect.minY
    for (index, runs) in lines.enumerated() {
      let isLast = y + 2 * lineHeight > rect.maxY && index < lines.count - 1
      let row = CGRect(x: rect.minX, y: y, width: rect.width, height: lineHeight)
      line(isLast ? runs + [TextRun("…", font: runs[0].font, color: runs[0].color)] : runs, in: row)
      y += lineHeight
      if isLast { break }
    }
    return CGFloat(lines.count) * lineHeight
  }

  /// Breaks runs into lines no wider than `width`, at spaces; a word that is longer than a line is
  /// broken between letters.
  public func wrapped(_ runs: [TextRun], width: CGFloat) -> [[TextRun]] {
    var lines: [[TextRun]] = []
    var current: [TextRun] = []
    var used: CGFloat = 0
    for run in Self.readable(runs) {
      for word in run.text.splitKeepingSpaces().flatMap({ pieces(of: $0, run.font, width: width) })
      {
        let advance = text.width(of: word, font: run.font)
        let visible =
          word.hasSuffix(" ") ? text.width(of: String(word.dropLast()), font: run.font) : advance
        if used > 0, used + visible > width {
          lines.append(current)
          current = []
          used = 0
          // The space that a line was broken at is not part of the next one either.
          if word == " " { continue }
        }
        if let last = current.indices.last, current[last].font == run.font,
          current[last].color == run.color
        {
          current[last].text += word
        } else {
          current.append(TextRun(word, font: run.font, color: run.color))
        }
        used += advance
      }
    }
    if !current.isEmpty { lines.append(current) }
    return lines.map { line in
      var line = line
      // The space that a line was broken at is not part of it.
      if let last = line.indices.last, line[last].text.hasSuffix(" ") {
        line[last].text.removeLast()
      }
      return line
    }
  }

  /// More letters than any line of the window has room for.
  private static let longestLine = 2000

  /// More letters than any paragraph of the window has room for.
  private static let longestParagraph = 6000

  /// The runs, cut where nobody would read on: a sentence with a name of a million letters in it is
  /// laid out every frame.
  private static func readable(_ runs: [TextRun]) -> [TextRun] {
    var rest = longestParagraph
    var readable: [TextRun] = []
    for run in runs where rest > 0 {
      readable.append(run.cut(to: rest))
      rest -= run.text.utf8.count
    }
    return readable
  }

  /// A word, or the parts of one that is longer than a line.
  private func pieces(of word: String, _ font: Font, width: CGFloat) -> [String] {
    guard word.utf8.count > 8, width > 4 * font.size, !isShort(word, font, width: width) else {
      return [word]
    }
    var pieces: [String] = []
    var rest = Array(word)[...]
    func fits(_ count: Int) -> Bool {
      text.width(of: String(rest.prefix(count)), font: font) <= width
    }
    while !rest.isEmpty {
      // No more is measured than about two lines, however long the word is.
      var (fitting, tooMany) = (1, 2)
      while tooMany <= rest.count, fits(tooMany) { (fitting, tooMany) = (tooMany, 2 * tooMany) }
      tooMany = min(tooMany, rest.count + 1)
      while fitting + 1 < tooMany {
        let middle = (fitting + tooMany) / 2
        if fits(middle) { fitting = middle } else { tooMany = middle }
      }
      pieces.append(String(rest.prefix(fitting)))
      rest = rest.dropFirst(fitting)
    }
    return pieces
  }

  /// A name of a million letters must not be measured whole, every frame.
  private static let mostMeasured = 512

  /// Whether a word fits a line; one of very many letters does not, without being measured.
  private func isShort(_ word: String, _ font: Font, width: CGFloat) -> Bool {
    word.utf8.count <= Self.mostMeasured && text.width(of: word, font: font) <= width
  }

  /// `string`, or as much of its beginning as fits `width` points with an ellipsis.
  public func fitted(_ string: String, width: CGFloat, font: Font) -> String {
    let isShort = isShort(string, font, width: width + 0.5)
    return isShort ? string : shortened(string, width: width, font: font)
  }

  /// The beginning of `string` with an ellipsis, as many letters as fit `width` points together;
  /// nothing where not one letter does.
  private func shortened(_ string: String, width: CGFloat, font: Font) -> String {
    let letters = Array(string.prefix(Self.mostMeasured))
    var (fits, tooMany) = (0, letters.count + 1)
    while fits + 1 < tooMany {
      let middle = (fits + tooMany) / 2
      let part = String(letters[..<middle]) + "…"
      if text.width(of: part, font: font) <= width { fits = middle } else { tooMany = middle }
    }
    return fits == 0 ? "" : String(letters[..<fits]) + "…"
  }

  /// The runs, or as much of them as fits `width` points with an ellipsis before the last `tail`
  /// ones; a tail that would take most of the line is cut like the rest.
  public func fitted(_ runs: [TextRun], width: CGFloat, keeping tail: Int = 0) -> [TextRun] {
    let runs = runs.map { $0.cut(to: Self.longestLine) }
    func taken(_ runs: some Sequence<TextRun>) -> CGFloat {
      runs.reduce(0) { $0 + text.width(of: $1.text, font: $1.font) }
    }
    guard taken(runs) > width + 0.5 else { return runs }
    var end = Array(runs.suffix(max(0, tail)))
    if taken(end) > width * 0.6 { end = [] }
    // The sign stands a space away from the tail.
    if let first = end.first, !first.text.hasPrefix(" ") { end[0].text = " " + first.text }
    var room = width - taken(end)
    var head: [TextRun] = []
    for run in runs.dropLast(end.count) {
      let advance = text.width(of: run.text, font: run.font)
      let mark = text.width(of: "…", font: run.font)
      if advance + mark <= room {
        head.append(run)
        room -= advance
        continue
      }
      let part = shortened(run.text, width: room, font: run.font)
      head.append(TextRun(part.isEmpty ? "…" : part, font: run.font, color: run.color))
      break
    }
    return head + end
  }

  /// The baseline that centres `font` in `rect`, on a whole point.
  public func baseline(of font: Font, in rect: CGRect) -> CGFloat {
    let metrics = text.metrics(of: font)
    return (rect.midY + (metrics.ascent - metrics.descent) / 2).rounded()
  }
}

extension TextRun {
  /// The run, with a sign that more would follow where it has more letters than these.
  fileprivate func cut(to letters: Int) -> TextRun {
    guard text.utf8.count > letters else { return self }
    let start = text.prefix(letters)
    return start.endIndex < text.endIndex
      ? TextRun(start + "…", font: font, color: color) : self
  }
}

extension String {
  /// Words, each with the space that follows it; a point such as `(12, 40)` is one word.
  fileprivate func splitKeepingSpaces() -> [String] {
    var words: [String] = []
    var word = ""
    var lettersInPoint = 0
    var isInPoint: Bool { lettersInPoint > 0 }
    for letter in self {
      word.append(letter)
      if isInPoint { lettersInPoint += 1 }
      if letter == "(" { lettersInPoint = 1 }
      if letter == ")" || lettersInPoint > 32 { lettersInPoint = 0 }
      if letter == " ", !isInPoint {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
