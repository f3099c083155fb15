import Canvas
import Wording

/// Everything about how the window looks, and what its toolbar has no room for.
struct ViewMenu {
  struct Entry {
    var item: MenuItem
    var command: Command
  }

  let entries: [Entry]

  /// - Parameter missing: what the toolbar does not show.
  @MainActor
  init(_ workspace: Workspace, missing: Set<ToolbarPanel.Part>) {
    var entries: [Entry] = []
    func add(
      _ title: String, _ isTicked: Bool = false, _ command: Command, starts: Bool = false
    ) {
      let sign = Shortcut.all.first { $0.command == command }?.sign ?? ""
      entries.append(
        Entry(
          item: MenuItem(title, detail: sign, startsGroup: starts, isTicked: isTicked),
          command: command))
    }
    if missing.contains(.mode) {
      add(Labels.editing, workspace.mode == .edit, .toggleMode(.edit))
      add(Labels.predicting, workspace.mode == .predict, .toggleMode(.predict))
    }
    if missing.contains(.history) {
      add(Labels.undo(workspace.history.nextUndo), false, .undo)
      add(Labels.redo(workspace.history.nextRedo), false, .redo)
    }
    if missing.contains(.depth) {
      add(Labels.exploded, workspace.exploded.isOpen, .exploded(.toggle))
    }
    if missing.contains(.layers) {
      for (title, layer) in zip(ToolbarPanel.layerTitles, Layers.all) {
        add(title, workspace.layers.contains(layer), .toggle(layer))
      }
    }
    if missing.contains(.findings) {
      add(Labels.findingsInScene, workspace.isFindingsShown, .toggleFindings)
    }
    for name in Theme.Name.allCases {
      add(
        Labels.theme(name), workspace.theme == name, .setTheme(name),
        starts: name == .dark && !entries.isEmpty)
    }
    let comfort = workspace.comfort
    add(Labels.textLarger, false, .comfort(.enlarge(1)), starts: true)
    add(Labels.textSmaller, false, .comfort(.enlarge(-1)))
    add(Labels.textUsual(comfort.textSize), false, .comfort(.enlarge(0)))
    add(Labels.projectorMode, comfort.isProjector, .comfort(.toggleProjector))
    add(Labels.reducedMotion, comfort.reducesMotion, .comfort(.toggleMotion))
    for part in Panels.Part.allCases {
      add(
        Labels.part(part), comfort.panels.shows(part), .comfort(.togglePart(part)),
        starts: part == .left)
    }
    add(
      Labels.onlyStage, comfort.panels.hidden.count == Panels.Part.allCases.count,
      .comfort(.toggleAllParts))
    add(Labels.fullScreen, workspace.isFullScreen, .toggleFullScreen)
    self.entries = entries
  }
}
