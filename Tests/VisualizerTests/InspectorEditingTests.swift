import Canvas
import Foundation
import Scenes
import Testing
import UIKit
import Wording

@testable import Visualizer

@Suite("Editing in the inspector")
@MainActor
struct InspectorEditingTests {
  private func person(selecting view: ViewID) -> Person {
    let person = Person(scenes: [SampleScenes.reaching, SampleScenes.glass])
    person.visualizer.perform(.select(view))
    _ = person.look()
    return person
  }

  @Test("a switch changes the view and the answer of the last touch at once, and undo names it")
  func hidden() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    person.touch(200, 100)
    person.wait(20)
    #expect(person.workspace.descent?.trace.hit == "view1")
    person.visualizer.perform(.select("view1"))

    person.visualizer.perform(.edit(.set(.isHidden(true), of: "view1")))

    #expect(person.workspace.descent?.trace.hit == "base")
    #expect(person.workspace.player.hasEnded)
    #expect(person.workspace.selection == "view1")
    #expect(Labels.name(of: try #require(person.workspace.history.nextUndo)) == "hidden on view1")
    person.press(.character("z", position: "z"), modifiers: .control)
    #expect(person.workspace.descent?.trace.hit == "view1")
    person.press(.character("z", position: "z"), modifiers: [.control, .shift])
    #expect(person.workspace.descent?.trace.hit == "base")
  }

  @Test("the switch itself is clicked")
  func clicked() throws {
    let person = person(selecting: "view3")
    let place = try #require(person.place(of: "hidden"))
    let inspector = WindowLayout(size: CGSize(width: 1440, height: 900)).inspector

    person.click(
      at: CGPoint(x: inspector.minX + 16 + InspectorPanel.keyWidth(in: inspector) + 10, y: place.y))

    #expect(person.workspace.node(of: "view3")?.isHidden == true)
  }

  @Test("a number is typed; Escape keeps the old one; Tab goes to the next field")
  func typed() throws {
    let person = person(selecting: "view3")
    let place = try #require(person.place(of: "124"))
    person.click(at: place)
    for sign in "130" { person.press(sign) }
    person.press(.escape)
    #expect(person.workspace.node(of: "view3")?.frame?.origin.x == 124)

    person.click(at: place)
    for sign in "130" { person.press(sign) }
    person.press(.tab)
    for sign in "90.5" { person.press(sign) }
    person.press(.enter)

    #expect(person.workspace.node(of: "view3")?.frame?.origin == CGPoint(x: 130, y: 90.5))
    #expect(person.workspace.history.done.count == 2)
  }

  @Test("no shortcut acts while a field is typed into")
  func shortcuts() throws {
    let person = person(selecting: "view3")
    let before = person.workspace.layers
    person.click(at: try #require(person.place(of: "124")))
    for sign in "1234 ?f\\[]" { person.press(sign) }
    person.press(.home)
    #expect(person.workspace.layers == before)
    #expect(!person.workspace.isHelpShown)
    #expect(!person.workspace.isFindingsShown)
    #expect(!person.workspace.exploded.isOpen)
  }

  @Test(
    "what is no number is refused in place, the old value stays",
    arguments: ["abc", "", "1,2,3", "nan", "inf", "1e300", "0x10", "12 34", "−", "1e9999"])
  func garbage(text: String) throws {
    let person = person(selecting: "view3")
    person.click(at: try #require(person.place(of: "124")))
    for sign in text { person.press(sign) }
    if text.isEmpty { person.press(.backspace) }
    person.press(.enter)
    #expect(person.workspace.node(of: "view3")?.frame?.origin.x == 124)
    #expect(person.workspace.history.done.isEmpty)
    let words = person.words.joined(separator: " ")
    #expect(words.contains("old one stays") || words.contains("From −"), "\(text)")
  }

  @Test(
    "a negative size is explained; a size of 0 is taken, and what follows is said",
    arguments: [("-5", 160.0), ("0", 0)])
  func sizes(text: String, width: Double) throws {
    let person = person(selecting: "view3")
    person.click(at: try #require(person.place(of: "160")))
    for sign in text { person.press(sign) }
    person.press(.enter)
    #expect(person.workspace.node(of: "view3")?.frame?.size.width == CGFloat(width))
    #expect(person.sees("A size is from 0") == (width != 0))
    #expect(person.sees("A view of no size") == (width == 0))
  }

  @Test("what was refused with Enter stays in its field to be mended, and no key is a shortcut")
  func mended() throws {
    let person = person(selecting: "view3")
    person.click(at: try #require(person.place(of: "124")))
    for sign in "1e300" { person.press(sign) }
    person.press(.enter)
    let before = (person.workspace.mode, person.workspace.layers)
    for sign in "130" { person.press(sign) }
    person.press(.enter)
    #expect((person.workspace.mode, person.workspace.layers) == before)
    #expect(person.workspace.node(of: "view3")?.frame?.origin.x == 130)
  }

  @Test("so it is in fields of words")
  func mendedWords() throws {
    let person = person(selecting: "view3")
    let id = WidgetID("inspector.name.view3")
    let places = person.visualizer.notePlaces().widgets
    let place = try #require(places.first { $0.id == id }).rect
    person.click(at: CGPoint(x: place.midX, y: place.midY))
    // The name of another view.
    for sign in "view2" { person.press(sign) }
    person.press(.enter)
    let before = (person.workspace.mode, person.workspace.layers)
    for sign in "e3" { person.press(sign) }
    #expect((person.workspace.mode, person.workspace.layers) == before)
    person.press(.escape)
    #expect(person.workspace.node(of: "view3") != nil)
    #expect(person.workspace.history.done.isEmpty)
  }

  @Test("what is taken hold of while a descent plays stays in the inspector, and is undone whole")
  func heldWhilePlaying() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    let before = person.workspace.document
    person.touch(200, 100)
    // The window is asked first, and the inspector shows whoever is asked.
    person.wait(0.2)
    let window = try #require(person.workspace.inspected)
    let field = try #require(
      person.visualizer.notePlaces().widgets.first {
        $0.id == WidgetID("inspector.geometry.x." + window.name)
      })
    let start = CGPoint(x: field.rect.midX, y: field.rect.midY)
    person.visualizer.handle(.pointerMoved(to: start, modifiers: []))
    person.visualizer.handle(.pointerDown(at: start, button: .primary, modifiers: [], clicks: 1))
    for step in 1...20 {
      person.wait(0.5)
      let place = CGPoint(x: start.x + CGFloat(step * 2), y: start.y)
      person.visualizer.handle(.pointerMoved(to: place, modifiers: []))
      #expect(person.workspace.inspected == window)
    }
    person.visualizer.handle(
      .pointerUp(at: CGPoint(x: start.x + 40, y: start.y), button: .primary, modifiers: []))
    person.wait(20)
    person.move(to: CGPoint(x: 500, y: 400))
    #expect(person.workspace.node(of: window)?.frame?.origin.x == 20)
    person.control("z")
    #expect(person.workspace.document == before)
  }

  @Test("dragging a number is one change, however many steps it took")
  func scrubbed() throws {
    let person = person(selecting: "view3")
    let place = try #require(person.place(of: "124"))
    person.visualizer.handle(.pointerMoved(to: place, modifiers: []))
    person.visualizer.handle(.pointerDown(at: place, button: .primary, modifiers: [], clicks: 1))
    for step in 1...30 {
      let point = CGPoint(x: place.x + CGFloat(step * 2), y: place.y)
      person.visualizer.handle(.pointerMoved(to: point, modifiers: []))
    }
    let end = CGPoint(x: place.x + 60, y: place.y)
    person.visualizer.handle(.pointerUp(at: end, button: .primary, modifiers: []))

    #expect(person.workspace.node(of: "view3")?.frame?.origin.x == 154)
    #expect(person.workspace.history.done.count == 1)
    person.visualizer.perform(.undo)
    #expect(person.workspace.node(of: "view3")?.frame?.origin.x == 124)
  }

  @Test(
    "arrow keys nudge a typed number by one, ten, or a thousandth",
    arguments: [
      (Key.up, Modifiers(), 125.0), (.down, [], 123), (.up, .shift, 134), (.up, .control, 124.001),
    ] as [(Key, Modifiers, Double)])
  func nudged(key: Key, modifiers: Modifiers, value: Double) throws {
    let person = person(selecting: "view3")
    person.click(at: try #require(person.place(of: "124")))
    person.press(key, modifiers: modifiers)
    #expect(person.workspace.node(of: "view3")?.frame?.origin.x == CGFloat(value))
  }

  @Test("a view is renamed everywhere; a name that is taken or empty is refused")
  func renamed() {
    let person = Person(scenes: [SampleScenes.reaching])
    person.visualizer.perform(
      .edit(.set(.rules([.redirect(to: "view3", from: nil, when: .hit)]), of: "base")))
    person.visualizer.perform(.select("view3"))
    person.visualizer.perform(.edit(.rename("view3", to: " save ")))
    #expect(person.workspace.selection == "save")
    #expect(
      person.workspace.node(of: "base")?.hitTestRules
        == [.redirect(to: "save", from: nil, when: .hit)])
    person.visualizer.perform(.edit(.rename("save", to: "view1")))
    #expect(person.workspace.banner?.title.contains("view1") == true)
    #expect(person.workspace.problem(withName: "  ", for: "save") == .nameIsEmpty)
    #expect(person.workspace.history.done.count == 2)
  }

  @Test("a gate that a rule looks past does not make the touch area 0")
  func foundAnyway() {
    let person = Person(scenes: [SampleScenes.reaching])
    person.visualizer.perform(.edit(.set(.isUserInteractionEnabled(false), of: "view4")))
    person.visualizer.perform(.select("view4"))
    #expect(!person.sees("closed by"))
    person.visualizer.perform(.edit(.set(.isUserInteractionEnabled(false), of: "view3")))
    person.visualizer.perform(.select("view3"))
    #expect(person.sees("closed by"))
  }

  @Test("a rule is added from the menu, seen on the stage, and taken away again")
  func rules() throws {
    let person = person(selecting: "view3")
    person.click(on: "Add a rule")
    #expect(person.click(on: "expand: grow by points"))
    #expect(
      person.workspace.node(of: "view3")?.hitTestRules
        == [.expand(.by(UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)))])
    #expect(person.workspace.projection["view3"]?.looks.region != nil)
    person.visualizer.perform(.undo)
    #expect(person.workspace.node(of: "view3")?.hitTestRules == [])
  }

  @Test("a view turned by an edit keeps its frame before the transform, quarter turns exact")
  func turned() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    let view = try #require(person.workspace.scene?.view("view3"))
    var geometry = NodeGeometry(of: view)
    var turn = try #require(TurnAndScale(geometry.transform))
    turn.degrees = 90
    geometry.transform = turn.transform(movedBy: .identity)
    person.visualizer.perform(.edit(.place(geometry, of: "view3", .rotate)))
    let turned = try #require(person.workspace.scene?.view("view3"))
    #expect(turned.frame == CGRect(x: 175, y: 35, width: 58, height: 160))
    #expect(
      person.workspace.node(of: "view3")?.frame == CGRect(x: 124, y: 86, width: 160, height: 58))
    #expect(TurnAndScale(turned.transform)?.degrees == 90)
  }
}

