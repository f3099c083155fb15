import Scenes
import UIKit
import Wording

/// A scene with its views, ready to be asked.
@MainActor
struct OpenScene {
  /// How messages call it.
  let name: String
  let built: BuiltScene
  /// What it was read from.
  let format: SourceFormat

  /// The view of that id.
  func view(_ id: String) throws(Failure) -> UIView {
    guard let view = built.view(ViewID(id)) else {
      throw Failure.noView(id, of: built.document.nodes.map(\.id.name), in: name)
    }
    return view
  }

  /// The root of that id.
  func window(_ id: String) throws(Failure) -> UIView {
    let roots = built.document.roots.map { built.document.nodes[$0].id }
    guard roots.contains(ViewID(id)), let view = built.view(ViewID(id)) else {
      throw Failure.noWindow(id, of: roots.map(\.name), in: name)
    }
    return view
  }
}
