import Canvas
import Foundation
import UIKit
import Wording

extension InspectorPanel {
  /// The rules in running order: moved, taken away, added, and each one's own values.
  func showRules(
    of subject: Subject, in rest: inout CGRect, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    let rules = subject.node.hitTestRules
    let gesture = ui.gesture
    func set(_ changed: [HitTestRule]) {
      send(.edit(.set(.rules(changed), of: subject.id), gesture: gesture))
    }
    ui.heading(Labels.rulesHeading, in: &rest)
    if rules.isEmpty { showDefault(in: rest.cut(.top, Self.rowHeight), &ui) }
    for (place, index) in Self.runningOrder(rules).enumerated() {
      let box = rest.cut(.top, Self.rowHeight)
      show(rules[index], number: place + 1, index, of: subject, in: box, &ui, set)
      let name = "\(index)." + subject.id.name
      var form = RuleForm(panel: self, subject: subject, name: name, rule: rules[index])
      if let changed = form.show(in: &rest, &ui) {
        var list = rules
        list[index] = changed
        set(list)
      }
    }
    _ = rest.cut(.top, 4)
    let add = rest.cut(.top, 32).padded(16, 2)
    let id = WidgetID("inspector.addRule")
    ui.menuButton(id, Labels.addRule, in: add)
    let items = RuleForm.templates.map { MenuItem(Labels.template($0)) }
    if let chosen = ui.menu(id, items: items, selected: nil, below: add) {
      set(rules + [RuleForm.templates[chosen].fitted(to: subject.view.bounds)])
    }
    _ = rest.cut(.top, 8)
  }

  /// Rules on the region, the search, then rules on the result, each in list order.
  static func runningOrder(_ rules: [HitTestRule]) -> [Int] {
    [HitTestRule.Part.region, .search, .result].flatMap { part in
      rules.indices.filter { rules[$0].part == part }
    }
  }

  private func showDefault(in rect: CGRect, _ ui: inout Interface) {
    ui.label(
      Labels.defaultSearch, in: rect.padded(16, 0), font: .body, color: ui.theme.textSoft)
  }

  private func show(
    _ rule: HitTestRule, number: Int, _ index: Int, of subject: Subject, in rect: CGRect,
    _ ui: inout Interface, _ set: ([HitTestRule]) -> Void
  ) {
    let rules = subject.node.hitTestRules
    var line = rect.padded(16, 0)
    let chip = line.cut(.left, 20)
    let box = CGRect(x: chip.minX, y: chip.midY - 10, width: 20, height: 20)
    ui.fill(box, ui.theme.raised, radius: 5)
    ui.label("\(number)", in: box, font: .badge, color: ui.theme.text, align: .center)
    _ = line.cut(.left, 8)
    if icon("rule.remove", .cross, index, Labels.tip("removeRule"), in: &line, &ui) {
      var list = rules
      list.remove(at: index)
      set(list)
    }
    let peers = rules.indices.filter { rules[$0].part == rule.part }
    if let place = peers.firstIndex(of: index), peers.count > 1 {
      for (name, mark, step) in [("rule.down", Icon.down, 1), ("rule.up", Icon.up, -1)]
      where peers.indices.contains(place + step) {
        if icon(name, mark, index, Labels.tip("moveRule"), in: &line, &ui) {
          var list = rules
          list.swapAt(index, peers[place + step])
          set(list)
        }
      }
    }
    let name = ui.label(
      RuleWords.short(rule), in: line, font: .body, color: ui.theme.rule)
    _ = line.cut(.left, name + 8)
    if line.width > 40 {
      ui.label(Labels.part(rule.part), in: line, font: .note, color: ui.theme.textSoft)
    }
  }

  private func icon(
    _ name: String, _ icon: Icon, _ index: Int, _ tip: String, in line: inout CGRect,
    _ ui: inout Interface
  ) -> Bool {
    let box = line.cut(.right, 24)
    return ui.button(
      WidgetID(name, index), "", icon: icon,
      in: CGRect(x: box.minX, y: box.midY - 11, width: 22, height: 22), style: .plain,
      tip: tip)
  }
}
