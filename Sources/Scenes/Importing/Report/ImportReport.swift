public import UIKit

/// What an import did with its source: every line of it is a view, part of one, blank, or skipped.
public struct ImportReport: Sendable, Equatable {
  public var format: SourceFormat
  public var linesRead = 0
  public var blankLines = 0
  /// Lines that go on with the view before them.
  public var continuationLines = 0
  public var viewsMade = 0
  /// In order of first appearance.
  public var skipped: [Skip] = []
  /// Values that the format could have stated and did not, by key of a scene file.
  public var defaults: [Count] = []
  /// Values worked out from others.
  public var recovered: [Count] = []
  /// What was undone before reading: an encoding, an escaping.
  public var repairs: [SourceRepair] = []
  /// The classes whose overrides of hit testing the source cannot show, in order of appearance.
  public var unknownClasses: [UnknownClass] = []

  public init(format: SourceFormat) { self.format = format }

  /// What decides a hit and the format cannot say.
  public var limits: [FormatLimit] { format.limits.filter { !answered.contains($0) } }

  /// What this source says though its format mostly does not.
  var answered: Set<FormatLimit> = []

  /// Whether `skipped` counts lines: of a source that is read line by line, or around a scene file.
  /// Else it counts the elements of a document, of which any number may stand on a line.
  public var countsLines: Bool {
    format.isPrinted || format == .xcuiTest || format == .sceneFile
  }

  /// Whether what was read is no view hierarchy: views are missing and the order may differ.
  public var isAccessibilityTree: Bool { limits.contains(.accessibilityTree) }

  /// What of `limits` a capture of the running app would say.
  public var answeredByCapture: [FormatLimit] {
    limits.contains(.otherToolkit) ? [] : limits.filter(\.isAnsweredByCapture)
  }

  /// The class of this view, where nobody knows what it overrides.
  public func unknownClass(of node: SceneNode) -> UnknownClass? {
    unknownClasses.first { $0.name == node.className }
  }

  public struct Count: Sendable, Equatable {
    public var key: String
    public var count: Int
  }

  /// Lines or elements that made no view, for one reason.
  public struct Skip: Sendable, Equatable {
    public var reason: SkipReason
    public var count: Int
    /// The first of the 1-based line numbers, at most `ImportLimits.linesNamed`.
    public var lines: [Int]
  }

  mutating func skip(_ reason: SkipReason, line: Int) {
    let at: Int
    if let known = skipped.firstIndex(where: { $0.reason == reason }) {
      at = known
    } else {
      at = skipped.count
      skipped.append(Skip(reason: reason, count: 0, lines: []))
    }
    skipped[at].count += 1
    if skipped[at].lines.count < ImportLimits.linesNamed { skipped[at].lines.append(line) }
  }

  /// A line that was counted as skipped makes a view after all.
  mutating func unskip(_ reason: SkipReason, line: Int) {
    guard let at = skipped.firstIndex(where: { $0.reason == reason }) else { return }
    skipped[at].count -= 1
    if let named = skipped[at].lines.lastIndex(of: line) { skipped[at].lines.remove(at: named) }
    if skipped[at].count == 0 { skipped.remove(at: at) }
  }
}

/// A class whose overrides of hit testing a source cannot show.
public struct UnknownClass: Sendable, Equatable {
  /// As in `SceneNode.className`.
  public var name: String
  public var views: Int
  public var first: ViewID

  /// The rules that it most likely follows, the likeliest first.
  public var likelyRules: [HitTestRule] { LikelyRules.of(className: name) }
}

/// Why a line or an element made no view.
public enum SkipReason: String, Sendable, Equatable, CaseIterable {
  case notAView
  /// A description among other words: talk about a view, not its line in a hierarchy.
  case mention
  /// A bare `CALayer`: drawn, and never touched.
  case layer
  /// An object without a frame: a constraint, a gesture recognizer.
  case noFrame
  /// The same object was listed before.
  case repeated
  /// Inside a view that was listed before.
  case insideRepeated
  /// An older listing of what is listed again further down.
  case superseded
  /// A line that a unified diff takes away.
  case takenAway
  /// Words behind a view's description, on its line.
  case trailing
  case accessibilityElement
  /// A web page or another foreign document inside the source.
  case foreignContent
  /// An element that only groups views.
  case container
  /// The tool that wrote the source stopped here.
  case cutByWriter
  /// Beyond the number of views that an import makes.
  case beyondLimit
}

/// Something that had to be undone before the source could be read.
public enum SourceRepair: String, Sendable, Equatable, CaseIterable {
  case byteOrderMark
  case utf16
  case utf32
  /// Bytes that are no UTF-8, taken as Windows Latin-1.
  case latin1
  /// NULs among the text.
  case zeros
  /// What colours text in a terminal.
  case colors
  /// The `>` in front of every line of a quoted mail.
  case quotation
  /// `\n` and `\"` in one quoted line.
  case escapes
  /// Blanks that are no plain spaces, as a web page has them.
  case blanks
  /// A hierarchy whose lines ran into one.
  case joinedLines
  /// `&lt;` for `<`.
  case markup
  /// A document inside another one: a page source in a JSON answer.
  case wrapped
}

/// Bounds that keep time and memory in proportion to the source.
enum ImportLimits {
  static let bytes = InputFile.limit
  static let views = 2_000_000
  static let problems = 1_000
  static let linesNamed = 100
  static let textLength = 10_000
  static let nameLength = 1_000
  static let attributes = 256
  /// Levels down to which a source's own claims are compared with our answers.
  static let comparedDepth = 500
  /// Lines that one view's description may run over.
  static let wrappedLines = 64
}
