public import UIKit

/// A trace as the log that a developer would print from every `hitTest`: a line when a view is
/// asked, a line when it answers, and between them why.
///
///     window.hitTest (100, 40)
///       point(inside:) → yes
///       overlay.hitTest (100, 40)
///         alpha is 0 → refused
///       overlay → nil
///     window → self
public struct CallLog: Sendable, Equatable {
  public struct Line: Sendable, Equatable {
    /// Levels of indentation.
    public var depth: Int
    /// The line in pieces; together they are `text`.
    public var spans: [Sentence.Run]
    /// The number of the trace's step that the line tells.
    public var step: Int

    /// Without indentation.
    public var text: String { spans.map(\.text).joined() }
  }

  public var lines: [Line]

  public init(_ trace: HitTestTrace, in language: Language = .english) {
    var points = AskedPoints()
    lines = trace.steps.map { step in
      let frame = points.follow(step)
      let words = StepLine(
        step: step, point: frame.point, isAsked: frame.isAsked, language: language)
      return Line(depth: words.depth, spans: words.sentence.runs, step: step.number)
    }
  }

  /// The line of one step alone, for those who show a few lines of a long trace.
  ///
  /// - Parameters:
  ///   - point: where the view of the step's frame was asked, in its own coordinates.
  ///   - isAsked: false for a view that a rule of another only looks at.
  public static func line(
    for step: HitTestTrace.Step, askedAt point: CGPoint?, isAsked: Bool = true,
    in language: Language = .english
  ) -> Line {
    let words = StepLine(step: step, point: point, isAsked: isAsked, language: language)
    return Line(depth: words.depth, spans: words.sentence.runs, step: step.number)
  }

  /// All lines, indented by two spaces a level, of very deep trees no further than fits a line: the
  /// white space would grow with the square of the depth.
  public var text: String {
    lines.map { String(repeating: "  ", count: min($0.depth, Self.deepestIndent)) + $0.text + "\n" }
      .joined()
  }

  private static let deepestIndent = 60
}
