/// The ordered facts of one hit test: every question that was asked, with its answer.
///
/// A value; text, JSON, narration and animation are all readers of it.
public struct HitTestTrace: Sendable, Equatable {
  /// The touched point: screen points when windows were asked, else the asked view's own coordinates.
  public var point: CGPoint
  /// The view that gets the touch, or nil when nothing does.
  public var hit: ViewID?
  public var steps: [Step]
  /// The responder chain upward from `hit`: views, controllers by name, windows, `application`, `delegate`.
  public var chain: [String]

  public init(point: CGPoint, hit: ViewID?, steps: [Step], chain: [String]) {
    self.point = point
    self.hit = hit
    self.steps = steps
    self.chain = chain
  }

  /// One fact about one view.
  public struct Step: Sendable, Equatable {
    /// 1 for the first step of the trace.
    public var number: Int
    /// How many frames enclose this step: 0 for a window.
    public var depth: Int
    public var view: ViewID
    public var event: Event

    public init(number: Int, depth: Int, view: ViewID, event: Event) {
      self.number = number
      self.depth = depth
      self.view = view
      self.event = event
    }
  }

  public enum Event: Sendable, Equatable {
    /// `hitTest` was called with `point`, in the view's own coordinates.
    case asked(point: CGPoint, by: Asker)
    /// A gate ended the branch before its children.
    indirect case refused(Gate)
    /// What `point(inside:)` said; false is the refusal.
    case inside(Bool)
    indirect case rule(RuleStep)
    /// Something custom code did inside its own frame, noted and never taken for a call.
    indirect case observed(Observation)
    case answered(ViewID?, seen: Seen)
  }

  /// Who asked.
  public enum Asker: Sendable, Equatable {
    /// The screen's loop over windows, or the caller of `trace`.
    case outside
    /// The default search of the superview.
    case superview
    /// Custom code, directly.
    case customCode
  }

  /// A test that ends a branch before its children, with the value that failed it, as stored.
  public enum Gate: Sendable, Equatable {
    case isEnabled
    case isUserInteractionEnabled
    case isHidden
    case alpha(Float)
    /// An animation without `.allowUserInteraction` is moving the view.
    case animation
    /// The transform has no inverse, or the point lies beyond the horizon of the view's plane, so
    /// that the view could not even be asked.
    case transform(CGAffineTransform)
  }

  /// One act of a rule of the view.
  public struct RuleStep: Sendable, Equatable {
    /// The rule's name in a scene file: `expand`, `path`, `reachOutside` …
    public var rule: String
    /// Its place in the view's rule list, from 0.
    public var index: Int
    /// The view that the rule looked at, where it looks at others.
    public var target: ViewID?
    /// The point as the rule saw it: in `target`'s coordinates, or the view's own.
    public var point: CGPoint
    public var result: Result

    public enum Result: Sendable, Equatable {
      /// A region said whether it holds the point.
      case inside(Bool)
      /// The result so far, after the rule.
      case view(ViewID?)
      /// The target was passed over: its transform has no inverse, or a gate failed.
      case skipped(Gate)
    }

    public init(rule: String, index: Int, target: ViewID?, point: CGPoint, result: Result) {
      self.rule = rule
      self.index = index
      self.target = target
      self.point = point
      self.result = result
    }
  }

  public struct Observation: Sendable, Equatable {
    public enum What: String, Sendable, Equatable {
      /// The default search, reached through `super.hitTest`.
      case superHitTest
      case convert
      case pointInside
      case subviews
      /// A view moved by a property animator is tested where it is seen: `point` as it lies there.
      case presentation
      /// A view that an animation shows elsewhere is tested where its own values say: `point` as it
      /// lies in what is seen, `result` whether it is in there, unlike what the test gives.
      case model
    }

    public var what: What
    /// The other view concerned, where there is one.
    public var view: ViewID?
    public var point: CGPoint?
    /// Of a converted rectangle, whose origin is `point`.
    public var size: CGSize?
    /// A conversion between two windows, which UIKit leaves undefined; here it goes through the
    /// screen.
    public var crossesWindows = false
    /// What it gave: for `pointInside` and `model` the answer, for `superHitTest` nothing yet.
    public var result: Bool?

    public init(what: What, view: ViewID?, point: CGPoint?, result: Bool? = nil) {
      self.what = what
      self.view = view
      self.point = point
      self.result = result
    }
  }

  /// How much of a frame the recorder saw.
  public enum Seen: String, Sendable, Equatable {
    case whole
    /// The default search was seen, the final answer of the override around it was not.
    case searchOnly
  }
}
