import Canvas
import Foundation
import Scenes
import Testing
import UIKit

@testable import Visualizer

@Suite("The outline")
@MainActor
struct OutlineTests {
  /// Three wrappers in one place, and what they hold.
  private static let wrapped = SampleScenes.read(
    """
    {"hitscope":1,"title":"Wrapped","windows":[
     {"id":"window","class":"UIWindow","frame":[0,0,320,480],"subviews":[
      {"id":"w1","frame":[10,10,200,100],"subviews":[
       {"id":"w2","frame":[0,0,200,100],"subviews":[
        {"id":"w3","frame":[0,0,200,100],"subviews":[
         {"id":"core","frame":[0,0,200,100],"subviews":[
          {"id":"left","frame":[0,0,50,50]},{"id":"right","frame":[60,0,50,50]}]}]}]}]},
      {"id":"h1","frame":[10,200,50,50],"isHidden":true,"subviews":[
       {"id":"h2","frame":[0,0,50,50]}]}]}]}
    """)

  private func names(_ person: Person) -> [String] {
    person.outline.map { String($0.prefix { $0 != ":" }) }
  }

  private func type(_ text: String, _ person: Person) {
    person.press(.character("f", position: "f"), modifiers: .control)
    person.press(.character("a", position: "a"), modifiers: .control)
    person.visualizer.handle(.text(text))
  }

  @Test("wrappers in one place are one row, which opens and closes; a view with a gate is none")
  func wrappers() {
    let person = Person(scenes: [Self.wrapped])
    #expect(names(person) == ["window", "h1", "h2", "3 wrappers", "core", "right", "left"])

    person.visualizer.perform(.outline(.toggleWrappers("w1")))
    #expect(names(person) == ["window", "h1", "h2", "w1", "w2", "w3", "core", "right", "left"])

    person.visualizer.perform(.outline(.toggleWrappers("w1")))
    #expect(names(person).count == 7)
  }

  @Test("a hundred thousand wrappers are one row, and open")
  func deep() {
    let person = Person(scenes: [SampleScenes.deep(100_000)])
    #expect(person.workspace.outline.rows.count == 3)
    person.visualizer.perform(.outline(.toggleWrappers("v1")))
    #expect(person.workspace.outline.rows.count == 100_000)
    person.visualizer.perform(.outline(.search("v99999")))
    #expect(person.workspace.outline.search.count == 1)
    _ = person.look()
  }

  @Test("Ctrl-F and typing leave the matches and what is around them; Enter walks, Escape ends")
  func search() {
    let person = Person(scenes: [Self.wrapped])
    type("50", person)
    #expect(person.sees("nothing found"))
    type("width=50", person)
    #expect(
      names(person) == ["window", "h1", "h2", "3 wrappers", "core", "right", "left"])
    #expect(person.sees("4 found"))

    person.press(.enter)
    #expect(person.workspace.selection == "h1")
    person.press(.down)
    person.press(.down)
    #expect(person.workspace.selection == "right")
    #expect(person.sees("3 of 4"))
    person.press(.up)
    #expect(person.workspace.selection == "h2")
    person.press(.enter, modifiers: .shift)
    person.press(.enter, modifiers: .shift)
    #expect(person.workspace.selection == "left")

    type("left", person)
    #expect(names(person) == ["window", "3 wrappers", "core", "left"])
    #expect(person.workspace.outline.rows.map(\.isDimmed) == [true, true, true, false])
    type("w2", person)
    #expect(names(person) == ["window", "w1", "w2"])

