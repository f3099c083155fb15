import Diagnosis
import Scenes
import UIKit
import Wording

/// The difference between two scenes, for people and for programs.
struct DiffReport {
  private let difference: SceneDifference
  private let words = Language.english

  init(_ difference: SceneDifference) { self.difference = difference }

  var text: String {
    var lines = difference.probes.map(line)
    for view in difference.views {
      lines.append(
        words.text(
          view.isTarget ? "diff.target" : "diff.view",
          [
            "view": view.view.name, "before": Figures.number(Double(view.before)),
            "after": Figures.number(Double(view.after)),
          ]))
    }
    lines += difference.passages.map { passage in
      words.text(
        "diff.passage",
        [
          "area": Figures.number(Double(passage.area)), "from": name(passage.from),
          "to": name(passage.to),
        ])
    }
    for (key, views) in [
      ("diff.added", difference.addedViews), ("diff.removed", difference.removedViews),
    ] where !views.isEmpty {
      lines.append(words.text(key, ["views": views.map(\.name).joined(separator: ", ")]))
    }
    return lines.isEmpty ? words.text("diff.none") : lines.joined(separator: "\n")
  }

  private func line(_ change: SceneDifference.ProbeChange) -> String {
    words.text(
      change.probe.on == nil ? "diff.probe" : "diff.probeOn",
      [
        "point": Figures.point(change.probe.at), "on": change.probe.on?.name ?? "",
        "before": name(view(change.before)), "after": name(view(change.after)),
      ])
  }

  private func name(_ view: ViewID?) -> String { view?.name ?? words.text("map.nobody") }

  private func view(_ answer: ProbeOutcome.Answer) -> ViewID? {
    if case .hit(let view) = answer { view } else { nil }
  }

  var json: String {
    let probes = difference.probes.map { change in
      VerdictJSON.object([
        ("at", TraceJSON.point(change.probe.at)), ("on", TraceJSON.id(change.probe.on)),
        ("before", TraceJSON.id(view(change.before))), ("after", TraceJSON.id(view(change.after))),
      ])
    }
    let views = difference.views.map { view in
      VerdictJSON.object([
        ("view", TraceJSON.id(view.view)), ("isTarget", "\(view.isTarget)"),
        ("before", VerdictJSON.number(view.before)), ("after", VerdictJSON.number(view.after)),
        ("gained", VerdictJSON.number(view.gained)), ("lost", VerdictJSON.number(view.lost)),
      ])
    }
    let passages = difference.passages.map { passage in
      VerdictJSON.object([
        ("from", TraceJSON.id(passage.from)), ("to", TraceJSON.id(passage.to)),
        ("area", VerdictJSON.number(passage.area)),
      ])
    }
    return VerdictJSON.object([
      ("isFelt", "\(difference.isFelt)"), ("probes", VerdictJSON.list(probes)),
      ("views", VerdictJSON.list(views)), ("passages", VerdictJSON.list(passages)),
      ("added", ids(difference.addedViews)), ("removed", ids(difference.removedViews)),
    ])
  }

  private func ids(_ ids: [ViewID]) -> String {
    "[" + ids.map { TraceJSON.id($0) }.joined(separator: ",") + "]"
  }
}
