import Scenes
import UIKit

/// The views whose frames an import had to assume, and what of a scene hangs on them.
///
/// Such a view may be somewhere else in the app, so that no finding about it can be more than a note.
@MainActor
struct AssumedFrames {
  private let scene: BuiltScene
  /// Whether a node's own frame or that of a view around it is assumed.
  private let isAssumed: [Bool]
  /// What the assumed views fill on the screen.
  private let boxes: [CGRect]

  /// Nil where a scene has none.
  init?(_ survey: Survey) {
    let nodes = survey.document.nodes
    guard nodes.contains(where: { $0.origin.isFrameAssumed }) else { return nil }
    scene = survey.scene
    var isAssumed: [Bool] = []
    for (node, parent) in zip(nodes, survey.parents) {
      isAssumed.append(node.origin.isFrameAssumed || parent.map { isAssumed[$0] } ?? false)
    }
    self.isAssumed = isAssumed
    boxes = nodes.indices.filter { nodes[$0].origin.isFrameAssumed }.map { index in
      Self.box(of: survey.view(index))
    }
  }

  func softened(_ finding: Finding) -> Finding {
    guard rests(finding) else { return finding }
    var finding = finding
    finding.level = .note
    finding.restsOnAssumedFrame = true
    return finding
  }

  private func rests(_ finding: Finding) -> Bool {
    let named = [finding.view, finding.kind.other].compactMap { $0 }.compactMap(scene.index)
    if named.contains(where: { isAssumed[$0] }) { return true }
    // What takes these touches is not named, and may be one of the assumed views.
    switch finding.kind {
    case .small, .mostlyUnreachable, .unreachable:
      guard let view = scene.view(finding.view) else { return false }
      let box = Self.box(of: view)
      return boxes.contains { Self.overlap($0, box) }
    default: return false
    }
  }

  private static func box(of view: UIView) -> CGRect {
    let bounds = view.bounds
    let corners = [
      (bounds.minX, bounds.minY), (bounds.maxX, bounds.minY), (bounds.minX, bounds.maxY),
      (bounds.maxX, bounds.maxY),
    ].map { Way.onScreen(CGPoint(x: $0.0, y: $0.1), of: view) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  private static func overlap(_ one: CGRect, _ other: CGRect) -> Bool {
    one.origin.x < other.origin.x + other.size.width
      && other.origin.x < one.origin.x + one.size.width
      && one.origin.y < other.origin.y + other.size.height
      && other.origin.y < one.origin.y + one.size.height
  }
}
