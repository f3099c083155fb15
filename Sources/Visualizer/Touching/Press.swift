import Foundation
import UIKit

/// One press of the touch log, to be shown again.
struct Press: Equatable, Sendable {
  /// 1 for the first press on the scene.
  var number: Int
  /// Screen points.
  var at: CGPoint
  var trace: HitTestTrace
  /// Counts the states of the scene: the same place may answer otherwise after an edit.
  var state: Int

  /// The first step at which two presses part, from 1; nil where they went the same way.
  func parting(from other: Press) -> Int? {
    let (one, two) = (trace.steps, other.trace.steps)
    for index in 0..<min(one.count, two.count)
    where one[index].view != two[index].view || !one[index].isAlike(two[index]) {
      return index + 1
    }
    return one.count == two.count ? nil : min(one.count, two.count) + 1
  }
}

extension HitTestTrace.Step {
  /// The same kind of event with the same outcome, wherever the points lie.
  fileprivate func isAlike(_ other: HitTestTrace.Step) -> Bool {
    switch (event, other.event) {
    case (.answered(let one, _), .answered(let other, _)): one == other
    case (.refused(let one), .refused(let other)): one == other
    case (.rule(let one), .rule(let other)):
      one.rule == other.rule && one.target == other.target && one.result == other.result
    default: StepKind(event) == StepKind(other.event)
    }
  }
}
