import Canvas
import Foundation
import Scenes
import TestSupport
import Testing
import UIKit
import Wording

@testable import Visualizer

@Suite("Touch mode: the scene is alive")
@MainActor
struct TouchModeTests {
  private static let scene = SampleScenes.read(
    """
    {"hitscope":1,"title":"Alive","windows":[
     {"id":"window","class":"UIWindow","frame":[0,0,320,480],"subviews":[
      {"id":"card","frame":[0,0,320,200],"gestureRecognizers":[{"kind":"tap","name":"cardTap"}],"subviews":[
       {"id":"plain","frame":[200,20,100,40]},
       {"id":"buy","class":"UIButton","frame":[20,20,100,40],"actions":{"touchUpInside":"buyNow"}},
       {"id":"airplane","class":"UISwitch","frame":[20,100,51,31]}]},
      {"id":"list","class":"UIScrollView","frame":[0,200,320,200],"bounds":[0,0,320,200],"subviews":[
       {"id":"row","frame":[0,0,320,900]}]}]}]}
    """)

  private func person() -> Person { Person(scenes: [Self.scene]) }

  private func lines(_ person: Person) -> [String] {
    (person.workspace.live?.log.lines ?? []).map { Labels.line($0.event) }
  }

  @Test("neither the name at the pointer nor what the delivery has come to stands in the sentence")
  func clearOfSentence() throws {
    let person = Person(
      scenes: [SampleScenes.reaching], size: CGSize(width: 900, height: 600))
    person.touch(222, 517)
    for _ in 0..<300 where !(person.workspace.moment?.isAtEnd ?? false) { person.wait(0.1) }
    let workspace = person.workspace
    let stage = workspace.stage
    let sentence = try #require(
      StagePanel(workspace).sentenceBox(in: stage, Interface(text: FixedMetrics())))
    person.move(to: CGPoint(x: sentence.midX, y: sentence.minY - 2))
    let words = person.look().commands.compactMap { command -> (String, CGPoint)? in
      guard case .text(let words, let origin, _, _) = command, stage.contains(origin) else {
        return nil
      }
      return (words, origin)
    }
    let tags = words.filter { $0.0.hasPrefix("finger 1") || $0.0.hasPrefix("(") }
    #expect(tags.map(\.0).contains { $0.hasPrefix("finger 1") })
    #expect(tags.count >= 2)
    for tag in tags { #expect(!sentence.contains(tag.1), "\(tag.0)") }
  }

  @Test("a button under the finger is highlighted, and fires when the finger leaves it inside")
  func button() throws {
    let person = person()
    let place = person.workspace.camera.toStage(CGPoint(x: 60, y: 40))
    person.visualizer.handle(.pointerMoved(to: place, modifiers: []))
    person.visualizer.handle(.pointerDown(at: place, button: .primary, modifiers: [], clicks: 1))
    let buy = try #require(person.workspace.scene?.view("buy") as? UIButton)
    #expect(buy.isHighlighted)
    person.visualizer.handle(.pointerUp(at: place, button: .primary, modifiers: []))
    person.wait(30)
    #expect(!buy.isHighlighted)
    #expect(lines(person).contains("buy: touchUpInside → buyNow"))
    #expect(person.workspace.live?.isTelling == false)
    // The panels follow what is told last.
    for _ in 0..<3 {
      _ = person.look()
      person.wait(2)
    }
    _ = person.look()
    #expect(!person.visualizer.isMoving)
  }

