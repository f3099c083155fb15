import Canvas
import Foundation
import UIKit
import Wording

/// The button of the breakpoints and its menu: on gates, on rules, and on views.
@MainActor
struct BreakpointMenu {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  private static let id: WidgetID = "timeline.breakpoints"

  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    let box = CGRect(around: CGPoint(x: rect.midX, y: rect.midY), radius: 13)
    let isOpen = ui.opened == Self.id
    ui.tip(Labels.tip("breakpoints"), for: box)
    if isOpen { ui.fill(box, ui.theme.raised, radius: 6) }
    let pointed = ui.interact(Self.id, in: box)
    if pointed.isHovered { ui.cursor = .hand }
    let isSet = !workspace.breakpoints.isEmpty
    ui.draw(
      .stop, in: CGRect(around: CGPoint(x: box.midX, y: box.midY), radius: 7),
      color: isSet
        ? ui.theme.asking : pointed.isHovered ? ui.theme.textSoft : ui.theme.textFaint)
    ui.drawFocus(of: Self.id, around: box)
    if pointed.isClicked || ui.isActivated(Self.id, in: box) {
      ui.opened = isOpen ? nil : Self.id
    }
    let choices = choices
    var items = choices.map {
      MenuItem(words($0), isTicked: workspace.breakpoints.contains($0))
    }
    if isSet { items.append(MenuItem(Labels.text("break.clear"))) }
    guard let chosen = ui.menu(Self.id, items: items, selected: nil, below: box) else { return }
    send(choices.indices.contains(chosen) ? .toggleBreakpoint(choices[chosen]) : .clearBreakpoints)
  }

  /// Gates, rules, the inspected view, and the views that have one, by name.
  private var choices: [Breakpoint] {
    var views = workspace.breakpoints.compactMap { breakpoint -> ViewID? in
      if case .asked(let view) = breakpoint { view } else { nil }
    }
    views.sort { $0.name < $1.name }
    if let inspected = workspace.inspected, !views.contains(inspected) {
      views.insert(inspected, at: 0)
    }
    return [.gateFails, .ruleRuns] + views.prefix(10).map { .asked($0) }
  }

  private func words(_ breakpoint: Breakpoint) -> String {
    switch breakpoint {
    case .asked(let view): Labels.text("break.asked", ["view": view.name])
    case .gateFails: Labels.text("break.gate")
    case .ruleRuns: Labels.text("break.rule")
    }
  }
}
