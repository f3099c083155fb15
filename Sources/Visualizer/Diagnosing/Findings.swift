import Diagnosis
import Foundation
import Scenes
import UIKit

/// What was found over the whole scene.
struct Findings {
  var list: [Finding] = []
  /// The document that was looked over.
  fileprivate var state: State?
  /// A large scene is looked over when asked, not after every change.
  var isAsked = false

  fileprivate struct State: Equatable {
    var scene: ObjectIdentifier
  }

  func count(_ level: Finding.Level) -> Int { list.count { $0.level == level } }
}

extension Workspace {
  /// Looking over more views than these takes longer than a person waits after each change.
  private static let mostLookedOver = 1500

  var isTooLargeToLookOver: Bool { projection.views.count > Self.mostLookedOver }

  /// Whether the findings on the panel are of the scene as it is.
  var areFindingsCurrent: Bool {
    findings.state == scene.map { Findings.State(scene: ObjectIdentifier($0)) }
  }

  /// Looks the scene over where the panel is open; to be called after anything changed.
  mutating func lookOver() {
    guard isFindingsShown, let scene, !areFindingsCurrent, !isPlayingBack,
      !isTooLargeToLookOver || findings.isAsked
    else { return }
    var linter = Linter(builder: SceneBuilder(registry: registry))
    linter.looksForFixes = !isTooLargeToLookOver
    findings = Findings(
      list: linter.findings(in: scene.document),
      state: Findings.State(scene: ObjectIdentifier(scene)))
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
