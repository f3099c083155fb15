import Diagnosis
import Foundation
import Scenes
import UIKit

/// How much of a view's touch area others leave: a map of it, which takes a while where code has to
/// be asked for every pixel.
struct Measuring {
  fileprivate let view: ViewID
  fileprivate var scene: BuiltScene.State
  fileprivate let area: TouchArea
  fileprivate var map: ProgressiveTerritory?
  fileprivate var free: TouchArea.Free?
}

extension Workspace {
  /// Measures what is left of a view's area, at once where that takes no time; what is known stays
  /// known while neither the view nor the scene is another.
  mutating func measure(_ area: TouchArea, of view: UIView, in scene: BuiltScene) {
    guard let id = scene.id(of: view) else { return }
    if measuring?.view != id || measuring?.scene != scene.state {
      let map = area.freeGrid.map { ProgressiveTerritory(of: scene, grid: $0) }
      measuring = Measuring(view: id, scene: scene.state, area: area, map: map)
      conclude(in: scene)
    }
    telling.freeArea = measuring?.free
  }

  /// The share of the measuring that is done, while it goes on.
  var measured: Double? { measuring?.map?.progress }

  /// Asks on for a share of a frame.
  mutating func advanceMeasuring() {
    guard let grid = measuring?.map?.territory.grid else { return }
    guard let scene, measuring?.view == inspected else {
      measuring = nil
      return
    }
    if measuring?.scene != scene.state {
      measuring?.scene = scene.state
      measuring?.map = ProgressiveTerritory(of: scene, grid: grid)
    }
    let end = ContinuousClock.now + .milliseconds(6)
    while measuring?.map?.isExact == false, ContinuousClock.now < end { measuring?.map?.advance() }
    conclude(in: scene)
    // While a descent plays nothing of it is told.
    if telling.touchArea != nil { telling.freeArea = measuring?.free }
  }

  private mutating func conclude(in scene: BuiltScene) {
    guard let done = measuring, let view = scene.view(done.view), done.map?.isExact != false else {
      return
    }
    measuring?.free = done.map.map { done.area.free(of: view, on: $0.territory) }
    measuring?.map = nil
  }
}
