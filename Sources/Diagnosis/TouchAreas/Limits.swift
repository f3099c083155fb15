import UIKit

/// Which ancestors cut a view's touch area: those that must contain the point before the question
/// can come to the view.
@MainActor
struct Limits {
  /// Ancestors whose region every touch of the view must be in, nearest first.
  let ancestors: [UIView]

  init(of view: UIView) {
    var line: [UIView] = []
    var current = view.superview
    while let next = current {
      line.append(next)
      current = next.superview
    }
    // From an ancestor that reaches outside, the view is found wherever it is; only what must
    // contain the point for that ancestor to be asked still counts.
    if let reaching = line.lastIndex(where: { $0.reachesOutside }) {
      line.removeFirst(reaching + 1)
    }
    ancestors = line.filter { !$0.asksRegardless }
  }

  /// The first closed gate on the way down.
  static func closedGate(onWayTo target: UIView) -> (UIView, HitTestTrace.Gate)? {
    let way = Way(to: target, at: .zero).views
    let first = way.lastIndex { $0.reachesOutside && $0 !== target } ?? -1
    for (index, view) in way.enumerated() {
      // Below a view that reaches outside, only a search that respects gates looks at them.
      if index > first, first >= 0, !way[first].respectsGatesOutside { return nil }
      if view.hasSingularTransform { return (view, .transform(view.transform)) }
      if let gate = view.closedGate { return (view, gate) }
    }
    return nil
  }

  /// The outermost ancestor that finds the view wherever it is.
  static func reachingAncestor(of view: UIView) -> UIView? {
    var found: UIView?
    var current = view.superview
    while let next = current {
      if next.reachesOutside { found = next }
      current = next.superview
    }
    return found
  }
}

extension UIView {
  /// Whether a rule finds the view's descendants wherever they are.
  var reachesOutside: Bool {
    hitTestRules.contains { if case .reachOutside = $0 { true } else { false } }
  }

  /// Whether such a rule passes by what closed gates keep from touches.
  var respectsGatesOutside: Bool {
    hitTestRules.contains {
      if case .reachOutside(_, let respectsGates) = $0 { respectsGates } else { false }
    }
  }

  /// Whether the view's subviews are asked regardless of its own region.
  var asksRegardless: Bool {
    hitTestRules.contains { $0 == .overflow }
  }
}
