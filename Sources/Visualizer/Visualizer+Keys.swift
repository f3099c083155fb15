import Canvas
import Foundation

extension Visualizer {
  /// What a key or a typed sign asks for. One that was read in the help sheet closes it, so that
  /// what it does is seen.
  var keyedCommands: [Command] {
    var commands: [Command] = []
    if case .keyDown(let key, let modifiers, let isRepeat) = ui.event {
      keyDown(key, modifiers, isRepeat: isRepeat) { commands.append($0) }
    }
    if case .text(let text) = ui.event, let command = Shortcut.command(forTyped: text) {
      commands.append(command)
    }
    guard workspace.isHelpShown, let first = commands.first else { return commands }
    switch first {
    case .toggleHelp, .back, .comfort: return commands
    default: return [.toggleHelp] + commands
    }
  }

  private func keyDown(
    _ key: Key, _ modifiers: Modifiers, isRepeat: Bool, _ send: (Command) -> Void
  ) {
    if key == .space {
      // Space also pans, so it plays only when it is let go without a drag.
      if !isRepeat { space = .down }
      return
    }
    if workspace.mode == .predict, case .character(_, let position) = key, position.isNumber,
      modifiers.isEmpty
    {
      // Digits are answers here, also when there is nothing to be answered.
      let guess = workspace.openQuestion?.choice(for: key)
      return guess.map { send(.predict(.guess($0))) } ?? ()
    }
    if workspace.mode == .edit, workspace.selection != nil,
      let delta = Self.nudge(key, modifiers)
    {
      return send(.nudge(delta, gesture: ui.gesture))
    }
    let moves = camera(key, modifiers)
    if !moves.isEmpty { return moves.forEach(send) }
    guard
      let command = Shortcut.controlCommand(for: key, modifiers: modifiers)
        ?? Shortcut.command(for: key, modifiers: modifiers)
    else { return }
    if isRepeat, !command.repeats { return }
    send(command)
  }

  /// Shift and the arrow keys move the stage or turn the planes, Z comes closer and goes back: what
  /// the mouse does to the view.
  private func camera(_ key: Key, _ modifiers: Modifiers) -> [Command] {
    let center = CGPoint(x: workspace.stage.midX, y: workspace.stage.midY)
    if case .character(_, "z") = key, modifiers.subtracting(.shift).isEmpty {
      return [.zoom(modifiers.contains(.shift) ? -1 : 1, at: center)]
    }
    let way: CGSize
    switch (key, modifiers) {
    case (.left, .shift): way = CGSize(width: 1, height: 0)
    case (.right, .shift): way = CGSize(width: -1, height: 0)
    case (.up, .shift): way = CGSize(width: 0, height: 1)
    case (.down, .shift): way = CGSize(width: 0, height: -1)
    default: return []
    }
    guard workspace.exploded.isOpen else {
      return [.pan(CGSize(width: way.width * 48, height: way.height * 48))]
    }
    let end = CGPoint(x: center.x - way.width * 24, y: center.y - way.height * 24)
    return [.exploded(.grab(at: center)), .exploded(.turn(to: end))]
  }

  /// In edit mode the arrow keys move the selected view.
  private static func nudge(_ key: Key, _ modifiers: Modifiers) -> CGSize? {
    let step: CGFloat = modifiers.contains(.control) ? 0.001 : modifiers.contains(.shift) ? 10 : 1
    return switch key {
    case .left: CGSize(width: -step, height: 0)
    case .right: CGSize(width: step, height: 0)
    case .up: CGSize(width: 0, height: -step)
    case .down: CGSize(width: 0, height: step)
    default: nil
    }
  }
}
