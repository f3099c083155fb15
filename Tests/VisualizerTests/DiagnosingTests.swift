import Canvas
import Foundation
import Scenes
import Testing
import UIKit
import Wording

@testable import Visualizer

@Suite("Fixes and findings in the window")
@MainActor
struct DiagnosingTests {
  /// A button half outside its parent, touched in the part that sticks out.
  private func person() -> Person {
    let person = Person(scenes: [SampleScenes.reaching])
    person.touch(320, 420)
    person.wait(20)
    person.visualizer.perform(.select("view3"))
    person.wait(5)
    return person
  }

  @Test("the dead button: select it, try the first fix, press, and it is hit; undo takes it back")
  func mended() throws {
    let person = person()
    #expect(person.workspace.descent?.trace.hit == "base")
    #expect(person.workspace.proposals?.isFinished == true)
    #expect((person.workspace.proposals?.fixes.count ?? 0) >= 2)

    person.click(onFirst: "Try")

    #expect(person.workspace.descent?.trace.hit == "view3")
    person.touch(320, 420)
    #expect(person.log.last?.hitName == "view3")
    person.visualizer.perform(.select("view3"))
    person.click(on: "Undo")
    #expect(person.workspace.descent?.trace.hit == "base")
    #expect(person.workspace.document == SampleScenes.reaching)
  }

  @Test("pasted, selected, told why, mended with the first button, pressed: it is hit")
  func pasted() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    person.visualizer.handle(
      .pasted(
        """
        {"hitscope": 1, "title": "Dead", "windows": [
          {"id": "w", "class": "UIWindow", "frame": [0, 0, 300, 300], "subviews": [
            {"id": "card", "frame": [20, 20, 100, 100], "subviews": [
              {"id": "dead", "class": "UIButton", "frame": [60, 30, 120, 50]}]}]}]}
        """))
    person.touch(170, 75)
    person.wait(20)
    #expect(person.workspace.descent?.trace.hit == "w")
    person.touch(170, 75, modifiers: .control)
    person.wait(5)
    #expect(person.workspace.selection == "dead")
    let verdict = person.words.joined(separator: " ")
    #expect(verdict.contains("does not contain the point: (150, 55)"), "\(verdict)")

    person.click(onFirst: "Try")
    person.touch(170, 75)
    #expect(person.log.last?.hitName == "dead")
  }

  @Test("the Swift of a fix goes to the clipboard")
  func swift() throws {
    let person = person()
    let fix = try #require(person.workspace.proposals?.fixes.first)
    person.click(onFirst: "Swift")
    let lines = fix.edits.flatMap { edit in
      FixSwift.lines(edit, className: person.workspace.node(of: edit.view)?.className)
    }
    #expect(person.copied == lines.joined(separator: "\n"))
    #expect(!lines.isEmpty)
  }

  @Test("a view that gets its touches needs no fix, and neither does a window")
  func none() {
    let person = Person(scenes: [SampleScenes.reaching])
    for view in ["view4", "window"] as [ViewID] {
      person.visualizer.perform(.select(view))
      person.wait(5)
      #expect(person.workspace.proposals == nil, "\(view)")
    }
  }

  @Test("the findings of the scene are listed; a click selects the view and touches the evidence")
  func findings() {
    let person = Person(scenes: [SampleScenes.reaching])
    person.press("f")
    #expect(person.workspace.isFindingsShown)
    #expect(person.workspace.findings.list.contains { $0.view == "view3" })
    let words = person.words
    #expect(words.contains { $0.contains("finding") })

    person.visualizer.perform(.show(person.workspace.findings.list[0]))
    #expect(person.workspace.selection == person.workspace.findings.list[0].view)
    person.press("f")
    #expect(person.sees("Search views"))
  }

  @Test("the findings are there at once, and their fixes come between frames")
  func fixesLater() {
    let person = Person(scenes: [SampleScenes.reaching])
    person.press("f")
    #expect(person.workspace.isMendingFindings)
    #expect(person.workspace.findings.list.allSatisfy { $0.fix == nil })
    #expect(!person.words.contains(Labels.tryFix))
    person.wait(60)
    #expect(!person.workspace.isMendingFindings)
    #expect(person.workspace.findings.list.contains { $0.fix != nil })
    #expect(person.words.contains(Labels.tryFix))
  }

  @Test("a large scene is looked over when asked")
  func large() {
    let person = Person(scenes: [SampleScenes.wide(2000)])
    person.press("f")
    #expect(!person.workspace.areFindingsCurrent)
    #expect(person.click(on: "Look it over"))
    #expect(person.workspace.areFindingsCurrent)
  }
}

extension TouchLog {
  fileprivate var hitName: ViewID? {
    if case .touch(_, let hit, _) = self { hit } else { nil }
  }
}

@Suite("Before and after")
@MainActor
struct ComparisonTests {
  @Test("points that changed hands are counted and shaded; the stage shows either side")
  func compared() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    person.press("b")
    #expect(person.sees("No point has changed hands"))
    person.visualizer.perform(.edit(.set(.isUserInteractionEnabled(false), of: "view3")))
    // view3 is 86 points wide inside view2, which gets them now.
    #expect(person.sees("view3 → view2: 4\u{2009}988 pt²"))
    let comparison = try #require(person.workspace.comparison)
    let shaded = comparison.image.pixels.count { $0 != 0 }
    #expect(abs(CGFloat(shaded) * comparison.grid.pixelArea - 4988) < 1)

    person.click(on: "Before")
    #expect(person.workspace.comparison?.face == .before)
    #expect(
      person.workspace.staged.scene?.view("view3")?.isUserInteractionEnabled == true)
    person.visualizer.perform(.undo)
    #expect(person.sees("No point has changed hands"))
    person.press("b")
    #expect(person.workspace.comparison == nil)
  }

  @Test("renewed after edits it is the comparison that is made anew, whatever the edit")
  func renewed() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    person.press("b")
    let edits: [Edit] = [
      .set(.isHidden(true), of: "view3"), .remove("view4"), .duplicate("view1"),
      .rename("view2", to: "another"),
    ]
    for edit in edits {
      person.visualizer.perform(.edit(edit))
      let scene = try #require(person.workspace.scene)
      let new = Comparison(
        SampleScenes.reaching, and: scene, registry: .standard,
        theme: .named(person.workspace.theme))
      #expect(person.workspace.comparison?.difference == new.difference)
      #expect(person.workspace.comparison?.image == new.image)
    }
  }
}
