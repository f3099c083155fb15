public import Scenes
public import UIKit

extension Verdict {
  /// Why, or why not, `view` gets a touch at a screen point.
  ///
  /// `trace` is the trace of that touch. Later obstacles are found by asking the views concerned,
  /// as the descent would once the earlier ones were gone.
  @MainActor
  public static func why(
    _ view: UIView, at point: CGPoint, in scene: BuiltScene, trace: HitTestTrace
  ) -> Verdict {
    let name = scene.name(of: view)
    let quad = Way.drawnQuad(of: view)
    let isDrawnThere = !quad.isEmpty && quad.contains(point, slack: 1e-9)
    var verdict = Verdict(
      view: name, point: point, hit: trace.hit, asked: asked(name, in: trace),
      isDrawnThere: isDrawnThere, distance: isDrawnThere ? 0 : quad.distance(to: point))
    if verdict.getsTouch {
      verdict.reason = reason(for: name, in: trace, scene)
    } else {
      var course = ObstacleCourse(way: Way(to: view, at: point), scene: scene, trace: trace)
      verdict.obstacles = course.run()
    }
    return verdict
  }

  private static func asked(_ view: ViewID, in trace: HitTestTrace) -> Asked {
    var asked = Asked.never
    for step in trace.steps {
      switch step.event {
      case .rule(let rule) where rule.target == view && step.view != view && asked == .never:
        asked = .lookedAt
      case _ where step.view != view: continue
      case .asked: asked = asked == .refused ? .refused : .asked
      case .refused, .inside(false): asked = .refused
      // Outside itself, it handed on an answer all the same.
      case .answered(let answer, _) where answer != nil: asked = .asked
      default: continue
      }
    }
    return asked
  }

  /// The last rule that named the view, or the custom class whose answer it was.
  @MainActor
  private static func reason(
    for view: ViewID, in trace: HitTestTrace, _ scene: BuiltScene
  ) -> Reason {
    for step in trace.steps.reversed() {
      guard case .rule(let rule) = step.event, rule.result == .view(view) else { continue }
      // A view that reaches outside and finds nothing there answers like any other.
      if rule.rule == "reachOutside", step.view == view { continue }
      if rule.rule == "redirect" || rule.rule == "reachOutside" {
        return .rule(rule.rule, index: rule.index, by: step.view)
      }
    }
    for step in trace.steps.reversed() {
      guard case .answered(let answer, _) = step.event, answer == view, step.view != view,
        let asker = scene.view(step.view), !asker.isOfEngineClass
      else { continue }
      let own = trace.steps.contains {
        if case .answered(let answer, _) = $0.event {
          $0.view == view && answer == view
        } else {
          false
        }
      }
      if !own { return .customCode(by: step.view) }
    }
    return .search
  }
}

extension ConvexPolygon {
  /// How far a point lies outside, in points; infinite where there are no corners.
  func distance(to point: CGPoint) -> CGFloat {
    if !isEmpty, contains(point) { return 0 }
    return edges.reduce(.infinity) { nearest, edge in
      let (dx, dy) = (edge.1.x - edge.0.x, edge.1.y - edge.0.y)
      let square = dx * dx + dy * dy
      var share: CGFloat = 0
      if square > 0 {
        share = min(1, max(0, ((point.x - edge.0.x) * dx + (point.y - edge.0.y) * dy) / square))
      }
      let (x, y) = (edge.0.x + dx * share - point.x, edge.0.y + dy * share - point.y)
      return min(nearest, (x * x + y * y).squareRoot())
    }
  }
}
