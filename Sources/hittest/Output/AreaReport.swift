import Diagnosis
import Scenes
import UIKit
import Wording

/// Where a view can be touched and what a finger meets, for people and for programs.
struct AreaReport {
  private let view: ViewID
  private let point: CGPoint
  private let area: TouchArea
  private let free: TouchArea.Free
  private let shares: [FingerShare]
  private let risk: CGFloat

  /// The width of most people's touching fingertips lies between 7 and 10.
  private static let millimeters: CGFloat = 8

  @MainActor
  init(of view: UIView, at point: CGPoint, in scene: BuiltScene) {
    self.view = scene.id(of: view) ?? ""
    self.point = point
    area = TouchArea.of(view, in: scene)
    free = area.free(of: view, in: scene)
    shares = FingerShare.shares(at: point, millimeters: Self.millimeters, in: scene)
    risk = FingerShare.risk(for: view, at: point, millimeters: Self.millimeters, in: scene)
  }

  var text: String {
    let lines =
      TouchAreaWords.lines(area, free, of: view)
      + [TouchAreaWords.finger(shares, at: point, millimeters: Self.millimeters)]
    return lines.joined(separator: "\n")
  }

  /// Members for the verdict's object.
  var members: [(String, String)] {
    let minima = MinimumTarget.allCases.map {
      (
        "\($0.rawValue)",
        VerdictJSON.object([
          ("side", number($0.side)), ("isMet", "\(free.meets($0))"),
        ])
      )
    }
    let steps = [
      ("bounds", step(area.own)), ("rules", step(area.region)),
      ("ancestors", step(area.reachable)),
      (
        "cuts",
        "["
          + area.cuts.map {
            VerdictJSON.object([
              ("view", VerdictJSON.id($0.ancestor)), ("area", number($0.step.area)),
              (
                "gate",
                $0.gate.map { JSONText.string(GateWords.value(of: $0).text) } ?? "null"
              ),
              ("pieces", pieces($0.step)),
            ])
          }.joined(separator: ",") + "]"
      ),
      (
        "free",
        VerdictJSON.object([
          ("area", number(free.area)), ("outlines", outlines(free.outlines)),
        ])
      ),
      (
        "takers",
        "["
          + free.takers.map {
            VerdictJSON.object([
              ("view", VerdictJSON.id($0.view)), ("area", number($0.area)),
              ("outlines", outlines($0.outlines)),
            ])
          }.joined(separator: ",") + "]"
      ),
      (
        "largestRectangle",
        "[\(number(free.largestRectangle.width)),\(number(free.largestRectangle.height))]"
      ),
      ("smallestSide", number(free.smallestSide)), ("minima", VerdictJSON.object(minima)),
    ]
    let finger = [
      ("millimeters", number(Self.millimeters)), ("risk", number(risk)),
      (
        "shares",
        "["
          + shares.map {
            VerdictJSON.object([
              ("view", VerdictJSON.id($0.view)), ("share", number($0.share)),
            ])
          }.joined(separator: ",") + "]"
      ),
    ]
    return [
      ("touchArea", VerdictJSON.object(steps)), ("finger", VerdictJSON.object(finger)),
    ]
  }

  private func step(_ step: TouchArea.Step) -> String {
    VerdictJSON.object([("area", number(step.area)), ("pieces", pieces(step))])
  }

  private func pieces(_ step: TouchArea.Step) -> String { outlines(step.pieces.map(\.corners)) }

  private func outlines(_ outlines: [[CGPoint]]) -> String {
    let each = outlines.map { "[" + $0.map(TraceJSON.point).joined(separator: ",") + "]" }
    return "[" + each.joined(separator: ",") + "]"
  }

  private func number(_ value: CGFloat) -> String { VerdictJSON.number(value) }
}
