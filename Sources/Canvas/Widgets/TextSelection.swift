/// What is selected of a text of many lines: by letters, or by whole words or lines after a double
/// or triple click.
public struct TextSelection: Equatable, Sendable {
  /// A place between letters.
  public struct Place: Comparable, Sendable {
    public var line: Int
    public var letter: Int

    public init(line: Int, letter: Int) {
      self.line = line
      self.letter = letter
    }

    public static func < (one: Place, other: Place) -> Bool {
      (one.line, one.letter) < (other.line, other.letter)
    }
  }

  public enum Grain: Sendable {
    case letter
    case word
    case line
  }

  public private(set) var range: Range<Place>
  /// The end that moves.
  public private(set) var caret: Place
  private let grain: Grain
  /// What was selected at first: it stays selected wherever the caret goes.
  private var origin: Range<Place>

  /// Starts at a place; a whole word or line is selected at once.
  public init(at place: Place, in letters: [Character], by grain: Grain = .letter) {
    self.grain = grain
    origin = Self.stretch(around: place, in: letters, by: grain)
    range = origin
    caret = origin.upperBound
  }

  /// Everything between two places.
  public init(from start: Place, to end: Place) {
    grain = .letter
    origin = start..<start
    range = min(start, end)..<max(start, end)
    caret = end
  }

  public var isEmpty: Bool { range.isEmpty }

  /// Moves the end to `place`, a place in the line `letters`.
  public mutating func extend(to place: Place, in letters: [Character]) {
    let stretch = Self.stretch(around: place, in: letters, by: grain)
    let isBefore = stretch.lowerBound < origin.lowerBound
    range =
      min(origin.lowerBound, stretch.lowerBound)..<max(origin.upperBound, stretch.upperBound)
    caret = isBefore ? stretch.lowerBound : range.upperBound
  }

  /// The letters of a line that are selected.
  public func letters(ofLine line: Int, count: Int) -> Range<Int>? {
    guard !range.isEmpty, line >= range.lowerBound.line, line <= range.upperBound.line else {
      return nil
    }
    let first = line == range.lowerBound.line ? min(range.lowerBound.letter, count) : 0
    let last = line == range.upperBound.line ? min(range.upperBound.letter, count) : count
    return first..<max(first, last)
  }

  /// The selected text of lines that are made one by one.
  public func text(of source: SelectableText) -> String {
    guard !range.isEmpty, source.count > 0 else { return "" }
    let last = min(range.upperBound.line, source.count - 1)
    guard range.lowerBound.line <= last else { return "" }
    var text = ""
    for line in range.lowerBound.line...last {
      let letters = Array(source.line(line))
      guard let part = self.letters(ofLine: line, count: letters.count) else { continue }
      if line > range.lowerBound.line { text += source.separator(line) }
      // A line that is taken from its beginning keeps its place below the one before.
      if part.lowerBound == 0, range.lowerBound.line < range.upperBound.line {
        text += source.lead(line)
      }
      text += String(letters[part])
    }
    return text
  }

  private static func stretch(
    around place: Place, in letters: [Character], by grain: Grain
  ) -> Range<Place> {
    let at = min(max(place.letter, 0), letters.count)
    var (first, last) = (at, at)
    switch grain {
    case .letter: break
    case .line: (first, last) = (0, letters.count)
    case .word:
      func isWord(_ index: Int) -> Bool {
        letters.indices.contains(index)
          && (letters[index].isLetter || letters[index].isNumber || letters[index] == "_")
      }
      while isWord(first - 1) { first -= 1 }
      while isWord(last) { last += 1 }
      // A sign between words is selected alone.
      if first == last, last < letters.count { last += 1 }
    }
    return Place(line: place.line, letter: first)..<Place(line: place.line, letter: last)
  }
}

/// A text whose lines are made when they are needed, for a log may have hundreds of thousands.
public struct SelectableText {
  public var count: Int
  /// Another number for another text: a selection does not outlive what it was made in.
  public var stamp: Int
  /// What stands before a line in a copy, where it follows another one.
  public var separator: (Int) -> String
  public var line: (Int) -> String
  /// What stands before a whole line in a copy: its indentation.
  public var lead: (Int) -> String

  public init(
    count: Int, stamp: Int, separator: @escaping (Int) -> String = { _ in "\n" },
    lead: @escaping (Int) -> String = { _ in "" }, line: @escaping (Int) -> String
  ) {
    self.count = count
    self.stamp = stamp
    self.separator = separator
    self.line = line
    self.lead = lead
  }

  /// The whole text.
  public var text: String {
    (0..<count).map { ($0 > 0 ? separator($0) : "") + lead($0) + line($0) }.joined()
  }
}
