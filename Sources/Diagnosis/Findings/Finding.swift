public import Scenes
public import UIKit

/// Something in a scene that makes touches go where nobody would expect them.
public struct Finding: Sendable, Equatable {
  public enum Level: String, Sendable, Comparable, CaseIterable {
    /// Worth knowing.
    case note
    /// Touches are lost that somebody will miss.
    case warning
    /// Something that is there to be touched can't be.
    case error

    public static func < (one: Level, other: Level) -> Bool {
      let order = Level.allCases
      return order.firstIndex(of: one) ?? 0 < order.firstIndex(of: other) ?? 0
    }
  }

  public var level: Level
  public var view: ViewID
  public var kind: Kind
  /// A screen point to tap and see; nil where any point shows it, or none.
  public var evidence: CGPoint?
  /// Where the view stands in the file.
  public var place: Problem.Place?
  /// Whether it hangs on a frame that an import had to assume; it is no more than a note then.
  public var restsOnAssumedFrame = false
  /// The change that helps with the least harm, where one was looked for and found.
  public var fix: Fix?

  public init(
    _ level: Level, _ view: ViewID, _ kind: Kind, evidence: CGPoint? = nil,
    place: Problem.Place? = nil, fix: Fix? = nil
  ) {
    self.level = level
    self.view = view
    self.kind = kind
    self.evidence = evidence
    self.place = place
    self.fix = fix
  }

  public enum Kind: Sendable, Equatable {
    /// A view that is there to be touched has no size.
    case zeroSize
    /// A view without size has subviews that are seen: none of them can be touched.
    case zeroSizeParent(seen: ViewID)
    /// Nothing of what is drawn can be touched.
    case unreachable(DeadZone.Cause)
    /// Only `share` of what is drawn can be touched; no single cause takes half of it.
    case mostlyUnreachable(share: CGFloat)
    /// `share` of what is drawn lies outside an ancestor.
    case sticksOut(of: ViewID, share: CGFloat)
    /// `share` of what is drawn lies behind another view.
    case covered(by: ViewID, share: CGFloat)
    /// Two views that are there to be touched share a stretch; the one in front gets it.
    case targetsOverlap(with: ViewID, share: CGFloat)
    /// `share` of what is drawn is left out by the view's own shape.
    case shapeLeavesOut(share: CGFloat)
    /// An ancestor cuts off `area` square points of what the view's rule added.
    case growthCutOff(by: ViewID, area: CGFloat)
    /// The largest square in its touch area has this side, in points.
    case small(side: CGFloat, minimum: CGFloat)
    /// A view that is there to be touched lies in another such view.
    case nested(in: ViewID)
    /// An alpha that shows nothing or next to nothing and stops touches, though it is not 0.
    case almostTransparent(Float)
    /// An ancestor that takes no touches: everything in it is dead.
    case closedAncestor(ViewID, DeadZone.Gate)
    case noInverse
    /// A window in front takes touches for nothing that is there to be touched.
    case windowSwallows(from: ViewID)
    /// The root's content has the size of the turned window.
    case windowNotTurned(content: ViewID)
    /// Drawn in front of a sibling, by its z position, but asked after it.
    case drawnInFrontAskedAfter(ViewID)
    /// Code of a class of its own: what it does wrong.
    case override(OverrideFault)

    /// The name by which baselines, SARIF and `--help` know it.
    public var rule: String {
      switch self {
      case .zeroSize: "zero-size"
      case .zeroSizeParent: "zero-size-parent"
      case .unreachable: "unreachable"
      case .mostlyUnreachable: "mostly-unreachable"
      case .sticksOut: "sticks-out"
      case .covered: "covered"
      case .targetsOverlap: "targets-overlap"
      case .shapeLeavesOut: "shape-leaves-out"
      case .growthCutOff: "growth-cut-off"
      case .small: "small-target"
      case .nested: "nested-targets"
      case .almostTransparent: "almost-transparent"
      case .closedAncestor: "closed-ancestor"
      case .noInverse: "no-inverse"
      case .windowSwallows: "window-swallows"
      case .windowNotTurned: "window-not-turned"
      case .drawnInFrontAskedAfter: "z-position"
      case .override(let fault): "override-\(fault.name)"
      }
    }

    /// The names of all kinds, sorted.
    public static let allRules: [String] =
      ([
        "zero-size", "zero-size-parent", "unreachable", "sticks-out", "covered", "targets-overlap",
        "shape-leaves-out", "growth-cut-off", "small-target", "nested-targets",
        "almost-transparent", "closed-ancestor", "no-inverse", "window-swallows",
        "window-not-turned", "z-position", "mostly-unreachable",
      ] + OverrideFault.names.map { "override-\($0)" }).sorted()

    /// The other view concerned.
    public var other: ViewID? {
      switch self {
      case .zeroSizeParent(let view), .sticksOut(let view, _), .covered(let view, _),
        .targetsOverlap(let view, _), .growthCutOff(let view, _), .nested(let view),
        .closedAncestor(let view, _), .windowSwallows(let view), .windowNotTurned(let view),
        .drawnInFrontAskedAfter(let view):
        view
      case .unreachable(.outside(let view)), .unreachable(.covered(let view)),
        .unreachable(.closed(let view, _)), .unreachable(.rule(let view, _)),
        .unreachable(.code(let view)):
        view
      case .override(.wrongOrder(let view)): view
      default: nil
      }
    }
  }

  /// What a baseline knows a finding by: it survives moved views and changed sizes.
  public var fingerprint: String {
    [kind.rule, view.name, kind.other?.name].compactMap { $0 }.joined(separator: " ")
  }
}

/// What an override does wrong, told by running it.
public enum OverrideFault: Sendable, Equatable {
  /// It answers although a gate of the view is closed.
  case forgetsGate(DeadZone.Gate)
  /// It answers for points far outside its bounds.
  case claimsOutside
  /// Of two subviews that share a point, the one behind gets it.
  case wrongOrder(ViewID)
  /// A subview in front that takes no touches ends the search.
  case stopsEarly
  /// Asked twice at the same point, it answers differently.
  case answersDifferently
  /// It changes the tree while it is asked.
  case changesState
  /// It answers with a view that is not in the scene's windows.
  case strangerAnswer
  /// It asks on and on, until the call stack is used up.
  case endless

  public var name: String {
    switch self {
    case .forgetsGate: "forgets-gate"
    case .claimsOutside: "claims-outside"
    case .wrongOrder: "wrong-order"
    case .stopsEarly: "stops-early"
    case .answersDifferently: "answers-differently"
    case .changesState: "changes-state"
    case .strangerAnswer: "stranger-answer"
    case .endless: "endless"
    }
  }

  static let names = [
    "forgets-gate", "claims-outside", "wrong-order", "stops-early", "answers-differently",
    "changes-state", "stranger-answer", "endless",
  ]
}

extension [Finding] {
  /// Errors first, then warnings, then notes; those of one level in their order here.
  public var gravestFirst: [Finding] {
    Finding.Level.allCases.reversed().flatMap { level in filter { $0.level == level } }
  }
}
