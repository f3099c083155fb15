import UIKit

/// Where playing stops by itself.
enum Breakpoint: Hashable, Sendable {
  /// When a view is asked.
  case asked(ViewID)
  /// When a view refuses: one of its gates fails, or the point is outside.
  case gateFails
  case ruleRuns

  func stops(at step: HitTestTrace.Step) -> Bool {
    switch (self, step.event) {
    case (.asked(let view), .asked), (.asked(let view), .refused): view == step.view
    case (.asked(let view), .rule(let rule)): view == rule.target && view != step.view
    case (.gateFails, .refused), (.gateFails, .inside(false)): true
    case (.gateFails, .rule(let rule)):
      if case .skipped = rule.result { true } else { false }
    case (.ruleRuns, .rule): true
    default: false
    }
  }
}

extension Workspace {
  /// Gives the player what outlives a touch: where it stops, and whether it begins again.
  mutating func equipPlayer() {
    player.loops = isLooping
    player.stops = steps(at: breakpoints)
  }

  private func steps(at breakpoints: Set<Breakpoint>) -> [Int] {
    guard !breakpoints.isEmpty, let trace = descent?.trace else { return [] }
    // A look-up for each step and not a walk over all breakpoints.
    let (gates, rules) = (breakpoints.contains(.gateFails), breakpoints.contains(.ruleRuns))
    return trace.steps.indices.filter { index in
      let step = trace.steps[index]
      if gates, Breakpoint.gateFails.stops(at: step) { return true }
      if rules, Breakpoint.ruleRuns.stops(at: step) { return true }
      if case .rule(let rule) = step.event, let target = rule.target {
        let breakpoint = Breakpoint.asked(target)
        return breakpoints.contains(breakpoint) && breakpoint.stops(at: step)
      }
      let breakpoint = Breakpoint.asked(step.view)
      return breakpoints.contains(breakpoint) && breakpoint.stops(at: step)
    }.map { $0 + 1 }
  }

  /// What a key means that turns pages, as a clicker has them: steps, and past them lessons.
  func resolved(_ command: Command) -> Command {
    let command = asked(command)
    switch command {
    case .nextPage:
      if player.count == 0 {
        let probe = scene?.document.probes.first { $0.on == nil }
        return probe.map { .touch($0.at) } ?? lesson(by: 1) ?? .stepForward
      }
      return player.isAtEnd ? lesson(by: 1) ?? .stepForward : .stepForward
    case .previousPage:
      return player.count == 0 || player.isAtStart ? lesson(by: -1) ?? .stepBack : .stepBack
    default: return command
    }
  }

  private func lesson(by step: Int) -> Command? {
    guard let shippedIndex, library.indices.contains(shippedIndex + step) else { return nil }
    return .openShipped(shippedIndex + step)
  }
}
