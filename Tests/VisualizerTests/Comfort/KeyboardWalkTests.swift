import Canvas
import Foundation
import Testing

@testable import Visualizer

/// Whoever has no mouse reaches everything with Tab, and sees where they are.
@MainActor
@Suite("The keyboard's way through the window")
struct KeyboardWalkTests {
  /// The rings that Tab goes to, until it is back on the stage.
  private func walk(_ person: Person) throws -> [CGRect] {
    var rings: [CGRect] = []
    for _ in 0..<400 {
      person.press(.tab)
      guard person.visualizer.ui.focus != nil else { return rings }
      rings.append(
        try #require(ring(in: person.look(), person.visualizer.ui.theme), "no ring is seen"))
    }
    Issue.record("Tab does not come back")
    return rings
  }

  private func ring(in list: DrawList, _ theme: Theme) -> CGRect? {
    for command in list.commands.reversed() {
      guard case .rect(let rect, _, let fill, let stroke?) = command else { continue }
      // A field that is typed into has the border itself in this colour.
      let width = (fill == nil ? 2 : 1) * theme.lineWeight
      if stroke.color == theme.touchArea, stroke.width == width { return rect }
    }
    return nil
  }

  @Test("Tab reaches whatever the pointer can press")
  func everything() throws {
    let size = CGSize(width: 900, height: 600)
    let person = Person(scenes: [SampleScenes.reaching, SampleScenes.glass], size: size)
    person.touch(200, 150)
    person.wait(60)
    let rings = try walk(person)
    #expect(rings.count > 20)
    let stage = person.workspace.stage
    let layout = WindowLayout(size: size)
    var missed: [CGPoint] = []
    for y in stride(from: 5.0, to: size.height, by: 12) {
      for x in stride(from: 5.0, to: size.width, by: 14) {
        let point = CGPoint(x: x, y: y)
        // What the inspector shows below its edge comes up when Tab goes to it.
        if layout.inspector.covers(CGPoint(x: x, y: y + 60)) == false,
          layout.inspector.covers(point)
        {
          continue
        }
        // Marks on the stage belong to the scene, which has keys of its own.
        if stage.insetBy(dx: 4, dy: 4).covers(point) { continue }
        person.move(to: point)
        if [.arrow, .crosshair].contains(person.visualizer.cursor) { continue }
        if !rings.contains(where: { $0.insetBy(dx: -14, dy: -8).covers(point) }) {
          missed.append(point)
        }
      }
    }
    #expect(missed == [])
  }

  @Test("Tab goes through toolbar, outline, inspector, timeline and stage, in this order")
  func order() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    person.touch(200, 150)
    person.wait(60)
    let layout = WindowLayout(size: CGSize(width: 1440, height: 900))
    let regions = [layout.toolbar, layout.outline, layout.inspector, layout.timeline, layout.stage]
    var seen: [Int] = []
    for ring in try walk(person) {
      let middle = CGPoint(x: ring.midX, y: ring.midY)
      guard min(ring.width, ring.height) > 12,
        let region = regions.firstIndex(where: { $0.covers(middle) }), seen.last != region
      else { continue }
      seen.append(region)
    }
    #expect(seen == [0, 1, 2, 3, 4])
  }

  @Test("Shift-Tab goes the same way back")
  func back() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    let forward = try walk(person)
    var backward: [CGRect] = []
    for _ in 0..<forward.count {
      person.press(.tab, modifiers: .shift)
      backward.append(try #require(ring(in: person.look(), person.visualizer.ui.theme)))
    }
    #expect(Array(backward.reversed()) == forward)
  }

  @Test(
    "the sheet of keys says every shortcut, in every window",
    arguments: [
      CGSize(width: 900, height: 600), CGSize(width: 1440, height: 900),
      CGSize(width: 450, height: 300),
    ])
  func sheet(size: CGSize) {
    let person = Person(scenes: [SampleScenes.reaching], size: size)
    person.press("?")
    let words = Set(person.words)
    // What does not fit is further down, and arrow keys go there.
    for _ in 0..<100 { person.press(.down) }
    person.wait(2)
    let all = words.union(person.words)
    for shortcut in Shortcut.all { #expect(all.contains(shortcut.sign), "\(shortcut.sign)") }
    person.press(.escape)
    #expect(!person.sees(Shortcut.all[0].words))
  }

  @Test("an icon says what it is for and its key, after a moment")
  func tips() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    person.touch(200, 150)
    person.wait(60)
    var silent: [CGRect] = []
    for ring in try walk(person) where abs(ring.width - ring.height) <= 4 && ring.width >= 26 {
      person.move(to: CGPoint(x: 1150, y: 24))
      let before = person.words.count
      person.move(to: CGPoint(x: ring.midX, y: ring.midY))
      person.wait(1)
      if person.words.count <= before { silent.append(ring) }
    }
    #expect(silent == [])
  }
}
