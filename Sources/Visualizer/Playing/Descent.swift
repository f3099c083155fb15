import Foundation
import UIKit

/// A trace read for showing: which view was asked when, what became of it, and how the token moves.
///
/// Made once a touch in one walk over the steps, so that a moment of a trace with 300,000 steps
/// can be shown without reading it again.
struct Descent: Equatable, Sendable {
  let trace: HitTestTrace
  /// In the order of asking.
  private(set) var visits: [Visit] = []
  /// For each step, the visit it belongs to.
  private(set) var visitOfStep: [Int] = []
  /// For each step, what the token does.
  private(set) var moves: [Move] = []
  private(set) var visitsOfView: [ViewID: [Int]] = [:]

  var stepCount: Int { trace.steps.count }

  init(_ trace: HitTestTrace) {
    self.trace = trace
    visitOfStep.reserveCapacity(trace.steps.count)
    moves.reserveCapacity(trace.steps.count)
    var open: [Int] = []
    var token = Place.touch
    for (position, step) in trace.steps.enumerated() {
      let number = position + 1
      let visit = visit(of: step, number: number, open: &open)
      visitOfStep.append(visit)
      note(step, number: number, in: visit)
      let move = move(for: step, position: position, visit: visit, from: token)
      moves.append(move)
      token = move.to
    }
  }

  /// One question to one view, from the asking to its answer.
  struct Visit: Equatable, Sendable {
    var view: ViewID
    /// 1 for the first view that was asked; the number beside it in outline and stage.
    var order: Int
    /// The visit in whose course this one happened.
    var parent: Int?
    /// Step numbers from 1.
    var began: Int
    var ended: Int?
    /// In the view's own coordinates.
    var point: CGPoint?
    var refusal: Refusal?
    var inside: Answer?
    var result: ViewID?
    /// A rule looked at the view's region without calling its `hitTest`.
    var isLookedAt = false
  }

  struct Refusal: Equatable, Sendable {
    var step: Int
    var gate: HitTestTrace.Gate
  }

  struct Answer: Equatable, Sendable {
    var step: Int
    var isInside: Bool
  }

  /// The visits of `view` that had begun by `step`, the last one first in mind.
  func lastVisit(of view: ViewID, by step: Int) -> Visit? {
    guard let numbers = visitsOfView[view] else { return nil }
    return numbers.last { visits[$0].began <= step }.map { visits[$0] }
  }

  /// The number beside a view: its place in the order of asking, by its first visit.
  func order(of view: ViewID) -> Int? { visitsOfView[view]?.first.map { visits[$0].order } }

  func visit(at step: Int) -> Visit? {
    visitOfStep.indices.contains(step - 1) ? visits[visitOfStep[step - 1]] : nil
  }
}

extension Descent {
  /// The open visit that a step belongs to; a question opens one, and so does a gate that ended
  /// the branch before the question.
  private mutating func visit(
    of step: HitTestTrace.Step, number: Int, open: inout [Int]
  ) -> Int {
    if case .asked(let point, _) = step.event {
      while open.count > step.depth { open.removeLast() }
      let index = begin(step.view, number: number, parent: open.last)
      visits[index].point = point
      open.append(index)
      return index
    }
    if case .refused = step.event, step.depth >= open.count {
      let index = begin(step.view, number: number, parent: open.last)
      visits[index].ended = number
      return index
    }
    if let place = open.lastIndex(where: { visits[$0].view == step.view }) {
      let visit = open[place]
      open.removeSubrange((place + 1)...)
      if case .answered = step.event { open.removeLast() }
      return visit
    }
    return look(at: step.view, number: number, from: open.last)
  }

  /// A rule looks at the region of a view that nobody asks: one visit, however many steps tell it.
  private mutating func look(at view: ViewID, number: Int, from parent: Int?) -> Int {
    if let last = visits.indices.last, visits[last].view == view, visits[last].isLookedAt,
      visits[last].parent == parent
    {
      visits[last].ended = number
      return last
    }
    let visit = begin(view, number: number, parent: parent)
    visits[visit].isLookedAt = true
    visits[visit].ended = number
    return visit
  }

  private mutating func begin(_ view: ViewID, number: Int, parent: Int?) -> Int {
    let order = visitsOfView[view]?.first.map { visits[$0].order } ?? visitsOfView.count + 1
    visits.append(Visit(view: view, order: order, parent: parent, began: number))
    visitsOfView[view, default: []].append(visits.count - 1)
    return visits.count - 1
  }

  private mutating func note(_ step: HitTestTrace.Step, number: Int, in visit: Int) {
    switch step.event {
    case .refused(let gate): visits[visit].refusal = Refusal(step: number, gate: gate)
    case .inside(let isInside):
      visits[visit].inside = Answer(step: number, isInside: isInside)
    case .answered(let result, _):
      visits[visit].ended = number
      visits[visit].result = result
    case .rule(let rule):
      guard rule.rule == "reachOutside", let target = rule.target, target != step.view else {
        if visits[visit].isLookedAt { visits[visit].point = rule.point }
        return
      }
      let looked = look(at: target, number: number, from: visit)
      visits[looked].point = rule.point
      switch rule.result {
      case .inside(let isInside):
        visits[looked].inside = Answer(step: number, isInside: isInside)
        visits[looked].result = isInside ? target : nil
      case .skipped(let gate): visits[looked].refusal = Refusal(step: number, gate: gate)
      case .view: break
      }
    default: break
    }
  }
}
