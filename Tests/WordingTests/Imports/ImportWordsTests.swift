import Foundation
import Scenes
import Testing
import Wording

@Suite("Imports in words")
struct ImportWordsTests {
  private func lines(_ source: String) throws -> [String] {
    try SceneImport.read(Data(source.utf8)).problems.map { problem in
      let hint = ProblemWords.hint(problem).map { " (\($0))" } ?? ""
      return "\(problem.place?.line ?? 0): \(ProblemWords.message(problem))\(hint)"
    }
  }

  @Test("problems of a printed hierarchy")
  func printed() throws {
    let lines = try lines(
      """
      <UIView: 0x1; frame = (0 0; inf 9); hidden = MAYBE>
         | <BadgeCard: 0x2; frame = (0 0; 8 8); transform = [0.5, 0.5, -0.5, 0.5, 0, 0]>
         | <_UIHostingView<A>: 0x3; frame = (0 0; 10 200); transform = [0.5, 0.866, -0.866, 0.5, 0, 0]>
         | <BadgeCard: 0x4; frame = (0 0; 8
      """)
    #expect(
      lines.joined(separator: "\n") == """
        1: UIView: “frame” can't be (0 0; inf 9); it is left at its default (the other values of the view are used)
        1: UIView: “hidden” can't be MAYBE; it is left at its default (the other values of the view are used)
        2: BadgeCard: turned so, many sizes fit the printed frame; 8 × 8 is taken (a capture of the running app has the exact values; “hittest capture” prints how)
        3: _UIHostingView: no size fits the printed frame and the transform together; the nearest one is taken, around the printed centre (a capture of the running app has the exact values; “hittest capture” prints how)
        4: BadgeCard#2: the text ends inside “frame”; what came before it is kept (is the end of the source missing?)
        2: BadgeCard: there are 2 views of class BadgeCard: whether it overrides hitTest or point(inside:) can't be seen from here (give a view of this class the rule that its code follows)
        3: _UIHostingView: SwiftUI decides what is touched inside it, and no dump shows that (a capture of the running app has the exact values; “hittest capture” prints how)
        """)
  }

  @Test("problems of XML")
  func markup() throws {
    let lines = try lines(
      """
      <XCUIElementTypeWindow x="0" y="0" width="9" height="9"></b>
      <XCUIElementTypeOther visible="false"><XCUIElementTypeOther x="
      """)
    #expect(
      lines.joined(separator: "\n") == """
        2: UIView: no frame stands in the source; it is given the bounds of its parent (its place comes from layout; a dump of the running app has it)
        2: UIView: it is called not visible: off screen, covered or hidden; it is kept as it is (hide those that the app hides)
        1: </b> closes nothing that is open (is the end of the source missing?)
        2: the text ends inside “<XCUIElementTypeOther x="”; what came before it is kept (is the end of the source missing?)
        2: 2 elements are still open at the end (is the end of the source missing?)
        """)
  }

  @Test("the report of an import, line by line")
  func report() throws {
    let report = try SceneImport.read(
      Data(
        "(lldb) po view\n\n<UIView: 0x1; frame = (0 0; 9 9); hidden = YES>\n | x\n | y\n".utf8)
    ).report
    #expect(
      ImportReportWords.lines(of: report).joined(separator: "\n") == """
        a printed view hierarchy (recursiveDescription): 5 lines read, 1 view made (1 blank)
        skipped 3 lines, no view: 1, 4–5
        not stated, so at the default: anchorPoint (1), transform (1), contentOffset (1), alpha (1), isUserInteractionEnabled (1), clipsToBounds (1), text (1), backgroundColor (1)
        not to be seen in this format: which views override hitTest or point(inside:); isEnabled of controls; bounds origins of views that are no scroll views; window levels
        a capture of the running app has what is missing; “hittest capture” prints how
        """)
  }

  @Test("every format, limit, reason and repair has words, and what can't be read has a way round")
  func complete() {
    for format in SourceFormat.allCases {
      #expect(FormatWords.name(format) != "format.\(format.rawValue)")
      #expect((FormatWords.instead(of: format) == nil) == format.isReadable)
      let error = SceneError(.unsupportedFormat(name: format.rawValue))
      #expect(SceneErrorWords.message(error).hasPrefix(FormatWords.name(format)))
      #expect(SceneErrorWords.hint(error) == FormatWords.instead(of: format))
    }
    for limit in FormatLimit.allCases {
      #expect(FormatWords.limit(limit) != "limit.\(limit.rawValue)")
    }
    for reason in SkipReason.allCases {
      #expect(FormatWords.reason(reason) != "skip.\(reason.rawValue)")
    }
    for repair in SourceRepair.allCases {
      #expect(FormatWords.repair(repair) != "repair.\(repair.rawValue)")
    }
  }
}
