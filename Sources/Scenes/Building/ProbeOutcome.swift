public import UIKit

/// What a probe gave.
public struct ProbeOutcome: Sendable, Equatable {
  public enum Answer: Sendable, Equatable {
    case hit(ViewID)
    case nothing
    /// The view to ask is not in the scene.
    case notAsked
  }

  public var probe: SceneProbe
  public var answer: Answer

  public init(probe: SceneProbe, answer: Answer) {
    self.probe = probe
    self.answer = answer
  }

  /// Whether the answer is the expected one; nil for a probe that expects nothing in particular.
  public var passed: Bool? {
    switch (probe.expectation, answer) {
    case (.none, _): nil
    case (.hit(let expected), .hit(let found)): expected == found
    case (.nothing, .nothing): true
    default: false
    }
  }
}
