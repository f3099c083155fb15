import Canvas
import Foundation
import Scenes
import TestSupport
import Testing
import UIKit

@testable import Visualizer

@Suite("Edit mode")
@MainActor
struct EditModeTests {
  private func person(_ scene: SceneDocument = SampleScenes.reaching) -> Person {
    let person = Person(scenes: [scene, SampleScenes.glass])
    person.visualizer.perform(.setMode(.edit))
    return person
  }

  private func stage(_ person: Person, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
    person.workspace.camera.toStage(CGPoint(x: x, y: y))
  }

  private func hold(
    _ person: Person, from: CGPoint, through points: [CGPoint], modifiers: Modifiers = []
  ) {
    let visualizer = person.visualizer
    visualizer.handle(.pointerMoved(to: from, modifiers: modifiers))
    visualizer.handle(.pointerDown(at: from, button: .primary, modifiers: [], clicks: 1))
    for point in points { visualizer.handle(.pointerMoved(to: point, modifiers: modifiers)) }
    visualizer.handle(.pointerUp(at: points.last ?? from, button: .primary, modifiers: modifiers))
  }

  @Test("a press selects and touches nothing; a drag moves the view, once to be undone")
  func moved() {
    let person = person()
    let scale = person.workspace.camera.scale
    let start = stage(person, 190, 410)
    hold(
      person, from: start,
      through: (1...9).map { CGPoint(x: start.x + CGFloat($0) * 3 * scale, y: start.y) },
      modifiers: .control)
    #expect(person.workspace.selection == "view3")
    #expect(person.workspace.descent == nil)
    let frame = person.workspace.node(of: "view3")?.frame
    #expect(abs((frame?.origin.x ?? 0) - 151) < 0.01)
    #expect(frame?.origin.y == 86)
    #expect(person.workspace.history.done.count == 1)
    #expect(person.workspace.drag == nil)
    person.visualizer.perform(.undo)
    #expect(person.workspace.document == SampleScenes.reaching)
  }

  @Test("a click that does not move changes nothing")
  func clicked() {
    let person = person()
    let start = stage(person, 190, 410)
    hold(person, from: start, through: [CGPoint(x: start.x + 1, y: start.y + 1)])
    #expect(person.workspace.selection == "view3")
    #expect(person.workspace.history.done.isEmpty)
  }

  @Test("an edge near a sibling's or the superview's snaps to it and shows the line")
  func snapped() {
    let person = person()
    let scale = person.workspace.camera.scale
    // view2 begins 2 points from where view1 begins.
    person.visualizer.perform(.edit(.set(.alpha(0.9), of: "view2")))
    let start = stage(person, 70, 320)
    let visualizer = person.visualizer
    visualizer.handle(.pointerMoved(to: start, modifiers: []))
    visualizer.handle(.pointerDown(at: start, button: .primary, modifiers: [], clicks: 1))
    visualizer.handle(
      .pointerMoved(to: CGPoint(x: start.x + 4 * scale, y: start.y + 20 * scale), modifiers: []))
    #expect(person.workspace.node(of: "view2")?.frame?.origin.x == 30)
    #expect(person.workspace.drag?.guides.isEmpty == false)
    visualizer.handle(.pointerUp(at: start, button: .primary, modifiers: []))
    #expect(person.workspace.drag == nil)
  }

  @Test(
    "each handle moves its own edges and leaves the opposite ones, also on a turned view",
    arguments: Handle.edges, [0.0, 90, 30])
  func resized(handle: Handle, degrees: Double) throws {
    guard case .edge(let x, let y) = handle else { return }
    let person = person()
    let view = try #require(person.workspace.scene?.view("view2"))
    var geometry = NodeGeometry(of: view)
    var turn = try #require(TurnAndScale(.identity))
    turn.degrees = degrees
    geometry.transform = turn.transform(movedBy: .identity)
    person.visualizer.perform(.edit(.place(geometry, of: "view2", .rotate)))
    person.visualizer.perform(.select("view2"))
    let placed = try #require(person.workspace.projection["view2"])
    let grip = Handle.place(x: x, y: y, in: placed.bounds)
    let target = CGPoint(x: grip.x + CGFloat(x) * 20, y: grip.y + CGFloat(y) * 12)
    let opposite = Handle.place(x: -x, y: -y, in: placed.bounds).applying(placed.toScreen)

    person.visualizer.perform(.grab(handle, at: grip.applying(placed.toScreen), gesture: 900))
    person.visualizer.perform(.drag(to: target.applying(placed.toScreen), isFree: true))
    person.visualizer.perform(.letGo)

    let after = try #require(person.workspace.projection["view2"])
    #expect(abs(after.bounds.width - 210 - CGFloat(abs(x)) * 20) < 1e-6)
    #expect(abs(after.bounds.height - 170 - CGFloat(abs(y)) * 12) < 1e-6)
    let kept = Handle.place(x: -x, y: -y, in: after.bounds).applying(after.toScreen)
    #expect(hypot(kept.x - opposite.x, kept.y - opposite.y) < 1e-6)
  }

