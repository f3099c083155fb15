import Foundation
import UIKit
import Wording

extension Labels {
  static let delivery = text("delivery.title")
  static let movedSince = text("delivery.movedSince")
  static let secondFinger = text("delivery.secondFinger")
  static let presses = text("delivery.presses")
  static let compare = text("delivery.compare")

  static func press(_ press: Press) -> String {
    text(
      "delivery.press",
      [
        "number": String(press.number), "point": point(press.at),
        "hit": press.trace.hit?.name ?? nobody,
      ])
  }

  static func pressBeforeChanges(_ number: Int) -> String {
    text("delivery.before", ["number": String(number)])
  }
  static let pressAgain = text("delivery.again")

  static func parting(_ one: Press, _ other: Press, at step: Int?) -> String {
    let values = ["one": String(one.number), "other": String(other.number)]
    guard let step else { return text("delivery.same", values) }
    return text("delivery.part", values.merging(["step": String(step)]) { first, _ in first })
  }

  /// What each of two presses did at the step at which they part.
  @MainActor
  static func ways(_ one: Press, _ other: Press, at step: Int) -> String {
    [one, other].map { press in
      let steps = press.trace.steps
      guard steps.indices.contains(step - 1) else {
        return text("delivery.over", ["number": String(press.number)])
      }
      let sentence = Narration.sentence(for: steps[step - 1], in: press.trace).text
      return text("delivery.way", ["number": String(press.number), "sentence": sentence])
    }.joined(separator: "  ")
  }

  /// A line of the delivery log.
  static func line(_ event: DeliveryTrace.Event) -> String {
    switch event {
    case .hitTest(let pass, _): return text("delivery.pass", ["number": String(pass)])
    case .sent(let receiver): return text("delivery.sent", ["receiver": receiver])
    case .touch(let finger, let phase, let at, let view):
      let values = [
        "finger": String(finger + 1), "point": point(at), "view": view?.name ?? nobody,
      ]
      return switch phase {
      case .began: text("delivery.down", values)
      case .moved: text("delivery.moved", values)
      case .ended: text("delivery.up", values)
      default: text("delivery.cancelled", values)
      }
    case .dropped(_, let view, let reason):
      return text("delivery.dropped." + reason.rawValue, ["view": view.name])
    case .offered(let recognizer, _, let isTaken):
      let values = ["recognizer": name(recognizer)]
      return isTaken ? text("delivery.offered", values) : text("delivery.declined", values)
    case .gesture(let recognizer, let state):
      return text(key(state), ["recognizer": name(recognizer)])
    case .waiting(let one, let other):
      return text("delivery.waiting", ["recognizer": name(one), "other": name(other)])
    case .called(let view, let phase):
      return text(key(phase), ["view": view.name])
    case .climbed(let next?, _): return text("delivery.climbed", ["next": next])
    case .climbed(nil, _): return text("delivery.unhandled")
    case .control(let view, let event, let actions):
      let values = [
        "view": view.name, "event": event, "actions": actions.joined(separator: ", "),
      ]
      return actions.isEmpty ? text("delivery.control", values) : text("delivery.action", values)
    case .scrolled(let view, let offset):
      return text("delivery.scrolled", ["view": view.name, "point": point(offset)])
    }
  }

  private static func name(_ recognizer: DeliveryTrace.Recognizer) -> String {
    guard let view = recognizer.view else { return recognizer.name }
    return text("delivery.of", ["recognizer": recognizer.name, "view": view.name])
  }

  private static func key(_ state: UIGestureRecognizer.State) -> String {
    switch state {
    case .possible: "delivery.gesture.possible"
    case .began: "delivery.gesture.began"
    case .changed: "delivery.gesture.changed"
    case .ended: "delivery.gesture.ended"
    case .cancelled: "delivery.gesture.cancelled"
    case .failed: "delivery.gesture.failed"
    }
  }

  private static func key(_ phase: UITouch.Phase) -> String {
    switch phase {
    case .began: "delivery.called.began"
    case .moved: "delivery.called.moved"
    case .ended: "delivery.called.ended"
    default: "delivery.called.cancelled"
    }
  }
}