  @Test("controls show their state on the stage: pressed, on and off, where the thumb is")
  func faces() throws {
    let json = """
      {"hitscope":1,"windows":[{"id":"w","class":"UIWindow","frame":[0,0,320,480],"subviews":[
       {"id":"go","class":"UIButton","frame":[20,20,100,40]},
       {"id":"wifi","class":"UISwitch","frame":[20,100,51,31]},
       {"id":"slide","class":"UISlider","frame":[20,160,200,30]}]}]}
      """
    let person = Person(scenes: [try SceneReader.read(Data(json.utf8)).document])
    func look(_ view: ViewID) -> ControlLook? { person.workspace.projection[view]?.looks.control }
    #expect(look("go") == nil)
    #expect(look("wifi") == .toggle(isOn: false, isPressed: false))
    #expect(look("slide") == .slider(at: 0, isPressed: false))
    let plain = person.look()
    let camera = person.workspace.camera
    let (corner, scale) = (camera.toStage(CGPoint(x: 20, y: 100)), camera.scale)
    let face = CGRect(x: corner.x, y: corner.y, width: 51 * scale, height: 31 * scale)
    let hiding = plain.commands.contains {
      if case .text("wifi", let origin, _, _) = $0 { face.contains(origin) } else { false }
    }
    #expect(!hiding)
    let place = person.workspace.camera.toStage(CGPoint(x: 60, y: 40))
    person.visualizer.handle(.pointerMoved(to: place, modifiers: []))
    person.visualizer.handle(.pointerDown(at: place, button: .primary, modifiers: [], clicks: 1))
    #expect(look("go") == .pressed)
    #expect(person.look() != plain)
    person.visualizer.handle(.pointerUp(at: place, button: .primary, modifiers: []))
    person.wait(30)
    #expect(look("go") == nil)
    person.touch(45, 115)
    person.wait(30)
    #expect(look("wifi") == .toggle(isOn: true, isPressed: false))
  }

  @Test("an earlier touch that is shown again after a change says that it tells of then")
  func shownAgain() throws {
    let person = person()
    person.touch(60, 40)
    person.wait(30)
    person.touch(250, 40)
    person.wait(30)
    person.visualizer.perform(.showPress(0))
    #expect(person.workspace.banner == nil)
    person.hide("buy")
    person.visualizer.perform(.showPress(0))
    #expect(person.sees("Touch 1 was made before the scene changed"))
  }

  @Test(
    "marks of a touch go when the scene moves under it, come back with its steps, and it is said")
  func movedSince() throws {
    let person = person()
    let camera = person.workspace.camera
    person.drag(
      from: camera.toStage(CGPoint(x: 160, y: 380)), to: camera.toStage(CGPoint(x: 160, y: 260)))
    #expect(person.workspace.moment?.isAtEnd == true)
    #expect(person.workspace.stageMoment == nil)
    #expect(person.sentence.hasSuffix("(The scene has moved since this touch.)"))
    person.press(.left)
    person.wait(2)
    #expect(person.workspace.stageMoment != nil)
    #expect(person.sentence.hasSuffix("(The scene has moved since this touch.)"))
    person.touch(50, 300)
    #expect(person.workspace.stageMoment != nil)
    #expect(!person.sentence.contains("moved since"))
  }

  @Test("in a scene of many views scrolled content is drawn where it is once the finger is lifted")
  func manyViews() throws {
    let rows = (0..<4_200).map {
      "{\"id\":\"row\($0)\",\"frame\":[0,\($0 * 40),320,40]}"
    }
    let json = """
      {"hitscope":1,"windows":[{"id":"w","class":"UIWindow","frame":[0,0,320,480],"subviews":[
       {"id":"list","class":"UIScrollView","frame":[0,0,320,480],"subviews":[
      \(rows.joined(separator: ","))]}]}]}
      """
    let person = Person(scenes: [try SceneReader.read(Data(json.utf8)).document])
    let camera = person.workspace.camera
    func at(_ y: CGFloat) -> CGPoint { camera.toStage(CGPoint(x: 160, y: y)) }
    person.visualizer.handle(.pointerMoved(to: at(380), modifiers: []))
    person.visualizer.handle(
      .pointerDown(at: at(380), button: .primary, modifiers: [], clicks: 1))
    person.wait(0.3)
    for step in 1...20 {
      person.visualizer.handle(.pointerMoved(to: at(380 - CGFloat(step) * 6), modifiers: []))
      person.visualizer.advance(by: 1 / 60)
    }
    person.visualizer.handle(.pointerUp(at: at(260), button: .primary, modifiers: []))
    person.wait(5)
    let scene = try #require(person.workspace.scene)
    let point = CGPoint(x: 160, y: 300)
    let hit = try #require(scene.hitTest(point).flatMap { scene.id(of: $0) })
    #expect(hit != "row7")
    #expect(person.workspace.projection[hit]?.holds(point) == true)
  }