  @Test("dragged past its other edge a view has no size, never a negative one")
  func collapsed() {
    let person = person()
    person.visualizer.perform(.select("view2"))
    person.visualizer.perform(.grab(.edge(x: 1, y: 1), at: CGPoint(x: 260, y: 478), gesture: 900))
    person.visualizer.perform(.drag(to: CGPoint(x: -4000, y: -4000), isFree: true))
    #expect(person.workspace.node(of: "view2")?.frame?.size == .zero)
  }

  @Test("the rotation handle turns about the center and rests at every 15 degrees")
  func rotated() throws {
    let person = person()
    person.visualizer.perform(.select("view2"))
    let center = CGPoint(x: 155, y: 393)
    person.visualizer.perform(.grab(.rotation, at: CGPoint(x: 155, y: 290), gesture: 900))
    person.visualizer.perform(.drag(to: CGPoint(x: 300, y: 396), isFree: false))
    let view = try #require(person.workspace.scene?.view("view2"))
    #expect(TurnAndScale(view.transform)?.degrees == 90)
    #expect(view.convert(CGPoint(x: 105, y: 85), to: nil) == center)
  }

  @Test("a point of a path is moved, and the touch area with it")
  func pathPoint() throws {
    let person = person()
    person.visualizer.perform(.select("view4"))
    let placed = try #require(person.workspace.projection["view4"])
    let start = CGPoint(x: 75, y: 150).applying(placed.toScreen)
    let points = try #require(PathPoints("M75 50 C150 0 150 75 75 150 C0 75 0 0 75 50 Z")).points
    #expect(points.map(\.isEnd) == [true, false, false, true, false, false, true])
    person.visualizer.perform(.grab(.pathPoint(rule: 0, point: 3), at: start, gesture: 900))
    person.visualizer.perform(
      .drag(to: CGPoint(x: start.x + 10, y: start.y - 30), isFree: false))
    #expect(
      person.workspace.node(of: "view4")?.hitTestRules.first?.pathData
        == "M 75 50 C 150 0 150 75 85 120 C 0 75 0 0 75 50 Z")
    #expect(person.workspace.history.done.count == 1)
  }

  @Test("a shape that begins where it ends is moved there in one, its control points alone")
  func closedPath() throws {
    let heart = try #require(PathPoints("M75 50 C150 0 150 75 75 150 C0 75 0 0 75 50 Z"))
    let moved = "M 70 40 C 150 0 150 75 75 150 C 0 75 0 0 70 40 Z"
    #expect(heart.moving(0, to: CGPoint(x: 70, y: 40)) == moved)
    #expect(heart.moving(6, to: CGPoint(x: 70, y: 40)) == moved)
    let square = try #require(PathPoints("M0 0 L10 0 Q10 0 10 10 L0 10 Z"))
    #expect(square.moving(2, to: .init(x: 7, y: 7)) == "M 0 0 L 10 0 Q 7 7 10 10 L 0 10 Z")
  }

  @Test(
    "arrow keys move the selected view",
    arguments: [([], 1.0), (.shift, 10), (.control, 0.001)] as [(Modifiers, Double)])
  func nudged(modifiers: Modifiers, step: Double) {
    let person = person()
    person.visualizer.perform(.select("view3"))
    person.press(.right, modifiers: modifiers)
    person.press(.up, modifiers: modifiers)
    let origin = person.workspace.node(of: "view3")?.frame?.origin
    #expect(origin == CGPoint(x: CGFloat(124 + step), y: CGFloat(86 - step)))
  }

  @Test(
    "a view of every class of the palette is added, selected and undone", arguments: Palette.classes
  )
  func added(className: String) {
    let person = person()
    person.visualizer.perform(.select("view2"))
    person.visualizer.perform(.add(className: className))
    let added = person.workspace.selection
    #expect(added != "view2")
    #expect(added.flatMap { person.workspace.node(of: $0) }?.className == className)
    #expect(person.workspace.banner == nil)
    person.visualizer.perform(.undo)
    #expect(person.workspace.document == SampleScenes.reaching)
  }

  @Test("copied in one scene, pasted in another, with a name of its own")
  func copied() throws {
    let person = person()
    person.visualizer.perform(.select("view2"))
    person.press(.character("c", position: "c"), modifiers: .control)
    let text = try #require(person.copied)
    #expect(try SceneReader.read(Data(text.utf8)).document.nodes.map(\.id) == ["view2", "view3"])
    person.visualizer.perform(.openShipped(1))
    person.visualizer.perform(.pasteView(person.workspace.copiedView))
    #expect(person.workspace.document.nodes.map(\.id).suffix(2) == ["view2", "view3"])
    person.visualizer.perform(.pasteView(person.workspace.copiedView))
    #expect(person.workspace.document.nodes.map(\.id).suffix(2) == ["view2 2", "view3 2"])
  }

  @Test(
    "the buttons of edit mode cover neither the scene nor its pins",
    arguments: [CGSize(width: 900, height: 600), CGSize(width: 1440, height: 900)])
  func clearOfButtons(size: CGSize) throws {
    let person = Person(scenes: [SampleScenes.reaching], size: size)
    person.press("e")
    person.visualizer.perform(.select("view4"))
    person.wait(2)
    let workspace = person.workspace
    let bar = EditBar(workspace).box(
      in: workspace.stage.insetBy(dx: 12, dy: 12), text: FixedMetrics())
    let scene = workspace.stageExtentOfScene
    #expect(bar.maxY <= scene.minY)
    #expect(Pins(workspace).boxes.allSatisfy { !$0.intersects(bar) })
    person.press("e")
    person.wait(2)
    #expect(person.workspace.stageExtentOfScene.height > scene.height)
  }

  @Test("each mode says under the scene what a press does there, and no newcomer's card hides it")
  func welcome() {
    let person = Person(scenes: [SampleScenes.reaching])
    person.visualizer.perform(.comfort(.greet))
    #expect(person.sees("Press anywhere on the scene: the touch is followed"))
    #expect(person.sees("Which view gets the touch?"))
    person.press("e")
    person.wait(1)
    #expect(person.sees("Press a view to take hold of it"))
    #expect(!person.sees("Which view gets the touch?"))
    person.visualizer.perform(.exploded(.toggle))
    person.sit(1)
    #expect(person.sees("Press a view to select it"))
    person.visualizer.perform(.exploded(.toggle))
    person.press("e")
    person.wait(1)
    #expect(person.sees("Press anywhere on the scene: the touch is followed"))
  }

  @Test("every handle and every point of a path can be taken hold of where it is drawn")
  func handlesKeepApart() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    person.press("e")
    person.visualizer.perform(.select("view4"))
    person.wait(2)
    let grips = person.visualizer.notePlaces().widgets.filter {
      ["stage.handle", "stage.rotation", "stage.pathPoint"].contains($0.id.name)
    }
    // Eight sides and corners, the turn, and a path of three curves' ends and controls.
    #expect(grips.count == 8 + 1 + 7)
    for grip in grips {
      let middle = CGPoint(x: grip.rect.midX, y: grip.rect.midY)
      let first = try #require(grips.first { $0.rect.contains(middle) })
      // The path begins where it ends.
      #expect(first.id.name == grip.id.name)
      person.visualizer.handle(
        .pointerDown(at: middle, button: .primary, modifiers: [], clicks: 1))
      let handle = try #require(person.workspace.drag?.handle)
      switch grip.id.name {
      case "stage.rotation": #expect(handle == .rotation)
      case "stage.handle": #expect(Handle.edges.contains(handle))
      default: #expect(!Handle.edges.contains(handle) && handle != .rotation && handle != .body)
      }
      person.visualizer.handle(.pointerUp(at: middle, button: .primary, modifiers: []))
    }
  }

  @Test("Delete deletes in edit mode only; the last window stays")
  func deleted() {
    let person = person()
    person.visualizer.perform(.setMode(.touch))
    person.visualizer.perform(.select("view1"))
    person.press(.delete)
    #expect(person.workspace.node(of: "view4") != nil)
    person.visualizer.perform(.setMode(.edit))
    person.press(.delete)
    #expect(person.workspace.node(of: "view4") == nil)
    person.visualizer.perform(.select("window"))
    person.press(.delete)
    #expect(person.workspace.banner?.isError == true)
    #expect(person.workspace.node(of: "window") != nil)
  }

  @Test("a pin keeps the answer of a touch and turns red when an edit changes it")
  func pins() {
    let person = Person(scenes: [SampleScenes.reaching])
    person.touch(200, 100)
    person.press("p")
    #expect(person.workspace.document.probes.map(\.expectation) == [.hit("view1")])
    #expect(person.workspace.pins == [true])
    person.visualizer.perform(.edit(.set(.isHidden(true), of: "view1")))
    #expect(person.workspace.pins == [false])
    person.visualizer.perform(.expectAnswer(ofProbe: 0))
    #expect(person.workspace.pins == [true])
    person.visualizer.perform(.undo)
    person.visualizer.perform(.undo)
    #expect(person.workspace.pins == [true])
    person.visualizer.perform(.removeProbe(0))
    #expect(person.workspace.pins.isEmpty)
  }

  @Test("a point is typed and touched with Enter, nudged over an edge by a thousandth")
  func typedPoint() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    person.click(at: try #require(person.place(of: "120, 20")))
    for sign in "50, 76" { person.press(sign) }
    person.press(.enter)
    #expect(person.workspace.descent?.trace.point == CGPoint(x: 50, y: 76))
    #expect(person.workspace.descent?.trace.hit == "view1")
    person.wait(20)
    person.click(at: try #require(person.place(of: "50, 76")))
    person.press(.up, modifiers: .control)
    #expect(person.workspace.descent?.trace.point == CGPoint(x: 50, y: 75.999))
    #expect(person.workspace.descent?.trace.hit == "base")
    #expect(person.workspace.player.hasEnded)
    person.press(.escape)
  }

  @Test(
    "what is no point is refused", arguments: ["12", "a, b", "1, 2, 3", "nan, 4", "1e300, 0", ","])
  func noPoint(text: String) throws {
    let person = Person(scenes: [SampleScenes.reaching])
    person.click(at: try #require(person.place(of: "120, 20")))
    for sign in text { person.press(sign) }
    person.press(.enter)
    #expect(person.workspace.descent == nil)
    #expect(
      person.words.joined(separator: " ").contains("two numbers")
        || person.words.joined(separator: " ").contains("no number with a place"))
  }

  @Test("after Enter in the point's field the arrow keys go on with the point, not with the view")
  func pointKeepsTheKeys() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    person.visualizer.perform(.setMode(.edit))
    person.visualizer.perform(.select("view2"))
    let before = person.workspace.document
    let field = try #require(
      person.visualizer.notePlaces().widgets.first { $0.id == "stage.touchAt" })
    person.click(at: CGPoint(x: field.rect.midX, y: field.rect.midY))
    person.type("50,100")
    person.press(.enter)
    person.press(.up)
    person.press(.up)
    person.press(.up, modifiers: .control)
    #expect(person.workspace.descent?.trace.point == CGPoint(x: 50, y: 97.999))
    #expect(person.workspace.document == before)
    #expect(person.sees("(50, 97.999)"))
    // A press on the stage gives the keys to the view again.
    person.click(at: person.workspace.camera.toStage(CGPoint(x: 60, y: 400)))
    person.press(.up)
    #expect(person.workspace.document != before)
  }

  @Test(
    "keys take the selected view into the one above it in the hierarchy, and out again, undone by name"
  )
  func levels() {
    let scene = SampleScenes.read(
      """
      {"hitscope":1,"title":"Levels","windows":[{"id":"w","class":"UIWindow","frame":[0,0,300,300],
       "subviews":[{"id":"a","frame":[10,10,50,50]},{"id":"b","frame":[100,20,80,80]}]}]}
      """)
    let person = Person(scenes: [scene])
    func tree() -> [String] {
      person.workspace.document.nodes.map { "\($0.depth)\($0.id.name)" }
    }
    person.visualizer.perform(.setMode(.edit))
    person.visualizer.perform(.select("a"))
    let box = person.workspace.projection["a"]?.box
    // `b` lies in front, so it stands above in the outline.
    person.control("]")
    #expect(tree() == ["0w", "1b", "2a"])
    #expect(person.workspace.projection["a"]?.box == box)
    person.control("[")
    #expect(tree() == ["0w", "1b", "1a"])
    #expect(person.workspace.projection["a"]?.box == box)
    // Out of the window there is nowhere to go, and nothing stands above the front-most view.
    person.control("[")
    person.control("]")
    #expect(tree() == ["0w", "1b", "1a"])
    person.control("z")
    person.control("z")
    #expect(tree() == ["0w", "1a", "1b"])
  }
}
