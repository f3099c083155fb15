import Scenes
import UIKit
import Wording

/// A trace for programs: one object, a step a line.
enum TraceJSON {
  static func text(_ trace: HitTestTrace) -> String {
    var points = AskedPoints()
    let steps = trace.steps.map { step in
      "\n  " + self.step(step, askedAt: points.follow(step).point)
    }.joined(separator: ",")
    let chain = trace.chain.map(JSONText.string).joined(separator: ",")
    return """
      {"point":\(point(trace.point)),"hit":\(id(trace.hit)),"steps":[\(steps)
      ],"chain":[\(chain)]}
      """
  }

  private static func step(_ step: HitTestTrace.Step, askedAt point: CGPoint?) -> String {
    let head = [
      ("n", "\(step.number)"), ("depth", "\(step.depth)"), ("view", id(step.view)),
    ]
    return object(head + event(step.event, askedAt: point))
  }

  /// - Parameter point: where the view was asked, in its own coordinates.
  private static func event(
    _ event: HitTestTrace.Event, askedAt point: CGPoint?
  ) -> [(String, String)] {
    switch event {
    case .asked(let point, let asker):
      return [("event", "\"asked\""), ("point", self.point(point))]
        + (asker == .customCode ? [("by", "\"customCode\"")] : [])
    case .refused(let gate): return [("event", "\"refused\"")] + members(of: gate)
    case .inside(let result):
      return [("event", "\"inside\""), ("result", "\(result)")]
        + (point.map { p in [("point", self.point(p))] } ?? [])
    case .rule(let rule):
      var members = [
        ("event", "\"rule\""), ("rule", JSONText.string(rule.rule)), ("index", "\(rule.index)"),
        ("point", self.point(rule.point)),
      ]
      if let target = rule.target { members.append(("target", id(target))) }
      switch rule.result {
      case .inside(let isInside): members.append(("result", "\(isInside)"))
      case .view(let view): members.append(("result", id(view)))
      case .skipped(let gate): members += [("result", "false")] + self.members(of: gate)
      }
      return members
    case .observed(let observation):
      var members = [
        ("event", "\"observed\""), ("what", "\"\(observation.what.rawValue)\""),
        ("view", id(observation.view)), ("point", observation.point.map(self.point) ?? "null"),
      ]
      if let size = observation.size {
        members.append(("size", numbers([size.width, size.height])))
      }
      if observation.crossesWindows { members.append(("crossesWindows", "true")) }
      if let result = observation.result { members.append(("result", "\(result)")) }
      // A step has one `view`: its own; the one it looked at is the observation's.
      return members.map { $0.0 == "view" ? ("of", $0.1) : $0 }
    case .answered(let result, let seen):
      return [
        ("event", "\"answered\""), ("result", id(result)), ("seen", "\"\(seen.rawValue)\""),
      ]
    }
  }

  static func members(of gate: HitTestTrace.Gate) -> [(String, String)] {
    value(of: gate) + [("reason", JSONText.string(GateWords.value(of: gate).text))]
  }

  private static func value(of gate: HitTestTrace.Gate) -> [(String, String)] {
    switch gate {
    case .isEnabled: [("gate", "\"isEnabled\""), ("value", "false")]
    case .isUserInteractionEnabled:
      [("gate", "\"isUserInteractionEnabled\""), ("value", "false")]
    case .isHidden: [("gate", "\"isHidden\""), ("value", "true")]
    case .alpha(let alpha): [("gate", "\"alpha\""), ("value", Figures.storedAlpha(alpha))]
    case .animation: [("gate", "\"animation\""), ("value", "true")]
    case .transform(let t):
      [("gate", "\"transform\""), ("value", numbers([t.a, t.b, t.c, t.d, t.tx, t.ty]))]
    }
  }

  private static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  static func point(_ point: CGPoint) -> String { numbers([point.x, point.y]) }

  private static func numbers(_ values: [CGFloat]) -> String {
    "[" + values.map { JSONText.number(Double($0)) }.joined(separator: ",") + "]"
  }

  static func id(_ id: ViewID?) -> String { id.map { JSONText.string($0.name) } ?? "null" }
}
