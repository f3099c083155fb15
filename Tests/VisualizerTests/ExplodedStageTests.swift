import Canvas
import Foundation
import Scenes
import Testing
import UIKit

@testable import Visualizer

@Suite("The exploded stage under mouse and keyboard")
@MainActor
struct ExplodedStageTests {
  /// A window, a box in it, in front of the box a hidden view, and a child that sticks out.
  private static let scene = """
    { "hitscope": 1, "windows": [ { "id": "window", "class": "UIWindow", "frame": [0,0,400,400],
      "subviews": [
        { "id": "box", "frame": [100,100,200,200], "subviews": [
          { "id": "sticking", "frame": [150,50,100,60] } ] },
        { "id": "ghost", "frame": [100,100,200,200], "isHidden": true } ] } ] }
    """

  @Test("the key opens it with a turn that swings past its end, and closes it again")
  func opening() throws {
    let fixture = try ExplodedFixture(json: Self.scene)
    #expect(!fixture.workspace.exploded.isShown)
    fixture.key("\\")
    #expect(fixture.visualizer.isMoving)
    var widest: CGFloat = 0
    for _ in 0..<100 where fixture.visualizer.isMoving {
      fixture.visualizer.advance(by: 0.02)
      widest = max(widest, fixture.workspace.spread.pose.yaw)
    }
    #expect(fixture.workspace.exploded.openness == 1)
    #expect(widest > Pose.restYaw + 0.02)
    #expect(fixture.workspace.spread.pose.yaw == Pose.restYaw)
    #expect(!fixture.visualizer.isMoving)
    fixture.key("\\")
    fixture.rest()
    #expect(!fixture.workspace.exploded.isShown)
  }

  @Test("the whole spread is on the stage when it opens, above the sliders")
  func fitting() throws {
    for lesson in ["01", "05", "09", "11"] {
      let fixture = try ExplodedFixture(lesson: lesson)
      fixture.open()
      let views = fixture.workspace.planeViews(fixture.workspace.spread, in: fixture.stage)
      #expect(!views.isEmpty)
      let room = ExplodedPanel.controls(in: fixture.stage).minY
      for view in views {
        #expect(fixture.stage.contains(view.extent))
        #expect(view.extent.maxY <= room)
      }
    }
  }

  @Test("a press touches the front-most thing seen, at the point of its own plane")
  func touching() throws {
    let fixture = try ExplodedFixture(json: Self.scene)
    fixture.open()
    let point = CGPoint(x: 270, y: 170)
    fixture.press(at: try fixture.place(point, on: "sticking"))
    let trace = try #require(fixture.workspace.descent?.trace)
    #expect(abs(trace.point.x - point.x) < 1e-6 && abs(trace.point.y - point.y) < 1e-6)
    #expect(trace.hit == "sticking")
  }

  @Test("a part of a child outside its parent can be pressed, and the touch goes elsewhere")
  func sticking() throws {
    let fixture = try ExplodedFixture(json: Self.scene)
    fixture.open()
    fixture.press(at: try fixture.place(CGPoint(x: 330, y: 170), on: "sticking"))
    #expect(fixture.workspace.descent?.trace.hit == "window")
  }

  @Test("a press beside everything is no touch")
  func beside() throws {
    let fixture = try ExplodedFixture(json: Self.scene)
    fixture.open()
    fixture.press(at: CGPoint(x: fixture.stage.minX + 4, y: fixture.stage.minY + 4))
    #expect(fixture.workspace.descent == nil)
  }

  @Test("Ctrl-click selects without a touch, hidden views too")
  func selecting() throws {
    let fixture = try ExplodedFixture(json: Self.scene)
    fixture.open()
    // The hidden view lies on the plane of the box, in front of it.
    fixture.press(at: try fixture.place(CGPoint(x: 120, y: 280), on: "ghost"), modifiers: .control)
    #expect(fixture.workspace.selection == "ghost")
    #expect(fixture.workspace.descent == nil)
  }

