import UIKit

/// Parts of scene files that stand elsewhere, as in a printed hierarchy.
extension SceneReader {
  /// The rules of one view; what can't be used becomes a problem without a place of its own.
  static func rules(in bytes: [UInt8], view: ViewID) -> ([HitTestRule], [Problem]) {
    var reader = SceneReader()
    var node = SceneNode(id: view, depth: 0)
    reader.read(bytes, key: NodeKey.hitTestRules.rawValue, view: view) {
      $0.readRules($1, into: &node, view: view)
    }
    return (node.hitTestRules, reader.problems)
  }

  /// The animation of one view.
  static func animation(in bytes: [UInt8], view: ViewID) -> (SceneAnimation?, [Problem]) {
    var reader = SceneReader()
    var animation: SceneAnimation?
    reader.read(bytes, key: NodeKey.animation.rawValue, view: view) {
      animation = $0.animation($1, view: view)
    }
    return (animation, reader.problems)
  }

  private mutating func read(
    _ bytes: [UInt8], key: String, view: ViewID, _ body: (inout SceneReader, JSONValue) -> Void
  ) {
    guard let tape = try? JSONParser.parse(bytes) else {
      let text = String(decoding: bytes.prefix(80), as: UTF8.self)
      let kind = ImportProblem.unusableValue(key: key, text: text, view: view)
      problems.append(Problem(.problem, .importing(kind), view: view))
      return
    }
    body(&self, tape.root)
  }
}

extension Problem {
  /// The same at another place: that of the view whose part was read.
  func moved(to place: Place?) -> Problem {
    var moved = self
    moved.place = place
    return moved
  }
}
