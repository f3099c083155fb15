import Canvas
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Visualizer

@Suite("Labels of the exploded stage")
@MainActor
struct ExplodedTagTests {
  @Test("labels never cover one another, a mark, or the edge of the stage")
  func placing() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let stage = CGRect(
        x: 0, y: 0, width: .random(in: 200...900, using: &random),
        height: .random(in: 150...700, using: &random))
      let marks = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        CGRect(
          around: CGPoint(
            x: .random(in: 0...stage.width, using: &random),
            y: .random(in: 0...stage.height, using: &random)), radius: 9)
      }
      var placer = TagPlacer(bounds: stage, taken: marks)
      var boxes: [CGRect] = []
      for _ in 0..<60 {
        let corner = CGPoint(
          x: .random(in: -50...stage.width, using: &random),
          y: .random(in: -50...stage.height, using: &random))
        let (width, height, rise) = (
          CGFloat.random(in: 0...300, using: &random), CGFloat.random(in: 0...200, using: &random),
          CGFloat.random(in: -60...60, using: &random)
        )
        let corners = [
          corner, CGPoint(x: corner.x + width, y: corner.y - rise),
          CGPoint(x: corner.x + width, y: corner.y - rise + height),
          CGPoint(x: corner.x, y: corner.y + height),
        ]
        let size = CGSize(width: .random(in: 30...220, using: &random), height: 24)
        let box =
          placer.place(size, beside: corners)
          ?? placer.place(size, awayFrom: corners, steps: 9)?.box
        if let box { boxes.append(box) }
      }
      #expect(!boxes.isEmpty)
      for (index, box) in boxes.enumerated() {
        #expect(stage.union(box) == stage)
        #expect(!marks.contains { $0.intersects(box) })
        #expect(!boxes[..<index].contains { $0.intersects(box) })
      }
    }
  }

  @Test("the same holds on the stage itself, at every step of a descent and from every side")
  func onStage() throws {
    let fixture = try ExplodedFixture(lesson: "05")
    fixture.open()
    fixture.visualizer.perform(.touch(CGPoint(x: 280, y: 230)))
    fixture.rest()
    var placesBefore: [CGRect]?
    for yaw in [-1.2, -0.4, 0.76, 1.2] as [CGFloat] {
      fixture.visualizer.perform(.exploded(.grab(at: .zero)))
      fixture.visualizer.perform(
        .exploded(.turn(to: CGPoint(x: (fixture.workspace.exploded.pose.yaw - yaw) / 0.008, y: 0))))
      placesBefore = nil
      for step in 1...fixture.workspace.player.count {
        fixture.visualizer.perform(.stop(atStep: step))
        let views = fixture.workspace.planeViews(fixture.workspace.spread, in: fixture.stage)
        let tags = PlaneTags(
          fixture.workspace, views, placer: TagPlacer(bounds: fixture.stage), text: FixedMetrics())
        let boxes = tags.tags.map(\.place.box)
        #expect(boxes.count == 6)
        for (index, box) in boxes.enumerated() {
          #expect(!boxes[..<index].contains { $0.intersects(box) })
        }
        // A label that jumped while the descent plays could not be read.
        #expect(placesBefore == nil || placesBefore == boxes)
        placesBefore = boxes
      }
    }
  }

  @Test(
    "labels stay above the sliders and the sentence, on stages of every size",
    arguments: [
      CGSize(width: 240, height: 256), CGSize(width: 466, height: 380),
      CGSize(width: 1856, height: 900),
    ])
  func room(size: CGSize) {
    let stage = CGRect(origin: CGPoint(x: 216, y: 48), size: size)
    let room = ExplodedPanel.tagRoom(in: stage)
    #expect(room.maxY <= ExplodedPanel.controls(in: stage).minY)
    #expect(room.maxY <= stage.maxY - StageLabels.sentenceRoom(onStageOf: stage.width))
    #expect(room.height > 100 && stage.contains(room))
  }

  @Test("a label says number, name, own point and verdict; what was never asked has no point")
  func words() throws {
    let fixture = try ExplodedFixture(lesson: "05")
    fixture.visualizer.perform(.touch(CGPoint(x: 280, y: 230)))
    fixture.visualizer.perform(.stop(atStep: .max))
    let moment = try #require(fixture.workspace.moment)
    func words(_ view: ViewID) throws -> PlaneTags.Words {
      let index = try #require(fixture.workspace.projection.index[view])
      return PlaneTags.words(
        fixture.workspace.projection.views[index],
        state: fixture.workspace.state(of: index, in: moment), moment)
    }
    #expect(try words("view2") == .init(name: "view2", point: "(230, −78)", verdict: "outside"))
    #expect(try words("view3") == .init(name: "view3", point: nil, verdict: "never asked"))
    #expect(try words("view4").point == "(86, 114)")
    #expect(try words("view4").verdict == "hit")
    #expect(try words("base").point == "(260, 200)")
  }

  @Test("in a crowd of views those that were asked are drawn and named, and few others")
  func crowd() throws {
    let rows = (0..<5000).map {
      "{ \"id\": \"v\($0)\", \"frame\": [\($0 % 70 * 5), \($0 / 70 * 7), 4, 6] }"
    }
    let fixture = try ExplodedFixture(
      json: """
        { "hitscope": 1, "windows": [ { "id": "window", "frame": [0, 0, 390, 560], "subviews": [
          { "id": "root", "frame": [0, 0, 390, 560], "subviews": [ \(rows.joined(separator: ",")) ] }
        ] } ] }
        """)
    fixture.visualizer.perform(.touchExactly(CGPoint(x: 202, y: 303)))
    fixture.open()
    let workspace = fixture.workspace
    let hit = try #require(workspace.descent?.trace.hit)
    let views = workspace.planeViews(workspace.spread, in: fixture.stage)
    let drawn = Set(views.map { workspace.projection.views[$0.index].id })
    #expect(drawn.isSuperset(of: ["window", "root", hit]))
    #expect(views.map(\.index) == views.map(\.index).sorted())
    let tags = PlaneTags(
      workspace, views, placer: TagPlacer(bounds: fixture.stage), text: FixedMetrics())
    let named = tags.tags.map { workspace.projection.views[$0.index].id }
    #expect(Set(named).isSuperset(of: ["window", "root", hit]))
    #expect(named.filter { workspace.descent?.visitsOfView[$0] == nil }.count <= 12)
  }
}
