import Canvas
import Foundation
import UIKit

/// The scene as it was opened, beside the scene as it is: moved and zoomed with it, and asked at the
/// same points.
struct BeforePanel: Panel {
  private let after: Workspace

  init(_ workspace: Workspace) { after = workspace }

  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    guard let comparison = after.comparison else { return }
    let across = CGSize(
      width: after.stage.minX - rect.minX, height: after.stage.minY - rect.minY)
    func beyond(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + across.width, y: point.y + across.height)
    }
    var before = after.before(on: rect)
    before.mode = .touch
    before.live = nil
    before.pointed = after.pointed.map { pointed in
      Workspace.Pointed(
        at: pointed.at,
        hit: comparison.before.hitTest(pointed.at).flatMap { comparison.before.id(of: $0) })
    }
    StagePanel(before).showPicture(in: rect, &ui)
    ui.hairline(.right, of: rect)
    if let wheel = ui.takeWheel(over: rect) { send(.zoom(wheel.dy, at: beyond(wheel.at))) }
    if ui.interact("before.pan", in: rect, button: .middle).isHeld { ui.cursor = .grab }
    let pointed = ui.interact("before.stage", in: rect)
    if let pressed = pointed.pressed { send(.touch(before.camera.touchPoint(at: pressed))) }
    if pointed.isHovered {
      ui.cursor = .crosshair
      if ui.isPointerNews { send(.point(at: ui.pointer.map { before.camera.touchPoint(at: $0) })) }
    }
  }
}
