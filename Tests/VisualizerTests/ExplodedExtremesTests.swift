import Canvas
import Foundation
import Scenes
import Testing
import UIKit

@testable import Visualizer

@Suite("The exploded stage at the edges of what a scene can be")
@MainActor
struct ExplodedExtremesTests {
  private func node(_ name: String, depth: Int, _ frame: CGRect) -> SceneNode {
    var node = SceneNode(id: ViewID(name), depth: depth)
    node.frame = frame
    return node
  }

  /// Everything a person might do, without a trap.
  private func use(_ fixture: ExplodedFixture) {
    fixture.open()
    _ = fixture.visualizer.frame()
    let middle = CGPoint(x: fixture.stage.midX, y: fixture.stage.midY)
    fixture.press(at: middle)
    fixture.press(at: middle, modifiers: .control)
    fixture.drag(.secondary, from: middle, to: CGPoint(x: middle.x + 50, y: middle.y + 50))
    fixture.visualizer.handle(.wheel(dx: 0, dy: 40, at: middle, modifiers: []))
    fixture.visualizer.perform(.exploded(.peel(1...Int.max - 1)))
    fixture.visualizer.perform(.exploded(.peel(5...5)))
    fixture.key("]")
    fixture.rest()
    _ = fixture.visualizer.frame()
    fixture.key("=")
    fixture.key("\\")
    fixture.rest()
    _ = fixture.visualizer.frame()
  }

  @Test("an empty scene opens, turns and closes")
  func empty() { use(ExplodedFixture(SceneDocument())) }

  @Test("a window without size, and views as large as a scene may hold")
  func sizes() {
    use(ExplodedFixture(SceneDocument(nodes: [node("point", depth: 0, .zero)])))
    use(
      ExplodedFixture(
        SceneDocument(nodes: [
          node("window", depth: 0, CGRect(x: -1e9, y: -1e9, width: 1e9, height: 1e9)),
          node("speck", depth: 1, CGRect(x: 1e9, y: 0, width: 1e-9, height: 1e9)),
        ])))
  }

  @Test("a view whose transform has no inverse is drawn as a line and never pressed")
  func singular() {
    var flat = node("flat", depth: 1, CGRect(x: 10, y: 10, width: 80, height: 80))
    flat.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    use(
      ExplodedFixture(
        SceneDocument(nodes: [
          node("window", depth: 0, CGRect(x: 0, y: 0, width: 100, height: 100)), flat,
        ])))
  }

  @Test("100,000 levels are 100,000 planes, of which a few hundred are drawn")
  func deep() {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    let fixture = ExplodedFixture(
      SceneDocument(nodes: (0..<100_000).map { node("v\($0)", depth: $0, frame) }))
    fixture.open()
    #expect(fixture.workspace.exploded.planes.count == 100_000)
    let drawn = fixture.workspace.planeViews(fixture.workspace.spread, in: fixture.stage)
    #expect(drawn.count > 50 && drawn.count < 1500)
    let list = fixture.visualizer.frame()
    #expect(list.commands.count < 20_000)
  }

  @Test("30,000 views side by side are culled, and their labels capped")
  func wide() {
    let cells = (0..<30_000).map { cell in
      node(
        "c\(cell)", depth: 1,
        CGRect(x: CGFloat(cell % 200) * 5, y: CGFloat(cell / 200) * 5, width: 4, height: 4))
    }
    let window = node("window", depth: 0, CGRect(x: 0, y: 0, width: 1000, height: 750))
    let fixture = ExplodedFixture(SceneDocument(nodes: [window] + cells))
    fixture.open()
    let views = fixture.workspace.planeViews(fixture.workspace.spread, in: fixture.stage)
    #expect(views.count <= Workspace.mostDrawn)
    let tags = PlaneTags(
      fixture.workspace, views, placer: TagPlacer(bounds: fixture.stage),
      text: fixture.visualizer.ui.text)
    #expect(tags.tags.count <= PlaneTags.most)
  }
}
