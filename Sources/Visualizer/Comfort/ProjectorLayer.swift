import Canvas
import Foundation

/// What a class needs to follow: a halo around the pointer, and the key that was just pressed.
struct ProjectorLayer {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  func show(in stage: CGRect, _ ui: inout Interface) {
    guard workspace.comfort.isProjector else { return }
    // Above menus and sheets too, and in nobody's way.
    ui.beginOverlay(.zero)
    defer { ui.endOverlay() }
    if let pointer = ui.pointer {
      let isDown = ui.active != nil
      ui.disc(at: pointer, radius: 26, ui.theme.asking.withAlpha(isDown ? 0.4 : 0.2))
      ui.ring(at: pointer, radius: 26, Stroke(ui.theme.asking, width: isDown ? 3 : 1.75))
    }
    if let key = workspace.pressedKey { show(key, in: stage, &ui) }
  }

  private func show(_ key: PressedKey, in stage: CGRect, _ ui: inout Interface) {
    let name = key.name + (key.count > 1 ? "  × \(key.count)" : "")
    let words = key.words.isEmpty ? 0 : ui.text.width(of: key.words, font: .sentence) + 14
    let cap = ui.text.width(of: name, font: .title) + 24
    let width = min(cap + words + 28, ui.bounds.width - 16)
    let x = min(max(stage.midX - width / 2, 8), ui.bounds.width - 8 - width)
    let box = CGRect(
      x: x.rounded(), y: (stage.maxY - 112).rounded(), width: width, height: 48)
    ui.card(box, radius: 10)
    var rest = box.padded(14, 8)
    let sign = rest.cut(.left, cap)
    ui.fill(sign, ui.theme.raised, radius: 6, border: ui.theme.line)
    ui.label(name, in: sign, font: .title, color: ui.theme.text, align: .center)
    _ = rest.cut(.left, 14)
    ui.label(key.words, in: rest, font: .sentence, color: ui.theme.textSoft)
  }
}
