public import UIKit

/// A scene as live views, with the document that they were made from.
@MainActor
public final class BuiltScene {
  public private(set) var document: SceneDocument
  public let windows: WindowStack
  /// What the building found: notices of unknown classes.
  public let problems: [Problem]
  private let views: [UIView]
  private let indices: [ViewID: Int]
  private let ids: [ObjectIdentifier: ViewID]
  private let controllers: [UIViewController]
  private var revision = 0
  /// The view that was placed last, and since which revision only this one was.
  private var placed: (index: Int, since: Int)?

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

  // MARK: Moving one view

  /// Which state of which scene this is: another one after every change.
  public struct State: Equatable, Sendable {
    fileprivate var scene: ObjectIdentifier
    fileprivate var revision: Int
  }

  public var state: State { State(scene: ObjectIdentifier(self), revision: revision) }

  /// Puts one view where its node now says; the document follows. Takes the same time in a scene of
  /// any size.
  ///
  /// - Returns: false, with nothing done, where only building the scene anew tells what comes of it:
  ///   more than the place is another, a class of its own does what it likes with its place, an
  ///   animation shows the view elsewhere.
  public func place(_ node: SceneNode, at index: Int) -> Bool {
    let view = views[index]
    guard document.nodes[index].placed(as: node) == node, node.frame != nil, node.animation == nil,
      view.isOfEngineClass
    else {
      return false
    }
    view.takePlace(of: node)
    document.nodes[index] = node
    if placed?.index != index { placed = (index, revision) }
    revision += 1
    return true
  }

  /// The one view that was placed elsewhere since another state of this scene; nil where there were
  /// several, and for another scene's state.
  public func viewPlaced(since state: State) -> UIView? {
    guard let placed, state.scene == ObjectIdentifier(self), state.revision >= placed.since else {
      return nil
    }
    return views[placed.index]
  }

  // MARK: Asking

  /// Who gets a touch at a screen point.
  public func hitTest(_ screenPoint: CGPoint) -> UIView? {
    windows.hitTest(screenPoint, with: nil)
  }

  /// The same with every step on the way; `only` asks one root alone, still at a screen point.
  public func trace(_ screenPoint: CGPoint, only root: UIView? = nil) -> HitTestTrace {
    windows.trace(screenPoint, only: root)
  }
}
