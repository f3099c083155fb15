public import UIKit

/// A scene as live views, with the document that they were made from.
@MainActor
public final class BuiltScene {
  public let document: SceneDocument
  public let windows: WindowStack
  /// What the building found: notices of unknown classes.
  public let problems: [Problem]
  private let views: [UIView]
  private let indices: [ViewID: Int]
  private let ids: [ObjectIdentifier: ViewID]
  private let controllers: [UIViewController]

  init(
    document: SceneDocument, windows: WindowStack, problems: [Problem], views: [UIView],
    indices: [ViewID: Int], controllers: [UIViewController]
  ) {
    self.document = document
    self.windows = windows
    self.problems = problems
    self.views = views
    self.indices = indices
    self.controllers = controllers
    ids = Dictionary(
      zip(views, document.nodes).map { (ObjectIdentifier($0), $1.id) }, uniquingKeysWith: { $1 })
  }

  public func view(_ id: ViewID) -> UIView? { indices[id].map { views[$0] } }

  /// The index of a view's node in the document.
  public func index(of id: ViewID) -> Int? { indices[id] }

  /// The view of a node, by the node's index in the document.
  public func view(at index: Int) -> UIView { views[index] }

  /// The id of a view of the scene; of another view, such as one that a class made for itself, the
  /// name that it gives itself.
  public func id(of view: UIView) -> ViewID? {
    ids[ObjectIdentifier(view)] ?? view.accessibilityIdentifier.map { ViewID($0) }
  }

  /// Who gets a touch at a screen point.
  public func hitTest(_ screenPoint: CGPoint) -> UIView? {
    windows.hitTest(screenPoint, with: nil)
  }

  /// The same with every step on the way; `only` asks one root alone, still at a screen point.
  public func trace(_ screenPoint: CGPoint, only root: UIView? = nil) -> HitTestTrace {
    windows.trace(screenPoint, only: root)
  }
}
