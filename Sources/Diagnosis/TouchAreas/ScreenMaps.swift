import UIKit

/// The maps to the screen of a view and all its ancestors, made in one walk: a question about every
/// ancestor of a deep view must not climb to the root from each of them.
@MainActor
struct ScreenMaps {
  private var maps: [ObjectIdentifier: CGAffineTransform] = [:]

  init(of view: UIView) {
    var line: [UIView] = []
    var current: UIView? = view
    while let next = current {
      line.append(next)
      current = next.superview
    }
    var map = CGAffineTransform.identity
    for view in line.reversed() {
      map = view.mapToSuperview.concatenating(map)
      maps[ObjectIdentifier(view)] = map
    }
  }

  /// - Precondition: `view` is the view the maps were made of, or one of its ancestors.
  func region(of view: UIView) -> ScreenRegion {
    ScreenRegion(of: view, map: self[view])
  }

  subscript(view: UIView) -> CGAffineTransform { maps[ObjectIdentifier(view)] ?? .identity }
}
