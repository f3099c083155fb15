import Scenes
import UIKit

/// The views of a scene in one flat list, with all that painting needs: read once from the live
/// tree, so that painting touches no object.
///
/// A view's subviews stand side by side, back to front. Nothing recurses over depth.
@MainActor
struct TerritoryTable {
  var nodes: [Node] = []
  private(set) var views: [UIView] = []
  /// What the views are read from, without touching them.
  private(set) var sources: [HitSource] = []
  /// Front-most first.
  var roots: [Int32] = []
  var details: [Int32: Details] = [:]
  /// What lies in closed views may be another than when it was read.
  var hasUnread = false
  /// A rule finds views behind closed gates too, so nothing may be left unread.
  var hasReaching = false
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
    /// The node's place in `maps`, once it has one; of use where the chain turns or scales.
    var map: Int32 = -1
    var flags: Flags
  }

  /// Own coordinates to screen points, for nodes whose chain turns or scales.
  var maps: [CGAffineTransform] = []

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
    /// The chain turns or scales: `maps` leads to the screen, not `offset`.
    static let mapped = Flags(rawValue: 1 << 12)
    /// A rule finds descendants wherever they are.
    static let reaching = Flags(rawValue: 1 << 13)
    /// A rule answers also where the search found nothing.
    static let answersAnywhere = Flags(rawValue: 1 << 14)
    /// Perspective is on the way, so that no map of the table leads to the screen: asked at every
    /// pixel, with all that is in it.
    static let projected = Flags(rawValue: 1 << 15)
  }

  /// What few nodes have.
  struct Details: Equatable {
    var region: InsideRegion
    var results: [ResultRule] = []
  }

  /// A rule on the result, its views found in the table.
  enum ResultRule: Equatable {
    case passThrough
    case ignore(Set<Int32>)
    case redirect(to: Int32, from: Set<Int32>?, when: HitTestRule.RedirectMoment)
    case reachOutside(respectsGates: Bool)
    case path(InsideRegion.Outline)
  }

  let grid: SampleGrid
  /// Outside its box a node claims no pixel, nor does anything in it. For plain nodes the box is
  /// the very region; kept apart from the nodes, so that looking through many is quick.
  var boxes: [PixelBox] = []

  init(of scene: BuiltScene, grid: SampleGrid) {
    self.grid = grid
    for view in scene.windows.frontMostFirst { roots.append(add(view, parent: -1)) }
    var index = 0
    while index < nodes.count {
      addChildren(of: Int32(index))
      index += 1
    }
    for index in details.keys.sorted() { resolveRules(of: index, in: scene) }
    findBoxes()
  }

  private mutating func addChildren(of index: Int32) {
    let subviews = views[Int(index)].unobservedSubviews
    nodes[Int(index)].firstChild = Int32(nodes.count)
    for view in subviews { add(view, parent: index) }
    nodes[Int(index)].endChild = Int32(nodes.count)
  }

  @discardableResult
  private mutating func add(_ view: UIView, parent: Int32) -> Int32 {
    let index = Int32(nodes.count)
    nodes.append(Node(region: .zero, offset: .zero, parent: parent, flags: []))
    views.append(view)
    sources.append(HitSource(view))
    read(index)
    return index
  }

  /// Own coordinates of a node to screen points.
  func toScreen(_ node: Node) -> CGAffineTransform {
    node.flags.contains(.mapped)
      ? maps[Int(node.map)]
      : CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: node.offset.x, ty: node.offset.y)
  }

  /// A screen point in a node's own coordinates, by the very steps of a hit test; nil where they
  /// don't lead there.
  func localPoint(_ index: Int32, _ point: CGPoint) -> CGPoint? {
    localPoint(chain(to: index), point)
  }

  /// The same for the views from a node to its root, for many points of one node.
  func localPoint(_ chain: [UIView], _ point: CGPoint) -> CGPoint? {
    var point = point
    // A loop, because a closure would ask for every view which thread it is on.
    for view in chain.reversed() {
      guard let inner = view.pointFromSuperview(point) else { return nil }
      point = inner
    }
    return point
  }

  /// A node's view and those around it, the root last.
  func chain(to index: Int32) -> [UIView] {
    var chain: [UIView] = []
    var current = index
    while current >= 0 {
      chain.append(views[Int(current)])
      current = nodes[Int(current)].parent
    }
    return chain
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
