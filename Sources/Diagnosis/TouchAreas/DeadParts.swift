public import Scenes
public import UIKit

/// The parts of a drawn view that no touch can reach because an ancestor does not contain them.
public enum DeadParts {
  /// A piece of the view's bounds, cut off by one ancestor.
  public struct Part: Sendable, Equatable {
    /// Screen points.
    public var polygon: ConvexPolygon
    /// The nearest ancestor that does not contain it.
    public var ancestor: ViewID
  }

  /// The dead parts of the view's bounds, empty where every ancestor contains them.
  ///
  /// Rules count: `expand`, `path` and `hole` of an ancestor shape what it contains, and where an
  /// ancestor overflows or reaches outside nothing is cut.
  @MainActor
  public static func of(_ view: UIView, in scene: BuiltScene) -> [Part] {
    let maps = ScreenMaps(of: view)
    var living = [ConvexPolygon(view.bounds).applying(maps[view])].filter { !$0.isEmpty }
    var parts: [Part] = []
    for ancestor in Limits(of: view).ancestors where !living.isEmpty {
      let name = scene.name(of: ancestor)
      let region = maps.region(of: ancestor)
      parts += living.flatMap { region.outside(of: $0) }.map { Part(polygon: $0, ancestor: name) }
      living = living.flatMap { region.inside(of: $0) }
    }
    return parts
  }
}

extension BuiltScene {
  /// The view's id, or the nearest thing to a name that it has.
  func name(of view: UIView) -> ViewID {
    id(of: view) ?? view.accessibilityIdentifier.map { ViewID($0) }
      ?? ViewID(String(describing: type(of: view)))
  }
}
