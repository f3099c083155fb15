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

  @Test("a gain that a coarse map misses is found by a close look", arguments: [41_000, 900_000])
  func coarse(distance: Int) throws {
    let document = try scene(
      """
      {"id": "window", "class": "UIWindow", "frame": [0, 0, 100, 100], "subviews": [
        {"id": "dot", "class": "UIButton", "frame": [10, 10, 2, 2]}]}
      """
    ).document
    let point = CGPoint(x: 11, y: CGFloat(distance))
    let fixes = FixFinder(document).fixes(for: "dot", at: point)
    #expect(!fixes.isEmpty)
    #expect(fixes.allSatisfy { $0.effects.gain > 0 })
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
