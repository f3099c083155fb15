import Canvas
import Foundation
import Scenes
import Testing
import UIKit

@testable import Visualizer

@Suite("Rows of the outline, carried to other places")
@MainActor
struct OutlineCarryTests {
  /// window ▸ base ▸ view2 ▸ view3, view1 ▸ view4: front-most first, one row each.
  private func person(_ mode: Mode = .edit) -> Person {
    let person = Person(scenes: [SampleScenes.reaching])
    person.visualizer.perform(.setMode(mode))
    return person
  }

  /// A share of the height of the row that shows a view.
  private func place(of view: ViewID, _ share: CGFloat, _ person: Person) throws -> CGPoint {
    let list = WindowLayout(size: CGSize(width: 1440, height: 900)).outline
    let row = try #require(person.workspace.row(of: view))
    return CGPoint(
      x: list.midX, y: list.minY + 44 + (CGFloat(row) + share) * OutlinePanel.row)
  }

  private func children(of view: ViewID, _ person: Person) throws -> [ViewID] {
    let document = person.workspace.document
    let index = try #require(document.index(of: view))
    return document.children(of: index).map { document.nodes[$0].id }
  }

  @Test(
    "a row goes in front of, behind, or into another; the view stays where it is on the screen",
    arguments: [
      ("view1", "view2", 0.1, "base", ["view2", "view1"]),
      ("view2", "view1", 0.9, "base", ["view2", "view1"]),
      ("view1", "view2", 0.5, "view2", ["view3", "view1"]),
      ("view1", "view3", 0.1, "view2", ["view3", "view1"]),
      ("view1", "view3", 0.9, "view2", ["view1", "view3"]),
      ("view4", "base", 0.5, "base", ["view1", "view2", "view4"]),
    ] as [(ViewID, ViewID, CGFloat, ViewID, [ViewID])])
  func carried(
    view: ViewID, target: ViewID, share: CGFloat, parent: ViewID, expected: [ViewID]
  ) throws {
    let person = person()
    let box = try #require(person.workspace.projection[view]).box
    person.drag(
      from: try place(of: view, 0.5, person), to: try place(of: target, share, person))
    #expect(try children(of: parent, person) == expected)
    #expect(person.workspace.projection[view]?.box == box)
    #expect(person.workspace.selection == view)
    person.control("z")
    #expect(person.workspace.document == person.workspace.opened)
  }

  @Test(
    "nothing goes into itself, and no window into a view or a view among the windows",
    arguments: [
      ("view1", "view4", 0.5), ("view1", "view1", 0.1), ("view1", "window", 0.1),
      ("window", "base", 0.5), ("base", "view3", 0.1),
    ] as [(ViewID, ViewID, CGFloat)])
  func refused(view: ViewID, target: ViewID, share: CGFloat) throws {
    let person = person()
    person.drag(
      from: try place(of: view, 0.5, person), to: try place(of: target, share, person))
    #expect(person.workspace.document == person.workspace.opened)
    #expect(!person.workspace.history.canUndo)
  }

  @Test("a click, a drag that Escape ends, and a drag outside edit mode change nothing")
  func nothing() throws {
    var person = person()
    person.click(at: try place(of: "view1", 0.5, person))
    #expect(person.workspace.selection == "view1" && !person.workspace.history.canUndo)
    let (start, end) = (
      try place(of: "view1", 0.5, person), try place(of: "view2", 0.1, person)
    )
    let visualizer = person.visualizer
    visualizer.handle(.pointerDown(at: start, button: .primary, modifiers: [], clicks: 1))
    visualizer.handle(.pointerMoved(to: end, modifiers: []))
    #expect(person.workspace.outline.carry?.place != nil)
    person.press(.escape)
    visualizer.handle(.pointerUp(at: end, button: .primary, modifiers: []))
    #expect(person.workspace.outline.carry == nil && !person.workspace.history.canUndo)

    person = self.person(.touch)
    person.drag(from: start, to: end)
    #expect(!person.workspace.history.canUndo)
  }

  @Test("in the order of subviews, above means behind")
  func backToFront() throws {
    let person = person()
    person.visualizer.perform(.outline(.toggleOrder))
    // A line of words stands above the rows.
    let lower = CGAffineTransform(translationX: 0, y: 20)
    person.drag(
      from: try place(of: "view2", 0.5, person).applying(lower),
      to: try place(of: "view1", 0.1, person).applying(lower))
    #expect(try children(of: "base", person) == ["view2", "view1"])
  }
}
