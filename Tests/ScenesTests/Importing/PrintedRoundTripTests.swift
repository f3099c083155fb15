import Foundation
import Scenes
import TestSupport
import Testing
import UIKit

/// What a printed hierarchy can carry comes back from it.
@Suite("Printed hierarchies, there and back")
@MainActor
struct PrintedRoundTripTests {
  @Test("random scenes answer every touch as before", arguments: 0..<60)
  func random(seed: Int) throws {
    var random = PrintableScene(seed: UInt64(seed))
    let document = random.make()
    let scene = SceneBuilder().build(document)
    let printed = try #require(PrintedHierarchy(scene).text)
    let reading = try Imported(printed).result
    let again = SceneBuilder().build(reading.document)

    #expect(reading.problems.filter { $0.severity == .problem } == [])
    #expect(reading.document.nodes.map(\.id) == document.nodes.map(\.id))
    #expect(reading.document.nodes.map(\.depth) == document.nodes.map(\.depth))
    #expect(reading.document.nodes.map(\.text) == document.nodes.map(\.text))
    // Off the grid of whole numbers, so that no point lies on an edge.
    for x in stride(from: -40.37, through: 440, by: 23) {
      for y in stride(from: -40.61, through: 440, by: 29) {
        let point = CGPoint(x: x, y: y)
        #expect(index(scene, point) == index(again, point), "at \(x), \(y)\n\(printed)")
      }
    }
  }

  @Test("names that are no words, or the class's own, are not printed")
  func names() throws {
    let names = ["UIView", "UIView#7", "two words", "a<b", "$0", "Optional", "pay", "größe_2"]
    var nodes = [SceneNode(id: "w", depth: 0, className: "UIWindow")]
    for name in names { nodes.append(SceneNode(id: ViewID(name), depth: 1)) }
    for index in nodes.indices { nodes[index].frame = CGRect(x: 0, y: 0, width: 9, height: 9) }
    let scene = SceneBuilder().build(SceneDocument(nodes: nodes))
    let printed = try #require(PrintedHierarchy(scene).text)
    let leads = printed.split(separator: "\n").map { line in
      line.prefix { $0 != "<" }.trimmingCharacters(in: CharacterSet(charactersIn: " |"))
    }
    #expect(leads == ["w", "", "", "", "", "", "", "pay", "größe_2"])
    #expect(try Imported(printed).result.document.nodes.count == nodes.count)
  }

  @Test("what has no word in this format is counted")
  func leftOut() {
    var node = SceneNode(id: "w", depth: 0, className: "UIWindow")
    node.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
    node.windowLevel = 2
    var child = SceneNode(id: "v", depth: 1)
    child.hitTestRules = [.passThrough, .boxOnly]
    child.isExclusiveTouch = true
    let scene = SceneBuilder().build(SceneDocument(nodes: [node, child]))
    let counts = PrintedHierarchy(scene).leftOut.map { "\($0.key) \($0.count)" }
    #expect(counts == ["hitTestRules 1", "windowLevel 1", "isExclusiveTouch 1"])
  }

  private func index(_ scene: BuiltScene, _ point: CGPoint) -> Int? {
    scene.hitTest(point).flatMap(scene.id).flatMap(scene.document.index(of:))
  }
}

/// Makes scenes of all that a printed hierarchy has words for, always the same for a seed.
private struct PrintableScene {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed &* 2 &+ 1) }

  mutating func make() -> SceneDocument {
    var nodes: [SceneNode] = []
    for index in 0...Int.random(in: 1...40, using: &self) {
      let depth = index == 0 ? 0 : Int.random(in: 0...nodes[index - 1].depth + 1, using: &self)
      nodes.append(node(index, depth: depth))
    }
    return SceneDocument(nodes: nodes)
  }

  private mutating func node(_ index: Int, depth: Int) -> SceneNode {
    let classes =
      depth == 0
      ? ["UIWindow"] : ["UIView", "UIButton", "UILabel", "UIScrollView", "UIImageView", "UISwitch"]
    let className = classes.randomElement(using: &self)
    var node = SceneNode(id: ViewID("v\(index)"), depth: depth, className: className)
    node.frame =
      depth == 0
      ? CGRect(x: 0, y: 0, width: 400, height: 400)
      : CGRect(x: whole(-60, 200), y: whole(-60, 200), width: whole(0, 300), height: whole(0, 300))
    if depth > 0 {
      if chance(4) { node.anchorPoint = CGPoint(x: whole(0, 4) / 4, y: whole(0, 4) / 4) }
      if chance(4) { node.transform = transform() }
      if className == "UIScrollView" {
        node.contentOffset = CGPoint(x: whole(-50, 50), y: whole(-50, 50))
      } else if chance(6) {
        let size = node.frame?.size ?? .zero
        node.bounds = CGRect(origin: CGPoint(x: whole(-20, 20), y: whole(-20, 20)), size: size)
      }
    }
    if chance(5) { node.alpha = [0, 0.005, 0.01, 0.5].randomElement(using: &self) }
    if chance(8) { node.isHidden = true }
    if chance(5) { node.isUserInteractionEnabled = false }
    if className == "UIButton", chance(5) { node.isEnabled = false }
    if chance(5) { node.clipsToBounds = true }
    if className == "UILabel" || className == "UIButton", chance(2) {
      node.text = ["Bob's", "a; b > c", "two\nlines", "(", "' '", "ä€😀"].randomElement(using: &self)
    }
    return node
  }

  private mutating func transform() -> CGAffineTransform {
    let angle = whole(0, 24) * .pi / 12
    let scale = whole(2, 12) / 4
    return CGAffineTransform(
      a: scale * cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: whole(-9, 9),
      ty: whole(-9, 9))
  }

  private mutating func whole(_ low: Int, _ high: Int) -> Double {
    Double(Int.random(in: low...high, using: &self))
  }

  private mutating func chance(_ sides: Int) -> Bool {
    Int.random(in: 1...sides, using: &self) == 1
  }
}

extension PrintableScene: RandomNumberGenerator {
  mutating func next() -> UInt64 { generator.next() }
}
