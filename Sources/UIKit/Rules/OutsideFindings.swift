/// What the searches of `reachOutside` found so far within one walk, by the view they began at.
///
/// A view's search passes through the same search of each view below that has it too; without this
/// a deep tree with the rule on every level would be gone through once for each level.
@MainActor
final class OutsideFindings {
  struct Search: Equatable {
    let kind: HitTestRule.ReachSearch
    let respectsGates: Bool
    let point: CGPoint
  }

  private var found: [ObjectIdentifier: (search: Search, finding: UIView?)] = [:]

  func note(_ finding: UIView?, of search: Search, from view: UIView) {
    found[ObjectIdentifier(view)] = (search, finding)
  }

  /// The finding of an equal search from this view, .some(nil) when it found nothing.
  func finding(of search: Search, from view: UIView) -> UIView?? {
    guard !found.isEmpty, let known = found[ObjectIdentifier(view)], known.search == search
    else { return nil }
    return .some(known.finding)
  }
}
