import Diagnosis
import Foundation
import UIKit
import Wording

extension Labels {
  static func question(_ verdict: Verdict) -> String {
    verdict.getsTouch ? "Why \(verdict.view)?" : "Why not \(verdict.view)?"
  }

  /// The verdict in a sentence or two: the first obstacle decides.
  static func sentence(_ verdict: Verdict) -> Sentence {
    if let reason = verdict.reason { return Sentence(words(reason, verdict)) }
    guard let obstacle = verdict.firstObstacle else {
      return Sentence([
        .init("The touch at \(point(verdict.point)) went to "), hit(verdict.hit), .init("."),
      ])
    }
    var runs = words(obstacle, verdict)
    if verdict.asked == .never {
      runs += [
        .init(" The branch ends there, so \(verdict.view) is "), .init("never asked", .strong),
        .init("."),
      ]
    }
    return Sentence(runs)
  }

  private static func hit(_ view: ViewID?) -> Sentence.Run {
    view.map { .init($0.name, .name) } ?? .init("nobody", .strong)
  }

  private static func words(_ reason: Verdict.Reason, _ verdict: Verdict) -> [Sentence.Run] {
    let name = Sentence.Run(verdict.view.name, .hit)
    switch reason {
    case .search:
      return [
        name,
        .init(
          " contains the point, so do all views around it, and nobody in front or inside took it."),
      ]
    case .rule(let rule, _, let view):
      return [
        .init("The rule "), .init(rule, .rule), .init(" of "), .init(view.name, .name),
        .init(" found "), name, .init("."),
      ]
    case .customCode(let view):
      return [.init("The code of "), .init(view.name, .name), .init(" named "), name, .init(".")]
    }
  }

  private static func words(_ obstacle: Obstacle, _ verdict: Verdict) -> [Sentence.Run] {
    let isSelf = obstacle.view == verdict.view
    let name = Sentence.Run(obstacle.view.name, .no)
    let place = isSelf ? "" : ", \(levels(obstacle.levelsUp)),"
    switch obstacle.cause {
    case .gate(let gate):
      return [name, .init("\(place) "), .init(words(gate), .strong), .init(".")]
    case .outside(let miss):
      return [name, .init("\(place) does not contain the point \(point(miss.point)).")]
    case .childrenNotAsked(let rule, _):
      return [
        name, .init("\(place) never asks its children: rule "), .init(rule, .rule), .init("."),
      ]
    case .covered(let answer), .coveredByWindow(let answer):
      return [
        name, .init(" lies in front and took the touch"),
        answer == obstacle.view ? .init(".") : .init(" for \(answer)."),
      ]
    case .ownSubview(let answer):
      return [
        name, .init(", inside it, took the touch"),
        answer == obstacle.view ? .init(".") : .init(" for \(answer)."),
      ]
    case .dropped(let rule, _):
      return [
        .init("The rule "), .init(rule, .rule), .init(" of "), name, .init(" dropped the answer."),
      ]
    case .replaced(let rule, _, let answer):
      return [
        .init("The rule "), .init(rule, .rule), .init(" of "), name, .init(" answered with "),
        hit(answer), .init(" instead."),
      ]
    case .customCode(let className):
      return [name, .init(" is a \(className); its own code did not lead to \(verdict.view).")]
    case .noWindow: return [name, .init(" is in no window that is asked.")]
    }
  }

  private static func levels(_ count: Int) -> String {
    switch count {
    case 1: "its parent"
    case 2: "two levels up"
    default: "\(count) levels up"
    }
  }

  private static func words(_ gate: HitTestTrace.Gate) -> String {
    switch gate {
    case .isEnabled: "is disabled"
    case .isUserInteractionEnabled: "has user interaction off"
    case .isHidden: "is hidden"
    case .alpha(let alpha): "has alpha \(alpha)"
    case .transform: "has a transform without inverse"
    }
  }
}
