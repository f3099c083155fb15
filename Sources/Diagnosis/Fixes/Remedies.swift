import Scenes
import UIKit

/// What is known to help against one obstacle, the mildest first.
@MainActor
struct Remedies {
  let obstacle: Obstacle
  /// The wished view.
  let view: ViewID
  let point: CGPoint
  let scene: BuiltScene
  /// What a view without size is grown to, in points.
  let smallestSide: CGFloat

  var ways: [SceneEdit] {
    switch obstacle.cause {
    case .gate(let gate): open(gate)
    case .outside(let miss) where miss.isHitWhereSeen: []
    case .outside(let miss) where miss.isSeen: [.hitWhereSeen(obstacle.view)]
    case .outside(let miss):
      obstacle.levelsUp == 0 ? reach(miss) : contain(miss)
    case .childrenNotAsked(_, let index), .dropped(_, let index):
      [.removeRule(obstacle.view, index: index)]
    case .replaced(let rule, let index, let answer): undo(rule, index, answer)
    case .covered(let answer): uncover(answer)
    case .coveredByWindow(let answer): uncoverWindow(answer)
    case .ownSubview(let answer): quieten(answer)
    case .customCode, .refusedByCode, .noWindow: []
    }
  }

  /// The answer handed over by the nearest ancestor that both views share.
  static func redirects(to view: ViewID, from hit: ViewID?, in scene: BuiltScene) -> [SceneEdit] {
    guard let hit, let wished = scene.view(view), let taker = scene.view(hit) else { return [] }
    var shared: UIView? = taker
    while let ancestor = shared {
      if wished.isDescendant(of: ancestor) {
        return [
          .addRule(scene.name(of: ancestor), .redirect(to: view, from: [hit], when: .hit))
        ]
      }
      shared = ancestor.superview
    }
    return []
  }

  // MARK: Gates and rules

  private func open(_ gate: HitTestTrace.Gate) -> [SceneEdit] {
    switch gate {
    case .isEnabled: [.setEnabled(obstacle.view, true)]
    case .isUserInteractionEnabled: [.setInteraction(obstacle.view, true)]
    case .isHidden: [.setHidden(obstacle.view, false)]
    case .alpha: [.setAlpha(obstacle.view, 1)]
    case .animation: [.allowTouches(obstacle.view)]
    case .transform: [.resetTransform(obstacle.view)]
    }
  }

  private func undo(_ rule: String, _ index: Int, _ answer: ViewID?) -> [SceneEdit] {
    var ways: [SceneEdit] = [.removeRule(obstacle.view, index: index)]
    if rule == "reachOutside", let branch = branch(below: obstacle.view) {
      ways.insert(.bringToFront(branch), at: 0)
    }
    return ways
  }

  // MARK: Covers

  private func uncover(_ answer: ViewID) -> [SceneEdit] {
    var ways: [SceneEdit] = []
    if let branch = wayView(levelsUp: obstacle.levelsUp) { ways.append(.bringToFront(branch)) }
    ways += quieten(answer)
    return ways
  }

  private func uncoverWindow(_ answer: ViewID) -> [SceneEdit] {
    var ways = quieten(answer)
    if let root = wayView(levelsUp: obstacle.levelsUp),
      let index = scene.document.index(of: obstacle.view)
    {
      let level = scene.document.nodes[index].windowLevel ?? 0
      ways.append(.setWindowLevel(root, level + 1))
    }
    return ways
  }

  /// Lets touches through the view that answers, or takes it and its branch out of the way.
  private func quieten(_ answer: ViewID) -> [SceneEdit] {
    var ways: [SceneEdit] = [.addRule(answer, .passThrough), .setInteraction(answer, false)]
    if answer != obstacle.view { ways.append(.setInteraction(obstacle.view, false)) }
    if case .ownSubview = obstacle.cause { ways.append(.addRule(view, .boxOnly)) }
    return ways
  }

  // MARK: Regions

  /// An ancestor that does not contain the point.
  private func contain(_ miss: Obstacle.Miss) -> [SceneEdit] {
    var ways: [SceneEdit] = []
    let needed = neededBox(in: obstacle.view, miss)
    if miss.shapedBy.isEmpty, let grown = grownFrame(of: obstacle.view, miss, to: needed) {
      ways.append(grown)
    }
    if !miss.shapedBy.contains("path"), !miss.isEmpty || miss.bounds.size != .zero {
      ways.append(
        .addRule(obstacle.view, .expand(.by(Self.growth(from: miss.bounds, to: needed)))))
    }
    ways += shapeRules(miss)
    ways.append(.addRule(obstacle.view, .overflow))
    ways.append(.addRule(obstacle.view, .reachOutside(search: .frontMost, respectsGates: true)))
    if let moved = moveOut() { ways.append(moved) }
    return ways
  }

  /// The wished view itself, which does not contain the point.
  private func reach(_ miss: Obstacle.Miss) -> [SceneEdit] {
    var ways: [SceneEdit] = []
    var needed = miss.bounds.union(Self.pixel(at: miss.point))
    if miss.isEmpty, let view = scene.view(view) {
      for child in view.unobservedSubviews { needed = needed.union(child.frame) }
      needed.size.width = max(needed.size.width, smallestSide)
      needed.size.height = max(needed.size.height, smallestSide)
    }
    if let grown = grownFrame(of: view, miss, to: needed), miss.shapedBy.isEmpty {
      ways.append(grown)
    }
    if !miss.shapedBy.contains("path") {
      ways.append(.addRule(view, .expand(.by(Self.growth(from: miss.bounds, to: needed)))))
    }
    ways += shapeRules(miss)
    if let moved = moveUnder(miss) { ways.append(moved) }
    return ways
  }

