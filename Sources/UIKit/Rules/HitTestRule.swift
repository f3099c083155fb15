/// A custom hit-testing behaviour attached to a view, as a scene file states it.
///
/// Rules on `point(inside:)` shape the region in list order, then the search runs, then rules on
/// the result follow in list order. Views are named by id and found when the rules are attached.
public enum HitTestRule: Sendable, Equatable {
  /// `point(inside:)` tests grown bounds.
  case expand(Growth)
  /// A shaped touch area, in SVG path data and the view's own coordinates.
  case path(d: String, fillRule: FillRule, gate: PathGate)
  /// A window through the view: the region without the path.
  case hole(d: String, fillRule: FillRule)
  /// A result that is the view itself becomes nil; children still answer.
  case passThrough
  /// A result in the list becomes nil; the listed views' subviews still answer.
  case ignore(views: [ViewID])
  /// The answer is replaced by the designated view.
  case redirect(to: ViewID, from: [ViewID]?, when: RedirectMoment)
  /// The view's descendants are found wherever they are.
  case reachOutside(search: ReachSearch, respectsGates: Bool)
  /// Children are asked before and regardless of the view's own `point(inside:)`.
  case overflow
  /// Children are never asked.
  case boxOnly
  /// Nothing answers.
  case none

  public enum Growth: Sendable, Equatable {
    /// Points added on each side, negative to shrink.
    case by(UIEdgeInsets)
    /// Both sides grow equally until the size is reached.
    case toAtLeast(CGSize)
  }

  public enum FillRule: String, Sendable, Equatable, CaseIterable {
    case nonzero
    case evenodd
  }

  public enum PathGate: String, Sendable, Equatable, CaseIterable {
    /// The path is `point(inside:)`.
    case inside
    /// The search runs; its result is dropped outside the path.
    case result
  }

  public enum RedirectMoment: String, Sendable, Equatable, CaseIterable {
    case hit
    case inside
    case always
  }

  public enum ReachSearch: String, Sendable, Equatable, CaseIterable {
    /// Stops at the first finding.
    case frontMost = "front-most"
    /// The recursion as its author published it, flaw included: a later sibling may overwrite a finding.
    case asPublished = "as-published"
  }

  /// The rule's name in a scene file.
  public var name: String {
    switch self {
    case .expand: "expand"
    case .path: "path"
    case .hole: "hole"
    case .passThrough: "passThrough"
    case .ignore: "ignore"
    case .redirect: "redirect"
    case .reachOutside: "reachOutside"
    case .overflow: "overflow"
    case .boxOnly: "boxOnly"
    case .none: "none"
    }
  }
}
