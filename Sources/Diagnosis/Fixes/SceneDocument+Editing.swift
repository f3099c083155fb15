public import Scenes
import UIKit

extension SceneDocument {
  /// The scene with some changes made in order; nil where one of them can't be made.
  public func applying(_ edits: [SceneEdit]) -> SceneDocument? {
    edits.reduce(self) { $0?.applying($1) }
  }

  /// The scene with one change made; nil where the view, the superview or the rule is not there.
  public func applying(_ edit: SceneEdit) -> SceneDocument? {
    guard let index = index(of: edit.view) else { return nil }
    var copy = self
    switch edit {
    case .setInteraction(_, let on): copy.nodes[index].isUserInteractionEnabled = on
    case .setHidden(_, let on): copy.nodes[index].isHidden = on
    case .setAlpha(_, let alpha): copy.nodes[index].alpha = alpha
    case .setEnabled(_, let on): copy.nodes[index].isEnabled = on
    case .allowTouches:
      guard nodes[index].animation != nil else { return nil }
      copy.nodes[index].animation?.allowsUserInteraction = true
    case .hitWhereSeen:
      guard nodes[index].animation?.kind == .view else { return nil }
      copy.nodes[index].animation?.kind = .propertyAnimator
    case .resetTransform: copy.nodes[index].transform = nil
    case .growFrame(_, let frame): copy.grow(index, to: frame)
    case .moveFrame(_, let frame): copy.nodes[index].frame = frame
    case .addRule(_, let rule): copy.nodes[index].hitTestRules.append(rule)
    case .removeRule(_, let rule):
      guard nodes[index].hitTestRules.indices.contains(rule) else { return nil }
      copy.nodes[index].hitTestRules.remove(at: rule)
    case .bringToFront: copy.bringToFront(index)
    case .moveInto(_, let superview, let center):
      guard let parent = self.index(of: superview), !subtree(at: index).contains(parent) else {
        return nil
      }
      copy.move(index, into: superview, center: center)
    case .setWindowLevel(_, let level): copy.nodes[index].windowLevel = level
    }
    return copy
  }

  private mutating func grow(_ index: Int, to frame: CGRect) {
    let old = nodes[index].frame ?? .zero
    nodes[index].frame = frame
    let (dx, dy) = (old.origin.x - frame.origin.x, old.origin.y - frame.origin.y)
    guard dx != 0 || dy != 0 else { return }
    for child in children(of: index) {
      if nodes[child].frame == nil, nodes[child].center == nil {
        nodes[child].center = nodes[child].statedCenter
      }
      if let frame = nodes[child].frame { nodes[child].frame = frame.offsetBy(dx: dx, dy: dy) }
      if let center = nodes[child].center {
        nodes[child].center = CGPoint(x: center.x + dx, y: center.y + dy)
      }
    }
  }

  private mutating func bringToFront(_ index: Int) {
    let end = parent(of: index).map { subtree(at: $0).upperBound } ?? nodes.count
    let branch = subtree(at: index)
    let moved = nodes[branch]
    nodes.insert(contentsOf: moved, at: end)
    nodes.removeSubrange(branch)
  }

  private mutating func move(_ index: Int, into superview: ViewID, center: CGPoint) {
    let branch = subtree(at: index)
    var moved = Array(nodes[branch])
    nodes.removeSubrange(branch)
    guard let parent = self.index(of: superview) else { return }
    let deeper = nodes[parent].depth + 1 - moved[0].depth
    for place in moved.indices { moved[place].depth += deeper }
    if let frame = moved[0].frame, moved[0].center == nil {
      let old = moved[0].statedCenter
      moved[0].frame = frame.offsetBy(dx: center.x - old.x, dy: center.y - old.y)
    } else {
      moved[0].center = center
    }
    nodes.insert(contentsOf: moved, at: subtree(at: parent).upperBound)
  }
}

extension SceneNode {
  /// Where the file's own keys put the anchor point, in the superview's coordinates.
  fileprivate var statedCenter: CGPoint {
    if let center { return center }
    let anchor = anchorPoint ?? CGPoint(x: 0.5, y: 0.5)
    let box = frame?.standardized ?? CGRect(origin: .zero, size: bounds?.size ?? .zero)
    return CGPoint(
      x: box.origin.x + anchor.x * box.size.width, y: box.origin.y + anchor.y * box.size.height)
  }

  /// Whether `frame` alone says where the view is.
  var isPlacedByFrame: Bool {
    bounds == nil && center == nil && (transform == nil || transform == .identity)
  }
}
