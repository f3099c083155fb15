import Scenes
import UIKit

/// Walks the way of a touch down to the wished view and up again, and notes all that would stop it.
@MainActor
struct ObstacleCourse {
  let way: Way
  let scene: BuiltScene
  let trace: HitTestTrace
  private var found: [Obstacle] = []

  init(way: Way, scene: BuiltScene, trace: HitTestTrace) {
    self.way = way
    self.scene = scene
    self.trace = trace
  }

  mutating func run() -> [Obstacle] {
    guard scene.windows.roots.contains(where: { $0.view === way.root }) else {
      note(way.root, level: 0, .noWindow)
      return found
    }
    windowsInFront()
    let reaching = way.views.dropLast().firstIndex { $0.reachesOutside }
    for level in 0..<min(reaching.map { $0 + 1 } ?? .max, way.views.count) {
      guard descend(to: level) else { break }
    }
    if let reaching, way.isComplete {
      search(from: reaching)
    } else if way.isComplete, !way.view.reachesOutside {
      ownSubviews()
    }
    if way.isComplete { ascend() }
    if found.isEmpty { customCode() }
    return found
  }

  private mutating func note(_ view: UIView, level: Int, _ cause: Obstacle.Cause) {
    found.append(
      Obstacle(view: scene.name(of: view), levelsUp: way.levelsUp(level), cause: cause))
  }

  private mutating func windowsInFront() {
    for window in scene.windows.frontMostFirst {
      if window === way.root { return }
      guard let hit = window.answer(atSuperview: trace.point) else { continue }
      note(window, level: 0, .coveredByWindow(answer: scene.name(of: hit)))
    }
  }

  // MARK: Down

  /// The gates of one view of the way, its region, and what lies in front of its branch.
  /// False where the point can't be followed further.
  private mutating func descend(to level: Int) -> Bool {
    let view = way.views[level]
    if level > 0 { siblingsInFront(of: level) }
    guard level < way.points.count else {
      note(view, level: level, .gate(.transform(view.transform)))
      return false
    }
    gates(of: level)
    let isLast = level == way.views.count - 1
    for (index, rule) in view.hitTestRules.enumerated() {
      if rule == .none || (rule == .boxOnly && !isLast) {
        note(view, level: level, .childrenNotAsked(rule: rule.name, index: index))
      }
    }
    if isLast {
      // Wherever the point is, it looks among its subviews first.
      if view.reachesOutside { reachedSubview() }
      outside(level)
    } else if !view.asksRegardless, !view.reachesOutside {
      outside(level)
    }
    return true
  }

  private mutating func gates(of level: Int) {
    let view = way.views[level]
    if let control = view as? UIControl, !control.isEnabled {
      note(view, level: level, .gate(.isEnabled))
    }
    if !view.isUserInteractionEnabled { note(view, level: level, .gate(.isUserInteractionEnabled)) }
    if view.isSuspended { note(view, level: level, .gate(.animation)) }
    if view.isHidden { note(view, level: level, .gate(.isHidden)) }
    let alpha = Float(view.alpha)
    if Double(alpha) < 0.01 { note(view, level: level, .gate(.alpha(alpha))) }
  }

  private mutating func outside(_ level: Int) {
    let (view, point) = (way.views[level], way.points[level])
    guard !view.saysInside(point) else { return }
    let region = view.insideRegion
    let box: CGRect
    switch region.shape {
    case .rect(let rect): box = rect
    case .path(let path, _): box = path.boundingBoxOfPath
    }
    let rules = view.hitTestRules.filter {
      switch $0 {
      case .expand, .hole, .path(_, _, .inside): true
      default: false
      }
    }
    var miss = Obstacle.Miss(
      point: point, bounds: view.bounds, region: box, shapedBy: rules.map(\.name))
    miss.isHitWhereSeen = view.isHitWhereSeen
    miss.isSeen = !view.isHitWhereSeen && view.isSeen(at: point) == true
    let isMoving = miss.isHitWhereSeen || miss.isSeen
    if rules.isEmpty, !isMoving, !view.isOfEngineClass, view.bounds.holds(point) {
      let name = String(describing: type(of: view))
      note(view, level: level, .refusedByCode(className: name, point: point))
    } else {
      note(view, level: level, .outside(miss))
    }
  }

