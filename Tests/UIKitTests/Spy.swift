import UIKit

/// Notes each call of `point(inside:)` and `hitTest` in a log shared by a tree.
@MainActor
final class CallNotes {
  var insideCalls: [String] = []
  var hitTestCalls: [String] = []
}

class SpyView: UIView {
  var notes: CallNotes?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    notes?.hitTestCalls.append(accessibilityIdentifier ?? "?")
    return super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    notes?.insideCalls.append(accessibilityIdentifier ?? "?")
    return super.point(inside: point, with: event)
  }
}

/// A view whose two methods are closures, for one-line overrides in tests.
class ClosureView: UIView {
  var inside: ((ClosureView, CGPoint) -> Bool)?
  var hit: ((ClosureView, CGPoint, UIEvent?) -> UIView?)?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    inside?(self, point) ?? super.point(inside: point, with: event)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit else { return super.hitTest(point, with: event) }
    return hit(self, point, event)
  }

  func superHitTest(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
}
