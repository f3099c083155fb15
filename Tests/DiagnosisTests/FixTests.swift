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
}
