import Canvas
import Foundation
import Wording

/// The title, the scene's menu, the layers, the theme and the help.
struct ToolbarPanel: Panel {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  private static let modeTitles = [Labels.flat, Labels.exploded]
  private static let layerTitles = [
    Labels.frames, Labels.touchAreas, Labels.territory, Labels.deadZones,
  ]

  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    ui.fill(rect, ui.theme.panel)
    ui.hairline(.bottom, of: rect)
    var rest = rect.padded(16, 0)
    let title = ui.text.width(of: Labels.title, font: .title)
    ui.label(Labels.title, in: rest.cut(.left, title + 1), font: .title, color: ui.theme.text)

    if icon("help", .question, Labels.tip("help"), in: &rest, &ui) { send(.toggleHelp) }
    let other: Theme.Name = workspace.theme == .dark ? .light : .dark
    let sky: Icon = workspace.theme == .dark ? .moon : .sun
    if icon("theme", sky, Labels.tip("theme"), in: &rest, &ui) {
      send(.setTheme(other))
    }
    if icon("toolbar.findings", .bang, Labels.tip("findings"), in: &rest, &ui) {
      send(.toggleFindings)
    }
    let history = workspace.history
    if icon("toolbar.redo", .redo, Labels.redo(history.nextRedo), history.canRedo, in: &rest, &ui) {
      send(.redo)
    }
    if icon("toolbar.undo", .undo, Labels.undo(history.nextUndo), history.canUndo, in: &rest, &ui) {
      send(.undo)
    }
    _ = rest.cut(.right, 8)
    ui.menuButton("scenes", workspace.title, in: menuAnchor(in: rect, &ui))

    _ = rest.cut(.left, 16 + menuAnchor(in: rect, &ui).width + 16)
    let kinds = rest.cut(.left, ui.segmentsWidth(Labels.modes))
    if let mode = ui.segments(
      "toolbar.mode", Labels.modes, selected: workspace.mode == .edit ? 1 : 0,
      in: CGRect(x: kinds.minX, y: rect.midY - 16, width: kinds.width, height: 32))
    {
      send(.setMode(Mode.allCases[mode]))
    }
    _ = rest.cut(.left, 16)
    let modes = rest.cut(.left, ui.segmentsWidth(Self.modeTitles))
    if let mode = ui.segments(
      "modes", Self.modeTitles, selected: workspace.exploded.isOpen ? 1 : 0,
      in: CGRect(x: modes.minX, y: rect.midY - 16, width: modes.width, height: 32))
    {
      send(.exploded(.show(mode == 1)))
    }
    _ = rest.cut(.left, 16)
    showLayers(in: rest, &ui, send)
  }

  /// Side by side where there is room, else as a menu.
  private func showLayers(
    in rest: CGRect, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    let isOn = Layers.all.map { workspace.layers.contains($0) }
    let width = ui.togglesWidth(Self.layerTitles)
    if width <= rest.width {
      let group = CGRect(x: rest.minX, y: rest.midY - 16, width: width, height: 32)
      if let clicked = ui.toggles("layers", Self.layerTitles, isOn: isOn, in: group) {
        send(.toggle(Layers.all[clicked]))
      }
      return
    }
    let anchor = CGRect(
      x: rest.minX, y: rest.midY - 14, width: min(ui.buttonWidth(Labels.layers) + 16, rest.width),
      height: 28)
    ui.menuButton("toolbar.layers", Labels.layers, in: anchor)
    let items = zip(Self.layerTitles, isOn).map { MenuItem($0, isTicked: $1) }
    if let chosen = ui.menu("toolbar.layers", items: items, selected: nil, below: anchor) {
      send(.toggle(Layers.all[chosen]))
    }
  }

  /// The list of scenes under its button; shown after all panels.
  func showMenu(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    guard ui.opened == "scenes" else { return }
    let menu = FileMenu(workspace)
    if let chosen = ui.menu(
      "scenes", items: menu.items.map(\.item), selected: menu.selected,
      below: menuAnchor(in: rect, &ui))
    {
      send(menu.items[chosen].command)
    }
  }

  private func menuAnchor(in rect: CGRect, _ ui: inout Interface) -> CGRect {
    let title = ui.text.width(of: Labels.title, font: .title)
    let x = (rect.minX + 16 + title + 16).rounded()
    // Both groups of modes, at least the layers' menu, and the icons come first.
    let others =
      ui.segmentsWidth(Self.modeTitles) + ui.segmentsWidth(Labels.modes) + 48
      + ui.buttonWidth(Labels.layers) + 16 + 5 * 32 + 32
    let room = rect.maxX - x - others
    let wished =
      ui.text.width(of: workspace.title, font: Font(.text, size: 13, weight: .medium)) + 40
    return CGRect(
      x: x, y: rect.midY - 14, width: max(min(wished.rounded(.up), 320, room), 96), height: 28)
  }

  private func icon(
    _ id: WidgetID, _ icon: Icon, _ tip: String, _ isEnabled: Bool = true,
    in rest: inout CGRect, _ ui: inout Interface
  ) -> Bool {
    let slot = rest.cut(.right, 32)
    let box = CGRect(x: slot.minX, y: slot.midY - 14, width: 28, height: 28)
    ui.tip(tip, for: box)
    guard isEnabled else {
      let middle = CGPoint(x: box.midX, y: box.midY)
      ui.draw(icon, in: CGRect(around: middle, radius: 8), color: ui.theme.line)
      return false
    }
    return ui.button(id, "", icon: icon, in: box, style: .plain)
  }
}
