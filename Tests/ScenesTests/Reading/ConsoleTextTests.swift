import Foundation
import Scenes
import Testing

/// Scenes as a debugger's console has them.
@Suite("Scenes among a console's words")
struct ConsoleTextTests {
  private static let scene = """
    { "hitscope": 1,
      "windows": [
    { "id": "w", "class": "UIWindow", "frame": [0, 0, 9, 9], "alpa": 1 }] }
    """

  private func read(_ text: String) throws -> SceneReading {
    try SceneImport.read(Data(text.utf8))
  }

  @Test(
    "what stands around a scene is left out, told, and moves no place",
    arguments: [
      ("(lldb) expr -l Swift -- CaptureScene.printWindows()\n", "", [1]),
      ("", "\n(lldb) ", [4]), ("2026-12-01 10:00:00.1 App[1:2] ", "", [1]),
      ("\nsome log\n", "\nApp: another line\n", [2, 6]), ("$ ", "  # end", [1, 3]),
    ])
  func around(before: String, after: String, lines: [Int]) throws {
    let reading = try read(before + Self.scene + after)
    #expect(reading.document.nodes.map(\.id) == ["w"])
    #expect(reading.report.skipped.map(\.lines) == [lines])
    let added = before.filter { $0 == "\n" }.count
    #expect(reading.problems.first?.place?.line == 3 + added)
    // The last line of what stands before is on the scene's first one.
    #expect(reading.problems.first?.place?.column == 58)
    #expect(reading.report.linesRead == lines.last.map { max($0, 3 + added) })
  }

  @Test("blanks around a scene are nothing")
  func blanks() throws {
    #expect(try read("\n\n  " + Self.scene + "\n \n").report.skipped == [])
  }

  @Test(
    "a bracket too many is no console's, and is told as before",
    arguments: [
      ("", "}"), ("", ", {}"), ("[", "]"), ("{", ""), ("", " \"x\""), ("// a\n", ""),
      ("/* a */ ", ""),
    ])
  func brackets(before: String, after: String) {
    #expect(throws: SceneError.self) { try read(before + Self.scene + after) }
  }

  @Test("every beginning of such a text is a scene in part or a message")
  func truncated() {
    let text = Array(("(lldb) po\n" + Self.scene + "\n(lldb) \"{").utf8)
    for length in text.indices { _ = try? SceneImport.read(Data(text[..<length])) }
  }

  @Test("where nobody looked for overrides, each class of the app is asked about")
  @MainActor
  func unknown() throws {
    let classes = [
      ("CardView", "", true), ("UIButton", "", false),
      ("Shop.Card", ", \"hitTestRules\": [{ \"rule\": \"passThrough\" }]", false),
    ]
    for (name, rules, isAsked) in classes {
      for overrides in ["null", "{}"] {
        let reading = try read(
          """
          { "hitscope": 1, "overrides": \(overrides), "windows": [
            { "class": "\(name)", "frame": [0, 0, 9, 9]\(rules) }] }
          """)
        #expect(
          reading.report.unknownClasses.map(\.views) == (isAsked && overrides == "null" ? [1] : []))
        // A class that is asked about is not said to be missing as well.
        let told = SceneBuilder().build(reading.document).problems
        #expect(told.isEmpty == (overrides == "null" || name == "UIButton"), "\(name)")
        // It is kept when the scene is written.
        let again = try SceneReader.read(reading.document.write())
        #expect(again.document == reading.document)
        #expect(again.document.areOverridesUnknown == (overrides == "null"))
      }
    }
  }
}