  @Test("a switch toggles; the scene's reset takes it back; the document never changed")
  func toggle() throws {
    let person = person()
    person.touch(45, 115)
    person.wait(30)
    #expect((person.workspace.scene?.view("airplane") as? UISwitch)?.isOn == true)
    #expect(person.workspace.document == Self.scene)
    #expect(!person.workspace.isUnsaved)
    person.press("r")
    #expect((person.workspace.scene?.view("airplane") as? UISwitch)?.isOn == false)
  }

  @Test("dragging a scroll view scrolls it, and the stage with it; the touch keeps its first view")
  func scrolls() throws {
    let person = person()
    let camera = person.workspace.camera
    let before = try #require(person.workspace.projection["row"]).box.minY
    let visualizer = person.visualizer
    let start = camera.toStage(CGPoint(x: 160, y: 380))
    visualizer.handle(.pointerMoved(to: start, modifiers: []))
    visualizer.handle(.pointerDown(at: start, button: .primary, modifiers: [], clicks: 1))
    person.wait(0.3)
    for step in 1...20 {
      visualizer.handle(
        .pointerMoved(
          to: camera.toStage(CGPoint(x: 160, y: 380 - CGFloat(step) * 6)), modifiers: []))
      visualizer.advance(by: 1 / 60)
    }
    let after = try #require(person.workspace.projection["row"]).box.minY
    #expect(after < before - 60)
    #expect(lines(person).contains { $0.hasPrefix("list scrolls to") })
    visualizer.handle(
      .pointerUp(at: camera.toStage(CGPoint(x: 160, y: 260)), button: .primary, modifiers: []))
    person.wait(30)
    #expect(person.workspace.live?.fingers.isEmpty == true)
  }

  @Test("a hundred moves of a drag are a few lines, and say whose the touch still is")
  func drags() {
    let person = person()
    let camera = person.workspace.camera
    let visualizer = person.visualizer
    let start = camera.toStage(CGPoint(x: 250, y: 40))
    visualizer.handle(.pointerMoved(to: start, modifiers: []))
    visualizer.handle(.pointerDown(at: start, button: .primary, modifiers: [], clicks: 1))
    for step in 1...100 {
      visualizer.handle(
        .pointerMoved(to: camera.toStage(CGPoint(x: 250 - CGFloat(step), y: 40)), modifiers: []))
    }
    #expect(lines(person).contains("finger 1 moves to (150, 40); the touch stays plain's"))
    #expect(lines(person).count < 20)
  }

  @Test("what no view handles climbs the responder chain to its end")
  func chain() {
    let person = person()
    person.touch(250, 40)
    person.wait(30)
    let told = lines(person)
    #expect(told.contains("plain.touchesBegan"))
    #expect(told.contains("not handled: on to card"))
    #expect(told.contains("nobody handled it"))
    #expect(told.contains("cardTap of card recognized"))
    #expect(person.sees("After the hit test"))
    person.press("c")
    #expect(!person.sees("After the hit test"))
  }

  @Test("stepping back takes the delivery off the stage and shows the code again")
  func back() {
    let person = person()
    person.touch(60, 40)
    person.wait(30)
    #expect(person.sees("After the hit test"))
    person.press(.home)
    person.wait(2)
    #expect(!person.sees("After the hit test"))
    #expect(!person.words.contains { $0.contains("touchUpInside") })
    person.press(.end)
    person.wait(2)
    #expect(person.sees("After the hit test"))
  }

