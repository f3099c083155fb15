import Canvas
import Foundation
import UIKit
import Wording

/// The values of one rule, each as the control that suits it.
@MainActor
struct RuleForm {
  let panel: InspectorPanel
  let subject: InspectorPanel.Subject
  /// Tells the fields of this rule from those of others.
  let name: String
  let rule: HitTestRule

  /// One of each, to start from.
  static let templates: [HitTestRule] = [
    .expand(.by(UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12))),
    .expand(.toAtLeast(CGSize(width: 44, height: 44))),
    .path(d: "", fillRule: .nonzero, gate: .inside), .hole(d: "", fillRule: .nonzero),
    .passThrough, .ignore(views: []), .redirect(to: "", from: nil, when: .hit),
    .reachOutside(search: .frontMost, respectsGates: false), .overflow, .boxOnly, .none,
  ]

  /// - Returns: the rule with other values, when one was changed.
  mutating func show(in rest: inout CGRect, _ ui: inout Interface) -> HitTestRule? {
    switch rule {
    case .expand(.by(let insets)): return sides(insets, in: &rest, &ui)
    case .expand(.toAtLeast(let size)): return least(size, in: &rest, &ui)
    case .path(let d, let fillRule, let gate):
      var changed: HitTestRule?
      if let typed = path(d, in: &rest, &ui) {
        changed = .path(d: typed, fillRule: fillRule, gate: gate)
      }
      if let rule = choice(
        "rule.fill", Labels.fillRules, HitTestRule.FillRule.allCases, fillRule, in: &rest, &ui)
      {
        changed = .path(d: d, fillRule: rule, gate: gate)
      }
      if let gate = choice(
        "rule.gate", Labels.pathGates, HitTestRule.PathGate.allCases, gate, in: &rest, &ui)
      {
        changed = .path(d: d, fillRule: fillRule, gate: gate)
      }
      return changed
    case .hole(let d, let fillRule):
      if let typed = path(d, in: &rest, &ui) { return .hole(d: typed, fillRule: fillRule) }
      return choice(
        "rule.fill", Labels.fillRules, HitTestRule.FillRule.allCases, fillRule, in: &rest, &ui
      )
      .map { .hole(d: d, fillRule: $0) }
    case .ignore(let views):
      return names(Labels.ignoredViews, views, in: &rest, &ui).map { .ignore(views: $0) }
    case .redirect(let target, let from, let when):
      return redirect(target, from, when, in: &rest, &ui)
    case .reachOutside(let search, let respects):
      return reach(search, respects, in: &rest, &ui)
    case .passThrough, .overflow, .boxOnly, .none: return nil
    }
  }

  // MARK: Numbers

  private func sides(
    _ insets: UIEdgeInsets, in rest: inout CGRect, _ ui: inout Interface
  ) -> HitTestRule? {
    var changed: UIEdgeInsets?
    let sides: [(String, WritableKeyPath<UIEdgeInsets, CGFloat>)] = [
      (Labels.sides[0], \.top), (Labels.sides[1], \.left), (Labels.sides[2], \.bottom),
      (Labels.sides[3], \.right),
    ]
    let line = field(Labels.growsBy, in: &rest, &ui)
    let width = (line.width - 12) / 4
    for (place, side) in sides.enumerated() {
      let box = CGRect(
        x: line.minX + CGFloat(place) * (width + 4), y: line.minY, width: width,
        height: line.height)
      panel.number(
        "\(side.0).\(name)", insets[keyPath: side.1], of: subject, in: box, &ui
      ) {
        var all = insets
        all[keyPath: side.1] = CGFloat($0)
        changed = all
      }
    }
    return changed.map { .expand(.by($0)) }
  }

  private func least(
    _ size: CGSize, in rest: inout CGRect, _ ui: inout Interface
  ) -> HitTestRule? {
    var changed: CGSize?
    let line = field(Labels.growsToAtLeast, in: &rest, &ui)
    let width = (line.width - 6) / 2
    for (place, side) in [(0, \CGSize.width), (1, \CGSize.height)] {
      let box = CGRect(
        x: line.minX + CGFloat(place) * (width + 6), y: line.minY, width: width,
        height: line.height)
      panel.number(
        "rule.least\(place).\(name)", size[keyPath: side], of: subject, in: box, range: 0...1e9, &ui
      ) {
        var all = size
        all[keyPath: side] = CGFloat($0)
        changed = all
      }
    }
    return changed.map { .expand(.toAtLeast($0)) }
  }

  // MARK: Words

  private func path(_ d: String, in rest: inout CGRect, _ ui: inout Interface) -> String? {
    let line = field(Labels.pathData, in: &rest, &ui)
    let id = WidgetID("rule.path.\(name)")
    guard
      case .committed(let typed)? = ui.textField(
        id, d, placeholder: SVGPath.example, in: line, font: .code), typed != d
    else { return nil }
    do {
      _ = try CGPath(svgPathData: typed)
      return typed
    } catch {
      ui.refuse(id, in: line, PathWords.reason(error.reason))
      return nil
    }
  }

  private func names(
    _ title: String, _ views: [ViewID], in rest: inout CGRect, _ ui: inout Interface
  ) -> [ViewID]? {
    let line = field(title, in: &rest, &ui)
    let id = WidgetID("rule.\(title).\(name)")
    let text = views.map(\.name).joined(separator: ", ")
    guard
      case .committed(let typed)? = ui.textField(id, text, placeholder: Labels.viewNames, in: line),
      typed != text
    else { return nil }
    let list = typed.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
    if let stranger = list.first(where: { panel.workspace.projection.index[ViewID($0)] == nil }) {
      ui.refuse(id, in: line, Labels.noSuchView(stranger))
      return nil
    }
    return list.map { ViewID($0) }
  }

  private func redirect(
    _ target: ViewID, _ from: [ViewID]?, _ when: HitTestRule.RedirectMoment,
    in rest: inout CGRect, _ ui: inout Interface
  ) -> HitTestRule? {
    let single = target.name.isEmpty ? [] : [target]
    if let list = names(Labels.redirectTarget, single, in: &rest, &ui) {
      return .redirect(to: list.first ?? "", from: from, when: when)
    }
    if let list = names(Labels.redirectSources, from ?? [], in: &rest, &ui) {
      return .redirect(to: target, from: list.isEmpty ? nil : list, when: when)
    }
    return choice(
      "rule.when", Labels.redirectMoments, HitTestRule.RedirectMoment.allCases, when, in: &rest, &ui
    )
    .map { .redirect(to: target, from: from, when: $0) }
  }

  private func reach(
    _ search: HitTestRule.ReachSearch, _ respects: Bool, in rest: inout CGRect,
    _ ui: inout Interface
  ) -> HitTestRule? {
    if let search = choice(
      "rule.search", Labels.reachSearches, HitTestRule.ReachSearch.allCases, search, in: &rest, &ui)
    {
      return .reachOutside(search: search, respectsGates: search == .frontMost && respects)
    }
    guard search == .frontMost else { return nil }
    let line = field(Labels.respectsGates, in: &rest, &ui)
    return ui.onOff(WidgetID("rule.respects.\(name)"), respects, in: line)
      ? .reachOutside(search: search, respectsGates: !respects) : nil
  }

  private func choice<Value: Equatable>(
    _ key: String, _ titles: [String], _ values: [Value], _ value: Value,
    in rest: inout CGRect, _ ui: inout Interface
  ) -> Value? {
    let line = rest.cut(.top, 36).padded(44, 2)
    let place = CGRect(
      x: line.minX, y: line.minY, width: min(ui.segmentsWidth(titles), rest.width - 56),
      height: 32)
    return ui.segments(
      WidgetID("\(key).\(name)"), titles, selected: values.firstIndex(of: value) ?? 0,
      in: place
    ).map { values[$0] }
  }

  /// The room of a value, under the name of its rule.
  private func field(_ title: String, in rest: inout CGRect, _ ui: inout Interface) -> CGRect {
    var line = rest.cut(.top, InspectorPanel.rowHeight).padded(16, 2)
    _ = line.cut(.left, 28)
    ui.label(
      title, in: line.cut(.left, min(76, line.width * 0.36)), font: .note,
      color: ui.theme.textSoft)
    return line
  }
}