  @Test("right-drag turns, and the front stays in front however far it goes")
  func turning() throws {
    let fixture = try ExplodedFixture(json: Self.scene)
    fixture.open()
    let middle = CGPoint(x: fixture.stage.midX, y: fixture.stage.midY)
    let before = fixture.workspace.exploded.pose
    fixture.drag(.secondary, from: middle, to: CGPoint(x: middle.x - 60, y: middle.y + 40))
    let after = fixture.workspace.exploded.pose
    #expect(after.yaw > before.yaw && after.pitch > before.pitch)
    #expect(after.scale == before.scale)
    fixture.drag(.secondary, from: middle, to: CGPoint(x: middle.x - 5000, y: middle.y))
    #expect(fixture.workspace.exploded.pose.yaw == Pose.yaws.upperBound)
    #expect(fixture.workspace.descent == nil)
  }

  @Test("the wheel zooms at the pointer")
  func zooming() throws {
    let fixture = try ExplodedFixture(json: Self.scene)
    fixture.open()
    let pointer = try fixture.place(CGPoint(x: 150, y: 150), on: "box")
    let before = fixture.workspace.exploded.pose.scale
    fixture.visualizer.handle(.wheel(dx: 0, dy: 3, at: pointer, modifiers: []))
    fixture.rest()
    #expect(fixture.workspace.exploded.pose.scale > before * 1.5)
    let after = try fixture.place(CGPoint(x: 150, y: 150), on: "box")
    #expect(abs(after.x - pointer.x) < 0.5 && abs(after.y - pointer.y) < 0.5)
  }

  @Test("middle-drag and Space-drag pan", arguments: [true, false])
  func panning(isMiddle: Bool) throws {
    let fixture = try ExplodedFixture(json: Self.scene)
    fixture.open()
    let start = CGPoint(x: fixture.stage.midX, y: fixture.stage.midY)
    let before = fixture.workspace.exploded.pose.center
    if !isMiddle { fixture.visualizer.handle(.keyDown(.space, modifiers: [], isRepeat: false)) }
    fixture.drag(
      isMiddle ? .middle : .primary, from: start, to: CGPoint(x: start.x + 40, y: start.y - 24))
    if !isMiddle { fixture.visualizer.handle(.keyUp(.space, modifiers: [])) }
    let after = fixture.workspace.exploded.pose.center
    #expect(abs(after.x - before.x - 40) < 0.01 && abs(after.y - before.y + 24) < 0.01)
    #expect(fixture.workspace.descent == nil)
  }

  @Test("the brackets move the planes, = puts everything back")
  func spacing() throws {
    let fixture = try ExplodedFixture(json: Self.scene)
    fixture.open()
    let first = fixture.workspace.exploded
    fixture.key("]")
    fixture.rest()
    #expect(fixture.workspace.exploded.pose.gap > first.pose.gap)
    for _ in 0..<30 { fixture.key("[") }
    fixture.rest()
    #expect(fixture.workspace.exploded.pose.gap == 0)
    fixture.visualizer.perform(.exploded(.peel(1...1)))
    fixture.drag(
      .secondary, from: CGPoint(x: fixture.stage.midX, y: fixture.stage.midY),
      to: CGPoint(x: fixture.stage.midX + 30, y: fixture.stage.midY))
    fixture.key("=")
    fixture.rest()
    #expect(fixture.workspace.exploded == first)
  }

  @Test("what is peeled off is neither drawn nor pressed nor selected")
  func peeling() throws {
    let fixture = try ExplodedFixture(json: Self.scene)
    fixture.open()
    let place = try fixture.place(CGPoint(x: 270, y: 170), on: "sticking")
    fixture.visualizer.perform(.exploded(.peel(0...1)))
    let drawn = fixture.workspace.planeViews(fixture.workspace.spread, in: fixture.stage)
    #expect(!drawn.map { fixture.workspace.projection.views[$0.index].id }.contains("sticking"))
    fixture.press(at: place, modifiers: .control)
    #expect(fixture.workspace.selection != "sticking")
  }