  @Test("what came after the hit test can be copied, a part of it or all")
  func copied() throws {
    let person = person()
    person.touch(60, 40)
    person.wait(30)
    let places = person.visualizer.notePlaces().widgets
    let all = try #require(places.first { $0.id == "delivery.copy" }).rect
    person.click(at: CGPoint(x: all.midX, y: all.midY))
    let copied = try #require(person.copied)
    #expect(copied.split(separator: "\n").map(String.init) == lines(person))
    let text = try #require(places.first { $0.id == "delivery.text" }).rect
    person.drag(
      from: CGPoint(x: text.minX + 40, y: text.minY + 10),
      to: CGPoint(x: text.minX + 400, y: text.minY + 30))
    person.control("c")
    #expect(person.copied != copied && copied.contains(person.copied ?? "?"))
  }

  @Test("a view that handles touches ends the climb")
  func handled() {
    let person = person()
    person.visualizer.perform(.edit(.set(.handlesTouches(true), of: "card")))
    person.touch(250, 40)
    person.wait(30)
    let told = lines(person)
    #expect(told.contains("not handled: on to card"))
    #expect(!told.contains("not handled: on to window"))
    #expect(!told.contains("nobody handled it"))
    person.touch(150, 150)
    person.wait(30)
    #expect(lines(person).contains("card.touchesBegan"))
    #expect(!lines(person).contains { $0.hasPrefix("not handled") })
  }

  @Test("the descent comes first, then the delivery; a new press replaces both at once")
  func order() {
    let person = person()
    person.touch(60, 40)
    #expect(person.workspace.live?.told == 0)
    #expect(!person.sees("After the hit test"))
    person.wait(30)
    #expect(person.workspace.live?.isTelling == false)
    person.touch(45, 115)
    #expect(person.workspace.live?.told == 0)
  }

  @Test("a second finger is pinned and comes down with the first")
  func pinned() {
    let person = person()
    person.touch(250, 150, modifiers: [.control, .shift])
    #expect(person.workspace.descent == nil)
    #expect(person.workspace.live?.pinned == CGPoint(x: 250, y: 150))
    let place = person.workspace.camera.toStage(CGPoint(x: 100, y: 150))
    person.visualizer.handle(.pointerMoved(to: place, modifiers: []))
    person.visualizer.handle(.pointerDown(at: place, button: .primary, modifiers: [], clicks: 1))
    #expect(person.workspace.live?.fingers.count == 2)
    person.visualizer.handle(.pointerUp(at: place, button: .primary, modifiers: []))
    #expect(person.workspace.live?.fingers.isEmpty == true)
  }

  @Test("fingers of a touchscreen are touches, many at once, and the first is the pointer")
  func fingers() {
    let person = person()
    let camera = person.workspace.camera
    let visualizer = person.visualizer
    visualizer.handle(.finger(31, .down, at: camera.toStage(CGPoint(x: 60, y: 40))))
    visualizer.handle(.finger(32, .down, at: camera.toStage(CGPoint(x: 250, y: 150))))
    #expect(person.workspace.live?.fingers.count == 2)
    visualizer.handle(.finger(32, .moved, at: camera.toStage(CGPoint(x: 250, y: 160))))
    visualizer.handle(.finger(31, .up, at: camera.toStage(CGPoint(x: 60, y: 40))))
    visualizer.handle(.finger(32, .up, at: camera.toStage(CGPoint(x: 250, y: 160))))
    visualizer.handle(.finger(99, .moved, at: .zero))
    #expect(person.workspace.live?.fingers.isEmpty == true)
    #expect(lines(person).contains("finger 2 up"))
  }

  @Test("a finger of a screen takes no number that the pinned one has")
  func fingerBesidePinned() {
    let person = person()
    person.touch(250, 150, modifiers: [.control, .shift])
    let camera = person.workspace.camera
    let visualizer = person.visualizer
    visualizer.handle(.finger(31, .down, at: camera.toStage(CGPoint(x: 60, y: 40))))
    visualizer.handle(.finger(32, .down, at: camera.toStage(CGPoint(x: 250, y: 40))))
    #expect(person.workspace.live?.fingers.keys.sorted() == [0, 1, 2])
    visualizer.handle(.finger(32, .up, at: camera.toStage(CGPoint(x: 250, y: 40))))
    visualizer.handle(.finger(31, .up, at: camera.toStage(CGPoint(x: 60, y: 40))))
    #expect(person.workspace.live?.fingers.isEmpty == true)
    #expect(!lines(person).contains { $0.contains("cancelled") })
  }

