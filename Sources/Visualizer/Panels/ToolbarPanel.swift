import Canvas
import Foundation
import Wording

/// The title, the scene's menu, the modes, the layers, and the icons; in a narrow window some of
/// them are in the View menu only.
struct ToolbarPanel: Panel {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// What gives way in a narrow window, the first one first.
  enum Part: CaseIterable {
    case title
    case layers
    case findings
    case theme
    case depth
    case history
    case mode
  }

  private static let depthTitles = [Labels.flat, Labels.exploded]
  static let layerTitles = [Labels.frames, Labels.touchAreas, Labels.territory, Labels.deadZones]
  private static let slot: CGFloat = 32
  private static let leastMenu: CGFloat = 96

  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    ui.fill(rect, ui.theme.panel)
    ui.hairline(.bottom, of: rect)
    let parts = parts(in: rect, ui)
    var rest = rect.padded(16, 0)
    if parts.contains(.title) {
      let width = ui.text.width(of: Labels.title, font: .title)
      ui.label(Labels.title, in: rest.cut(.left, width + 1), font: .title, color: ui.theme.text)
      _ = rest.cut(.left, 16)
    }
    let menu = menuAnchor(in: rect, ui)
    ui.menuButton("scenes", workspace.marked(workspace.sceneTitle), in: menu)
    _ = rest.cut(.left, menu.width)
    var icons = rest.cut(.right, Self.slot * CGFloat(icons(parts)))
    if parts.contains(.mode) {
      if let mode = segments(
        "toolbar.mode", Labels.modes, Mode.allCases.firstIndex(of: workspace.mode) ?? 0, in: &rest,
        &ui)
      {
        send(.setMode(Mode.allCases[mode]))
      }
    }
    if parts.contains(.depth) {
      if let depth = segments(
        "modes", Self.depthTitles, workspace.exploded.isOpen ? 1 : 0, in: &rest, &ui)
      {
        send(.exploded(.show(depth == 1)))
      }
    }
    _ = rest.cut(.left, 16)
    if parts.contains(.layers) { showLayers(in: rest, &ui, send) }
    showIcons(parts, in: &icons, &ui, send)
  }

  /// The list of scenes under its button; shown after all panels.
  func showMenu(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    guard ui.opened == "scenes" else { return }
    let menu = FileMenu(workspace)
    if let chosen = ui.menu(
      "scenes", items: menu.items.map(\.item), selected: menu.selected,
      below: menuAnchor(in: rect, ui))
    {
      send(menu.items[chosen].command)
    }
  }

  // MARK: Room

  /// What fits beside the scene's menu and the two icons that always stay.
  private func parts(in rect: CGRect, _ ui: Interface) -> Set<Part> {
    var parts = Set(Part.allCases)
    for part in Part.allCases {
      if taken(by: parts, ui) + Self.leastMenu <= rect.width { break }
      parts.remove(part)
    }
    return parts
  }

  private func taken(by parts: Set<Part>, _ ui: Interface) -> CGFloat {
    var width = 32 + Self.slot * CGFloat(icons(parts))
    if parts.contains(.title) { width += ui.text.width(of: Labels.title, font: .title) + 17 }
    if parts.contains(.mode) { width += ui.segmentsWidth(Labels.modes) + 16 }
    if parts.contains(.depth) { width += ui.segmentsWidth(Self.depthTitles) + 16 }
    // At least their menu.
    if parts.contains(.layers) { width += ui.buttonWidth(Labels.layers) + 32 }
    return width
  }

  private func icons(_ parts: Set<Part>) -> Int {
    2 + (parts.contains(.theme) ? 1 : 0) + (parts.contains(.findings) ? 1 : 0)
      + (parts.contains(.history) ? 2 : 0)
  }

  private func menuAnchor(in rect: CGRect, _ ui: Interface) -> CGRect {
    let parts = parts(in: rect, ui)
    let title =
      parts.contains(.title) ? ui.text.width(of: Labels.title, font: .title) + 17 : 0
    let room = rect.width - taken(by: parts, ui)
    let words = workspace.marked(workspace.sceneTitle)
    let wished = ui.text.width(of: words, font: Font(.text, size: 13, weight: .medium)) + 40
    return CGRect(
      x: (rect.minX + 16 + title).rounded(), y: rect.midY - 14,
      width: max(min(wished.rounded(.up), 320, room), 48), height: 28)
  }

  // MARK: Groups

  private func segments(
    _ id: WidgetID, _ titles: [String], _ selected: Int, in rest: inout CGRect,
    _ ui: inout Interface
  ) -> Int? {
    _ = rest.cut(.left, 16)
    let slot = rest.cut(.left, ui.segmentsWidth(titles))
    return ui.segments(
      id, titles, selected: selected,
      in: CGRect(x: slot.minX, y: slot.midY - 16, width: slot.width, height: 32))
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

  private func showIcons(
    _ parts: Set<Part>, in rest: inout CGRect, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    if parts.contains(.history) {
      let history = workspace.history
      if icon(
        "toolbar.undo", .undo, Labels.undo(history.nextUndo), isEnabled: history.canUndo, &rest, &ui
      ) {
        send(.undo)
      }
      if icon(
        "toolbar.redo", .redo, Labels.redo(history.nextRedo), isEnabled: history.canRedo, &rest, &ui
      ) {
        send(.redo)
      }
    }
    if parts.contains(.findings) {
      let tip = Shortcut.tip(for: .toggleFindings)
      if icon("toolbar.findings", .bang, tip, &rest, &ui) { send(.toggleFindings) }
    }
    if parts.contains(.theme) {
      let sky: Icon =
        switch workspace.theme {
        case .dark: .moon
        case .light: .sun
        case .highContrast: .contrast
        }
      if icon("theme", sky, Shortcut.tip(for: .comfort(.nextTheme)), &rest, &ui) {
        send(.comfort(.nextTheme))
      }
    }
    showViewMenu(missing: Set(Part.allCases).subtracting(parts), in: &rest, &ui, send)
    if icon("help", .question, Shortcut.tip(for: .toggleHelp), &rest, &ui) { send(.toggleHelp) }
  }

  private func showViewMenu(
    missing: Set<Part>, in rest: inout CGRect, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    let id = WidgetID("toolbar.view")
    let anchor = CGRect(x: rest.minX + 2, y: rest.midY - 14, width: 28, height: 28)
    if icon(id, .panels, Labels.tip("view"), &rest, &ui) {
      ui.opened = ui.opened == id ? nil : id
    }
    guard ui.opened == id else { return }
    let entries = ViewMenu(workspace, missing: missing).entries
    if let chosen = ui.menu(id, items: entries.map(\.item), selected: nil, below: anchor) {
      send(entries[chosen].command)
    }
  }

  private func icon(
    _ id: WidgetID, _ icon: Icon, _ tip: String, isEnabled: Bool = true, _ rest: inout CGRect,
    _ ui: inout Interface
  ) -> Bool {
    let slot = rest.cut(.left, Self.slot)
    let box = CGRect(x: slot.midX - 14, y: slot.midY - 14, width: 28, height: 28)
    ui.tip(tip, for: box)
    guard isEnabled else {
      let middle = CGPoint(x: box.midX, y: box.midY)
      ui.draw(
        icon, in: CGRect(around: middle, radius: 8), color: ui.theme.textFaint.withAlpha(0.4))
      return false
    }
    return ui.button(id, "", icon: icon, in: box, style: .plain)
  }
}
