import Scenes
import Testing
import UIKit

@testable import Diagnosis

@Suite("Fixes")
@MainActor
struct FixTests {
  @Test("every fix works when it is run", arguments: Reports.all)
  func works(report: Reports.Report) throws {
    // The view of this repair is not in the broken scene at all.
    guard report.before.index(of: report.wished) != nil else { return }
    let fixes = FixFinder(report.before).fixes(for: report.wished, at: report.point)
    #expect(!fixes.isEmpty)
    for fix in fixes {
      let changed = try #require(report.before.applying(fix.edits))
      let scene = build(changed)
      #expect(scene.trace(report.point).hit == report.wished, "\(fix.edits)")
    }
  }

  @Test("a search that can't try every way says so; one that can does not", arguments: [1, 12])
  func cut(covers: Int) throws {
    let veils = (0..<covers).map { cover in
      let inner = "{\"id\": \"inner\(cover)\", \"frame\": [0, 0, 100, 100]}"
      return "{\"id\": \"veil\(cover)\", \"frame\": [0, 0, 100, 100], \"subviews\": [\(inner)]}"
    }
    let document = try scene(
      """
      {"id": "window", "class": "UIWindow", "frame": [0, 0, 100, 100], "subviews": [
        {"id": "button", "class": "UIButton", "frame": [5, 5, 90, 90]},
        \(veils.joined(separator: ", "))]}
      """
    ).document
    var search = FixFinder(document, enough: 1000).search(
      for: "button", at: CGPoint(x: 70, y: 70))
    #expect(!search.isCut)
    while !search.isFinished { search.advance() }
    #expect(search.isCut == (covers > 1), "\(search.fixes.count)")
  }

  @Test("what wins at the one point alone comes after everything that gains")
  func gainless() {
    func fix(_ gain: CGFloat, loss: CGFloat) -> Fix {
      Fix(
        edits: [.setHidden("v", false)],
        effects: Fix.Effects(
          flippedProbes: [], losses: [Fix.Loss(view: "w", area: loss, isTarget: true)],
          gain: gain, strayGain: 0))
    }
    #expect(fix(0, loss: 0).isLessHarmful(than: fix(10, loss: 500)) == false)
    #expect(fix(10, loss: 500).isLessHarmful(than: fix(0, loss: 0)) == true)
  }

  @Test("harm is what goes where nobody wants it, then all that changes hands, then the steps")
  func ranking() {
    func fix(
      steps: Int = 1, target: CGFloat = 0, isAll: Bool = false, plain: CGFloat = 0,
      nobody: CGFloat = 0, stray: CGFloat = 0, own: CGFloat = 0, flips: Int = 0
    ) -> Fix {
      let flip = Fix.Flip(
        probe: SceneProbe(at: .zero), before: .hit("a"), after: .hit("b"))
      return Fix(
        edits: (0..<steps).map { .setAlpha("v", CGFloat($0)) },
        effects: Fix.Effects(
          flippedProbes: Array(repeating: flip, count: flips),
          losses: [
            Fix.Loss(view: "t", area: target, isTarget: true, isAll: isAll),
            Fix.Loss(view: "p", area: plain, isTarget: false),
            Fix.Loss(view: nil, area: nobody, isTarget: false),
          ], gain: 10, strayGain: stray, ownLoss: own))
    }
    let order = [
      fix(), fix(steps: 2), fix(nobody: 4400), fix(steps: 3, plain: 5000), fix(nobody: 121_552),
      fix(target: 1), fix(stray: 2), fix(own: 3), fix(nobody: 1, stray: 3), fix(flips: 1),
      fix(target: 1, isAll: true),
    ]
    for (index, milder) in order.enumerated() {
      #expect(milder.isLessHarmful(than: milder) == nil)
      for worse in order[(index + 1)...] {
        #expect(milder.isLessHarmful(than: worse) == true, "\(milder) \(worse)")
        #expect(worse.isLessHarmful(than: milder) == false)
      }
    }
  }

