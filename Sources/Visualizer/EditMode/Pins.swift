import Canvas
import Foundation
import Scenes
import UIKit
import Wording

/// The saved probes of the scene as pins on the stage: green where the answer is the expected one,
/// red where it is not, grey where none is expected.
@MainActor
struct Pins {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    guard let scene = workspace.scene else { return }
    for (index, probe) in scene.document.probes.enumerated().prefix(500) {
      guard let screen = workspace.screenPoint(of: probe) else { continue }
      let tip = workspace.camera.toStage(screen)
      guard rect.insetBy(dx: -20, dy: -20).covers(tip) else { continue }
      show(workspace.pins.indices.contains(index) ? workspace.pins[index] : nil, at: tip, &ui)
      guard workspace.mode == .edit else { continue }
      let head = CGRect(around: CGPoint(x: tip.x, y: tip.y - 12), radius: 9)
      let id = WidgetID("stage.pin", index)
      if ui.interact(id, in: head).isClicked {
        ui.opened = ui.opened == id ? nil : id
      }
      menu(of: index, probe, id, below: head, &ui, send)
    }
  }

  /// What they cover of the stage; of very many the first ones.
  var boxes: [CGRect] {
    guard let scene = workspace.scene else { return [] }
    return scene.document.probes.prefix(60).compactMap { probe in
      guard let screen = workspace.screenPoint(of: probe) else { return nil }
      let tip = workspace.camera.toStage(screen)
      guard tip.isDrawable else { return nil }
      return CGRect(x: tip.x - 8, y: tip.y - 20, width: 16, height: 20)
    }
  }

  private func show(_ passes: Bool?, at tip: CGPoint, _ ui: inout Interface) {
    let color = passes.map { $0 ? ui.theme.hit : ui.theme.refused } ?? ui.theme.textSoft
    let head = CGPoint(x: tip.x, y: tip.y - 12)
    ui.path(
      Outline(polygon: [
        tip, CGPoint(x: head.x - 5, y: head.y + 4), CGPoint(x: head.x + 5, y: head.y + 4),
      ]), fill: .solid(color))
    ui.disc(at: head, radius: 7, color)
    ui.ring(at: head, radius: 7, Stroke(ui.theme.stage, width: 1))
    let box = CGRect(around: head, radius: 5)
    switch passes {
    case true?: ui.draw(.tick, in: box, color: ui.theme.onAccent)
    case false?: ui.draw(.cross, in: box, color: ui.theme.onAccent)
    case nil: ui.disc(at: head, radius: 2, ui.theme.onAccent)
    }
  }

  private func menu(
    of index: Int, _ probe: SceneProbe, _ id: WidgetID, below head: CGRect, _ ui: inout Interface,
    _ send: (Command) -> Void
  ) {
    let items = [
      Labels.touchThere, Labels.expectAnswer, Labels.expectNothingSaid, Labels.removePin,
    ]
    guard
      let chosen = ui.menu(id, items: items.map { MenuItem($0) }, selected: nil, below: head)
    else { return }
    switch chosen {
    case 0: if let point = workspace.screenPoint(of: probe) { send(.touch(point)) }
    case 1: send(.expectAnswer(ofProbe: index))
    case 2: send(.expectNothingSaid(ofProbe: index))
    default: send(.removeProbe(index))
    }
  }
}

extension Workspace {
  /// Where a probe is on the screen; nil where the view that it asks is not there.
  func screenPoint(of probe: SceneProbe) -> CGPoint? {
    guard let view = probe.on else { return probe.at }
    return projection[view].map { probe.at.applying($0.toScreen) }
  }

  /// Pins stay on the stage while a scene is edited; a class that only watches does not need them.
  var arePinsShown: Bool { mode == .edit || history.canUndo || history.canRedo }

  /// Asks every probe again; to be called when the scene changed.
  mutating func checkPins() {
    guard let scene, !scene.document.probes.isEmpty else {
      pins = []
      return
    }
    pins = scene.check().map(\.passed)
  }

  mutating func addProbe(at point: CGPoint) {
    guard let scene else { return }
    let hit = scene.hitTest(point).flatMap { scene.id(of: $0) }
    let probe = SceneProbe(at: point, expectation: hit.map { .hit($0) } ?? .nothing)
    edit(.probes(document.probes + [probe], .add))
  }

  mutating func removeProbe(_ index: Int) {
    var probes = document.probes
    guard probes.indices.contains(index) else { return }
    probes.remove(at: index)
    edit(.probes(probes, .remove))
  }

  /// From now on the probe expects what it gets now, or nothing is expected of it.
  mutating func expect(_ isExpected: Bool, ofProbe index: Int) {
    var probes = document.probes
    guard probes.indices.contains(index), let scene else { return }
    if isExpected {
      let outcomes = scene.check()
      guard outcomes.indices.contains(index) else { return }
      guard let expectation = outcomes[index].answered else { return }
      probes[index].expectation = expectation
    } else {
      probes[index].expectation = .none
    }
    edit(.probes(probes, .expect))
  }
}

extension ProbeOutcome {
  /// What the probe got, as an expectation.
  fileprivate var answered: SceneProbe.Expectation? {
    switch answer {
    case .hit(let view): .hit(view)
    case .nothing: .nothing
    default: nil
    }
  }
}
