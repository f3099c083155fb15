import UIKit

extension SceneDraft {
  /// Works out how far views are scrolled, from where their subviews are on the screen against where
  /// their frames put them.
  ///
  /// - Parameter screen: what each view fills on the screen; nil where the source does not say.
  mutating func recoverOffsets(from screen: [CGRect?]) {
    var path: [Int] = []
    // What each view's subviews say, in the order of the views.
    var offsets: [Int: [(view: Int, offset: CGPoint)]] = [:]
    var parents: [Int] = []
    for index in nodes.indices {
      path.removeLast(max(0, path.count - nodes[index].depth))
      defer { path.append(index) }
      guard let parent = path.last, let offset = offset(of: index, in: parent, screen) else {
        continue
      }
      if offsets[parent] == nil { parents.append(parent) }
      offsets[parent, default: []].append((index, offset))
    }
    for parent in parents { settle(offsets[parent] ?? [], of: parent) }
  }

  /// Nil where sizes differ: then the view is scaled, or gives a place of its own making.
  private func offset(of index: Int, in parent: Int, _ screen: [CGRect?]) -> CGPoint? {
    guard let outer = screen[parent], let inner = screen[index],
      let outerFrame = nodes[parent].frame, let frame = nodes[index].frame,
      Self.isSame(outer.size, outerFrame.size), Self.isSame(inner.size, frame.size)
    else { return nil }
    let offset = CGPoint(
      x: outer.origin.x + frame.origin.x - inner.origin.x,
      y: outer.origin.y + frame.origin.y - inner.origin.y)
    return abs(offset.x) <= 1e9 && abs(offset.y) <= 1e9 ? offset : nil
  }

  private mutating func settle(_ claims: [(view: Int, offset: CGPoint)], of parent: Int) {
    guard let first = claims.first?.offset else { return }
    if Self.scrolls(nodes[parent].className), claims.allSatisfy({ Self.isSame($0.offset, first) }) {
      guard !Self.isSame(first, .zero) else { return }
      nodes[parent].contentOffset = CGPoint(x: Self.rounded(first.x), y: Self.rounded(first.y))
      nodes[parent].origin.recovered.insert(.contentOffset)
      return
    }
    for claim in claims where !Self.isSame(claim.offset, .zero) {
      guard let frame = nodes[claim.view].frame else { continue }
      note(
        .problem,
        .contradictingPlace(
          view: nodes[claim.view].id,
          onScreen: CGPoint(
            x: Self.rounded(frame.origin.x - claim.offset.x),
            y: Self.rounded(frame.origin.y - claim.offset.y)), expected: frame.origin),
        view: claim.view)
    }
  }

  /// Whether views of the class have a scroll offset, by its name.
  private static func scrolls(_ className: String?) -> Bool {
    guard let className else { return false }
    return ["ScrollView", "TableView", "CollectionView", "TextView"].contains {
      className.hasSuffix($0)
    }
  }

  private static func isSame(_ one: CGSize, _ other: CGSize) -> Bool {
    abs(one.width - other.width) < tolerance && abs(one.height - other.height) < tolerance
  }

  private static func isSame(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < tolerance && abs(one.y - other.y) < tolerance
  }

  /// Points that the printing of numbers may cost.
  private static var tolerance: CGFloat { 0.1 }

  private static func rounded(_ value: CGFloat) -> CGFloat { (value * 1_000).rounded() / 1_000 }
}
