import Canvas
import Foundation
import Testing
import Wording

@testable import Visualizer

@MainActor
@Suite("Comfort")
struct ComfortTests {
  private func press(_ person: Person, _ sign: Character) {
    person.press(.character(sign, position: sign), modifiers: .control)
  }

  @Test("the theme goes round by its key and its button, and the window is drawn in it")
  func themes() {
    let person = Person(scenes: [SampleScenes.reaching])
    var seen: [Theme.Name] = []
    for _ in 0..<3 {
      person.press("d")
      seen.append(person.workspace.theme)
      #expect(person.visualizer.background == Theme.named(person.workspace.theme).stage)
    }
    #expect(seen == [.light, .highContrast, .dark])
  }

  @Test("Ctrl with plus, minus and 0 sets the size of the text, from 80 % to 200 %")
  func textSize() {
    let person = Person(scenes: [SampleScenes.reaching])
    for _ in 0..<20 { press(person, "+") }
    #expect(person.visualizer.magnification == 2)
    press(person, "0")
    #expect(person.visualizer.magnification == 1)
    for _ in 0..<20 { press(person, "-") }
    #expect(person.visualizer.magnification == 0.8)
    press(person, "=")
    #expect(person.visualizer.magnification == 0.9)
    // The camera's key is the same digit without Control.
    person.press("0")
    #expect(person.visualizer.magnification == 0.9)
  }

