import Canvas
import Foundation
import Scenes
import Testing
import UIKit
import Wording

@testable import Visualizer

@Suite("Saving, and what is never lost")
@MainActor
struct SavingTests {
  private let person = Person(scenes: [SampleScenes.glass, SampleScenes.reaching])

  /// A scene in a file, opened.
  private func openFile() throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID())/pane.hitscene.json")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try SampleScenes.glass.write().write(to: file)
    person.visualizer.handle(.dropped(file: file.path))
    _ = person.takeRequests()
    return file.path
  }

  private func saved(_ request: FileRequest?) -> SceneFile? {
    if case .save(let file)? = request { file } else { nil }
  }

  private func asked(_ request: FileRequest?) -> PathQuestion? {
    if case .choose(let question)? = request { question } else { nil }
  }

  @Test("Ctrl-S writes the scene as it is to its own file, and the mark goes when it is there")
  func save() throws {
    let path = try openFile()
    person.hide("save")
    #expect(person.visualizer.title == "• pane.hitscene.json – Hitscope")

    person.control("s")

    let file = try #require(saved(person.takeRequests().last))
    #expect(file.path == path)
    #expect(file.mayReplace)
    #expect(try SceneReader.read(file.data).document == person.workspace.document)
    #expect(person.visualizer.title.hasPrefix("•"))
    person.answer(.saved(path: path))
    #expect(person.visualizer.title == "pane.hitscene.json – Hitscope")
  }

  @Test("a change made while it is written is still unsaved afterwards")
  func changedMeanwhile() throws {
    let path = try openFile()
    person.hide("save")
    person.control("s")
    person.hide("pane")
    person.answer(.saved(path: path))
    #expect(person.visualizer.title.hasPrefix("•"))
  }

  @Test("undoing back to what was saved takes the mark away, and redoing brings it back")
  func undone() throws {
    _ = try openFile()
    person.hide("save")
    person.control("z")
    #expect(!person.visualizer.title.hasPrefix("•"))
    person.control("z", shift: true)
    #expect(person.visualizer.title.hasPrefix("•"))
  }

  @Test("a lesson has no file: saving asks where, and suggests a name any disk takes")
  func lesson() throws {
    person.control("s")
    let question = try #require(asked(person.takeRequests().last))
    #expect(question.purpose == .save)
    #expect(question.name == "Glass.hitscene.json")

    person.answer(.chosen(path: "/a/mine", mayReplace: true))

    let file = try #require(saved(person.takeRequests().last))
    #expect(file.path == "/a/mine.hitscene.json")
    // The dialog asked about another name than the one that is written.
    #expect(!file.mayReplace)
    person.answer(.saved(path: file.path))
    #expect(person.visualizer.title == "mine.hitscene.json – Hitscope")
  }

  @Test("what can't be written stays open and unsaved, with the reason and what to do")
  func failures() throws {
    let path = try openFile()
    for failure in [
      FileFault.full, .notPermitted, .readOnly, .missingFolder("/gone"), .folder, .notAFile,
      .nameTooLong, .other("Input/output error"),
    ] {
      person.hide("save", person.workspace.node(of: "save")?.isHidden != true)
      person.hide("pane", person.workspace.node(of: "pane")?.isHidden != true)
      let document = person.workspace.document
      person.control("s")
      person.answer(.notSaved(path: path, failure))
      #expect(person.workspace.document == document)
      #expect(person.workspace.banner?.isError == true)
      #expect(person.workspace.banner?.title == Labels.notSaved(path, failure))
      #expect(person.workspace.banner?.hint?.contains("Ctrl Shift S") == true)
      #expect(person.workspace.isUnsaved)
    }
  }

  @Test("a name that is taken is asked about; another one can be chosen instead")
  func taken() throws {
    person.control("s", shift: true)
    person.answer(.chosen(path: "/a/b.json", mayReplace: false))
    person.answer(.notSaved(path: "/a/b.json", .exists))
    #expect(person.sees("b.json is there already"))

    person.click(on: "Choose another name")
    #expect(asked(person.takeRequests().last) != nil)

    person.answer(.chosen(path: "/a/b.json", mayReplace: false))
    person.answer(.notSaved(path: "/a/b.json", .exists))
    person.click(on: "Replace")
    #expect(saved(person.takeRequests().last)?.mayReplace == true)
    person.answer(.saved(path: "/a/b.json"))
    #expect(person.visualizer.title == "b.json – Hitscope")
    #expect(person.workspace.filing.sheet == nil)
  }

  // MARK: The guard

  @Test("closing with nothing unsaved closes")
  func closes() {
    person.close()
    #expect(person.visualizer.isClosing)
  }

  @Test("closing with unsaved changes asks; Escape and Cancel go back to them")
  func cancelled() {
    person.hide("save")
    person.close()
    #expect(!person.visualizer.isClosing)
    #expect(person.sees("Save the changes to"))
    person.press(.escape)
    #expect(!person.sees("Save the changes to"))
    person.close()
    person.click(on: "Cancel")
    #expect(!person.visualizer.isClosing)
    #expect(person.workspace.node(of: "save")?.isHidden == true)
  }

  @Test("“Don't save” closes")
  func discarded() {
    person.hide("save")
    person.close()
    person.click(on: "Don't save")
    #expect(person.visualizer.isClosing)
  }

  @Test("“Save” closes only once the work is on the disk", arguments: [true, false])
  func savedBeforeClosing(works: Bool) throws {
    let path = try openFile()
    person.hide("save")
    person.close()
    // Enter gives the first answer.
    person.press(.enter)
    #expect(!person.visualizer.isClosing)
    person.answer(works ? .saved(path: path) : .notSaved(path: path, .full))
    #expect(person.visualizer.isClosing == works)
    #expect(person.workspace.isUnsaved == !works)
  }

  @Test("saving before closing asks for a path; cancelled, the window stays")
  func pathBeforeClosing() {
    person.hide("save")
    person.close()
    person.click(on: "Save")
    #expect(asked(person.takeRequests().last)?.purpose == .save)
    person.answer(.cancelled)
    #expect(!person.visualizer.isClosing)
    // A later save is only a save.
    person.control("s")
    person.answer(.chosen(path: "/a/b.json", mayReplace: true))
    person.answer(.saved(path: "/a/b.json"))
    #expect(!person.visualizer.isClosing)
  }

  @Test("opening another scene asks too, and opens what was meant after the answer")
  func opening() throws {
    person.hide("save")
    person.visualizer.perform(.openShipped(1))
    #expect(person.workspace.shippedIndex == 0)
    person.click(on: "Don't save")
    #expect(person.workspace.shippedIndex == 1)
    #expect(!person.workspace.isUnsaved)
  }

  @Test("a broken file asks nothing and takes nothing away")
  func broken() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    try Data("{\"hitscope\": 1, ".utf8).write(to: file)
    person.hide("save")
    person.visualizer.handle(.dropped(file: file.path))
    #expect(person.workspace.filing.sheet == nil)
    #expect(person.workspace.banner?.isError == true)
    #expect(person.workspace.isUnsaved)
  }

  @Test("behind a sheet nothing acts: keys, wheel and clicks wait")
  func modal() {
    person.hide("save")
    person.close()
    let theme = person.workspace.theme
    let layers = person.workspace.layers
    let camera = person.workspace.cameraTarget
    for key in ["1", "4", "+", "?"] as [Character] { person.press(key) }
    person.press(.space)
    person.wheel(3, at: CGPoint(x: person.workspace.stage.midX, y: 200))
    person.click(at: CGPoint(x: person.workspace.stage.minX + 20, y: 200))
    #expect(person.workspace.layers == layers)
    #expect(person.workspace.theme == theme)
    #expect(person.workspace.cameraTarget == camera)
    #expect(person.workspace.descent == nil)
    #expect(!person.workspace.isHelpShown)
    #expect(person.sees("Save the changes to"))
  }

  @Test("Tab goes through the answers of a sheet and nothing else")
  func keyboard() {
    person.hide("save")
    person.close()
    _ = person.look()
    person.press(.tab)
    #expect(person.visualizer.ui.focus == WidgetID("unsaved.choice", 0))
    person.press(.tab)
    person.press(.tab)
    #expect(person.visualizer.ui.focus == WidgetID("unsaved.choice", 2))
    person.press(.space)
    #expect(person.visualizer.isClosing)
  }
}
