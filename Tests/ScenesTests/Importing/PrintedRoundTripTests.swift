import Foundation
import Scenes
import TestSupport
import Testing
import UIKit

/// What a printed hierarchy can carry comes back from it.
@Suite("Printed hierarchies, there and back")
@MainActor
struct PrintedRoundTripTests {
  @Test("rules and animations come back as they were, and with them every answer")
  func code() throws {
    let square = "M0 0 L9 0 L9 9 Z"
    let rules: [[HitTestRule]] = [
      [.passThrough], [.expand(.by(UIEdgeInsets(top: 1, left: -2, bottom: 3, right: 4)))],
      [.expand(.toAtLeast(CGSize(width: 44, height: 44)))], [.overflow], [.boxOnly], [.none],
      [.path(d: square, fillRule: .evenodd, gate: .result), .hole(d: square, fillRule: .nonzero)],
      [.reachOutside(search: .frontMost, respectsGates: true)],
      [.ignore(views: ["it's; > | \"odd\""])], [.redirect(to: "b", from: ["a"], when: .hit)],
    ]
    var nodes = [SceneNode(id: "w", depth: 0, className: "UIWindow")]
    nodes[0].frame = CGRect(x: 0, y: 0, width: 99, height: 99)
    for (number, rules) in rules.enumerated() {
      var node = SceneNode(id: ViewID("v\(number)"), depth: 1)
      node.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
      node.hitTestRules = rules
      nodes.append(node)
    }
    var animation = SceneAnimation(duration: 2, at: 1)
    animation.from.alpha = 0.5
    animation.allowsUserInteraction = true
    nodes[1].animation = animation
    let printed = PrintedHierarchy(SceneBuilder().build(SceneDocument(nodes: nodes)))
    let read = try Imported(#require(printed.text))
    // The name in quotes can't be told from the end of a text.
    let lost = printed.leftOut.first { $0.key == "hitTestRules" }?.count ?? 0
    var same = 0
    for (node, again) in zip(nodes, read.result.document.nodes) {
      if node.hitTestRules == again.hitTestRules { same += 1 }
    }
    #expect(same == nodes.count - lost)
    #expect(lost <= 1)
    #expect(read.result.document.nodes[1].animation == animation)
    #expect(!read.result.report.limits.contains(.rules))
  }

  @Test("rules that can't be read are told, and nothing is lost around them")
  func badCode() throws {
    for value in ["[{ \"rule\": \"passTrough\" }]", "[}", "NO", "[{ \"rule\": \"path\" }]", "[1]"] {
      let imported = try Imported(
        "<UIView: 0x1; frame = (0 0; 9 9); hitTestRules = \(value); hidden = YES>")
      #expect(!imported.result.problems.filter { $0.severity == .problem }.isEmpty, "\(value)")
      #expect(imported.result.problems.allSatisfy { $0.place?.line == 1 })
      #expect(imported.view("UIView")?.hitTestRules == [])
    }
  }

  @Test("a hierarchy that states what most leave out is not said to lack it")
  func answered() throws {
    let plain = "<UIButton: 0x1; frame = (0 0; 9 9)"
    let said: [(String, FormatLimit)] = [
      ("enabled = NO", .isEnabled), ("bounds = (0 5; 9 9)", .boundsOrigin),
      ("windowLevel = 1", .windowLevel),
    ]
    for (item, limit) in said {
      #expect(try Imported(plain + ">").result.report.limits.contains(limit))
      #expect(try Imported("\(plain); \(item)>").result.report.limits.contains(limit) == false)
    }
  }

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

  @Test("every name comes back, as a word in front or as an item")
  func names() throws {
    let names = [
      "UIView#7", "two words", "a<b", "$0", "Optional", "pay", "größe_2", "rt-aa-001", "UIView",
      "it's; frame = (1 1; 1 1)", "a.b", "UIView#2", "some", "> | <UIView: 0x1; frame = (0 0; 1 1)",
    ]
    var nodes = [SceneNode(id: "w", depth: 0, className: "UIWindow")]
    for name in names { nodes.append(SceneNode(id: ViewID(name), depth: 1)) }
    for index in nodes.indices { nodes[index].frame = CGRect(x: 0, y: 0, width: 9, height: 9) }
    let printed = PrintedHierarchy(SceneBuilder().build(SceneDocument(nodes: nodes)))
    let again = try Imported(try #require(printed.text)).result.document
    #expect(printed.leftOut.map(\.key) == ["id"])
    #expect(again.nodes.count == nodes.count)
    let lost = zip(nodes, again.nodes).filter { $0.id != $1.id }.map(\.0.id.name)
    #expect(lost.count == printed.leftOut[0].count)
    #expect(lost.allSatisfy { $0.contains("frame =") }, "\(lost)")
  }

  @Test("what has no word in this format is counted")
  func leftOut() {
    var node = SceneNode(id: "w", depth: 0, className: "UIWindow")
    node.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
    var child = SceneNode(id: "v", depth: 1, className: "Foo : UIImageView")
    child.hitTestRules = [.passThrough, .boxOnly]
    child.isExclusiveTouch = true
    child.animation = SceneAnimation(duration: 1, at: 0.5)
    child.text = "a'; alpha = 0; b"
    let document = SceneDocument(
      notes: "n", nodes: [node, child], probes: [SceneProbe(at: .zero), SceneProbe(at: .zero)])
    let counts = PrintedHierarchy(SceneBuilder().build(document)).leftOut.map {
      "\($0.key) \($0.count)"
    }
    #expect(
      counts == [
        "class 1", "isExclusiveTouch 1", "text 1", "probes 2", "notes 1",
      ])
  }

  /// Everything that a scene can state, text that looks like items and other odd words included.
  @Test("what a random document states comes back or is counted", arguments: 10..<40)
  func everything(seed: Int) throws {
    var random = RandomDocument(seed: UInt64(seed))
    var document = random.make()
    let words = [
      "x'; hidden = YES; y", "a\nb", "> | <UIView: 0x9; frame = (0 0; 9 9)>", ">\\n", "&lt;UIView",
      "it's", "\u{1B}[1m", "'>", "\n   | <UIView: 0x9; frame = (0 0; 9 9)>", "UIWindow",
    ]
    for index in document.nodes.indices where index % 3 == 0 {
      document.nodes[index].text = words[(index + seed) % words.count]
      let name = "\(index)" + words[(index / 3 + seed) % words.count]
      if document.nodes[index].id != "v0" { document.nodes[index].id = ViewID(name) }
    }
    let scene = SceneBuilder().build(document)
    let printed = PrintedHierarchy(scene)
    let text = try #require(printed.text)
    let again = SceneBuilder().build(try Imported(text).result.document)
    try #require(again.document.nodes.map(\.depth) == document.nodes.map(\.depth), "\(text)")

    var lost: [String: Int] = [:]
    for index in document.nodes.indices {
      let (old, new) = (document.nodes[index], again.document.nodes[index])
      let (view, other) = (scene.view(at: index), again.view(at: index))
      func note(_ key: String, _ isKept: Bool) { if !isKept { lost[key, default: 0] += 1 } }
      note("id", old.id == new.id)
      note("class", (old.className ?? "UIView") == (new.className ?? "UIView"))
      note("text", (old.text ?? "") == (new.text ?? ""))
      note("bounds", view.bounds == other.bounds)
      note("center", view.center == other.center)
      #expect(view.transform == other.transform)
      #expect(view.anchorPoint == other.anchorPoint)
      #expect(view.alpha == other.alpha)
      #expect(view.isHidden == other.isHidden)
      #expect(view.isUserInteractionEnabled == other.isUserInteractionEnabled)
      #expect(view.clipsToBounds == other.clipsToBounds)
      #expect((old.isEnabled ?? true) == (new.isEnabled ?? true))
      #expect(old.backgroundColor == new.backgroundColor)
      #expect(old.windowLevel == new.windowLevel)
    }
    for key in ["id", "class", "text", "bounds", "center"] {
      let counted = printed.leftOut.first { $0.key == key }?.count ?? 0
      #expect(counted >= lost[key, default: 0], "\(key)\n\(text)")
    }
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
    let name = ["v\(index)", "ab-\(index)-cd", "view \(index)", "#\(index)"].randomElement(
      using: &self)
    var node = SceneNode(
      id: ViewID(name ?? ""), depth: depth, className: className)
    if chance(4) { node.backgroundColor = SceneColor(red: 1, green: 254, blue: 7, alpha: 128) }
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
