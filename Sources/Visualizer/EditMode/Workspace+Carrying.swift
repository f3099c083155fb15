import Foundation
import Scenes
import UIKit

extension Workspace {
  /// The places in the projection of a view that is being moved, and of all that is in it.
  var heldBranch: Range<Int>? {
    guard let drag, drag.isMoving, let top = projection.index[drag.view] else { return nil }
    return top..<projection.views[top].end
  }

  /// Moves the view that is held on the live scene, in time that does not depend on the scene's
  /// size: who gets which touch follows at once, what only a whole new scene tells (its rows, dead
  /// zones of others, fixes) follows when the view is let go.
  ///
  /// - Returns: false, with nothing done, where the scene must be built anew with every movement.
  mutating func carry(_ geometry: NodeGeometry, _ drag: inout StageDrag) -> Bool {
    guard let scene, geometry.isWithinLimits, let view = scene.view(drag.view),
      let index = scene.index(of: drag.view)
    else { return false }
    let before = scene.document.nodes[index]
    var node = before
    geometry.write(to: &node)
    guard node != before else { return true }
    guard scene.place(node, at: index) else { return false }
    history.record(
      .place(geometry, of: drag.view, drag.movement), replacing: before, with: node, at: index,
      gesture: drag.gesture)
    drag.isAhead = true
    live = nil
    projection.follow(view, in: scene)
    followDeadZones()
    checkPins()
    touchCount += 1
    touchAgain()
    isCameraFitted = false
    return true
  }
}
