import UIKit

extension InterfaceBuilderReader {
  /// Views of embedded scenes in one scene.
  private static let mostEmbedded = 20_000

  /// Where the emission of one scene's views stands.
  private struct Emission {
    var scene: Int
    var next = 0
    /// Levels that its views are deeper than in their own scene.
    var depth: Int
  }

  /// The scene with what its container views show, which a storyboard keeps as scenes of their own:
  /// the embedded view fills its container.
  ///
  /// - Parameter destination: the scene that a controller shows first.
  func embedded(
    _ number: Int, in screen: CGSize, destination: (String) -> Int?
  ) -> InterfaceScene {
    var prepared: [Int: InterfaceScene] = [:]
    func prepare(_ scene: Int) -> InterfaceScene {
      if let known = prepared[scene] { return known }
      var ready = scenes[scene]
      ready.placeUnplaced(in: screen)
      ready.nameRecognizers(recognizers)
      ready.hideExcluded()
      ready.addBars(bars(over: ready.id), from: source)
      prepared[scene] = ready
      return ready
    }
    var whole = prepare(number)
    guard !whole.embeds.isEmpty else { return whole }
    var nodes: [SceneNode] = []
    var open: Set<Int> = [number]
    var told: Set<Int> = [number]
    var stack = [Emission(scene: number, depth: 0)]
    // A few scenes that embed each other twice make more views than anybody has.
    var room = Self.mostEmbedded
    while var emission = stack.popLast() {
      let scene = prepare(emission.scene)
      guard emission.next < scene.draft.nodes.count, nodes.count < ImportLimits.views,
        emission.scene == number || room > 0
      else {
        open.remove(emission.scene)
        continue
      }
      let index = emission.next
      var node = scene.draft.nodes[index]
      if emission.scene != number {
        room -= 1
        if room == 0 { whole.draft.report.skip(.beyondLimit, line: node.origin.place?.line ?? 1) }
        node.id = whole.draft.unusedID(like: node.id)
        if index == 0, let container = nodes.last?.bounds ?? nodes.last?.frame {
          node.frame = CGRect(origin: .zero, size: container.size)
          node.origin.recovered.insert(.frame)
        }
      }
      node.depth += emission.depth
      nodes.append(node)
      emission.next += 1
      stack.append(emission)
      guard let id = scene.embeds[index] else { continue }
      guard let inner = destination(id), open.insert(inner).inserted else {
        whole.draft.note(.problem, .notEmbedded(view: node.id), at: node.origin.place)
        continue
      }
      if told.insert(inner).inserted { whole.draft.note(prepare(inner).draft.problems) }
      stack.append(Emission(scene: inner, depth: node.depth + 1))
    }
    whole.draft.nodes = nodes
    return whole
  }
}
