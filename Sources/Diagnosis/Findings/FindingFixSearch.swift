import Scenes
import UIKit

/// Findings that are given their fixes in small steps, so that a window can go on drawing in
/// between.
@MainActor
public struct FindingFixSearch {
  /// The findings, with the fixes found so far.
  public private(set) var findings: [Finding]

  private let finder: FixFinder?
  /// The findings that still wait for a fix, the next one last.
  private var waiting: [Int] = []
  private var search: FixSearch?

  /// No more findings than these are given a fix: each costs many runs.
  private static let mostFixes = 24
  /// Nor are those of scenes with more views than these.
  private static let mostViews = 5000

  init(
    _ findings: [Finding], in document: SceneDocument, builder: SceneBuilder, mostSamples: Int,
    smallestSide: CGFloat
  ) {
    self.findings = findings
    let wished = findings.indices.filter {
      findings[$0].kind.isFixedByAnswer && findings[$0].evidence != nil
    }
    guard !wished.isEmpty, document.nodes.count <= Self.mostViews else {
      finder = nil
      return
    }
    waiting = wished.prefix(Self.mostFixes).reversed()
    finder = FixFinder(
      document, builder: builder, enough: 6, mostSamples: mostSamples, smallestSide: smallestSide)
  }

  /// Whether every finding has what fix there is.
  public var isFinished: Bool { waiting.isEmpty }

  /// The next step of the search for one fix.
  public mutating func advance() {
    guard let index = waiting.last, let finder, let point = findings[index].evidence else { return }
    var search = search ?? finder.search(for: findings[index].view, at: point)
    if !search.isFinished { search.advance() }
    guard search.isFinished else {
      self.search = search
      return
    }
    findings[index].fix = search.fixes.first { findings[index].isMended(by: $0) }
    self.search = nil
    waiting.removeLast()
  }
}

extension Finding {
  /// A shape that leaves a part out leaves it out wherever the view is; and nothing is mended by
  /// what takes all its touches from another control. What is only worth knowing is not worth
  /// any touch of a control, nor all of any view: plain as it looks, code may make it a control.
  fileprivate func isMended(by fix: Fix) -> Bool {
    guard !fix.effects.silencesTarget,
      level != .note || !(fix.effects.harmsAnybody || fix.edits.contains(where: \.takesAway))
    else { return false }
    guard case .shapeLeavesOut = kind else { return true }
    return !fix.edits.contains { edit in
      if case .moveFrame(view, _) = edit { true } else { false }
    }
  }
}

extension SceneEdit {
  /// Whether it keeps a view from answering, or hands on what it would answer.
  fileprivate var takesAway: Bool {
    switch self {
    case .addRule(_, .redirect), .addRule(_, .passThrough), .addRule(_, .boxOnly),
      .setInteraction(_, false):
      true
    default: false
    }
  }
}

extension Fix.Effects {
  fileprivate var harmsAnybody: Bool {
    lossOfTargets > 0 || losses.contains { $0.view != nil && $0.isAll }
  }
}

extension Finding.Kind {
  /// Whether a fix that lets the view win at the evidence repairs the finding.
  fileprivate var isFixedByAnswer: Bool {
    switch self {
    case .unreachable, .sticksOut, .covered, .zeroSize, .closedAncestor, .growthCutOff,
      .shapeLeavesOut, .drawnInFrontAskedAfter, .mostlyUnreachable:
      true
    default: false
    }
  }
}
