import Canvas
import Foundation
import Testing
import Wording

@testable import Visualizer

@Suite("The window's own file dialog")
@MainActor
struct BrowserTests {
  private let person = Person(scenes: [SampleScenes.glass, SampleScenes.reaching])
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try SampleScenes.reaching.write().write(to: folder.appendingPathComponent("heart.json"))
    try Data("nothing".utf8).write(to: folder.appendingPathComponent("broken.txt"))
  }

  private var listing: FolderListing {
    FolderListing(
      path: folder.path,
      entries: [
        .init("deeper", isFolder: true), .init(".hidden.json"), .init("broken.txt"),
        .init("heart.json"), .init("picture.png"),
      ])
  }

  private func open() {
    person.control("o")
    person.answer(.noDialog)
    person.answer(.listing(listing))
    _ = person.look()
  }

  private var looked: String? {
    if case .look(let path, _)? = person.takeRequests().last { path } else { nil }
  }

  private var browser: Browser? {
    if case .browser(let browser)? = person.workspace.filing.sheet { browser } else { nil }
  }

  @Test("it shows folders and what can be opened; everything on request")
  func shows() {
    open()
    #expect(browser?.shown.map(\.name) == ["deeper", "broken.txt", "heart.json"])
    person.click(on: "heart.json")
    #expect(browser?.selected == 2)
    person.visualizer.perform(.file(.browse(.showAll(true))))
    #expect(browser?.shown.count == 5)
  }

  @Test("typing looks for names; Enter opens the only one left")
  func typing() {
    open()
    person.type("hea")
    #expect(browser?.shown.map(\.name) == ["heart.json"])
    person.press(.enter)
    #expect(looked == folder.path + "/heart.json")
    person.answer(.file(path: folder.path + "/heart.json"))
    #expect(person.workspace.document.title == "Reaching")
    #expect(person.workspace.filing.sheet == nil)
  }

  @Test("arrow keys choose while the field is typed into")
  func arrows() {
    open()
    person.press(.down)
    person.press(.down)
    #expect(browser?.selected == 1)
    person.press(.up)
    person.press(.enter)
    #expect(looked == folder.path + "/deeper")
  }

  @Test("a typed path leads there; one that leads nowhere is told in place")
  func paths() {
    open()
    person.type("/etc/x.json")
    person.press(.enter)
    #expect(looked == "/etc/x.json")
    person.answer(.nothing(path: "/etc/x.json", .missing()))
    #expect(person.sees("x.json can't be opened"))
    #expect(browser != nil)
  }

  @Test("a file that can't be read is refused in place, and the dialog stays for another one")
  func unreadable() {
    open()
    person.answer(.file(path: folder.path + "/broken.txt"))
    #expect(browser?.refusal?.hasPrefix("broken.txt") == true)
    #expect(person.workspace.banner == nil)
    person.answer(.file(path: folder.path + "/heart.json"))
    #expect(person.workspace.document.title == "Reaching")
  }

  @Test("a click on a folder goes in, the arrow goes up, Escape and Cancel go away")
  func mouse() {
    open()
    person.click(on: "deeper/")
    #expect(looked == folder.path + "/deeper")
    person.answer(.listing(FolderListing(path: folder.path + "/deeper", entries: [])))
    #expect(person.sees("nothing of that kind here"))
    person.visualizer.perform(.file(.browse(.up)))
    person.press(.escape)
    #expect(browser == nil)
    open()
    person.click(on: "Cancel")
    #expect(browser == nil)
  }

  @Test("a second click on a file opens it")
  func secondClick() {
    open()
    person.click(on: "heart.json")
    _ = person.takeRequests()
    person.click(on: "heart.json")
    #expect(looked == folder.path + "/heart.json")
  }

  @Test("saving starts with a name; a folder keeps it, a file takes its own")
  func saving() {
    person.control("s", shift: true)
    person.answer(.noDialog)
    person.answer(.listing(listing))
    _ = person.look()
    #expect(browser?.typed == "Glass.hitscene.json")
    person.click(on: "deeper/")
    person.answer(.listing(FolderListing(path: folder.path + "/deeper", entries: [])))
    #expect(browser?.typed == "Glass.hitscene.json")
    _ = person.takeRequests()
    person.press(.enter)
    let path = folder.path + "/deeper/Glass.hitscene.json"
    #expect(looked == path)
    person.answer(.nothing(path: path, .missing()))
    guard case .save(let file)? = person.takeRequests().last else {
      Issue.record("nothing was saved")
      return
    }
    #expect(file.path == path)
    #expect(!file.mayReplace)
    person.answer(.notSaved(path: path, .notPermitted))
    #expect(browser?.refusal == Labels.notSaved(path, .notPermitted))
    person.answer(.saved(path: path))
  }

  @Test("a folder that has gone leads home")
  func vanished() {
    person.control("o")
    person.answer(.noDialog)
    person.answer(.nothing(path: "/gone", .missing()))
    #expect(looked == "~")
    person.answer(.listing(listing))
    #expect(browser?.listing == listing)
  }

  @Test("a folder of 30,000 files shows the rows that are seen")
  func large() {
    open()
    let entries = (0..<30_000).map { FolderListing.Entry("file\($0).json") }
    person.answer(.listing(FolderListing(path: "/large", entries: entries)))
    #expect(person.words.count { $0.hasPrefix("file") } < 40)
  }
}
