import Assets
import Canvas
import Foundation
import Scenes
import TestSupport
import Testing
import UIKit
import Wording

@testable import Visualizer

@Suite("Labels of the flat stage")
@MainActor
struct StageLabelTests {
  nonisolated private static let lessons = Array(1...12)
  nonisolated private static let sizes = [
    CGSize(width: 900, height: 600), CGSize(width: 1440, height: 900),
    CGSize(width: 1920, height: 1080),
  ]

  private func person(lesson: Int, size: CGSize) throws -> Person {
    let prefix = lesson < 10 ? "0\(lesson)-" : "\(lesson)-"
    let file = try #require(Assets.scenes.first { $0.lastPathComponent.hasPrefix(prefix) })
    return Person(scenes: [try SceneReader.read(Data(contentsOf: file)).document], size: size)
  }

  private func labels(_ workspace: Workspace) -> StageLabels {
    StageLabels(workspace, moment: workspace.moment, in: workspace.stage, text: FixedMetrics())
  }

  /// The boxes that meet or leave the stage.
  private func faults(_ labels: StageLabels, in stage: CGRect) -> [CGRect] {
    let boxes = labels.boxes
    return boxes.indices.filter { index in
      !stage.contains(boxes[index])
        || boxes[..<index].contains { $0.insetBy(dx: 0.01, dy: 0.01).intersects(boxes[index]) }
    }.map { boxes[$0] }
  }

  @Test(
    "no two labels meet and none leaves the stage: in every lesson, at every size, on every layer",
    arguments: lessons, sizes)
  func lessons(lesson: Int, size: CGSize) throws {
    var workspace = try person(lesson: lesson, size: size).workspace
    let stage = workspace.stage
    #expect(labels(workspace).captions.placed.count > 1)
    #expect(faults(labels(workspace), in: stage) == [])
    for probe in workspace.scene?.document.probes ?? [] where probe.on == nil {
      workspace.perform(.touch(probe.at))
      workspace.perform(.stop(atStep: .max))
      let labels = labels(workspace)
      #expect(faults(labels, in: stage) == [])
      let touch = workspace.camera.toStage(probe.at)
      #expect(!labels.boxes.contains { $0.insetBy(dx: -10, dy: -10).contains(touch) })
    }
  }

