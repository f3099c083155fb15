import Canvas
import Foundation
import Scenes
import Testing
import UIKit

@testable import Visualizer

@Suite("Nothing traps")
@MainActor
struct EdgeTests {
  private nonisolated static let scenes: [(String, SceneDocument)] = [
    ("no scene at all", SampleScenes.empty),
    ("a plain one", SampleScenes.reaching),
    ("glass", SampleScenes.glass),
    ("100,000 levels", SampleScenes.deep(100_000)),
    ("30,000 rows", SampleScenes.wide(30_000)),
  ]

  @Test("every scene takes touches, keys, wheel and a full look", arguments: scenes.indices)
  func everything(index: Int) {
    let person = Person(scenes: [Self.scenes[index].1])
    person.touch(20, 20)
    for key in [Key.space, .right, .left, .escape] { person.press(key) }
    person.visualizer.handle(
      .wheel(dx: 0, dy: -3, at: CGPoint(x: 100, y: 200), modifiers: []))
    person.visualizer.handle(
      .wheel(dx: 0, dy: 3, at: CGPoint(x: 700, y: 300), modifiers: []))
    person.wait(0.1)
    person.visualizer.perform(.stop(atStep: .max))
    #expect(!person.look().commands.isEmpty)
  }

  @Test(
    "every size of window can be drawn",
    arguments: [
      CGSize(width: 1, height: 1), CGSize(width: 40, height: 30), CGSize(width: 200, height: 900),
      CGSize(width: 900, height: 120), CGSize.zero, CGSize(width: -5, height: 10),
      CGSize(width: CGFloat.nan, height: 100), CGSize(width: CGFloat.infinity, height: 100),
      CGSize(width: 16_000, height: 9000),
    ])
  func sizes(size: CGSize) {
    let person = Person(scenes: [SampleScenes.reaching])
    person.touch(290, 190)
    person.visualizer.handle(.resized(size, scale: 1))
    person.press("?")
    person.visualizer.perform(.openFile("/no/such/file"))
    #expect(!person.look().commands.isEmpty)
    person.wait(1)
  }

  @Test("a long staircase is hatched in few parts, not in one for each pair of its steps")
  func staircase() throws {
    for levels in [20, 200, 400, 3000] {
      let nodes = (0..<levels).map { level in
        var node = SceneNode(id: ViewID("v\(level)"), depth: level)
        node.frame = CGRect(x: 1, y: 1, width: 800, height: 800)
        return node
      }
      let person = Person(scenes: [SceneDocument(title: "Stairs", nodes: nodes)])
      let parts = person.workspace.deadZones.count
      #expect(levels > 1000 ? parts == 0 : parts >= levels)
      #expect(parts < Workspace.mostDeadZones + levels * 2)
    }
  }

  @Test(
    "pointers that are no numbers touch nothing",
    arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func pointers(value: CGFloat) {
    let person = Person(scenes: [SampleScenes.reaching])
    person.click(at: CGPoint(x: value, y: value))
    person.wheel(value, at: CGPoint(x: 700, y: 300))
    _ = person.look()
    #expect(person.workspace.descent == nil)
    #expect(person.workspace.camera.scale.isFinite)
  }

  @Test("of 30,000 rows only the visible ones are made, and scrolling reaches the last")
  func rows() {
    let person = Person(scenes: [SampleScenes.wide(30_000)])
    let rows = person.words.filter { $0.hasPrefix("row") }
    #expect(rows.count < 100)

    for _ in 0..<20 { person.wheel(-1000, at: CGPoint(x: 100, y: 200)) }
    #expect(person.words.contains("row0"))
  }

  @Test("views far beyond what can be drawn are left out, and the rest is drawn")
  func far() {
    var document = SampleScenes.reaching
    var node = SceneNode(id: "far", depth: 1)
    node.frame = CGRect(x: 1e9, y: -1e9, width: 1e9, height: 1e9)
    document.nodes.append(node)
    let person = Person(scenes: [document])
    person.touch(10, 10)
    #expect(!person.look().commands.isEmpty)
  }
}

@Suite("Opening files")
@MainActor
struct OpeningTests {
  private func file(_ text: String) throws -> String {
    let path = NSTemporaryDirectory() + "hitscope-\(UUID().uuidString).hitscene.json"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test("a dropped scene opens")
  func drop() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    let path = try file(
      #"{"hitscope":1,"windows":[{"id":"only","class":"UIWindow","frame":[0,0,10,10]}]}"#)
    defer { try? FileManager.default.removeItem(atPath: path) }

    person.visualizer.handle(.dropped(file: path))

    #expect(person.outline == ["only: 10 × 10"])
    #expect(person.workspace.banner == nil)
  }

  @Test("a broken file is told with place and hint, and replaces nothing")
  func broken() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    let path = try file("{\n \"hitscope\": 1,\n \"windows\": [{},]\n}")
    defer { try? FileManager.default.removeItem(atPath: path) }

    person.visualizer.handle(.dropped(file: path))
    person.press(.right)

    #expect(person.outline.first == "window: 390 × 560")
    #expect(person.workspace.banner?.title.contains(":3:") == true)
    #expect(person.messages.first?.contains("\(path):3:") == true)
    #expect(person.messages.first?.contains("hint:") == true)
    person.press(.escape)
    #expect(person.workspace.banner == nil)
  }

  @Test("a file that is not there, a folder and a binary are told, and replace nothing")
  func unreadable() throws {
    let binary = NSTemporaryDirectory() + "hitscope-\(UUID().uuidString).bin"
    try Data((0..<512).map { UInt8($0 & 255) }).write(to: URL(fileURLWithPath: binary))
    defer { try? FileManager.default.removeItem(atPath: binary) }
    for path in ["/no/such/file.json", NSTemporaryDirectory(), binary] {
      let person = Person(scenes: [SampleScenes.reaching])
      person.visualizer.handle(.dropped(file: path))
      person.press(.right)
      #expect(person.workspace.banner?.isError == true)
      #expect(!person.messages.isEmpty)
      #expect(person.outline.first == "window: 390 × 560")
    }
  }

  @Test("problems of a scene that opens are told with their places")
  func problems() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    let path = try file(
      "{\"hitscope\":1,\"windows\":[\n{\"id\":\"a\",\"frame\":[0,0,9,9],\"alpah\":0.5}]}")
    defer { try? FileManager.default.removeItem(atPath: path) }

    person.visualizer.handle(.dropped(file: path))
    person.press(.right)

    #expect(person.outline == ["a: 9 × 9"])
    #expect(person.workspace.banner?.isError == false)
    #expect(person.messages.first?.contains(":2:") == true)
  }
}
