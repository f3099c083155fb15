import UIKit

final class ReachableContainer: UIView {
  private var reachable: Set<UIView> = []
  func makeReachable(_ view: UIView) { reachable.formUnion([view]) }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    guard isReachable(view) else { return nil }
    return view
  }
}
extension ReachableContainer {
  fileprivate func isReachable(_ view: UIView?) -> Bool {
    guard let view = view else { return false }
    return reachable.contains { r -> Bool in
      if r == view { return true }
      return isReachable(view.superview)
    }
  }
}