@Suite("Undo")
@MainActor
struct HistoryTests {
  @Test("every edit is undone to the byte and done again, in any order of kinds")
  func everything() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    var states = [person.workspace.document]
    let view = try #require(person.workspace.scene?.view("view4"))
    var moved = NodeGeometry(of: view)
    moved.frame.origin.x += 7
    let label = SceneNode(id: "label", depth: 0, className: "UILabel")
    let edits: [Edit] = [
      .set(.alpha(0.5), of: "view2"), .place(moved, of: "view4", .move),
      .rename("view3", to: "third"), .insert([label], into: "view1", at: 0),
      .duplicate("view2"), .arrange("third", into: "view1", at: 9), .remove("view2"),
      .probes([SceneProbe(at: CGPoint(x: 3, y: 4), expectation: .nothing)], .add),
      .set(.rules([.passThrough, .boxOnly]), of: "base"), .arrange("view1", into: nil, at: 0),
      .fix([.setAlpha("view4", 0.3), .bringToFront("view4")]),
    ]
    for edit in edits {
      person.visualizer.perform(.edit(edit))
      states.append(person.workspace.document)
      #expect(states[states.count - 1] != states[states.count - 2], "\(edit)")
      #expect(person.workspace.banner == nil, "\(edit)")
    }
    for state in states.reversed() {
      #expect(person.workspace.document == state)
      person.visualizer.perform(.undo)
    }
    #expect(!person.workspace.history.canUndo)
    #expect(!person.workspace.isUnsaved)
    for state in states.dropFirst() {
      person.visualizer.perform(.redo)
      #expect(person.workspace.document == state)
    }
    #expect(person.workspace.isUnsaved)
  }

  @Test("a copy gets names of its own, and its rules speak of the copies")
  func copies() {
    var document = SceneDocument()
    var a = SceneNode(id: "a", depth: 0)
    a.hitTestRules = [.redirect(to: "b", from: nil, when: .hit)]
    document.nodes = [SceneNode(id: "root", depth: 0), a, SceneNode(id: "b", depth: 1)]
    #expect(throws: Never.self) { try document.apply(.duplicate("a")) }
    #expect(document.nodes.map(\.id) == ["root", "a", "b", "a 2", "b 2"])
    #expect(document.nodes[3].hitTestRules == [.redirect(to: "b 2", from: nil, when: .hit)])
  }

  @Test("what can't be done says why and changes nothing")
  func refusals() {
    let document = SampleScenes.reaching
    let refused: [(Edit, EditRefusal)] = [
      (.remove("nobody"), .viewIsMissing("nobody")), (.remove("window"), .lastRoot),
      (.arrange("view1", into: "view4", at: 0), .intoItself("view1")),
      (.arrange("view1", into: "view1", at: 0), .intoItself("view1")),
      (.arrange("view1", into: "nobody", at: 0), .viewIsMissing("nobody")),
      (.rename("view1", to: "view2"), .nameIsTaken("view2")),
      (.rename("view1", to: " "), .nameIsEmpty),
      (.fix([.setAlpha("nobody", 1)]), .fixIsOutdated),
    ]
    for (edit, refusal) in refused {
      var copy = document
      #expect(throws: refusal) { try copy.apply(edit) }
      #expect(copy == document)
    }
  }

  @Test("moved into another superview, a view stays where it is on the screen")
  func reparented() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    let before = try #require(person.workspace.projection["view4"]).box
    person.visualizer.perform(.edit(.arrange("view4", into: "view2", at: 5)))
    let after = try #require(person.workspace.projection["view4"])
    #expect(after.box == before)
    #expect(after.parent.map { person.workspace.projection.views[$0].id } == "view2")
  }
}
