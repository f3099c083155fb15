import Foundation
import Scenes
import UIKit
import Wording

extension Workspace {
  /// A touch: the descent of this one replaces that of the last, also while it still plays.
  mutating func touch(at point: CGPoint) {
    guard let scene, point.x.isFinite, point.y.isFinite else { return }
    touch(at: point, trace: scene.trace(point))
  }

  /// The same with the trace of whoever delivered it.
  mutating func touch(at point: CGPoint, trace: HitTestTrace) {
    show(trace)
    outbox.append(.log(.touch(at: point, hit: trace.hit, steps: trace.steps.count)))
    tellFaults(at: point)
  }

  /// Says what custom code did wrong.
  private mutating func tellFaults(at point: CGPoint) {
    // Each look builds the scene anew.
    guard document.nodes.count <= 2_000 else { return }
    let faults = SceneBuilder(registry: registry).faults(of: document, at: [point])
    guard let first = faults.first else { return }
    banner = Banner(
      isError: true, title: Labels.sentence(HitTestFaultWords.message(first)),
      hint: HitTestFaultWords.hint(first))
  }

  /// Plays the descent of a touch.
  mutating func show(_ trace: HitTestTrace) {
    tell(of: trace)
    player.play()
    ripple = 0
    dismissHint()
    // The finger's own mark says where it is; the tag comes back with the next movement.
    pointed = nil
    lit = nil
    touchCount += 1
  }

  /// Makes the descent of a trace the one that is told, before its first step.
  mutating func tell(of trace: HitTestTrace) {
    let descent = Descent(trace)
    self.descent = descent
    hasMovedSince = false
    player = TracePlayer(kinds: descent.moves.map(\.kind), speed: player.speed)
    equipPlayer()
    noteClosedBranches()
    if outline.search.query.asksDescent { layRows() }
  }

  /// Names the view that would get a touch here; nothing is recorded and nothing changes.
  mutating func point(at point: CGPoint?) {
    guard !isVeiled, let point, let scene, point.x.isFinite, point.y.isFinite else {
      lit = nil
      pointed = nil
      return
    }
    let hit = scene.hitTest(point).flatMap { scene.id(of: $0) }
    pointed = Pointed(at: point, hit: hit)
    lit = hit
  }

  /// A view that was not asked is out of the race once the branch above it has ended.
  private mutating func noteClosedBranches() {
    guard let descent else {
      closed = []
      return
    }
    var closed = [Int?](repeating: nil, count: projection.views.count)
    for (index, view) in projection.views.enumerated() {
      if let visits = descent.visitsOfView[view.id] {
        closed[index] = visits.last.map { descent.visits[$0].ended ?? descent.stepCount }
      } else if let parent = view.parent {
        closed[index] = closed[parent]
      } else {
        closed[index] = descent.stepCount
      }
    }
    self.closed = closed
  }
}