  @Test("the sliders are dragged by their thumbs, and the stage behind them is not touched")
  func sliders() throws {
    let fixture = try ExplodedFixture(json: Self.scene)
    fixture.open()
    _ = fixture.visualizer.frame()
    let row = ExplodedPanel.controls(in: fixture.stage).padded(20, 0)
    let right = CGPoint(x: row.maxX, y: row.midY)
    fixture.drag(from: right, to: CGPoint(x: right.x - 56, y: right.y))
    #expect(fixture.workspace.exploded.shown == 0..<2)
    let spacing = fixture.workspace.exploded.spacing
    let thumb = CGPoint(x: row.minX + 7 * 6 + 16 + 56, y: row.midY)
    fixture.drag(from: thumb, to: CGPoint(x: thumb.x + 40, y: thumb.y))
    #expect(fixture.workspace.exploded.spacing > spacing)
    #expect(fixture.workspace.descent == nil)
  }

  @Test("the token is on the needle at the end of every step")
  func token() throws {
    let fixture = try ExplodedFixture(lesson: "01")
    fixture.open()
    let probe = fixture.visualizer.firstProbe
    fixture.visualizer.perform(.touch(probe))
    let needle = try #require(Needle(fixture.workspace, fixture.workspace.spread))
    let descent = try #require(fixture.workspace.descent)
    for move in descent.moves {
      let path = TokenPath(
        move, touch: needle.head, anchor: { needle.anchor(of: $0) }, progress: 1, bow: 0.05)
      let (dx, dy) = (needle.tail.x - needle.head.x, needle.tail.y - needle.head.y)
      let away =
        abs((path.point.x - needle.head.x) * dy - (path.point.y - needle.head.y) * dx)
        / hypot(dx, dy)
      #expect(away < 0.01)
    }
  }

  @Test("a window in front has all its planes in front of the windows behind it")
  func windows() throws {
    let fixture = try ExplodedFixture(lesson: "11")
    let (projection, planes) = (fixture.workspace.projection, fixture.workspace.exploded.planes)
    var floor = Int.max
    for root in projection.roots {
      let levels = (root..<projection.views[root].end).map { planes.levels[$0] }
      #expect((levels.max() ?? 0) < floor)
      floor = levels.min() ?? 0
    }
    #expect(Set(planes.order) == Set(projection.views.indices))
    #expect(
      planes.order.map { planes.levels[$0] } == planes.order.map { planes.levels[$0] }.sorted())
  }
}

@Suite("From exploded to flat")
@MainActor
struct FlatteningTests {
  @Test("the pointer names whole points on both, and nothing of the planes when they are gone")
  func pointing() throws {
    let fixture = try ExplodedFixture(lesson: "05")
    fixture.open()
    let pointer = CGPoint(x: fixture.stage.midX + 11.3, y: fixture.stage.midY - 7.7)
    fixture.visualizer.handle(.pointerMoved(to: pointer, modifiers: []))
    let exploded = try #require(fixture.workspace.pointed?.at)
    #expect(exploded == Camera.rounded(exploded, scale: fixture.workspace.exploded.pose.scale))
    fixture.key("\\")
    fixture.rest()
    #expect(!fixture.workspace.exploded.isShown)
    #expect(fixture.workspace.pointed == nil)
    fixture.visualizer.handle(.pointerMoved(to: pointer, modifiers: []))
    #expect(fixture.workspace.pointed?.at == fixture.workspace.camera.touchPoint(at: pointer))
  }

  @Test("the log tells a place that changed once the stage is flat again, and not before")
  func logged() throws {
    let fixture = try ExplodedFixture(lesson: "05")
    _ = fixture.visualizer.takeOutput()
    fixture.key("\\")
    fixture.rest()
    fixture.visualizer.handle(.wheel(dx: 0, dy: 2, at: fixture.stage.origin, modifiers: []))
    fixture.rest()
    #expect(fixture.visualizer.takeOutput() == [])
    fixture.key("\\")
    fixture.rest()
    // It is where the last line says.
    #expect(fixture.visualizer.takeOutput() == [])

    fixture.key("\\")
    fixture.rest()
    fixture.visualizer.handle(.resized(CGSize(width: 1200, height: 700), scale: 1))
    #expect(fixture.visualizer.takeOutput() == [])
    fixture.key("\\")
    fixture.rest()
    let camera = fixture.workspace.camera
    #expect(
      fixture.visualizer.takeOutput()
        == [.log(.stage(.init(x: camera.origin.x, y: camera.origin.y, scale: camera.scale)))])
  }
}
