import Scenes
import UIKit

/// Findings about where a view that is there to be touched can be touched.
extension Survey {
  /// A target may lose this share to an ancestor or its own shape, and half to others, before it
  /// is more than a note.
  private static let tolerated: CGFloat = 0.1
  private static let half: CGFloat = 0.5

  func targets() -> [Finding] {
    document.nodes.indices.flatMap { index -> [Finding] in
      // An animation lasts for a moment; what is wrong for that long is no fault of the scene.
      if isMoving[index] { return [] }
      return isTarget[index] && isDrawn[index] ? target(index) : overhang(index)
    }
  }

  private func target(_ index: Int) -> [Finding] {
    let view = view(index)
    guard view.bounds.size.width > 0, view.bounds.size.height > 0 else { return [] }
    if let gate = view.closedGate { return closed(index, gate) }
    if let closed = closedAncestor(index) { return [closed] }
    let area = TouchArea.of(view, in: scene)
    var findings = reach(index) + growth(index, area)
    findings += size(index, area, isUnreachable: findings.contains { $0.level == .error })
    if let outer = enclosingTarget(index) {
      findings.append(finding(.warning, index, .nested(in: document.nodes[outer].id)))
    }
    return findings
  }

  /// A control that is disabled is meant to be. A plain view that handles touches and takes none,
  /// such as an image view with a tap recognizer, is not.
  private func closed(_ index: Int, _ gate: HitTestTrace.Gate) -> [Finding] {
    let id = document.nodes[index].id
    guard linter.wishedTargets.contains(id) || !(view(index) is UIControl) else { return [] }
    return [
      finding(
        .error, index, .unreachable(.closed(id, DeadZone.Gate(gate))), at: middle(index))
    ]
  }

  private func closedAncestor(_ index: Int) -> Finding? {
    if Limits.reachingAncestor(of: view(index)) != nil { return nil }
    var parent = parents[index]
    while let next = parent {
      if let gate = view(next).closedGate {
        return finding(
          .warning, index, .closedAncestor(document.nodes[next].id, DeadZone.Gate(gate)),
          at: middle(index))
      }
      parent = parents[next]
    }
    return nil
  }

  /// What of the drawn view is dead, by cause.
  private func reach(_ index: Int) -> [Finding] {
    guard !branches.ownsAll(index), let drawn = DrawnArea(of: view(index), in: territory),
      drawn.drawnCount > 0
    else { return [] }
    let zones = DeadZones.of(drawn, in: scene)
    guard let largest = zones.first else { return [] }
    if drawn.ownedCount == 0 {
      return [
        finding(
          largest.cause.isMeant ? .note : .error, index, .unreachable(largest.cause),
          at: largest.spot)
      ]
    }
    let whole = CGFloat(drawn.drawnCount) * territory.grid.pixelArea
    let findings = zones.compactMap { zone(index, $0, share: $0.area / whole) }
    let dead = zones.filter { !$0.cause.isMeant }.reduce(0) { $0 + $1.area } / whole
    guard dead > Self.half, largest.area / whole < Self.half else { return findings }
    return findings + [
      finding(.warning, index, .mostlyUnreachable(share: 1 - dead), at: largest.spot)
    ]
  }

  private func zone(_ index: Int, _ zone: DeadZone, share: CGFloat) -> Finding? {
    switch zone.cause {
    case .outside(let ancestor):
      // Beyond the window is beyond the screen.
      guard let root = scene.view(ancestor), root.superview != nil else { return nil }
      return finding(
        share >= Self.tolerated ? .warning : .note, index, .sticksOut(of: ancestor, share: share),
        at: zone.spot)
    case .covered(let taker):
      if let other = targetOwning(taker), !view(other).isDescendant(of: view(index)) {
        return finding(
          share >= Self.half ? .warning : .note, index,
          .targetsOverlap(with: document.nodes[other].id, share: share), at: zone.spot)
      }
      return finding(
        share >= Self.tolerated ? .warning : .note, index, .covered(by: taker, share: share),
        at: zone.spot)
    case .shape:
      return share >= Self.half
        ? finding(.note, index, .shapeLeavesOut(share: share), at: zone.spot) : nil
    default: return nil
    }
  }

