import Foundation
import Scenes
import Testing
import UIKit

@Suite("Writing a scene and reading it back")
struct RoundTripTests {
  @Test(
    "every fixture comes back equal, and is written to the same bytes again", arguments: Fixture.all
  )
  func fixtures(_ fixture: Fixture) throws {
    let first = try SceneReader.read(fixture.data)
    let written = first.document.write()
    let second = try SceneReader.read(written)
    #expect(second.document == first.document)
    #expect(second.document.write() == written)
    #expect(first.problems.allSatisfy { $0.severity == .notice })
    #expect(second.problems.map(\.kind) == first.problems.map(\.kind))
  }

  @Test("200 random documents come back equal, to the last bit", arguments: 0..<200)
  func random(seed: Int) throws {
    var random = RandomDocument(seed: UInt64(seed))
    let document = random.make()
    let reading = try SceneReader.read(document.write())
    #expect(reading.problems.allSatisfy { $0.severity == .notice })
    #expect(reading.document == document)
    #expect(reading.document.write() == document.write())
  }

  @Test("the sign of zero survives")
  func negativeZero() throws {
    var node = SceneNode(id: "v", depth: 0)
    node.zPosition = -0.0
    let document = try SceneReader.read(SceneDocument(nodes: [node]).write()).document
    #expect(document.nodes[0].zPosition?.sign == .minus)
  }

  @Test("a generated id is written where the scene speaks of it, and only there")
  func generatedIDs() throws {
    let text = """
      {"hitscope": 1, "windows": [{"subviews": [{}, {}]}],
       "probes": [{"at": [0, 0], "expect": "UIView#2"}]}
      """
    let document = try SceneReader.read(Data(text.utf8)).document
    #expect(
      String(decoding: document.write(), as: UTF8.self) == """
        { "hitscope": 1,
          "windows": [
            { "subviews": [
              { "id": "UIView#2" },
              { }
            ] }
          ],
          "probes": [
            { "at": [0, 0], "expect": "UIView#2" }
          ]
        }

        """)
  }

  @Test("depths that skip a level, as an edit might leave them, are written as the next level")
  func skippedLevels() throws {
    let document = SceneDocument(nodes: [
      SceneNode(id: "a", depth: 3), SceneNode(id: "b", depth: 7), SceneNode(id: "c", depth: 1),
    ])
    let nodes = try SceneReader.read(document.write()).document.nodes
    #expect(nodes.map(\.depth) == [0, 1, 1])
  }

  @Test("an empty document is a scene without windows, which is told")
  func empty() throws {
    let reading = try SceneReader.read(SceneDocument().write())
    #expect(reading.document == SceneDocument())
    #expect(reading.problems.map(\.kind) == [.noWindow])
  }
}
