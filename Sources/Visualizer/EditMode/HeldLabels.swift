import Canvas
import Foundation
import UIKit

/// Where the words of the flat stage stand while a view is held: where they stood when it began to
/// move, so that nothing jumps; those of what is held go with it.
struct HeldLabels: Sendable {
  private var camera: Camera
  private var stage: CGRect
  /// What is held, and where its corner was on the stage.
  private var view: ViewID
  private var corner: CGPoint
  private var placed: [Captions.Placed]
  private(set) var deadZones: [StageLabels.Word]
  private var named: [(view: ViewID, box: CGRect)]

  @MainActor
  init(_ workspace: Workspace, _ labels: StageLabels, in stage: CGRect, held: Int) {
    camera = workspace.camera
    self.stage = stage
    view = workspace.projection.views[held].id
    corner = workspace.stageExtent(held).origin
    placed = labels.captions.placed
    deadZones = labels.deadZones
    named = labels.names
  }

  @MainActor
  func isOf(_ workspace: Workspace, in stage: CGRect) -> Bool {
    camera == workspace.camera && self.stage == stage && view == workspace.drag?.view
      && placed.allSatisfy { workspace.projection.views.indices.contains($0.index) }
  }

  @MainActor
  func captions(in workspace: Workspace) -> [Captions.Placed] {
    let branch = workspace.heldBranch ?? 0..<0
    let shift = shift(in: workspace)
    return placed.map { caption in
      guard branch.contains(caption.index) else { return caption }
      var moved = caption
      moved.box = caption.box.offsetBy(dx: shift.width, dy: shift.height)
      // It goes over whatever is there.
      moved.isOnPlate = true
      return moved
    }
  }

  /// Names of regions.
  @MainActor
  func names(in workspace: Workspace) -> [(view: ViewID, box: CGRect)] {
    let branch = workspace.heldBranch ?? 0..<0
    let shift = shift(in: workspace)
    return named.map { name in
      guard workspace.projection.index[name.view].map(branch.contains) == true else { return name }
      return (name.view, name.box.offsetBy(dx: shift.width, dy: shift.height))
    }
  }

  @MainActor
  private func shift(in workspace: Workspace) -> CGSize {
    guard let top = workspace.projection.index[view] else { return .zero }
    let now = workspace.stageExtent(top).origin
    return CGSize(width: (now.x - corner.x).rounded(), height: (now.y - corner.y).rounded())
  }
}

extension Workspace {
  /// Keeps the words where they are from the first movement of a view that is held to its release.
  mutating func holdLabels(in stage: CGRect, text: any TextMeasuring) {
    guard !exploded.isShown, let branch = heldBranch else {
      heldLabels = nil
      return
    }
    guard heldLabels?.isOf(self, in: stage) != true else { return }
    heldLabels = nil
    // The hatching of what is held moves away from its words.
    var still = self
    still.deadZones.removeAll { projection.index[$0.view].map(branch.contains) ?? true }
    heldLabels = HeldLabels(
      self, StageLabels(still, moment: moment, in: stage, text: text), in: stage,
      held: branch.lowerBound)
  }
}
