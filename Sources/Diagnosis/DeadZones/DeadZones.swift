public import Scenes
public import UIKit

/// Finds where views are drawn and can't be touched.
@MainActor
public enum DeadZones {
  /// The zones of one view, the largest first; stretches smaller than a square point are left out.
  ///
  /// A view counts as drawn in its bounds, inside every ancestor that clips, unless it or an
  /// ancestor is hidden or has no alpha. Touches that go to something in the view are its own.
  /// What an animation shows elsewhere has none: its bounds are not where it is drawn.
  public static func of(
    _ view: UIView, in scene: BuiltScene, map territory: Territory
  ) -> [DeadZone] {
    guard isDrawn(view), !isShownElsewhere(view), let area = DrawnArea(of: view, in: territory)
    else { return [] }
    return of(area, in: scene)
  }

  /// The same of a view whose pixels are looked at already.
  static func of(_ area: DrawnArea, in scene: BuiltScene) -> [DeadZone] {
    guard isDrawn(area.view), !isShownElsewhere(area.view) else { return [] }
    let dead = area.drawn.copy()
    dead.subtract(area.owned)
    guard dead.count > 0 else { return [] }
    var sorter = DeadZoneSorter(area: area, scene: scene, dead: dead)
    return sorter.zones().filter { $0.area >= 1 }.sorted { $0.area > $1.area }
  }

  private static func isShownElsewhere(_ view: UIView) -> Bool {
    var current: UIView? = view
    while let next = current {
      if next.seenState != nil { return true }
      current = next.superview
    }
    return false
  }

  /// Whether anything of the view is to be seen: not hidden, not without alpha, nor in such a view.
  public static func isDrawn(_ view: UIView) -> Bool {
    var current: UIView? = view
    while let next = current {
      if next.isHidden || next.alpha <= 0 || next.hasSingularTransform { return false }
      current = next.superview
    }
    return true
  }
}
