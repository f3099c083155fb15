import Assets
import Canvas
import Foundation
import Scenes
import TestSupport
import Testing
import UIKit
import Wording

@testable import Visualizer

/// Where the cards over the stage stand, in every lesson and at every size.
@Suite("Cards over the stage")
@MainActor
struct StagePlacementTests {
  nonisolated private static let lessons = Array(1...13)
  nonisolated private static let sizes = [
    // A window of 900 by 600 in projector mode.
    CGSize(width: 720, height: 480), CGSize(width: 900, height: 600),
    CGSize(width: 1440, height: 900), CGSize(width: 1920, height: 1080),
  ]

  enum Situation: CaseIterable, Sendable {
    case first
    case touchedOnce
    case touchedTwice
    case map
    case predict
    case question
    case edit
    case message
  }

  /// The workspace alone: what is said and measured after a touch takes no place on the stage.
  private func workspace(lesson: Int, _ size: CGSize, _ situation: Situation) throws -> Workspace {
    let prefix = lesson < 10 ? "0\(lesson)-" : "\(lesson)-"
    let file = try #require(Assets.scenes.first { $0.lastPathComponent.hasPrefix(prefix) })
    let document = try SceneReader.read(Data(contentsOf: file)).document
    var workspace = Person(scenes: [document], size: size).workspace
    workspace.perform(.comfort(.keepStill))
    let probes = document.probes.filter { $0.on == nil }
    func touch(_ index: Int) {
      guard probes.indices.contains(index) else { return }
      workspace.perform(.press(finger: 0, at: probes[index].at))
      workspace.perform(.lift(finger: 0, at: probes[index].at))
      workspace.perform(.stop(atStep: .max))
    }
    switch situation {
    case .first: workspace.perform(.comfort(.greet))
    case .touchedOnce: touch(0)
    case .touchedTwice, .map, .message:
      touch(1)
      touch(0)
      if situation == .map {
        workspace.perform(.toggle(.territory))
        workspace.remap()
      }
      if situation == .message {
        workspace.banner = Banner(
          isError: true, title: "The file could not be read", hint: "Is it still there?")
      }
    case .predict: workspace.perform(.setMode(.predict))
    case .question:
      workspace.perform(.setMode(.predict))
      if let probe = probes.first { workspace.perform(.predict(.ask(probe.at))) }
    case .edit:
      workspace.perform(.setMode(.edit))
      workspace.perform(.select(document.nodes.last?.id))
    }
    workspace.settleCamera()
    return workspace
  }

  /// The map takes its time; the narrow stage is where it has the least room.
  private func situations(at size: CGSize) -> [Situation] {
    Situation.allCases.filter { $0 != .map || size == Self.sizes[1] }
  }

  private func labels(_ workspace: Workspace) -> StageLabels {
    StageLabels(workspace, moment: workspace.moment, in: workspace.stage, text: FixedMetrics())
  }

  @Test(
    "nothing that stands over the stage stands on something else there, nor leaves it",
    arguments: lessons, sizes)
  func apart(lesson: Int, size: CGSize) throws {
    for situation in situations(at: size) {
      let workspace = try workspace(lesson: lesson, size, situation)
      let labels = labels(workspace)
      let boxes = labels.top.boxes + labels.boxes
      for (index, box) in boxes.enumerated() {
        #expect(workspace.stage.contains(box), "\(situation): \(box) leaves the stage")
        for other in boxes[..<index] {
          #expect(
            box.sharedArea(with: other) == 0, "\(situation): \(box) lies on \(other)")
        }
      }
    }
  }

  @Test(
    "no card lies on a scene that leaves room for it beside",
    arguments: lessons, sizes)
  func besideTheScene(lesson: Int, size: CGSize) throws {
    for situation in situations(at: size) where situation != .message {
      let workspace = try workspace(lesson: lesson, size, situation)
      let scene = workspace.stageExtentOfScene
      let room = workspace.stage.insetBy(dx: 12, dy: 12)
      let beside = max(room.maxX - scene.maxX, scene.minX - room.minX) - 12
      for box in labels(workspace).top.boxes where box.width <= beside {
        #expect(
          box.sharedArea(with: scene) == 0, "\(situation): \(box) lies on the scene at \(scene)")
      }
    }
  }

  @Test("no card hides what was touched, or a view that is told of", arguments: lessons, sizes)
  func clearOfTouch(lesson: Int, size: CGSize) throws {
    for situation in situations(at: size)
    where [.touchedOnce, .touchedTwice, .map].contains(situation) {
      let workspace = try workspace(lesson: lesson, size, situation)
      let labels = labels(workspace)
      let point = try #require(workspace.descent?.trace.point)
      let touch = CGRect(around: workspace.camera.toStage(point), radius: 10)
      for box in labels.top.boxes + labels.cards {
        #expect(!box.intersects(touch), "\(situation): \(box)")
      }
      guard let callout = labels.callout else { continue }
      let hidden = workspace.drawn(in: workspace.stage).map { workspace.stageExtent($0) }
        .filter { !$0.insetBy(dx: -1, dy: -1).contains(callout) }
        .reduce(0) { $0 + $1.sharedArea(with: callout) }
      #expect(hidden <= callout.width * callout.height, "\(situation): \(callout)")
    }
  }

  @Test("the planes leave the hint, the question and the legends their places", arguments: lessons)
  func planes(lesson: Int) throws {
    for size in Self.sizes {
      for situation in [Situation.first, .map, .question] {
        var workspace = try workspace(lesson: lesson, size, situation)
        workspace.perform(.exploded(.show(true)))
        workspace.arrive()
        let text = FixedMetrics()
        let top = StageTop(workspace, in: workspace.stage, text: text)
        for (index, box) in top.boxes.enumerated() {
          #expect(workspace.stage.contains(box), "\(situation): \(box) leaves the stage")
          #expect(!top.boxes[..<index].contains { $0.intersects(box) }, "\(situation): \(box)")
        }
      }
    }
  }
}
