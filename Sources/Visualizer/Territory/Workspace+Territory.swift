import Diagnosis
import Foundation
import Scenes
import UIKit
import Wording

extension Workspace {
  /// Makes what the territory layer shows, where it is shown and not there yet; to be called after
  /// anything changed and came to rest.
  mutating func remap() {
    guard layers.contains(.territory), let scene, !projection.views.isEmpty else {
      territory = nil
      border = nil
      return
    }
    let isExploded = exploded.isShown
    // While the camera glides the old map is shown at its new place.
    if isExploded || territory == nil || camera == cameraTarget {
      let subject = TerritoryMap.Subject(
        scene: scene.state, grid: grid(of: scene, isExploded: isExploded),
        theme: theme, isExploded: isExploded, line: max(1, Int(pixelScale.rounded())))
      if territory?.subject != subject { map(subject, of: scene) }
    }
    if border?.at != pointed?.at { border = findBorder(in: scene) }
  }

  private mutating func map(_ subject: TerritoryMap.Subject, of scene: BuiltScene) {
    // Taken out, so that a drag does not copy the map with every move.
    let known = territory
    territory = nil
    if var known, known.follow(subject, in: scene) {
      territory = known
    } else {
      territory = TerritoryMap(subject, of: scene)
    }
  }

  /// Code of its own is still being asked for the map.
  var isMapping: Bool { territory.map { !$0.isExact } ?? false }

  /// Asks on for a share of a frame.
  mutating func advanceMap() {
    guard isMapping, let scene, territory?.subject.scene == scene.state else { return }
    territory?.advance(in: scene)
    border = nil
  }

  /// Asks all that is left, for a picture.
  mutating func finishMap() {
    guard isMapping, let scene, territory?.subject.scene == scene.state else { return }
    territory?.finish(in: scene)
  }

  /// More pixels are not made, so that a wall of screens is coarser and not slow.
  private static let mostPixels = 8_000_000
  private static let mostTraced = 700_000

  private func grid(of scene: BuiltScene, isExploded: Bool) -> SampleGrid {
    let whole = scene.screenArea
    guard !isExploded else {
      // In powers of two, so that zooming does not trace the outlines again at every notch.
      let scale = pow(2, log2(max(exploded.target.scale, 0.001)).rounded(.up))
      return SampleGrid(covering: whole, scale: min(scale, 2), limit: Self.mostTraced)
    }
    let corner = camera.toScene(stage.origin)
    let seen = CGRect(
      x: corner.x, y: corner.y, width: stage.width / camera.scale,
      height: stage.height / camera.scale)
    let area = whole.intersection(seen)
    return SampleGrid(
      covering: area.isNull ? CGRect(origin: whole.origin, size: .zero) : area,
      scale: camera.scale * pixelScale, limit: Self.mostPixels)
  }

  /// What changes across the border beside the pointer, said by the verdict of the view that loses
  /// there.
  private func findBorder(in scene: BuiltScene) -> Border? {
    guard let map = territory, let pointed else { return nil }
    let scale = exploded.isShown ? exploded.pose.scale : camera.scale
    guard let other = map.nearestForeign(to: pointed.at, reach: 9 / max(scale, 0.001)),
      other.owner != pointed.hit
    else { return nil }
    // Somebody loses on the far side; where nobody had it on this side, somebody loses here.
    let (loser, place) = pointed.hit.map { ($0, other.at) } ?? (other.owner ?? "", pointed.at)
    guard let view = scene.view(loser) else { return nil }
    let verdict = Verdict.why(view, at: place, in: scene, trace: scene.trace(place))
    var reason = Labels.because(verdict)
    if place != pointed.at { reason.runs.insert(contentsOf: Labels.beyond(place), at: 0) }
    return Border(at: pointed.at, here: pointed.hit, beyond: other.owner, reason: reason)
  }
}