  @Test("a window at twice the size still touches what is under the pointer")
  func magnified() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    person.visualizer.handle(.resized(CGSize(width: 450, height: 300), scale: 2))
    // On so small a stage the controls over it take a part of the scene.
    let overlays = person.visualizer.notePlaces().overlays
    let stage = person.workspace.stage
    let places = stride(from: stage.minX + 20, to: stage.maxX - 20, by: 10).map {
      CGPoint(x: $0, y: 115)
    }
    let point = try #require(
      places.last { place in !overlays.contains { $0.insetBy(dx: -4, dy: -4).contains(place) } })
    let place = person.workspace.camera.touchPoint(at: point)
    person.click(at: point)
    #expect(person.workspace.descent?.trace.point == place)
    #expect(person.workspace.stage.width >= 240)
  }

  @Test("the projector magnifies, draws thicker, shows the pointer and the keys for a moment")
  func projector() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    person.move(to: CGPoint(x: 300, y: 300))
    let thin = person.visualizer.ui.theme.lineWeight
    person.press(.function(5))
    #expect(person.visualizer.magnification == 1.5)
    #expect(person.visualizer.ui.theme.lineWeight > thin)
    let halo = person.look().commands.contains { command in
      if case .rect(let rect, 26, _, _?) = command { return rect.midX == 300 && rect.midY == 300 }
      return false
    }
    #expect(halo)
    person.press(.right)
    person.press(.right)
    #expect(person.words.contains("→  × 2"))
    #expect(person.visualizer.isMoving)
    person.wait(2)
    #expect(!person.words.contains { $0.hasPrefix("→") })
    person.press(.function(5))
    #expect(person.visualizer.magnification == 1)
    #expect(person.workspace.pressedKey == nil)
  }

  @Test("with reduced motion steps and planes are there at once, and the answer is the same")
  func motion() throws {
    let moving = Person(scenes: [SampleScenes.reaching])
    let still = Person(scenes: [SampleScenes.reaching])
    still.visualizer.reduceMotion()
    for person in [moving, still] { person.touch(200, 150) }
    #expect(still.workspace.descent == moving.workspace.descent)
    #expect(still.workspace.ripple == nil && moving.workspace.ripple != nil)
    // Playing goes on step by step: whatever is under way is shown whole.
    var shown: Set<Double> = []
    for _ in 0..<2_000 where still.visualizer.isMoving {
      still.visualizer.advance(by: 1 / 60)
      shown.insert(try #require(still.workspace.moment).progress)
    }
    #expect(shown == [1])
    moving.wait(60)
    #expect(still.outline == moving.outline)
    #expect(still.sentence == moving.sentence)
    still.press(.home)
    #expect(still.workspace.player.step == 1 && !still.workspace.player.isMoving)
    still.press(.right)
    #expect(still.workspace.player.step == 2 && !still.workspace.player.isMoving)
    still.press("\\")
    #expect(still.workspace.exploded.openness == 1)
    #expect(!still.workspace.exploded.isMoving)
    still.press("\\")
    #expect(still.workspace.exploded.openness == 0)
    still.visualizer.handle(
      .wheel(dx: 0, dy: 3, at: CGPoint(x: 700, y: 300), modifiers: []))
    #expect(!still.workspace.isCameraMoving)
  }

  @Test("Ctrl-1 to 3 hide and show panels, H all of them; the stage takes their room")
  func parts() {
    let person = Person(scenes: [SampleScenes.reaching])
    let before = person.workspace.stage
    let rows = person.words.filter { $0 == "view3" }.count
    press(person, "1")
    #expect(person.workspace.stage.minX == 0)
    #expect(person.words.filter { $0 == "view3" }.count < rows)
    press(person, "2")
    #expect(person.workspace.stage.width == 1440)
    press(person, "3")
    #expect(person.workspace.stage.height > before.height)
    person.press("h")
    #expect(person.workspace.stage == before)
    person.press("h")
    #expect(person.workspace.stage.width == 1440)
  }

  @Test("a border is dragged with the mouse, and a double click puts it back")
  func borders() {
    let person = Person(scenes: [SampleScenes.reaching])
    let before = person.workspace.stage
    let edge = CGPoint(x: before.minX + 2, y: before.midY)
    _ = person.look()
    person.move(to: edge)
    #expect(person.visualizer.cursor == .resizeAcross)
    person.drag(from: edge, to: CGPoint(x: edge.x + 60, y: edge.y))
    #expect(person.workspace.stage.minX == edge.x + 60)
    #expect(person.workspace.descent == nil)
    // Far out of the window the panel keeps its least width.
    person.drag(from: CGPoint(x: edge.x + 60, y: edge.y), to: CGPoint(x: -500, y: edge.y))
    #expect(person.workspace.stage.minX == 160)
    let border = CGPoint(x: 160, y: edge.y)
    person.move(to: border)
    person.visualizer.handle(
      .pointerDown(at: border, button: .primary, modifiers: [], clicks: 2))
    person.visualizer.handle(.pointerUp(at: border, button: .primary, modifiers: []))
    #expect(person.workspace.stage == before)
  }

  @Test("the card for newcomers goes with the first touch or Esc, takes no press, and stays away")
  func greeting() throws {
    for leave in 0..<2 {
      let person = Person(scenes: [SampleScenes.reaching])
      #expect(!person.words.contains(Labels.hintTitle))
      person.visualizer.greet()
      let card = try #require(person.place(of: Labels.hintTitle))
      if leave == 0 { person.click(at: card) } else { person.press(.escape) }
      #expect((person.workspace.descent != nil) == (leave == 0))
      #expect(!person.words.contains(Labels.hintTitle))
      person.visualizer.greet()
      #expect(!person.words.contains(Labels.hintTitle))
    }
  }

  @Test("comfort is stored as numbers and comes back; what means nothing is left out")
  func storing() {
    var comfort = Comfort()
    #expect(comfort.stored.isEmpty)
    comfort.textSize = 150
    comfort.isProjector = true
    comfort.reducesMotion = true
    comfort.isGreeted = true
    comfort.panels.toggle(.bottom)
    comfort.panels[.left] = 280
    comfort.panels[.log] = 0.25
    #expect(Comfort(stored: comfort.stored) == comfort)
    let nonsense = ["text.size": Double.nan, "length.left": -3, "hidden.stage": 1, "x": 9]
    #expect(Comfort(stored: nonsense) == Comfort())
    #expect(Comfort(stored: ["text.size": 1e300]).textSize == 200)
  }

  /// The window's size, the magnification that is wished, and the one that is given.
  nonisolated static let rooms: [[Double]] = [
    [900, 600, 1.5, 1.25], [1440, 900, 1.5, 1.5], [900, 600, 2, 1.25], [400, 300, 1.5, 1],
    [900, 600, 0.8, 0.8], [1024, 768, 1.5, 1024 / 720], [300, 200, 0.8, 0.8],
  ]

  @Test(
    "a larger text never takes the room for the scene",
    arguments: ComfortTests.rooms)
  func room(row: [Double]) {
    var comfort = Comfort()
    comfort.textSize = Int(row[2] * 100)
    #expect(abs(comfort.magnification(in: CGSize(width: row[0], height: row[1])) - row[3]) < 1e-9)
  }

}
