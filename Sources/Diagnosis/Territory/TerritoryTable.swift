import Scenes
import UIKit

/// The views of a scene in one flat list, with all that painting needs: read once from the live
/// tree, so that painting touches no object.
///
/// A view's subviews stand side by side, back to front. Nothing recurses over depth.
@MainActor
struct TerritoryTable {
  private(set) var nodes: [Node] = []
  private(set) var views: [UIView] = []
  /// Front-most first.
  private(set) var roots: [Int32] = []
  private(set) var details: [Int32: Details] = [:]
  private let indices = Indices()

  /// Made when first asked for: painting alone needs none.
  private final class Indices {
    var byView: [ObjectIdentifier: Int32]?
  }

  struct Node {
    /// The rectangle of `point(inside:)` in the view's own coordinates; the box where it is shaped.
    var region: CGRect
    /// Own coordinates plus this are screen points, where the chain only moves.
    var offset: CGPoint
    var parent: Int32
    var firstChild: Int32 = 0
    var endChild: Int32 = 0
    /// Index into `maps`, where the chain turns or scales; -1 where it only moves.
    var map: Int32 = -1
    var flags: Flags
  }

  /// Own coordinates to screen points, for nodes whose chain turns or scales.
  private(set) var maps: [CGAffineTransform] = []

  struct Flags: OptionSet {
    let rawValue: UInt16
    /// A gate refuses every point.
    static let closed = Flags(rawValue: 1 << 0)
    static let singular = Flags(rawValue: 1 << 1)
    /// Every number on the way from the screen is a short binary fraction, so arithmetic is exact.
    static let exact = Flags(rawValue: 1 << 2)
    /// The chain keeps axes parallel, so a rectangle stays upright.
    static let upright = Flags(rawValue: 1 << 3)
    /// The region is no rectangle.
    static let shaped = Flags(rawValue: 1 << 4)
    static let overflow = Flags(rawValue: 1 << 5)
    static let childrenNotAsked = Flags(rawValue: 1 << 6)
    static let answersNothing = Flags(rawValue: 1 << 7)
    static let resultRules = Flags(rawValue: 1 << 8)
    /// A class of its own, or the published recursion: asked at every pixel.
    static let askedByPixel = Flags(rawValue: 1 << 9)
    /// `point(inside:)` of a class of its own: no region says what it answers.
    static let customInside = Flags(rawValue: 1 << 10)

    static let special: Flags = [
      .closed, .singular, .shaped, .overflow, .childrenNotAsked, .answersNothing, .resultRules,
      .askedByPixel, .turned,
    ]
    static let turned = Flags(rawValue: 1 << 11)
  }

  /// What few nodes have.
  struct Details {
    var region: InsideRegion
    var results: [ResultRule] = []
  }

  /// A rule on the result, its views found in the table.
  enum ResultRule {
    case passThrough
    case ignore(Set<Int32>)
    case redirect(to: Int32, from: Set<Int32>?, when: HitTestRule.RedirectMoment)
    case reachOutside(respectsGates: Bool)
    case path(InsideRegion.Outline)
  }

  init(of scene: BuiltScene) {
    for view in scene.windows.frontMostFirst {
      roots.append(add(view, parent: -1))
    }
    var index = 0
    while index < nodes.count {
      addChildren(of: Int32(index))
      index += 1
    }
    resolveRules(in: scene)
  }

  private mutating func addChildren(of index: Int32) {
    let subviews = views[Int(index)].unobservedSubviews
    nodes[Int(index)].firstChild = Int32(nodes.count)
    for view in subviews { add(view, parent: index) }
    nodes[Int(index)].endChild = Int32(nodes.count)
  }

  @discardableResult
  private mutating func add(_ view: UIView, parent: Int32) -> Int32 {
    let facts = view.hitFacts
    let index = Int32(nodes.count)
    var flags: Flags = []
    if !facts.passesGates { flags.insert(.closed) }
    if facts.isSingular { flags.insert(.singular) }
    if !facts.isPlain { flags.formUnion([.askedByPixel, .customInside]) }
    var node = Node(region: facts.bounds, offset: .zero, parent: parent, flags: flags)
    let above = parent < 0 ? nil : nodes[Int(parent)]
    if facts.isTranslation, above?.map ?? -1 < 0 {
      let own = CGPoint(x: facts.toSuperview.tx, y: facts.toSuperview.ty)
      node.offset = CGPoint(
        x: own.x + (above?.offset.x ?? 0), y: own.y + (above?.offset.y ?? 0))
      node.flags.insert(.upright)
      if above?.flags.contains(.exact) ?? true, own.isShortFraction, node.offset.isShortFraction,
        facts.bounds.isShortFraction
      {
        node.flags.insert(.exact)
      }
    } else {
      let map = facts.toSuperview.concatenating(above.map(toScreen) ?? .identity)
      node.map = Int32(maps.count)
      maps.append(map)
      let isParentUpright = above?.flags.contains(.upright) ?? true
      let keepsAxes = facts.toSuperview.b == 0 && facts.toSuperview.c == 0
      node.flags.insert(isParentUpright && keepsAxes ? .upright : .turned)
    }
    if facts.hasRules { details[index] = Details(region: view.insideRegion) }
    nodes.append(node)
    views.append(view)
    return index
  }

  /// Own coordinates of a node to screen points.
  func toScreen(_ node: Node) -> CGAffineTransform {
    node.map >= 0
      ? maps[Int(node.map)]
      : CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: node.offset.x, ty: node.offset.y)
  }

  /// A screen point in a node's own coordinates, by the very steps of a hit test.
  func localPoint(_ index: Int32, _ point: CGPoint) -> CGPoint {
    var chain: [Int32] = []
    var current = index
    while current >= 0 {
      chain.append(current)
      current = nodes[Int(current)].parent
    }
    return chain.reversed().reduce(point) { views[Int($1)].pointFromSuperview($0) }
  }

  /// The node of a view, or nil for one that is not in the scene.
  func index(of view: UIView) -> Int32? {
    let known =
      indices.byView
      ?? Dictionary(
        views.enumerated().map { (ObjectIdentifier($0.element), Int32($0.offset)) },
        uniquingKeysWith: { first, _ in first })
    indices.byView = known
    return known[ObjectIdentifier(view)]
  }

  // MARK: Rules

  private mutating func resolveRules(in scene: BuiltScene) {
    for index in details.keys.sorted() { resolveRules(of: index, in: scene) }
  }

  private mutating func resolveRules(of index: Int32, in scene: BuiltScene) {
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
        detail.results.append(
          .redirect(to: target, from: from.map { Set($0.compactMap(find)) }, when: moment))
      case .reachOutside(let search, let respectsGates):
        if search == .asPublished {
          flags.insert(.askedByPixel)
        } else {
          detail.results.append(.reachOutside(respectsGates: respectsGates))
        }
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

extension CGFloat {
  /// A multiple of 1/4096 that is not huge: sums of many of these never round.
  var isShortFraction: Bool {
    magnitude < 2_147_483_648 && (self * 4096).rounded(.towardZero) == self * 4096
  }
}

extension CGPoint {
  var isShortFraction: Bool { x.isShortFraction && y.isShortFraction }
}

extension CGRect {
  var isShortFraction: Bool {
    origin.isShortFraction && size.width.isShortFraction && size.height.isShortFraction
  }
}
