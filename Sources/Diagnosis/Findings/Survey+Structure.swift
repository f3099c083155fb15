import Scenes
import UIKit

/// Findings that the tree alone tells, view by view.
extension Survey {
  func structure() -> [Finding] {
    document.nodes.indices.flatMap { index in
      zeroSize(index) + transparency(index) + inverse(index) + window(index) + order(index)
    }
  }

  /// A view without size and its visible subviews, or a target without size.
  private func zeroSize(_ index: Int) -> [Finding] {
    let view = view(index)
    let size = view.bounds.size
    guard isDrawn[index], !(size.width > 0 && size.height > 0), !takesWithoutSize(view) else {
      return []
    }
    var findings: [Finding] = []
    if isTarget[index] {
      findings.append(finding(.error, index, .zeroSize, at: middle(index).nextInside))
    }
    let seen = document.children(of: index).first {
      isDrawn[$0] && self.view($0).bounds.size.width > 0 && self.view($0).bounds.size.height > 0
        && (subtreeHasTarget($0) || self.view($0).isUserInteractionEnabled)
    }
    if let seen, !view.clipsToBounds {
      findings.append(
        finding(
          subtreeHasTarget(seen) ? .error : .warning, index,
          .zeroSizeParent(seen: document.nodes[seen].id), at: middle(seen)))
    }
    return findings
  }

  private func takesWithoutSize(_ view: UIView) -> Bool {
    if view.asksRegardless || view.reachesOutside || !view.isOfEngineClass { return true }
    if case .rect(let rect) = view.insideRegion.shape {
      return rect.size.width > 0 && rect.size.height > 0
    }
    return true
  }

  func subtreeHasTarget(_ index: Int) -> Bool {
    document.subtree(at: index).contains { isTarget[$0] && isDrawn[$0] }
  }

  private func transparency(_ index: Int) -> [Finding] {
    let alpha = Float(view(index).alpha)
    guard alpha > 0, Double(alpha) < 0.01, !view(index).isHidden else { return [] }
    // An alpha of almost nothing is a known way to keep a view from taking touches; with a target
    // in it, it stops what somebody wanted.
    let level: Finding.Level =
      document.subtree(at: index).contains { isTarget[$0] } ? .warning : .note
    return [finding(level, index, .almostTransparent(alpha))]
  }

  private func inverse(_ index: Int) -> [Finding] {
    guard view(index).hasSingularTransform, !view(index).isHidden else { return [] }
    return [finding(.warning, index, .noInverse)]
  }

  // MARK: Windows

  private func window(_ index: Int) -> [Finding] {
    guard parents[index] == nil, isDrawn[index] else { return [] }
    return swallows(index) + notTurned(index)
  }

  /// A window that takes touches, has nothing to be touched, and lies over a target of a window behind.
  private func swallows(_ index: Int) -> [Finding] {
    let window = view(index)
    guard window.closedGate == nil, !subtreeHasTarget(index), window.isOfEngineClass else {
      return []
    }
    let order = scene.windows.frontMostFirst
    guard let rank = order.firstIndex(where: { $0 === window }) else { return [] }
    for other in document.roots {
      guard let otherRank = order.firstIndex(where: { $0 === view(other) }), otherRank > rank,
        let target = document.subtree(at: other).first(where: { isTarget[$0] && isDrawn[$0] }),
        let owner = territory.owner(at: middle(target)), let taker = scene.view(owner),
        taker.isDescendant(of: window)
      else { continue }
      return [
        finding(
          .error, index, .windowSwallows(from: document.nodes[other].id), at: middle(target))
      ]
    }
    return []
  }

  /// Content of the root's size with width and height exchanged: the screen turned, the window did not.
  private func notTurned(_ index: Int) -> [Finding] {
    let size = view(index).bounds.size
    guard size.width != size.height, !view(index).asksRegardless, !view(index).reachesOutside else {
      return []
    }
    for child in document.children(of: index) where isDrawn[child] {
      let content = view(child).bounds.size
      guard content.width == size.height, content.height == size.width,
        view(child).transform == .identity
      else { continue }
      let far = CGPoint(
        x: view(child).frame.maxX - 0.5, y: view(child).frame.midY - view(index).bounds.origin.y)
      return [finding(.error, index, .windowNotTurned(content: document.nodes[child].id), at: far)]
    }
    return beyondWindow(index)
  }

  /// A target wholly beyond the window that would be inside if the window were turned. Only a note,
  /// as it may wait there to slide in.
  private func beyondWindow(_ index: Int) -> [Finding] {
    let window = view(index).frame
    let turned = CGRect(
      x: window.origin.x, y: window.origin.y, width: window.height, height: window.width)
    for target in document.subtree(at: index) where isTarget[target] && isDrawn[target] {
      let box = Way.drawnQuad(of: view(target)).boundingBox
      guard box.width > 0, box.height > 0, !box.intersects(window), turned.contains(box),
        !isClipped(target)
      else { continue }
      let content = document.nodes[target].id
      return [finding(.note, index, .windowNotTurned(content: content), at: middle(target))]
    }
    return []
  }

  private func isClipped(_ index: Int) -> Bool {
    var parent = parents[index]
    while let next = parent {
      if view(next).clipsToBounds { return true }
      parent = parents[next]
    }
    return false
  }

  // MARK: Order

  /// Drawn in front of a later sibling by its z position, and asked after it.
  private func order(_ index: Int) -> [Finding] {
    guard let z = document.nodes[index].zPosition, z > 0, isDrawn[index],
      let parent = parents[index],
      view(index).closedGate == nil
    else { return [] }
    let quad = Way.drawnQuad(of: view(index))
    for sibling in document.children(of: parent) where sibling > index && isDrawn[sibling] {
      guard document.nodes[sibling].zPosition ?? 0 < z, view(sibling).closedGate == nil else {
        continue
      }
      let shared = quad.intersection(Way.drawnQuad(of: view(sibling)))
      guard !shared.isEmpty else { continue }
      let middle = shared.middle
      guard let owner = territory.owner(at: middle).flatMap({ scene.view($0) }),
        owner.isDescendant(of: view(sibling))
      else { continue }
      return [
        finding(
          .warning, index, .drawnInFrontAskedAfter(document.nodes[sibling].id), at: middle)
      ]
    }
    return []
  }
}

extension ConvexPolygon {
  /// The mean of the corners, which lies inside.
  fileprivate var middle: CGPoint {
    let count = CGFloat(max(1, corners.count))
    return CGPoint(
      x: corners.reduce(0) { $0 + $1.x } / count, y: corners.reduce(0) { $0 + $1.y } / count)
  }
}

extension CGPoint {
  /// Half a point right and down: inside what begins here.
  fileprivate var nextInside: CGPoint { CGPoint(x: x + 0.5, y: y + 0.5) }
}