  /// The target that a view is or belongs to.
  private func targetOwning(_ id: ViewID) -> Int? {
    var index = document.index(of: id)
    while let next = index {
      if isTarget[next] { return next }
      index = parents[next]
    }
    return nil
  }

  private func growth(_ index: Int, _ area: TouchArea) -> [Finding] {
    guard area.region.area > area.own.area + 0.5 else { return [] }
    // What an ancestor takes of the bounds themselves is another finding.
    let cuts = area.cuts.map { cut in
      let dead = DeadParts.of(view(index), in: scene)
        .filter { $0.ancestor == cut.ancestor }.reduce(0) { $0 + $1.polygon.area }
      return (cut: cut, lost: cut.step.area - dead)
    }
    guard let worst = cuts.max(by: { $0.lost < $1.lost }), worst.lost >= 1 else { return [] }
    if scene.view(worst.cut.ancestor)?.superview == nil { return [] }
    let share = worst.lost / (area.region.area - area.own.area)
    let spot = worst.cut.step.pieces.max { $0.area < $1.area }?.boundingBox
    return [
      finding(
        share >= Self.tolerated ? .warning : .note, index,
        .growthCutOff(by: worst.cut.ancestor, area: worst.lost),
        at: spot.map { CGPoint(x: $0.midX, y: $0.midY) })
    ]
  }

  private func size(_ index: Int, _ area: TouchArea, isUnreachable: Bool) -> [Finding] {
    let side = area.smallestSide
    guard !isUnreachable, side > 0, !MinimumTarget.isMet(linter.minimumTarget, by: side) else {
      return []
    }
    return [
      finding(
        MinimumTarget.isMet(min(Linter.smallestTarget, linter.minimumTarget), by: side)
          ? .note : .warning, index,
        .small(side: side, minimum: linter.minimumTarget))
    ]
  }

  private func enclosingTarget(_ index: Int) -> Int? {
    // Something to be touched inside a row or a card is common; inside a control it takes its touches.
    var parent = parents[index]
    while let next = parent {
      if view(next) is UIControl { return next }
      parent = parents[next]
    }
    return nil
  }

  /// A plain view that takes touches, is seen outside its superview, and is dead there.
  private func overhang(_ index: Int) -> [Finding] {
    let view = view(index)
    guard isDrawn[index], let parent = parents[index], view.closedGate == nil,
      view.bounds.size.width > 0, view.bounds.size.height > 0,
      sticksOut(view, of: self.view(parent))
    else { return [] }
    let dead = DeadParts.of(view, in: scene).filter { part in
      scene.view(part.ancestor)?.superview != nil
    }
    guard !dead.isEmpty, let drawn = DrawnArea(of: view, in: territory), drawn.drawnCount > 0,
      let zone = DeadZones.of(drawn, in: scene).first(where: {
        if case .outside(let ancestor) = $0.cause {
          scene.view(ancestor)?.superview != nil
        } else {
          false
        }
      }), case .outside(let ancestor) = zone.cause
    else { return [] }
    // Everything in a view without size is told once, by that view.
    if let size = scene.view(ancestor)?.bounds.size, !(size.width > 0 && size.height > 0) {
      return []
    }
    let share = zone.area / (CGFloat(drawn.drawnCount) * territory.grid.pixelArea)
    return [finding(.note, index, .sticksOut(of: ancestor, share: share), at: zone.spot)]
  }

  /// Whether a view's frame leaves its superview's bounds; what is inside a view that sticks out is
  /// told by that view.
  private func sticksOut(_ view: UIView, of superview: UIView) -> Bool {
    let (frame, bounds) = (view.frame, superview.bounds)
    return frame.minX < bounds.minX || frame.minY < bounds.minY || frame.maxX > bounds.maxX
      || frame.maxY > bounds.maxY
  }
}

extension DeadZone.Cause {
  /// Whether somebody wrote a rule or code for it, and so most likely wants it.
  fileprivate var isMeant: Bool {
    switch self {
    case .rule, .code: true
    default: false
    }
  }
}
