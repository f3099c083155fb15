import Assets
import Canvas
import Foundation
import Scenes
import TestSupport
import Testing
import UIKit

@testable import Visualizer

@Suite("Predict mode: say who gets the touch, then see")
@MainActor
struct PredictTests {
  /// The heart that sticks out of its parent, which reaches outside.
  private func person(size: CGSize = CGSize(width: 1440, height: 900)) throws -> Person {
    let url = try #require(Assets.scenes.first { $0.lastPathComponent.hasPrefix("05") })
    let document = try SceneReader.read(Data(contentsOf: url)).document
    let person = Person(scenes: [document], size: size)
    person.press("g")
    return person
  }

  private func person(_ json: String) throws -> Person {
    let person = Person(scenes: [try SceneReader.read(Data(json.utf8)).document])
    person.press("g")
    return person
  }

  private func question(_ person: Person) throws -> Prediction.Question {
    try #require(person.workspace.prediction.question)
  }

  @Test("in the exploded view of a small window the question covers no name of a plane")
  func clearOfPlanes() throws {
    let person = try person(size: CGSize(width: 900, height: 600))
    person.visualizer.perform(.exploded(.toggle))
    person.wait(3)
    person.visualizer.perform(.predict(.ask(CGPoint(x: 70, y: 440))))
    let workspace = person.workspace
    let card = try #require(
      PredictCard(workspace)?.box(
        in: workspace.stage.insetBy(dx: 12, dy: 12), avoiding: [], text: FixedMetrics()))
    let choices = try question(person).choices.compactMap { $0.view?.name }
    let views = Set(workspace.projection.views.map(\.id.name))
    let inside: [String] = person.look().commands.compactMap {
      guard case .text(let words, let origin, _, _) = $0, card.contains(origin),
        views.contains(words)
      else { return nil }
      return words
    }
    #expect(inside.sorted() == choices.sorted())
  }

  @Test("nothing is said of why before the descent of the guess has ended, also of a selected view")
  func verdictWaits() throws {
    let person = try person()
    person.visualizer.perform(.select("view4"))
    person.touch(290, 190)
    person.press("1")
    person.wait(0.2)
    #expect(person.workspace.player.isMoving)
    #expect(person.workspace.telling.verdict == nil)
    person.wait(30)
    #expect(person.workspace.isAnswerTold)
    #expect(person.workspace.telling.verdict != nil)
  }

  @Test("a press asks and tells nothing: no descent, no map, no name at the pointer")
  func asks() throws {
    let person = try person()
    person.visualizer.perform(.toggle(.territory))
    person.touch(290, 190)
    let question = try question(person)
    #expect(question.at == CGPoint(x: 290, y: 190))
    #expect(question.choices == [.view("view4"), .view("base"), .view("window"), .nobody])
    #expect(question.isOpen)
    let workspace = person.workspace
    #expect(workspace.descent == nil && workspace.lit == nil && workspace.pointed == nil)
    person.move(to: workspace.camera.toStage(CGPoint(x: 291, y: 191)))
    #expect(person.workspace.pointed == nil && person.workspace.lit == nil)
    person.click(at: workspace.camera.toStage(question.at), button: .secondary)
    #expect(person.workspace.pointList == nil)
    #expect(person.workspace.veiled.layers.isDisjoint(with: [.territory, .deadZones]))
    let words = person.words.joined(separator: " ")
    #expect(words.contains("Who gets the touch at (290, 190)?"))
    #expect(!words.contains("dead zone"))
  }

  @Test(
    "a guess is answered by the touch itself, and counted once",
    arguments: [(1, true), (2, false), (3, false), (4, false)])
  func guesses(digit: Int, isRight: Bool) throws {
    let person = try person()
    person.touch(290, 190)
    let layers = person.workspace.layers
    person.press(Character(String(digit)))
    #expect(person.workspace.layers == layers)
    #expect(person.workspace.descent?.trace.point == CGPoint(x: 290, y: 190))
    #expect(person.workspace.prediction.answers == [isRight])
    // The answer is told at the end of the descent and not before.
    #expect(!person.workspace.isAnswerTold)
    #expect(!person.words.contains("\(isRight ? 1 : 0) of 1 right"))
    person.press(.end)
    person.wait(3)
    #expect(person.workspace.isAnswerTold)
    #expect(person.words.contains("\(isRight ? 1 : 0) of 1 right"))
    person.visualizer.perform(.predict(.guess(.view("view4"))))
    #expect(person.workspace.prediction.answers == [isRight])
  }

  @Test("what is said of a guess names the answer, and why a wrong one was wrong")
  func results() throws {
    for (point, digit, words) in [
      (CGPoint(x: 290, y: 190), 1, "Right: view4 gets it."),
      (CGPoint(x: 290, y: 190), 2, "Not base: view4 gets it."),
      (CGPoint(x: 290, y: 190), 4, "Not nobody: view4 gets it."),
      (CGPoint(x: 900, y: 5), 1, "Right: nobody gets it."),
    ] {
      let person = try person()
      person.visualizer.perform(.predict(.ask(point)))
      person.press(Character(String(digit)))
      person.press(.end)
      person.wait(3)
      #expect(person.words.contains(words))
    }
  }

  private func middle(of id: WidgetID, _ person: Person) throws -> CGPoint {
    let widget = try #require(person.visualizer.notePlaces().widgets.first { $0.id == id })
    return CGPoint(x: widget.rect.midX, y: widget.rect.midY)
  }

  @Test("an answer is chosen by keyboard alone")
  func keyboard() throws {
    let person = try person()
    person.press("n")
    let row = WidgetID("predict.choice", 1)
    for _ in 0..<200 where person.visualizer.ui.focus != row { person.press(.tab) }
    person.press(.enter)
    #expect(try question(person).guess == .view("base"))
  }

  @Test("the card's rows and buttons are pressed with the mouse")
  func card() throws {
    let person = try person()
    #expect(person.click(on: "Ask me"))
    #expect(try question(person).isOpen)
    #expect(person.click(on: "view4"))
    #expect(try question(person).guess == .view("view4"))
    person.press(.end)
    person.wait(3)
    #expect(person.click(on: "Next"))
    #expect(try question(person).isOpen)
    #expect(person.click(on: "Show"))
    person.press(.end)
    person.wait(3)
    #expect(try question(person).isGivenUp)
    #expect(person.workspace.prediction.answers == [true])
    person.click(at: try middle(of: "predict.again", person))
    #expect(person.workspace.prediction == Prediction())
    #expect(person.workspace.descent == nil)
  }

  @Test("the scene's probes are asked one after the other and then again")
  func probes() throws {
    let person = try person()
    let workspace = person.workspace
    // Where nothing is drawn there is nothing to guess.
    let probes = workspace.document.probes.filter { $0.on == nil }.map(\.at)
      .filter { !workspace.projection.stack(at: $0).isEmpty }
    var asked: [CGPoint] = []
    for _ in 0...probes.count {
      person.press("n")
      asked.append(try question(person).at)
    }
    #expect(asked == probes + [probes[0]])
  }

  @Test("a scene without probes is asked about the middles of its views")
  func middles() throws {
    let person = try person(
      #"{ "hitscope": 1, "windows": [ { "id": "w", "frame": [0, 0, 100, 100], "subviews": [ { "id": "v", "frame": [10, 20, 40, 40] } ] } ] }"#
    )
    person.press("n")
    #expect(try question(person).at == CGPoint(x: 30, y: 40))
    person.press("n")
    #expect(try question(person).at == CGPoint(x: 50, y: 50))
  }

  @Test("a clicker asks, shows, steps to the end, and asks again")
  func clicker() throws {
    let person = try person()
    person.press(.pageDown)
    let first = try question(person)
    #expect(first.isOpen)
    person.press(.pageDown)
    #expect(try question(person).isGivenUp)
    person.press(.end)
    person.wait(3)
    person.press(.pageDown)
    #expect(try question(person).isOpen && question(person).at != first.at)
  }

  @Test("a view that gets the touch without being drawn there is among the answers")
  func redirected() throws {
    let person = try person(
      #"{ "hitscope": 1, "windows": [ { "id": "w", "frame": [0, 0, 100, 100], "hitTestRules": [ { "rule": "redirect", "to": "target" } ], "subviews": [ { "id": "target", "frame": [60, 60, 20, 20] } ] } ] }"#
    )
    person.visualizer.perform(.predict(.ask(CGPoint(x: 10, y: 10))))
    #expect(try question(person).choices.contains(.view("target")))
    #expect(try question(person).answer == .view("target"))
  }

  @Test("of very many views under a point some are offered, the window and the answer with them")
  func many() throws {
    let document = (1...30).reversed().reduce("") { inner, depth in
      #"{ "id": "v\#(depth)", "frame": [0, 0, 100, 100], "subviews": [ \#(inner) ] }"#
    }
    let person = try person(
      #"{ "hitscope": 1, "windows": [ { "id": "w", "frame": [0, 0, 100, 100], "subviews": [ \#(document) ] } ] }"#
    )
    person.visualizer.perform(.predict(.ask(CGPoint(x: 50, y: 50))))
    let choices = try question(person).choices
    #expect(choices.count == 7)
    #expect(choices.first == .view("v30") && choices.suffix(2) == [.view("w"), .nobody])
  }

  @Test("an edit asks an open question anew, and another scene takes it back; the score stays")
  func changed() throws {
    let person = try person()
    person.touch(290, 190)
    person.press("1")
    person.press("n")
    person.press("n")
    person.visualizer.perform(.predict(.ask(CGPoint(x: 290, y: 190))))
    person.visualizer.perform(.edit(.remove("view4")))
    #expect(try question(person).at == CGPoint(x: 290, y: 190))
    #expect(try question(person).isOpen && question(person).answer == .view("base"))
    #expect(person.workspace.descent == nil)
    #expect(person.workspace.prediction.answers == [true])
    person.visualizer.perform(.undo)
    #expect(try question(person).answer == .view("view4"))
    person.visualizer.perform(.openShipped(0))
    #expect(person.workspace.prediction.question == nil)
    #expect(person.workspace.prediction.answers == [true])
  }

  @Test("digits are answers or nothing: they switch no layers here")
  func digits() throws {
    let person = try person()
    let layers = person.workspace.layers
    for digit in "0123456789" { person.press(digit) }
    #expect(person.workspace.layers == layers)
    person.touch(290, 190)
    person.press("9")
    #expect(try question(person).isOpen && person.workspace.layers == layers)
  }

  @Test("the card stays on the stage and never over the point, in windows of every size")
  func places() throws {
    for size in [
      CGSize(width: 1440, height: 900), CGSize(width: 900, height: 600),
      CGSize(width: 2560, height: 1440), CGSize(width: 640, height: 480),
    ] {
      for point in [CGPoint(x: 30, y: 60), CGPoint(x: 290, y: 190), CGPoint(x: 360, y: 540)] {
        let person = try person(size: size)
        person.visualizer.perform(.predict(.ask(point)))
        let workspace = person.workspace
        let stage = workspace.stage
        let top = StageTop(workspace, in: stage, text: FixedMetrics())
        let card = try #require(top.predict)
        #expect(stage.contains(card))
        // Below the smallest size that is supported the stage is hardly larger than the card.
        guard size.width >= 900 else { continue }
        #expect(!card.contains(workspace.camera.toStage(point)))
        for other in top.boxes where other != card { #expect(!other.intersects(card)) }
      }
    }
  }

  @Test("on the planes the needle stands where the question is")
  func exploded() throws {
    let person = try person()
    person.visualizer.perform(.predict(.ask(CGPoint(x: 290, y: 190))))
    person.visualizer.perform(.exploded(.show(true)))
    person.wait(3)
    let needle = try #require(Needle(person.workspace, person.workspace.spread))
    #expect(needle.stops.isEmpty)
    #expect(person.words.joined(separator: " ").contains("Who gets the touch at (290, 190)?"))
  }

  @Test("leaving the mode leaves nothing veiled")
  func leaves() throws {
    let person = try person()
    person.touch(290, 190)
    person.press("g")
    #expect(person.workspace.mode == .touch)
    #expect(!person.workspace.isVeiled && person.workspace.openQuestion == nil)
    person.touch(290, 190)
    #expect(person.workspace.descent != nil)
  }
}
