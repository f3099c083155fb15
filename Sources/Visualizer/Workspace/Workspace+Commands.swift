import Canvas
import Foundation
import UIKit

extension Workspace {
  /// Does `command`: the only way in which anything changes.
  mutating func perform(_ command: Command) {
    if isHintShown, command.showsTheWay { dismissHint() }
    if performOnPlanes(command) || performInEditMode(command)
      || performLive(command)
    {
      return
    }
    switch command {
    case .openShipped(let index): openShipped(index)
    case .openFile(let path, let scene): openFile(path, scene: scene)
    case .touch(let point): touch(at: point)
    case .select(let view):
      selection = view
      attend()
    case .selectFrontMost(let point): selectNext(at: point)
    case .outline(let command): perform(command)
    case .pick(let command): perform(command)
    case .toggleBreakpoint(let breakpoint):
      breakpoints.formSymmetricDifference([breakpoint])
      equipPlayer()
    case .clearBreakpoints:
      breakpoints = []
      equipPlayer()
    case .toggleLoop:
      isLooping.toggle()
      equipPlayer()
    case .nextPage, .previousPage: perform(resolved(command))
    case .light(let view): lit = view
    case .point(let point): self.point(at: point)
    case .togglePlaying:
      if player.isPlaying { player.pause() } else { player.play() }
    case .stepForward: player.stepForward()
    case .stepBack: player.stepBack()
    case .goToFirst: player.goToFirst()
    case .goToLast: player.goToLast()
    case .go(let step): player.go(to: step)
    case .scrub(let position): player.scrub(to: position)
    case .stop(let step):
      player.show(step: step)
      ripple = nil
    case .faster: player.faster()
    case .slower: player.slower()
    case .toggle(let layer):
      layers.formSymmetricDifference(layer)
      if layer.contains(.deadZones) { findDeadZones() }
    case .toggleCollapsed(let view):
      outline.collapsed.formSymmetricDifference([view])
      relayRows()
    case .setTheme(let name): theme = name
    case .zoom(let notches, let pivot):
      cameraTarget.zoom(by: pow(1.2, notches), at: pivot)
      isCameraFitted = false
    case .pan(let delta):
      camera.pan(by: delta)
      cameraTarget.pan(by: delta)
      isCameraFitted = false
    case .fitCamera:
      cameraTarget = fittedCamera
      isCameraFitted = true
    case .exploded(let command): perform(command)
    case .edit(let edit, let gesture): self.edit(edit, gesture: gesture)
    case .undo: undo()
    case .redo: redo()
    case .toggleDelivery: isCodePreferred.toggle()
    case .tryFirstFix:
      if let fix = proposals?.fixes.first { edit(.fix(fix.edits)) }
    case .toggleComparison: toggleComparison()
    case .compare(let face): compare(face)
    case .toggleFindings: isFindingsShown.toggle()
    case .toggleDeadZoneLegend: isDeadZoneLegendOpen.toggle()
    case .toggleTerritoryLegend: isTerritoryLegendOpen.toggle()
    case .stepDeadZone(let step): stepDeadZone(by: step)
    case .lookOver: findings.isAsked = true
    case .show(let finding): show(finding)
    case .file(let command): perform(command)
    case .importing(let command): perform(command)
    case .comfort(let command): perform(command)
    case .predict(let command): perform(command)
    case .toggleHelp: isHelpShown.toggle()
    case .dismissBanner: banner = nil
    case .back: back()
    case .toggleFullScreen: isFullScreen.toggle()
    case .quit: leave(for: .quit)
    case .press, .moveFinger, .lift, .cancelTouches, .dragTouch, .pinFinger, .tellDelivery,
      .showPress,
      .comparePress,
      .resetScene, .setMode, .toggleMode, .grab, .drag, .letGo, .grabFrontMost, .add, .shiftOrder,
      .shiftLevel,
      .nudge,
      .deleteSelected,
      .duplicateSelected, .copySelected, .pasteView, .pinTouch, .removeProbe, .expectAnswer,
      .expectNothingSaid, .touchExactly, .lookAtWindow:
      break
    }
  }

  private mutating func back() {
    if outline.carry != nil {
      outline.carry = nil
    } else if isHelpShown {
      isHelpShown = false
    } else if pointList != nil {
      pointList = nil
    } else if isHintShown {
      dismissHint()
    } else if banner != nil {
      banner = nil
    } else if selection != nil {
      selection = nil
    } else if outline.focus != nil {
      perform(.focus(nil))
    } else if isFullScreen {
      isFullScreen = false
    }
  }
}

extension Command {
  /// Who does this has found something out, and needs no newcomer's card any more.
  fileprivate var showsTheWay: Bool {
    switch self {
    case .select(.some), .selectFrontMost, .pick, .toggle, .toggleMode, .setMode, .edit,
      .toggleFindings, .exploded(.toggle):
      true
    default: false
    }
  }
}
