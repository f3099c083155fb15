import Diagnosis
import Scenes
import Testing
import UIKit

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