  @Test(
    "every name touches the part of its view that is seen, also zoomed and moved away",
    arguments: lessons, sizes)
  func nearness(lesson: Int, size: CGSize) throws {
    let person = try person(lesson: lesson, size: size)
    let stage = person.workspace.stage
    let cameras = [
      (0.0, CGSize.zero), (3, CGSize(width: 120, height: -200)),
      (-2, CGSize(width: -90, height: 260)),
    ]
    for (notches, way) in cameras {
      person.visualizer.perform(.zoom(CGFloat(notches), at: CGPoint(x: stage.midX, y: stage.midY)))
      person.visualizer.perform(.pan(way))
      person.wait(3)
      let workspace = person.workspace
      for caption in labels(workspace).captions.placed {
        let seen = workspace.stageExtent(caption.index).intersection(stage)
        #expect(
          seen.insetBy(dx: -6, dy: -6).intersects(caption.box),
          "\(caption.name) at \(caption.box), its view at \(seen)")
      }
    }
  }

  @Test(
    "tools, the typed point, the touch log and a message keep apart, in both modes",
    arguments: [480, 700, 900, 1440] as [CGFloat], [Mode.touch, .edit])
  func top(width: CGFloat, mode: Mode) throws {
    let person = try person(lesson: 5, size: CGSize(width: width, height: 640))
    for x in [100, 200, 300] { person.touch(CGFloat(x), 200) }
    person.visualizer.perform(.setMode(mode))
    person.visualizer.perform(.select("view3"))
    person.visualizer.perform(.openFile("/nowhere/at all.hitscene.json"))
    let (workspace, text) = (person.workspace, FixedMetrics())
    let top = StageTop(workspace, in: workspace.stage, text: text)
    let boxes = top.boxes
    #expect(top.banner != nil && boxes.count == 3)
    for (index, box) in boxes.enumerated() {
      #expect(workspace.stage.minX <= box.minX && box.maxX <= workspace.stage.maxX)
      #expect(!boxes[..<index].contains { $0.intersects(box) })
    }
    let message = try #require(top.banner)
    #expect(!labels(workspace).boxes.contains { $0.intersects(message) })
    person.click(at: CGPoint(x: message.maxX - 28, y: message.minY + 22))
    #expect(person.workspace.banner == nil)
  }

  @Test("in edit mode no label stands under a pin", arguments: lessons)
  func pins(lesson: Int) throws {
    let person = try person(lesson: lesson, size: Self.sizes[1])
    person.visualizer.perform(.setMode(.edit))
    let (workspace, pins) = (person.workspace, Pins(person.workspace).boxes)
    #expect(!pins.isEmpty)
    for box in labels(workspace).boxes { #expect(!pins.contains { $0.intersects(box) }) }
  }

  @Test("an open question is asked beside the names of the views, and not on them")
  func question() throws {
    let person = try person(lesson: 5, size: Self.sizes[0])
    person.visualizer.perform(.setMode(.predict))
    person.visualizer.perform(.predict(.ask(CGPoint(x: 285, y: 185))))
    let mark = try #require(QuestionMark(person.workspace)).box
    #expect(!labels(person.workspace).boxes.contains { $0.intersects(mark) })
  }

  @Test("no name tells beforehand whether its view will be asked", arguments: lessons)
  func secret(lesson: Int) throws {
    var workspace = try person(lesson: lesson, size: Self.sizes[1]).workspace
    #expect(labels(workspace).captions.placed.allSatisfy { !$0.hasBadge })
    let probe = try #require(workspace.scene?.document.probes.first)
    workspace.perform(.touch(probe.at))
    workspace.perform(.stop(atStep: 1))
    #expect(labels(workspace).captions.placed.allSatisfy { $0.hasBadge })
  }

  @Test("the same with the map shown, and then no view is named twice", arguments: lessons)
  func territory(lesson: Int) throws {
    let person = try person(lesson: lesson, size: Self.sizes[0])
    person.visualizer.perform(.toggle(.territory))
    let labels = labels(person.workspace)
    #expect(faults(labels, in: person.workspace.stage) == [])
    let captions = labels.captions.placed.map { person.workspace.projection.views[$0.index].id }
    let named = captions + labels.names.map(\.view)
    #expect(Set(named).count == named.count)
  }

  @Test("the sentence leaves every label alone, at every step", arguments: lessons, sizes)
  func sentence(lesson: Int, size: CGSize) throws {
    var workspace = try person(lesson: lesson, size: size).workspace
    for probe in workspace.scene?.document.probes.prefix(3) ?? [] where probe.on == nil {
      workspace.perform(.touch(probe.at))
      let boxes = labels(workspace).boxes
      for step in 1...max(1, workspace.player.count) {
        workspace.perform(.stop(atStep: step))
        workspace.telling.sentence = Labels.narration(workspace)
        var ui = Interface(text: FixedMetrics(), theme: .dark)
        ui.begin(size: size, event: nil)
        let panel = StagePanel(workspace)
        panel.sentence(at: panel.sentenceBox(in: workspace.stage, ui), &ui)
        let card = ui.list.commands.lazy.compactMap { command -> CGRect? in
          if case .rect(let rect, _, _, _) = command { rect } else { nil }
        }.first
        guard let card else { continue }
        #expect(!boxes.contains { $0.intersects(card) }, "step \(step)")
      }
    }
  }

  @Test("no label moves while a descent plays", arguments: [3, 5, 9, 11])
  func stillness(lesson: Int) throws {
    var workspace = try person(lesson: lesson, size: Self.sizes[0]).workspace
    let probe = try #require(workspace.scene?.document.probes.first)
    workspace.perform(.touch(probe.at))
    workspace.perform(.stop(atStep: 1))
    let boxes = labels(workspace).boxes
    for step in 2...workspace.player.count {
      workspace.perform(.stop(atStep: step))
      #expect(labels(workspace).boxes == boxes)
    }
  }

  @Test("the card stands beside the scene on a small window, and hides nothing of it")
  func card() throws {
    var workspace = try person(lesson: 5, size: Self.sizes[0]).workspace
    workspace.perform(.touch(CGPoint(x: 290, y: 190)))
    let card = try #require(labels(workspace).callout)
    #expect(card.sharedArea(with: workspace.stageExtentOfScene) == 0)
  }

  @Test("the name at the pointer covers no caption where there is another place for it")
  func pointer() throws {
    let person = try person(lesson: 5, size: Self.sizes[0])
    let boxes = labels(person.workspace).boxes
    let stage = person.workspace.stage
    for point in [CGPoint(x: 60, y: 100), CGPoint(x: 190, y: 420), CGPoint(x: 290, y: 190)] {
      person.move(to: person.workspace.camera.toStage(point))
      var ui = person.visualizer.ui
      ui.begin(size: Self.sizes[0], event: nil)
      StagePanel(person.workspace).pointerTag(in: stage, avoiding: boxes, [], &ui)
      let tag = ui.list.commands.lazy.compactMap { command -> CGRect? in
        if case .rect(let rect, _, _, _) = command { rect } else { nil }
      }.first
      let place = try #require(tag)
      #expect(stage.contains(place))
      #expect(!boxes.contains { $0.intersects(place) })
    }
  }

  // MARK: What is in front

  private static let stacked = SampleScenes.read(
    """
    {"hitscope":1,"title":"Stacked","windows":[
     {"id":"window","class":"UIWindow","frame":[0,0,300,300],"subviews":[
      {"id":"a","frame":[10,10,200,200],"zPosition":1},
      {"id":"b","frame":[20,20,200,200],"zPosition":-1,"subviews":[
       {"id":"inB","frame":[0,0,50,50],"zPosition":9}]},
      {"id":"c","frame":[30,30,200,200],"zPosition":1},
      {"id":"d","frame":[40,40,200,200]}]}]}
    """)

  @Test("siblings are drawn by zPosition, equal ones in their order, and asked in their order")
  func zPosition() {
    let person = Person(scenes: [Self.stacked])
    let projection = person.workspace.projection
    #expect(
      projection.paintingOrder.map { projection.views[$0].id.name }
        == ["window", "b", "inB", "d", "a", "c"])
    #expect(
      projection.frontMost(at: CGPoint(x: 100, y: 100)).map { projection.views[$0].id } == "c")
    person.touch(100, 100)
    #expect(person.workspace.descent?.trace.hit == "d")
    #expect(person.words.contains("z 1") && person.words.contains("z −1"))
    #expect(!person.words.contains("z 0"))
  }

  // MARK: Glass

  @Test(
    "what touches pass through is drawn as glass, whatever its colour and also as a window",
    arguments: [
      ##""class":"UIWindow","backgroundColor":"#00000000","##, ##""class":"UIWindow","##,
      ##""backgroundColor":"#FF0000","##, "",
    ])
  func glass(keys: String) {
    func hatches(_ rules: String) -> Int {
      let person = Person(
        scenes: [
          SampleScenes.read(
            """
            {"hitscope":1,"windows":[
             {"id":"pane",\(keys)\(rules)"frame":[0,0,300,300]}]}
            """)
        ])
      return person.look().commands.count {
        if case .rect(_, _, .hatch, _) = $0 { true } else { false }
      }
    }
    #expect(hatches(#""hitTestRules":[{"rule":"passThrough"}],"#) == 1)
    #expect(hatches("") == 0)
  }
}
