import Scenes
import UIKit

/// What the rules of a view mean for painting.
extension TerritoryTable {
  /// Needs the nodes of all views that rules speak of.
  mutating func resolveRules(of index: Int32, in scene: BuiltScene) {
    guard var detail = details[index] else { return }
    func find(_ id: ViewID) -> Int32? { scene.view(id).flatMap { self.index(of: $0) } }
    var flags: Flags = []
    for rule in views[Int(index)].hitTestRules {
      switch rule {
      case .expand, .hole: break
      case .path(let d, let fillRule, let gate):
        guard gate == .result, let path = try? CGPath(svgPathData: d) else { continue }
        detail.results.append(.path(InsideRegion.Outline(path: path, fillRule: fillRule)))
      case .passThrough: detail.results.append(.passThrough)
      case .ignore(let ids):
        detail.results.append(.ignore(Set(ids.compactMap(find))))
      case .redirect(let to, let from, let moment):
        guard let target = find(to) else { continue }
        if moment != .hit { flags.insert(.answersAnywhere) }
        detail.results.append(
          .redirect(to: target, from: from.map { Set($0.compactMap(find)) }, when: moment))
      case .reachOutside(let search, let respectsGates):
        if search == .asPublished {
          flags.insert(.askedByPixel)
        } else {
          detail.results.append(.reachOutside(respectsGates: respectsGates))
        }
        flags.insert(.reaching)
        hasReaching = true
      case .overflow: flags.insert(.overflow)
      case .boxOnly: flags.insert(.childrenNotAsked)
      case .none: flags.insert(.answersNothing)
      }
    }
    // Of several rules on the search the engine takes `none`, then `boxOnly`, then `overflow`.
    if flags.contains(.childrenNotAsked) { flags.remove(.overflow) }
    if !detail.results.isEmpty { flags.insert(.resultRules) }
    apply(detail.region, &flags, to: index)
    nodes[Int(index)].flags.formUnion(flags)
    details[index] = detail
  }

  private mutating func apply(_ region: InsideRegion, _ flags: inout Flags, to index: Int32) {
    switch region.shape {
    case .rect(let rect): nodes[Int(index)].region = rect
    case .path(let path, _):
      nodes[Int(index)].region = path.boundingBoxOfPath
      flags.insert(.shaped)
    }
    if !region.holes.isEmpty { flags.insert(.shaped) }
    if !nodes[Int(index)].region.isShortFraction { nodes[Int(index)].flags.remove(.exact) }
  }
}
