import UIKit

/// Which lines of code can stand for a step: the most fitting first.
enum StepRoles {
  static func roles(
    of step: HitTestTrace.Step, in trace: HitTestTrace
  ) -> [SwiftLine.Role] {
    switch step.event {
    case .asked: return [.question]
    case .refused: return [.gates, .defaultSearch]
    case .inside: return [.inside, .defaultSearch]
    case .observed: return []
    case .rule(let rule):
      switch rule.result {
      case .inside where rule.target != nil: return [.look(rule.index)]
      case .skipped: return [.skip(rule.index), .look(rule.index)]
      default: return [.rule(rule.index)]
      }
    case .answered(let result, _):
      if result == step.view { return [.answer, .itself, .defaultSearch] }
      if result != nil { return [.answer, .handUp, .defaultSearch] }
      return [.answer] + refusal(of: step, in: trace)
    }
  }

  /// An answer of nil comes from the line that refused.
  private static func refusal(
    of step: HitTestTrace.Step, in trace: HitTestTrace
  ) -> [SwiftLine.Role] {
    for earlier in trace.steps.prefix(while: { $0.number < step.number }).reversed() {
      guard earlier.depth == step.depth else { continue }
      switch earlier.event {
      case .refused: return [.gates, .defaultSearch]
      case .asked: return [.inside, .defaultSearch]
      default: continue
      }
    }
    return []
  }
}
