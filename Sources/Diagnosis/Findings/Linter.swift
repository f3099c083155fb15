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

  private let builder: SceneBuilder
  /// No more findings than these are given a fix: each costs many runs.
  private static let mostFixes = 24
  /// Below this side a target is too small for everybody (WCAG 2.2, 2.5.8).
  static let smallestTarget: CGFloat = 24

  public init(builder: SceneBuilder = SceneBuilder()) { self.builder = builder }

  /// The map by which findings are told: coarser than a pixel a point where windows are very large.
  public static func grid(of scene: BuiltScene) -> SampleGrid {
    SampleGrid(covering: scene.screenArea, scale: 1, limit: 4_000_000)
  }

  /// The findings, by the order of the views in the file.
  public func findings(in document: SceneDocument) -> [Finding] {
    let survey = Survey(of: document, builder.build(document), self)
    var findings = survey.structure() + survey.targets()
    findings += OverrideCheck(document, builder: builder).findings()
    let order = Dictionary(
      document.nodes.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { a, _ in a })
    findings = findings.enumerated().sorted { one, other in
      (order[one.element.view] ?? .max, one.offset) < (
        order[other.element.view] ?? .max, other.offset
      )
    }.map(\.element)
    return looksForFixes ? withFixes(findings, document) : findings
  }

  private func withFixes(_ findings: [Finding], _ document: SceneDocument) -> [Finding] {
    var findings = findings
    var left = Self.mostFixes
    guard document.nodes.count <= 5000 else { return findings }
    let finder = FixFinder(document, builder: builder, enough: 6)
    for index in findings.indices where left > 0 && findings[index].kind.isFixedByAnswer {
      guard let point = findings[index].evidence else { continue }
      findings[index].fix = finder.fixes(for: findings[index].view, at: point).first
      left -= 1
    }
    return findings
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
