import UIKit

/// A scene as `recursiveDescription` would print it, from its live views.
///
/// A name that is one word stands in front, as debuggers print it, any other one as `id`; `bounds`,
/// `center` and `windowLevel` stand there too where the rest does not give them back. Read again it
/// gives the same views with the same answers, but for what is `leftOut`, for which a scene file has
/// a place.
@MainActor
public struct PrintedHierarchy {
  /// Levels that are printed at most: the indentation alone grows with the square of the depth.
  public nonisolated static let deepest = 4_000

  /// One line a view, roots without indentation, back to front; nil for a scene that is deeper
  /// than `deepest`.
  public let text: String?
  /// What the scene states and this text does not give back: how many views or probes state it, by
  /// key of a scene file.
  public let leftOut: [ImportReport.Count]

  public init(_ scene: BuiltScene) {
    let document = scene.document
    guard document.nodes.allSatisfy({ $0.depth < Self.deepest }) else {
      text = nil
      leftOut = []
      return
    }
    var text = ""
    var words = PrintedWords()
    var lost: [String: Int] = [:]
    for (index, node) in document.nodes.enumerated() {
      let line = PrintedLine(of: scene.view(at: index), node, address: index + 1, &words)
      if node.depth > 0 { text += "   | " + String(repeating: "   | ", count: node.depth - 1) }
      text += line.text + "\n"
      for key in line.leftOut { lost[key.rawValue, default: 0] += 1 }
    }
    self.text = text
    lost[SceneKey.probes.rawValue] = document.probes.isEmpty ? nil : document.probes.count
    lost[SceneKey.notes.rawValue] = document.notes.isEmpty ? nil : 1
    let order = NodeKey.allCases.map(\.rawValue) + [SceneKey.probes, .notes].map(\.rawValue)
    leftOut = order.compactMap { key in
      lost[key].map { ImportReport.Count(key: key, count: $0) }
    }
  }
}