  @Test("a finger on the scene is followed also while another one holds something beside it")
  func fingerBesideScene() {
    let person = person()
    let visualizer = person.visualizer
    let outline = person.visualizer.layout.outline
    visualizer.handle(.finger(5, .down, at: CGPoint(x: outline.midX, y: outline.maxY - 8)))
    visualizer.handle(
      .finger(6, .down, at: person.workspace.camera.toStage(CGPoint(x: 60, y: 40))))
    #expect(person.workspace.descent?.trace.hit == "buy")
    #expect(person.workspace.presses.count == 1)
  }

  @Test("only what is free of cards and flat takes further fingers")
  func fingerOnCards() throws {
    let person = person()
    let (visualizer, camera) = (person.visualizer, person.workspace.camera)
    _ = person.look()
    let field = try #require(
      StageTop(person.workspace, in: person.workspace.stage, text: FixedMetrics()).field)
    visualizer.handle(.finger(1, .down, at: camera.toStage(CGPoint(x: 60, y: 40))))
    visualizer.handle(.finger(2, .down, at: CGPoint(x: field.midX, y: field.midY)))
    #expect(person.workspace.live?.fingers.count == 1)
    visualizer.handle(.finger(2, .up, at: CGPoint(x: field.midX, y: field.midY)))
    visualizer.handle(.finger(1, .up, at: camera.toStage(CGPoint(x: 60, y: 40))))
    visualizer.perform(.exploded(.show(true)))
    person.wait(2)
    let middle = CGPoint(x: person.workspace.stage.midX, y: person.workspace.stage.midY)
    visualizer.handle(.finger(1, .down, at: CGPoint(x: person.workspace.stage.minX + 4, y: 300)))
    visualizer.handle(.finger(2, .down, at: middle))
    #expect(person.workspace.live?.fingers.isEmpty == true)
  }

  @Test("when somebody else takes the screen, touches are cancelled and nothing fires")
  func cancelled() {
    let person = person()
    let (visualizer, camera) = (person.visualizer, person.workspace.camera)
    let button = camera.toStage(CGPoint(x: 60, y: 40))
    visualizer.handle(.finger(1, .down, at: button))
    visualizer.handle(.finger(2, .down, at: camera.toStage(CGPoint(x: 250, y: 40))))
    visualizer.handle(.focusLost)
    #expect(person.workspace.live?.fingers.isEmpty == true)
    #expect(lines(person).contains("the touch of finger 1 is cancelled"))
    #expect(lines(person).contains("the touch of finger 2 is cancelled"))
    #expect(!lines(person).contains { $0.contains("buyNow") })
    visualizer.handle(.finger(1, .moved, at: button))
    visualizer.handle(.finger(1, .up, at: button))
    #expect(person.workspace.live?.fingers.isEmpty == true)
    // The same for the mouse.
    visualizer.handle(.pointerMoved(to: button, modifiers: []))
    visualizer.handle(.pointerDown(at: button, button: .primary, modifiers: [], clicks: 1))
    #expect(person.workspace.live?.fingers.count == 1)
    visualizer.handle(.focusLost)
    #expect(person.workspace.live?.fingers.isEmpty == true)
    #expect(!lines(person).contains { $0.contains("buyNow") })
  }

  @Test("every press is kept: shown again, and compared with another")
  func log() {
    let person = person()
    person.touch(60, 40)
    person.touch(250, 40)
    #expect(person.workspace.presses.map(\.trace.hit) == ["buy", "plain"])
    person.visualizer.perform(.showPress(0))
    #expect(person.workspace.descent?.trace.hit == "buy")
    person.visualizer.perform(.comparePress(1))
    #expect(person.workspace.banner?.title.contains("part at step") == true)
    #expect(person.workspace.banner?.hint?.contains("1:") == true)
    person.visualizer.perform(.comparePress(0))
    #expect(person.workspace.banner?.title.contains("same way") == true)
  }
}