  /// Taking away the rules that shape the region.
  private func shapeRules(_ miss: Obstacle.Miss) -> [SceneEdit] {
    guard !miss.shapedBy.isEmpty, let index = scene.document.index(of: obstacle.view) else {
      return []
    }
    return scene.document.nodes[index].hitTestRules.indices.compactMap { rule in
      switch scene.document.nodes[index].hitTestRules[rule] {
      case .path(_, _, .inside), .hole, .expand: .removeRule(obstacle.view, index: rule)
      default: nil
      }
    }
  }

  /// What the ancestor has to contain: its bounds, the point, and the whole of the wished view's
  /// touch area, so that the fix holds for the next touch too.
  private func neededBox(in ancestor: ViewID, _ miss: Obstacle.Miss) -> CGRect {
    var needed =
      miss.isEmpty ? Self.pixel(at: miss.point) : miss.bounds.union(Self.pixel(at: miss.point))
    guard let ancestor = scene.view(ancestor), let view = scene.view(view) else { return needed }
    let region = ScreenRegion(of: view).pieces.map(\.boundingBox)
    guard let first = region.first else { return needed }
    let box = ancestor.box(ofScreen: region.dropFirst().reduce(first) { $0.union($1) })
    // A region far larger than the miss is not what one would grow a parent by.
    if box.size.width <= 20_000, box.size.height <= 20_000 { needed = needed.union(box) }
    return needed.integral
  }

  private func grownFrame(
    of id: ViewID, _ miss: Obstacle.Miss, to needed: CGRect
  ) -> SceneEdit? {
    guard let index = scene.document.index(of: id), scene.document.nodes[index].isPlacedByFrame,
      let frame = scene.view(id)?.frame
    else { return nil }
    let growth = Self.growth(from: miss.bounds, to: needed)
    return .growFrame(
      id,
      to: CGRect(
        x: frame.origin.x - growth.left, y: frame.origin.y - growth.top,
        width: frame.size.width + growth.left + growth.right,
        height: frame.size.height + growth.top + growth.bottom))
  }

  private static func growth(from bounds: CGRect, to needed: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, bounds.origin.y - needed.origin.y).rounded(.up),
      left: max(0, bounds.origin.x - needed.origin.x).rounded(.up),
      bottom: max(0, needed.maxY - bounds.maxY).rounded(.up),
      right: max(0, needed.maxX - bounds.maxX).rounded(.up))
  }

  /// A square point around a point, as a max edge does not contain its points.
  private static func pixel(at point: CGPoint) -> CGRect {
    CGRect(
      x: point.x.rounded(.down), y: point.y.rounded(.down), width: 1, height: 1)
  }

  // MARK: Moving

  /// The wished view moved into the nearest ancestor above the obstacle that contains the point.
  private func moveOut() -> SceneEdit? {
    guard let wished = scene.view(view), let obstacle = scene.view(obstacle.view),
      var target = obstacle.superview, let parent = wished.superview
    else { return nil }
    let way = Way(to: target, at: point)
    guard way.isComplete else { return nil }
    var level = way.views.count - 1
    while !target.saysInside(way.points[level]), let above = target.superview {
      target = above
      level -= 1
    }
    guard target !== parent, target.saysInside(way.points[level]) else { return nil }
    var center = wished.center
    var current: UIView? = parent
    while let next = current, next !== target {
      guard next.hitFacts.isTranslation else { return nil }
      center = next.pointToSuperview(center)
      current = next.superview
    }
    return .moveInto(view, superview: scene.name(of: target), center: center)
  }

  /// The wished view moved so that the point is in its middle.
  private func moveUnder(_ miss: Obstacle.Miss) -> SceneEdit? {
    // Where there is no screen nobody wants a view.
    guard scene.screenArea.holds(point), !miss.isEmpty, let wished = scene.view(view),
      wished.hitFacts.isTranslation,
      let index = scene.document.index(of: view), scene.document.nodes[index].isPlacedByFrame
    else { return nil }
    let frame = wished.frame
    let (dx, dy) = (miss.point.x - miss.bounds.midX, miss.point.y - miss.bounds.midY)
    return .moveFrame(view, to: frame.offsetBy(dx: dx.rounded(), dy: dy.rounded()))
  }

  // MARK: The way

  private func wayView(levelsUp: Int) -> ViewID? {
    var current = scene.view(view)
    for _ in 0..<levelsUp { current = current?.superview }
    return current.map { scene.name(of: $0) }
  }

  /// The subview of `ancestor` on the way to the wished view.
  private func branch(below ancestor: ViewID) -> ViewID? {
    var current = scene.view(view)
    while let next = current, let parent = next.superview {
      if scene.name(of: parent) == ancestor { return scene.name(of: next) }
      current = parent
    }
    return nil
  }
}

extension UIView {
  /// The box, in the view's own coordinates, around a box on the screen.
  fileprivate func box(ofScreen box: CGRect) -> CGRect {
    var line: [UIView] = []
    var current: UIView? = self
    while let next = current {
      line.append(next)
      current = next.superview
    }
    var corners = ConvexPolygon(box).corners
    for view in line.reversed() { corners = corners.map { view.pointFromSuperview($0) ?? $0 } }
    return ConvexPolygon(corners).boundingBox
  }
}
