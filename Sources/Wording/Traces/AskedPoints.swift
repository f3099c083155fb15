public import UIKit

/// Follows a trace from step to step, and knows where the views under way were asked.
public struct AskedPoints: Sendable {
  /// From the outermost on.
  private var points: [CGPoint] = []

  public init() {}

  /// What a step's line needs to know.
  public struct Frame: Sendable, Equatable {
    /// Where the view of the innermost question was asked, in its own coordinates.
    public var point: CGPoint?
    /// False for a view that a rule of another only looks at.
    public var isAsked: Bool
  }

  /// Takes the next step of the trace.
  public mutating func follow(_ step: HitTestTrace.Step) -> Frame {
    if case .asked(let point, _) = step.event {
      points.removeLast(max(0, points.count - step.depth))
      points.append(point)
    }
    let frame = Frame(point: points.last, isAsked: step.depth < points.count)
    if case .answered = step.event { points.removeLast(max(0, points.count - step.depth)) }
    return frame
  }
}
