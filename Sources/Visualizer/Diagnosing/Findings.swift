import Diagnosis
import Foundation
import Scenes
import UIKit

/// What was found over the whole scene.
struct Findings {
  fileprivate var found: [Finding] = []
  /// Their fixes come bit by bit; nil where none are looked for.
  fileprivate var search: FindingFixSearch?
  /// The document that was looked over.
  fileprivate var state: BuiltScene.State?
  fileprivate var minimum = MinimumTarget.hig
  /// A large scene is looked over when asked, not after every change.
  var isAsked = false

  @MainActor var list: [Finding] { search?.findings ?? found }

  @MainActor var isMending: Bool { search?.isFinished == false }
}

extension Workspace {
  /// Looking over more views than these takes longer than a person waits after each change.
  private static let mostLookedOver = 1500

  var isTooLargeToLookOver: Bool { projection.views.count > Self.mostLookedOver }

  /// In so many points a scene is looked at between two frames.
  private static let mostSamples = 400_000
  /// The time that looking for fixes may take of a frame.
  private static let share = Duration.milliseconds(6)

  /// Whether the findings on the panel are of the scene as it is.
  var areFindingsCurrent: Bool {
    findings.state == scene?.state && findings.minimum == comfort.minimumTarget
  }

  /// Looks the scene over where the panel is open and nothing is being dragged; to be
  /// called after anything changed.
  mutating func lookOver() {
    guard isFindingsShown, let scene, drag == nil, !areFindingsCurrent, !isPlayingBack,
      !isTooLargeToLookOver || findings.isAsked
    else { return }
    var linter = Linter(builder: SceneBuilder(registry: registry))
    linter.looksForFixes = false
    linter.mostSamples = Self.mostSamples
    linter.minimumTarget = comfort.minimumTarget.side
    let found = linter.findings(in: scene.document).gravestFirst
    findings = Findings(
      found: found,
      search: isTooLargeToLookOver ? nil : linter.fixes(for: found, in: scene.document),
      state: scene.state, minimum: comfort.minimumTarget)
  }

  var isMendingFindings: Bool { isFindingsShown && areFindingsCurrent && findings.isMending }

  /// Goes on with the search for fixes, for a part of a frame.
  mutating func advanceFindings() {
    guard isMendingFindings else { return }
    let clock = ContinuousClock()
    let end = clock.now + Self.share
    repeat { findings.search?.advance() } while findings.isMending && clock.now < end
  }

  /// A few views are looked over between two frames.
  private var isPlayingBack: Bool { player.isMoving && projection.views.count > 100 }

  /// Selects what a finding is about and touches where it shows.
  mutating func show(_ finding: Finding) {
    selection = finding.view
    if let point = finding.evidence { touch(at: point) }
    selection = finding.view
  }
}
