import Canvas
import Foundation
import Scenes
import TestSupport
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

@Suite("Before and after side by side")
@MainActor
struct BesideTests {
  private func compared(
    _ size: CGSize = CGSize(width: 1440, height: 900), theme: Theme.Name = .dark
  ) -> Person {
    let person = Person(scenes: [SampleScenes.reaching], size: size, theme: theme)
    person.press("b")
    person.visualizer.perform(.edit(.set(.isUserInteractionEnabled(false), of: "view3")))
    return person
  }

  @Test("both stand beside each other at the same places, and one follows the other")
  func beside() {
    let person = compared()
    #expect(person.click(on: "Side by side"))
    let layout = person.visualizer.layout
    #expect(layout.before.width >= 240 && layout.stage.width >= 240)
    #expect(layout.before.maxX <= layout.stage.minX)
    #expect(person.words.count { $0 == "Before" } == 2, "the choice, and the tag over the half")
    let place = CGPoint(x: 350, y: 440)
    let before = person.workspace.before(on: layout.before)
    #expect(layout.before.holds(before.camera.toStage(place)))
    #expect(layout.stage.holds(person.workspace.camera.toStage(place)))
    // A wheel over the one zooms both.
    let scale = person.workspace.camera.scale
    person.wheel(2, at: before.camera.toStage(place))
    #expect(person.workspace.camera.scale > scale)
    #expect(
      person.workspace.before(on: layout.before).camera.scale == person.workspace.camera.scale)
  }

  @Test("pointed at, each says who had and who has the point; a press is a touch there")
  func pointed() {
    let person = compared()
    person.visualizer.perform(.compare(.beside))
    person.wait(1)
    let place = CGPoint(x: 200, y: 420)
    let before = person.workspace.before(on: person.visualizer.layout.before)
    person.move(to: before.camera.toStage(place))
    #expect(person.workspace.pointed?.hit == "view2")
    #expect(person.sees("view3"))
    person.click(at: before.camera.toStage(place))
    #expect(person.workspace.descent?.trace.hit == "view2")
    #expect(person.workspace.descent?.trace.point == place)
  }

  @Test("where there is no room, and on planes, only turns are offered, and why is said")
  func noRoom() {
    let person = compared(CGSize(width: 900, height: 600))
    #expect(person.sees("Side by side needs"))
    person.visualizer.perform(.compare(.beside))
    #expect(person.visualizer.layout.before.width == 0)
    #expect(person.workspace.staged.scene?.view("view3")?.isUserInteractionEnabled == false)
    let wide = compared()
    wide.visualizer.perform(.compare(.beside))
    wide.visualizer.perform(.exploded(.show(true)))
    wide.wait(2)
    #expect(wide.visualizer.layout.before.width == 0)
    #expect(wide.sees("for the flat stage"))
  }

  @Test(
    "the card lies over no legend and no control",
    arguments: [(900, 600), (1000, 700), (1440, 900), (1920, 1080)],
    [Comparison.Face.before, .after, .beside])
  func card(size: (Int, Int), face: Comparison.Face) throws {
    let person = compared(CGSize(width: size.0, height: size.1))
    person.press("3")
    person.visualizer.perform(.compare(face))
    person.wait(1)
    let labels = StageLabels(
      person.workspace, moment: nil, in: person.visualizer.layout.stage, text: FixedMetrics())
    let card = try #require(labels.top.comparison)
    let others =
      [labels.legend?.box, labels.deadZoneLegend?.box] + labels.top.boxes.filter { $0 != card }
    for other in others.compactMap({ $0 }) {
      #expect(!card.intersects(other), "\(card) over \(other)")
    }
    #expect(person.visualizer.layout.stage.contains(card))
  }
}

@Suite("By whose rule a touch area is measured")
@MainActor
struct MinimumTargetTests {
  @Test("the choice is kept, said with its source's sign, and decides tick and findings")
  func chosen() {
    let person = Person(scenes: [
      SampleScenes.read(
        """
        {"hitscope": 1, "title": "Sizes", "windows": [
         {"id": "w", "class": "UIWindow", "frame": [0, 0, 200, 200], "subviews": [
          {"id": "b", "class": "UIButton", "frame": [20, 20, 46, 46]}]}]}
        """)
    ])
    person.visualizer.perform(.select("b"))
    #expect(person.workspace.comfort.minimumTarget == .hig)
    person.visualizer.perform(.toggleFindings)
    #expect(person.workspace.findings.list.isEmpty)
    #expect(person.click(on: "48 dp"))
    #expect(person.workspace.comfort.minimumTarget == .material)
    #expect(person.workspace.findings.list.map(\.kind.rule) == ["small-target"])
    let stored = person.workspace.comfort.stored
    #expect(Comfort(stored: stored).minimumTarget == .material)
    #expect(Comfort(stored: ["target.least": 7]).minimumTarget == .hig)
  }

  @Test("every choice is reached with Tab and taken with Space")
  func keyboard() {
    let person = Person(scenes: [SampleScenes.reaching])
    person.visualizer.perform(.select("view3"))
    var reached: Set<WidgetID> = []
    for _ in 0..<400 {
      person.press(.tab)
      if let id = person.visualizer.ui.focus, id.name == "inspector.target" { reached.insert(id) }
    }
    #expect(reached.count == 3)
  }
}

@Suite("Who owns how much, where there is no room")
@MainActor
struct TerritoryLegendTests {
  @Test(
    "the legend is there at any size, folded or not, and opens",
    arguments: [(900, 600), (780, 640), (1000, 700), (1440, 900)], [false, true])
  func anySize(size: (Int, Int), isExploded: Bool) throws {
    var document = SampleScenes.reaching
    var second = SceneNode(id: "second", depth: 0, className: "UIWindow")
    second.frame = CGRect(x: 420, y: 0, width: 390, height: 560)
    document.nodes.append(second)
    let person = Person(
      scenes: [document], size: CGSize(width: size.0, height: size.1))
    person.press("3")
    if isExploded { person.visualizer.perform(.exploded(.show(true))) }
    person.wait(3)
    _ = person.visualizer.frame()
    let (widgets, _) = person.visualizer.notePlaces()
    if let fold = widgets.first(where: { $0.id.name == "territory.fold" }) {
      #expect(person.sees("owners"))
      person.click(at: CGPoint(x: fold.rect.midX, y: fold.rect.midY))
      #expect(person.workspace.isTerritoryLegendOpen)
    }
    // Shares stand in the legend alone.
    #expect(person.words.contains { $0.hasSuffix("%") })
  }

  @Test("a picture of lines holds outlines in the place of pixels, as many as there are owners")
  func lines() throws {
    let person = Person(scenes: [SampleScenes.reaching])
    person.press("3")
    person.wait(1)
    func images(_ list: DrawList) -> Int {
      list.commands.count { if case .image = $0 { true } else { false } }
    }
    let map = try #require(person.workspace.territory)
    #expect(images(person.look()) == 1)
    let lines = person.visualizer.frameOfLines()
    #expect(images(lines) == 0)
    let fills = Set(map.holdings.map { map.paint(of: $0.id).fill })
    for fill in fills {
      let painted = lines.commands.contains {
        if case .path(_, .evenOdd, .solid(fill), _) = $0 { true } else { false }
      }
      #expect(painted)
    }
    #expect(images(person.look()) == 1)
  }
}