    person.press(.escape)
    #expect(person.workspace.outline.search.text.isEmpty)
    #expect(person.workspace.outline.rows.count == 7)
  }

  @Test("a query that makes no sense says so, and everything is shown")
  func refused() {
    let person = Person(scenes: [Self.wrapped])
    type("alpha<high", person)
    #expect(person.workspace.outline.rows.count == 7)
    #expect(person.words.joined(separator: " ").contains("is no number"))
  }

  @Test("a search keeps up with edits and with the last touch")
  func searchFollows() {
    let person = Person(scenes: [Self.wrapped])
    type("hidden", person)
    #expect(person.workspace.outline.search.count == 1)
    person.visualizer.perform(.edit(.set(.isHidden(true), of: "left")))
    #expect(person.workspace.outline.search.count == 2)

    type("asked", person)
    #expect(person.workspace.outline.search.count == 0)
    person.visualizer.perform(.touch(CGPoint(x: 80, y: 20)))
    #expect(person.workspace.outline.search.isMatch.count == 9)
    #expect(person.workspace.outline.search.count > 3)
  }

  @Test("a folded branch opens for a search and is folded after it")
  func foldedSearch() {
    let person = Person(scenes: [Self.wrapped])
    person.visualizer.perform(.toggleCollapsed("core"))
    #expect(names(person) == ["window", "h1", "h2", "3 wrappers", "core"])
    type("right", person)
    #expect(names(person) == ["window", "3 wrappers", "core", "right"])
    person.press(.escape)
    #expect(names(person) == ["window", "h1", "h2", "3 wrappers", "core"])
  }

  @Test("a double click shows a branch only; a breadcrumb, Backspace and Escape lead out")
  func focus() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    let place = try #require(person.place(of: "view1"))
    doubleClick(person, at: place)
    #expect(names(person) == ["view1", "view4"])
    #expect(person.workspace.selection == "view1")

    person.press(.down)
    person.press(.backspace)
    #expect(names(person).first == "base")
    person.click(on: "window")
    #expect(names(person).first == "window")
    #expect(names(person).count == 6)

    person.visualizer.perform(.outline(.focus("view2")))
    person.visualizer.perform(.select(nil))
    person.visualizer.perform(.back)
    #expect(names(person).count == 6)
  }

  private func doubleClick(_ person: Person, at place: CGPoint) {
    person.click(at: place)
    person.visualizer.handle(.pointerDown(at: place, button: .primary, modifiers: [], clicks: 2))
    person.visualizer.handle(.pointerUp(at: place, button: .primary, modifiers: []))
  }

  @Test("the order of subviews is the order of asking, turned round in each view")
  func order() {
    let person = Person(scenes: [SampleScenes.reaching])
    #expect(names(person) == ["window", "base", "view2", "view3", "view1", "view4"])
    person.visualizer.perform(.outline(.toggleOrder))
    #expect(names(person) == ["window", "base", "view1", "view4", "view2", "view3"])
  }

  @Test("the arrows move the selection, fold and unfold; Home and End go to the ends")
  func keys() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    person.click(at: try #require(person.place(of: "base")))
    person.press(.down)
    #expect(person.workspace.selection == "view2")
    #expect(person.visualizer.ui.isFocusVisible)
    person.press(.left)
    #expect(names(person) == ["window", "base", "view2", "view1", "view4"])
    person.press(.right)
    person.press(.right)
    #expect(person.workspace.selection == "view3")
    person.press(.left)
    #expect(person.workspace.selection == "view2")
    person.press(.end)
    #expect(person.workspace.selection == "view4")
    person.press(.home)
    #expect(person.workspace.selection == "window")
    person.press(.pageDown)
    #expect(person.workspace.selection == "view4")
    person.press(.up)
    #expect(person.workspace.selection == "view1")
  }

  @Test("after a click in the outline left and right still step through the descent")
  func clickKeepsStepping() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    person.visualizer.perform(.touchExactly(CGPoint(x: 100, y: 100)))
    person.click(at: try #require(person.place(of: "base")))
    person.press(.left)
    person.wait(2)
    #expect(!person.workspace.player.isAtEnd)
  }

  @Test("the triangle folds by the mouse")
  func triangle() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    let rect = WindowLayout(size: CGSize(width: 1440, height: 900)).outline
    // The second row, level 1: right of the gutter.
    person.click(at: CGPoint(x: rect.minX + 16 + 10 + 16 - 8, y: rect.minY + 44 + 28 + 14))
    #expect(names(person) == ["window", "base"])
    #expect(person.workspace.selection == nil)
  }
}
