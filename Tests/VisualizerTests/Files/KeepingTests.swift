import Canvas
import Foundation
import Scenes
import Testing

@testable import Visualizer

@Suite("Recovery, settings and recent files")
@MainActor
struct KeepingTests {
  private let person = Person(scenes: [SampleScenes.glass, SampleScenes.reaching])

  private func kept(_ request: FileRequest?) -> UnsavedWork? {
    if case .keep(let work)? = request { work } else { nil }
  }

  @Test("a change is kept within two seconds, once, with the whole scene")
  func keeping() throws {
    #expect(person.visualizer.dueIn == nil)
    person.hide("save")
    let due = try #require(person.visualizer.dueIn)
    #expect(due <= 2)

    person.sit(due / 2)
    #expect(person.takeRequests().isEmpty)
    person.sit(due / 2)

    let work = try #require(kept(person.takeRequests().last))
    #expect(try SceneReader.read(Data(work.scene.utf8)).document == person.workspace.document)
    #expect(person.visualizer.dueIn == nil)
    person.sit(60)
    #expect(person.takeRequests().isEmpty)
  }

  @Test("changes without a pause are kept all the same")
  func busy() {
    var kept = 0
    for step in 0..<40 {
      person.hide("save", step % 2 == 0)
      person.sit(0.1)
      if self.kept(person.takeRequests().last) != nil { kept += 1 }
    }
    #expect(kept >= 1)
  }

  @Test("what is saved, undone or let go of is no longer kept")
  func forgotten() {
    person.hide("save")
    person.sit(2)
    _ = person.takeRequests()
    person.control("z")
    #expect(person.takeRequests() == [.forget])

    person.hide("save")
    person.sit(2)
    _ = person.takeRequests()
    person.control("s", shift: true)
    person.answer(.chosen(path: "/a/b.json", mayReplace: true))
    person.answer(.saved(path: "/a/b.json"))
    #expect(person.takeRequests().last == .forget)

    person.hide("pane")
    person.sit(2)
    _ = person.takeRequests()
    person.close()
    person.click(on: "Don't save")
    #expect(person.takeRequests().contains(.forget))
  }

  private func leave(_ scene: SceneDocument = SampleScenes.reaching) {
    let text = String(decoding: scene.write(), as: UTF8.self)
    person.answer(
      .found(
        UnsavedWork(name: "lost.json", path: "/a/lost.json", scene: text), recovery: "/r/1"))
  }

  @Test("work of a killed run is offered; restored, it is open, unsaved, and saved to its file")
  func restoring() {
    leave()
    #expect(person.sees("There are unsaved changes to lost.json"))
    person.click(on: "Restore")

    #expect(person.workspace.document == SampleScenes.reaching)
    #expect(person.visualizer.title == "• lost.json – Hitscope")
    #expect(person.takeRequests().contains(.settle(recovery: "/r/1", isRestored: true)))
    #expect(!person.sees("There are unsaved changes"))
    person.control("s")
    guard case .save(let file)? = person.takeRequests().last else {
      Issue.record("nothing was saved")
      return
    }
    #expect(file.path == "/a/lost.json")
  }

  @Test("discarded work is asked about no more")
  func discarding() {
    leave()
    person.click(on: "Discard")
    #expect(person.takeRequests() == [.settle(recovery: "/r/1", isRestored: false)])
    #expect(!person.sees("There are unsaved changes"))
    #expect(!person.workspace.isUnsaved)
  }

  @Test("restoring over unsaved changes asks first, and cancelled the offer stays")
  func guarded() {
    person.hide("save")
    leave()
    person.click(on: "Restore")
    #expect(person.sees("Save the changes to"))
    person.press(.escape)
    #expect(person.sees("There are unsaved changes"))
    #expect(person.workspace.node(of: "save")?.isHidden == true)
  }

  @Test("work that can't be read is named and left where it is")
  func unreadable() {
    person.answer(
      .found(UnsavedWork(name: "x", path: nil, scene: "{\"hitscope\":"), recovery: "/r/2"))
    person.click(on: "Restore")
    #expect(person.workspace.banner?.title.contains("/r/2") == true)
    #expect(!person.requests.contains { if case .settle = $0 { true } else { false } })
  }

  // MARK: Settings

  @Test("settings are taken at the start, and stored a while after they change")
  func settings() {
    person.answer(
      .settings(Settings(theme: "light", layers: ["frames"], speed: 2, recent: ["/a/b.json"])))
    #expect(person.workspace.theme == .light)
    #expect(person.workspace.layers == [.frames])
    #expect(person.workspace.player.speed == 2)
    #expect(person.visualizer.dueIn == nil)

    person.press("2")
    person.sit(2)

    #expect(
      person.takeRequests() == [
        .store(
          Settings(
            theme: "light", layers: ["frames", "touch-areas"], speed: 2, recent: ["/a/b.json"]))
      ])
    #expect(person.visualizer.dueIn == nil)
  }

  @Test("a change just before closing is stored too")
  func closing() {
    person.answer(.settings(Settings()))
    person.press("2")
    person.close()
    guard case .store? = person.takeRequests().last else {
      Issue.record("the settings were not stored")
      return
    }
  }

  @Test("words that no setting knows are passed over")
  func unknownWords() {
    person.answer(
      .settings(Settings(theme: "sepia", layers: ["frames", "auras"], speed: .nan, recent: [])))
    #expect(person.workspace.theme == .dark)
    #expect(person.workspace.layers == [.frames])
    #expect(person.workspace.player.speed == 1)
  }

  @Test("broken settings are told of, and nothing is stored over them")
  func brokenSettings() {
    person.answer(.brokenSettings(path: "/c/settings.json"))
    #expect(person.workspace.banner?.title.contains("/c/settings.json") == true)
    person.press("2")
    person.sit(5)
    person.close()
    #expect(person.takeRequests().isEmpty)
  }

  @Test("files opened last stand in the menu, each once, the last one first")
  func recent() throws {
    var paths: [String] = []
    for index in 0..<10 {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID())/r\(index).hitscene.json")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try SampleScenes.glass.write().write(to: file)
      paths.insert(file.path, at: 0)
      person.visualizer.handle(.dropped(file: file.path))
    }
    person.visualizer.handle(.dropped(file: paths[5]))
    let recent = person.workspace.filing.recent
    #expect(recent.count == 8)
    #expect(Array(recent.prefix(3)) == [paths[5], paths[0], paths[1]])

    person.click(on: person.workspace.sceneTitle)
    person.click(on: (paths[1] as NSString).lastPathComponent)
    #expect(person.workspace.filing.path == paths[1])
  }
}
