import Canvas
import Foundation
import Scenes
import Testing
import Wording

@testable import Visualizer

@Suite("What a scene is called")
@MainActor
struct SceneTitleTests {
  private let person = Person(scenes: [SampleScenes.glass])

  private func open(title: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var document = SampleScenes.glass
    document.title = title
    let file = folder.appendingPathComponent("pane.hitscene.json")
    try document.write().write(to: file)
    person.visualizer.handle(.dropped(file: file.path))
    person.wait(0)
  }

  @Test(
    "its own title, where that is short and one line; else its file's name",
    arguments: [
      ("The pane", "The pane"), ("", "pane.hitscene.json"), ("  ", "pane.hitscene.json"),
      ("two\nlines", "pane.hitscene.json"),
      (String(repeating: "long ", count: 13), "pane.hitscene.json"),
    ])
  func title(own: String, shown: String) throws {
    try open(title: own)
    guard case .opened(let scene, _) = person.log.last else {
      Issue.record("\(person.log)")
      return
    }
    #expect(scene == shown)
    #expect(person.sees(shown))
    // The window says what is saved to.
    #expect(person.visualizer.title == "pane.hitscene.json – Hitscope")
  }

  @Test("a lesson keeps its number")
  func lesson() throws {
    try open(title: "The pane")
    person.visualizer.open(file: nil)
    #expect(person.workspace.sceneTitle == "1 · Glass")
  }

  @Test("a banner and a dialog say message and hint as sentences of their own")
  func sentences() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let twice = #"{"id": "a", "frame": [0, 0, 9, 9]}"#
    try #"{"hitscope": 1, "windows": [\#(twice), \#(twice), \#(twice)]}"#
      .write(to: file, atomically: true, encoding: .utf8)
    person.visualizer.handle(.dropped(file: file.path))
    #expect(
      person.workspace.banner?.hint
        == "Give every view an id of its own. One more problem is on standard error.")

    try #"{"hitscope": 1, "windows": ["#.write(to: file, atomically: true, encoding: .utf8)
    person.visualizer.handle(.dropped(file: file.path))
    #expect(person.workspace.banner?.hint == "Is the end of the file missing?")
    person.control("o")
    person.answer(.noDialog)
    person.answer(.file(path: file.path))
    guard case .browser(let browser) = person.workspace.filing.sheet else {
      Issue.record("no dialog")
      return
    }
    #expect(browser.refusal?.hasSuffix("column 28. Is the end of the file missing?") == true)
  }

  @Test("the tip of every button reads outside the sheet of keys")
  func tips() {
    #expect(Shortcut.tip(for: .toggleHelp) == "Keys and mouse  (?)")
    #expect(Shortcut.all.allSatisfy { !$0.words.contains("this") && !$0.words.isEmpty })
  }

  @Test("what Control does stands in the table of keys, in words and once")
  func control() {
    let signs = Shortcut.all.filter { !$0.control.isEmpty }
    #expect(signs.count >= 14)
    for shortcut in signs {
      #expect(shortcut.sign.hasPrefix("Ctrl "))
      for chord in shortcut.control {
        let key = Key.character(chord.sign, position: chord.sign)
        let modifiers: Modifiers = chord.isShifted == true ? [.control, .shift] : .control
        #expect(Shortcut.controlCommand(for: key, modifiers: modifiers) == shortcut.command)
      }
    }
    // A layout that prints an accent on the key of a digit, and one that prints a minus there.
    let accent = Key.character("à", position: "0")
    #expect(Shortcut.controlCommand(for: accent, modifiers: .control) == .comfort(.enlarge(0)))
    let minus = Key.character("-", position: "6")
    #expect(Shortcut.controlCommand(for: minus, modifiers: .control) == .comfort(.enlarge(-1)))
    #expect(
      Shortcut.controlCommand(for: .character("x", position: "x"), modifiers: .control) == nil)
  }
}