  @Test("a view that is moved away counts what it loses where it was")
  func moved() throws {
    let document = try scene(
      """
      {"id": "w", "class": "UIWindow", "frame": [0, 0, 200, 200], "subviews": [
        {"id": "b", "class": "UIButton", "frame": [10, 10, 50, 50]}]}
      """
    ).document
    let fixes = FixFinder(document).fixes(for: "b", at: CGPoint(x: 150, y: 150))
    let move = try #require(
      fixes.first { if case .moveFrame? = $0.edits.first { true } else { false } })
    #expect(move.effects.ownLoss == 2500)
    #expect(move.effects.gain == 2500)
    #expect(!move.effects.losses.contains { $0.view == "b" })
    #expect(fixes.allSatisfy { $0 == move || $0.effects.ownLoss == 0 })
  }

  @Test(
    "of ways that are the same for touches few are listed, each obstacle's every remedy among them")
  func variants() throws {
    let document = try scene(
      """
      {"id": "w", "class": "UIWindow", "frame": [0, 0, 200, 200], "subviews": [
        {"id": "b", "class": "UIButton", "frame": [10, 10, 50, 50]}]},
      {"id": "front", "class": "UIWindow", "windowLevel": 1, "frame": [0, 0, 200, 200],
        "subviews": [{"id": "x", "class": "UIButton", "frame": [10, 10, 50, 50]}]}
      """
    ).document
    let fixes = FixFinder(document).fixes(for: "w", at: CGPoint(x: 20, y: 20))
    for (index, fix) in fixes.enumerated() where fix.edits.count > 1 {
      for other in fixes[..<index] where other.effects == fix.effects {
        #expect(
          fix.edits.filter { !other.edits.contains($0) }.count > 1, "\(fix.edits) \(other.edits)")
      }
    }
    #expect(!fixes.isEmpty)
  }

  @Test("a gain that a coarse map misses is found by a close look", arguments: [41_000, 900_000])
  func coarse(distance: Int) throws {
    let document = try scene(
      """
      {"id": "window", "class": "UIWindow", "frame": [0, 0, 100, \(distance + 100)], "subviews": [
        {"id": "dot", "class": "UIButton", "frame": [10, 10, 2, 2]}]}
      """
    ).document
    let point = CGPoint(x: 11, y: CGFloat(distance))
    let fixes = FixFinder(document).fixes(for: "dot", at: point)
    #expect(!fixes.isEmpty)
    #expect(fixes.allSatisfy { $0.effects.gain > 0 })
  }

  @Test(
    "a point beyond any screen has no fix; one near a window has, however small that is",
    arguments: [
      ("0, 0, 100, 100", 120, true), ("0, 0, 100, 100", 15_000, true),
      ("0, 0, 100, 100", 50_000, false), ("0, 0, 0, 0", 30, true), ("0, 0, 320, 10", 60, true),
    ])
  func beyond(window: String, x: Int, isSearched: Bool) throws {
    let document = try scene(
      """
      {"id": "window", "class": "UIWindow", "frame": [\(window)], "subviews": [
        {"id": "dot", "class": "UIButton", "frame": [10, 10, 120, 120]}]}
      """
    ).document
    let point = CGPoint(x: x, y: 120)
    #expect(FixFinder(document).search(for: "dot", at: point).isFinished == !isSearched)
    #expect(FixFinder(document).fixes(for: "dot", at: point).isEmpty == !isSearched)
  }

  @Test("a step that a later one makes needless is left out")
  func smallest() throws {
    let document = try SceneReader.read(
      Data(
        """
        {"hitscope": 1, "windows": [
          {"id": "w", "class": "UIWindow", "frame": [0, 0, 200, 200], "subviews": [
            {"id": "m", "class": "UIButton", "frame": [120, 20, 40, 40],
              "animation": {"from": {"frame": [30, 20, 40, 40]}, "duration": 1, "at": 0}}]}]}
        """.utf8)
    ).document
    let fixes = FixFinder(document).fixes(for: "m", at: CGPoint(x: 50, y: 40))
    #expect(!fixes.isEmpty)
    for fix in fixes {
      for edit in fix.edits where fix.edits.count > 1 {
        let fewer = try #require(document.applying(fix.edits.filter { $0 != edit }))
        #expect(build(fewer).trace(CGPoint(x: 50, y: 40)).hit != "m", "\(fix.edits)")
      }
    }
  }

  @Test("a search step by step comes to the same fixes, each in its place as soon as it is known")
  func steps() throws {
    let document = try scene(SmallScenes.sticksOut).document
    let finder = FixFinder(document)
    let point = CGPoint(x: 140, y: 40)
    var search = finder.search(for: "button", at: point)
    #expect(search.fixes.isEmpty && !search.isFinished)
    var counts: [Int] = []
    while !search.isFinished {
      search.advance()
      counts.append(search.fixes.count)
    }
    #expect(search.fixes == finder.fixes(for: "button", at: point))
    #expect(search.fixes.count > 3)
    #expect(counts == counts.sorted())
    search.advance()
    #expect(search.isFinished)
    let won = finder.search(for: "button", at: CGPoint(x: 90, y: 40))
    #expect(won.isFinished && won.fixes.isEmpty)
    #expect(finder.search(for: "nobody", at: point).isFinished)
  }

  @Test(
    "a thousand views elsewhere change neither what helps nor what it harms",
    arguments: ["", #""hitTestRules": [{"rule": "redirect", "to": "far7"}],"#])
  func crowd(rule: String) throws {
    let windows = SmallScenes.sticksOut.replacingOccurrences(
      of: #""id": "card","#, with: "\"id\": \"card\", \(rule)")
    func fixes(far count: Int, at point: CGPoint) throws -> [Fix] {
      let crowd = (0..<count).map {
        "{\"id\": \"far\($0)\", \"frame\": [\(180 + $0 % 4 * 5), \(150 + $0 % 5), 4, 3]}"
      }
      let document = try scene(
        windows.replacingOccurrences(
          of: #"[0, 0, 200, 200], "subviews": ["#,
          with: #"[0, 0, 200, 200], "subviews": [\#(crowd.joined(separator: ",")),"#)
      ).document
      #expect(document.nodes.count == count + 3)
      return FixFinder(document).fixes(for: "button", at: point)
    }
    for point in [CGPoint(x: 140, y: 40), CGPoint(x: 90, y: 40)] {
      let (few, many) = (try fixes(far: 20, at: point), try fixes(far: 1000, at: point))
      #expect(few.map(\.edits) == many.map(\.edits))
      #expect(few.map(\.effects.gain) == many.map(\.effects.gain))
      #expect(few.isEmpty == (rule.isEmpty && point.x == 90))
    }
  }
}
