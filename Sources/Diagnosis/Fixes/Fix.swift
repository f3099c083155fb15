public import Scenes
public import UIKit

/// Changes after which the wished view gets the touch: tried on a copy of the scene, with all that
/// else they change.
public struct Fix: Sendable, Equatable {
  /// In the order in which they are made.
  public var edits: [SceneEdit]
  public var effects: Effects

  public init(edits: [SceneEdit], effects: Effects) {
    self.edits = edits
    self.effects = effects
  }

  /// What a change to a scene changes for touches.
  public struct Effects: Sendable, Equatable {
    /// Probes that give another answer than before; those at the wished point are left out.
    public var flippedProbes: [Flip]
    /// Who loses touches, the largest loss first; square points. nil stands for points that hit nothing.
    public var losses: [Loss]
    /// What the wished view gains, in square points.
    public var gain: CGFloat
    /// The part of the gain that lies where the wished view is not drawn.
    public var strayGain: CGFloat
    /// What the wished view itself loses, in square points, as where it was before it moved.
    public var ownLoss: CGFloat = 0

    /// Square points lost by views that are there to be touched.
    public var lossOfTargets: CGFloat { losses.reduce(0) { $0 + ($1.isTarget ? $1.area : 0) } }
    /// Whether a view that is there to be touched can't be touched any more.
    public var silencesTarget: Bool { losses.contains { $0.isTarget && $0.isAll } }
    /// Square points that change hands, those that hit nothing before included.
    public var changedArea: CGFloat { losses.reduce(0) { $0 + $1.area } }
  }

  public struct Flip: Sendable, Equatable {
    public var probe: SceneProbe
    public var before: ProbeOutcome.Answer
    public var after: ProbeOutcome.Answer
  }

  public struct Loss: Sendable, Equatable {
    public var view: ViewID?
    public var area: CGFloat
    /// The view is there to be touched: a control, or one that handles touches.
    public var isTarget: Bool
    /// Nothing is left to it.
    public var isAll = false
  }
}
