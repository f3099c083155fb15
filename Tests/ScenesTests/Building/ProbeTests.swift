import Assets
import CustomViews
import Foundation
import Scenes
import Testing
import UIKit

@Suite("Scenes that check themselves")
@MainActor
struct ProbeTests {
  @Test("every handed scene gives the expected answers", arguments: Fixture.all)
  func fixtures(_ fixture: Fixture) throws {
    let scene = SceneBuilder().build(try SceneReader.read(fixture.data).document)
    let outcomes = scene.check()
    #expect(!outcomes.isEmpty)
    for outcome in outcomes { #expect(outcome.passed == true, "\(outcome)") }
  }

  @Test("a traced probe gives the same answer", arguments: Fixture.all)
  func traced(_ fixture: Fixture) throws {
    let scene = SceneBuilder().build(try SceneReader.read(fixture.data).document)
    for outcome in scene.check() {
      let trace = try #require(scene.trace(outcome.probe))
      #expect(outcome.answer == (trace.hit.map { .hit($0) } ?? .nothing))
    }
  }

  @Test("every shipped scene is without problems, tells its lesson and gives its answers")
  func shipped() throws {
    #expect(Assets.scenes.count >= 12)
    for (index, url) in Assets.scenes.enumerated() {
      let data = try Data(contentsOf: url)
      let name = url.lastPathComponent
      #expect(name.hasPrefix(index < 9 ? "0\(index + 1)-" : "\(index + 1)-"))
      let reading = try SceneReader.read(data)
      #expect(reading.problems.allSatisfy { $0.severity == .notice }, "\(name)")
      #expect(reading.document.write() == data, "\(name) is not in the written form")
      #expect(!reading.document.title.isEmpty && !reading.document.notes.isEmpty)
      let scene = SceneBuilder(registry: .standard.registering(customViews))
        .build(reading.document)
      #expect(scene.problems == [], "\(name)")
      let outcomes = scene.check()
      #expect(outcomes.count >= 5)
      for outcome in outcomes { #expect(outcome.passed == true, "\(name): \(outcome)") }
    }
  }

  @Test("a shipped scene uses a class of CustomViews, and they all can be made")
  func customClasses() throws {
    let names = Set(customViews.map(\.name))
    let used = try Assets.scenes.flatMap {
      try SceneReader.read(Data(contentsOf: $0)).document.nodes.compactMap(\.className)
    }
    #expect(!names.isDisjoint(with: used))
    for entry in customViews {
      #expect(String(describing: type(of: entry.make())) == entry.name)
    }
  }
}
