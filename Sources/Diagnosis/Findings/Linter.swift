public import Scenes
public import UIKit

/// Looks over a whole scene for findings.
@MainActor
public struct Linter {
  /// The side, in points, below which a touch area is a finding.
  public var minimumTarget: CGFloat = 44
  /// Views that are there to be touched although nothing in the scene says so.
  public var wishedTargets: Set<ViewID> = []
  /// Whether a fix is looked for with each finding that has a point to tap.
  public var looksForFixes = true
  /// In how many points windows are sampled at most; where they have more pixels than that, the map
  /// is coarser.
  public var mostSamples = 4_000_000

  private let builder: SceneBuilder
  /// Below this side a target is too small for everybody (WCAG 2.2, 2.5.8).
  static let smallestTarget: CGFloat = 24

  public init(builder: SceneBuilder = SceneBuilder()) { self.builder = builder }

  /// The map by which findings are told: coarser than a pixel a point where windows are very large.
  public static func grid(of scene: BuiltScene, mostSamples: Int = 4_000_000) -> SampleGrid {
    .screen(scene.screenArea, limit: mostSamples)
  }

  /// The findings, by the order of the views in the file.
  public func findings(in document: SceneDocument) -> [Finding] {
    let overrides = OverrideCheck(document, builder: builder).findings()
    let tame = document.tamed(by: overrides)
    let survey = Survey(of: tame, builder.build(tame), self)
    var findings = survey.structure() + survey.targets() + overrides
    if let assumed = AssumedFrames(survey) { findings = findings.map(assumed.softened) }
    let order = Dictionary(
      document.nodes.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { a, _ in a })
    findings = findings.enumerated().sorted { one, other in
      (order[one.element.view] ?? .max, one.offset) < (
        order[other.element.view] ?? .max, other.offset
      )
    }.map(\.element)
    guard looksForFixes else { return findings }
    var search = fixes(for: findings, in: document)
    while !search.isFinished { search.advance() }
    return search.findings
  }

  /// A search for a fix of each finding, to be made step by step.
  public func fixes(for findings: [Finding], in document: SceneDocument) -> FindingFixSearch {
    FindingFixSearch(
      findings, in: document.tamed(by: findings), builder: builder,
      mostSamples: min(mostSamples, 1_000_000), smallestSide: minimumTarget)
  }
}