  /// Siblings in front of the view at `level`, in the order of asking.
  private mutating func siblingsInFront(of level: Int) {
    let view = way.views[level]
    let point = way.points[level - 1]
    for sibling in way.views[level - 1].unobservedSubviews.reversed() {
      if sibling === view { return }
      guard let hit = sibling.answer(atSuperview: point) else { continue }
      note(sibling, level: level, .covered(answer: scene.name(of: hit)))
    }
  }

  private mutating func ownSubviews() {
    let last = way.views.count - 1
    guard !way.view.hitTestRules.contains(.boxOnly) else { return }
    for child in way.view.unobservedSubviews.reversed() {
      guard let hit = child.answer(atSuperview: way.points[last]) else { continue }
      note(child, level: last, .ownSubview(answer: scene.name(of: hit)))
    }
  }

  /// The subview of the wished view in which its own search outside finds somebody.
  private mutating func reachedSubview() {
    let last = way.views.count - 1
    guard var branch = way.view.askHitTest(way.points[last], with: nil), branch !== way.view else {
      return
    }
    let answer = scene.name(of: branch)
    while let parent = branch.superview, parent !== way.view { branch = parent }
    guard branch.superview === way.view else { return }
    note(branch, level: last, .ownSubview(answer: answer))
  }

  /// Below a view that reaches outside only the wished view's own region counts, and who is found first.
  private mutating func search(from level: Int) {
    let last = way.views.count - 1
    let reacher = way.views[level]
    // It passes over a view that fails a gate, with all that is in it.
    if reacher.respectsGatesOutside { for below in (level + 1)...last { gates(of: below) } }
    outside(last)
    let hit = reacher.askHitTest(way.points[level], with: nil)
    guard found.isEmpty, let hit, hit !== way.view else { return }
    let index = reacher.hitTestRules.firstIndex { $0.name == "reachOutside" } ?? 0
    note(
      reacher, level: level,
      .replaced(rule: "reachOutside", index: index, answer: scene.name(of: hit)))
  }

  // MARK: Up

  /// Rules on the result, from the wished view upwards, that would lose its answer.
  private mutating func ascend() {
    for level in way.views.indices.reversed() {
      let view = way.views[level]
      for (index, rule) in view.hitTestRules.enumerated() {
        switch rule {
        case .passThrough where view === way.view:
          note(view, level: level, .dropped(rule: rule.name, index: index))
        case .ignore(let ids) where names(ids, way.view):
          note(view, level: level, .dropped(rule: rule.name, index: index))
        case .path(let d, let fillRule, .result):
          guard let path = try? CGPath(svgPathData: d),
            !InsideRegion.Outline(path: path, fillRule: fillRule).contains(way.points[level])
          else { continue }
          note(view, level: level, .dropped(rule: rule.name, index: index))
        case .redirect(let to, let from, let moment):
          guard let target = scene.view(to), target !== way.view,
            from.map({ names($0, way.view) }) ?? true,
            moment != .inside || (view.closedGate == nil && view.saysInside(way.points[level]))
          else { continue }
          note(
            view, level: level, .replaced(rule: rule.name, index: index, answer: to))
        default: continue
        }
      }
    }
  }

  private func names(_ ids: [ViewID], _ view: UIView) -> Bool {
    ids.contains { scene.view($0) === view }
  }

  /// Nothing that the engine knows stood in the way, so code of a view on it did.
  private mutating func customCode() {
    let asked = Set(trace.steps.map(\.view))
    let custom = way.views.indices.filter { !way.views[$0].isOfEngineClass }
    let level =
      custom.last { asked.contains(scene.name(of: way.views[$0])) } ?? custom.last
    guard let level else { return }
    let view = way.views[level]
    note(view, level: level, .customCode(className: String(describing: type(of: view))))
  }
}
