import Diagnosis
import Foundation
import Scenes
import UIKit

/// One change that a person makes to the scene.
enum Edit: Equatable, Sendable {
  case set(NodeValue, of: ViewID)
  case place(NodeGeometry, of: ViewID, Movement)
  case rename(ViewID, to: String)
  /// A branch, its root first, as a subview of `into` (nil: a root), `at` that many from the back.
  case insert([SceneNode], into: ViewID?, at: Int)
  case remove(ViewID)
  case duplicate(ViewID)
  /// To another place in the order, or into another superview, where it stays in its place on the
  /// screen.
  case arrange(ViewID, into: ViewID?, at: Int)
  case probes([SceneProbe], ProbeChange)
  case fix([SceneEdit])

  /// What the person did to a view's geometry, for the name of the change.
  enum Movement: String, Sendable {
    case move
    case resize
    case rotate
    case scale
    case scroll
    case anchor
  }

  enum ProbeChange: String, Sendable {
    case add
    case remove
    case expect
  }

  /// The view that it is about, where it is about one.
  var view: ViewID? {
    switch self {
    case .set(_, let view), .place(_, let view, _), .rename(let view, _), .remove(let view),
      .duplicate(let view), .arrange(let view, _, _):
      view
    case .insert(let nodes, _, _): nodes.first?.id
    case .fix(let edits): edits.first?.view
    case .probes: nil
    }
  }
}

/// Why a change can't be made; nothing was changed.
enum EditRefusal: Error, Equatable, Sendable {
  case viewIsMissing(ViewID)
  case nameIsTaken(ViewID)
  case nameIsEmpty
  case intoItself(ViewID)
  case lastRoot
  case beyondLimits
  case fixIsOutdated
}
