import Foundation
import Testing
import UIKit

@testable import Visualizer

@Suite("The token")
@MainActor
struct TokenTests {
  /// The way of the token through the descent to the heart, in words.
  @Test("it goes down to each view asked, turns back where one refuses, and carries the answer up")
  func way() throws {
    let scene = Person(scenes: [SampleScenes.reaching])
    scene.touch(290, 190)
    let descent = try #require(scene.workspace.descent)
    func name(_ place: Descent.Place) -> String {
      switch place {
      case .touch: "touch"
      case .view(let view): view.name
      }
    }
    let way = descent.moves.map { move in
      let bounce = move.bounce.map { " against \($0)" } ?? ""
      return "\(move.kind): \(name(move.from)) → \(name(move.to))\(bounce)"
    }
    #expect(
      way == [
        "asked: touch → window", "inside: window → window", "asked: window → base",
        "inside: base → base", "asked: base → view2",
        "refused: view2 → base against view2", "answeredNothing: base → base",
        "asked: base → view1", "refused: view1 → view1", "rule: view1 → view4",
        "rule: view4 → view4", "rule: view4 → view1", "answered: view1 → base",
        "answered: base → window", "answered: window → touch",
      ])
  }

  @Test("every step starts where the one before ended, so the token never jumps")
  func continuous() throws {
    for scene in [SampleScenes.reaching, SampleScenes.glass] {
      let person = Person(scenes: [scene])
      for point in [CGPoint(x: 40, y: 130), CGPoint(x: 290, y: 190), CGPoint(x: 60, y: 400)] {
        person.touch(point.x, point.y)
        let moves = try #require(person.workspace.descent).moves
        for (before, after) in zip(moves, moves.dropFirst()) { #expect(before.to == after.from) }
      }
    }
  }

  @Test("on its way the token moves a little at a time, and ends exactly where it should")
  func smooth() {
    let places: [ViewID: CGPoint] = ["a": CGPoint(x: 10, y: 10), "b": CGPoint(x: 500, y: 300)]
    let moves = [
      Descent.Move(from: .view("a"), to: .view("b"), kind: .asked),
      Descent.Move(from: .view("b"), to: .view("a"), kind: .refused, bounce: "b"),
      Descent.Move(from: .view("a"), to: .view("a"), kind: .refused, bounce: "b"),
      Descent.Move(from: .touch, to: .view("gone"), kind: .asked),
    ]
    for move in moves {
      var last: CGPoint?
      for frame in 0...600 {
        let path = TokenPath(
          move, touch: CGPoint(x: 300, y: 0), anchor: { places[$0] },
          progress: Double(frame) / 600)
        if let last { #expect(hypot(path.point.x - last.x, path.point.y - last.y) < 8) }
        last = path.point
      }
      if case .view(let view) = move.to, let end = places[view] { #expect(last == end) }
    }
  }
}
