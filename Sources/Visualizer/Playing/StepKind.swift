import UIKit

/// What a step is about, as far as colour and shape go.
enum StepKind: Sendable, Equatable, CaseIterable {
  case asked
  case inside
  case refused
  case rule
  case observed
  case answered
  case answeredNothing

  init(_ event: HitTestTrace.Event) {
    switch event {
    case .asked: self = .asked
    case .refused, .inside(false): self = .refused
    case .inside(true): self = .inside
    case .rule: self = .rule
    case .observed: self = .observed
    case .answered(let result, _): self = result == nil ? .answeredNothing : .answered
    }
  }

  /// How long the step plays at normal speed, in seconds.
  var duration: Double {
    switch self {
    case .asked: 0.6
    case .inside: 0.45
    case .refused: 0.75
    case .rule: 0.65
    case .observed: 0.35
    case .answered: 0.5
    case .answeredNothing: 0.3
    }
  }
}
