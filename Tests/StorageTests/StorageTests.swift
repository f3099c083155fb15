import Foundation
import Glibc
import Testing
import UIKit
import Visualizer

@testable import hitscope

/// The disk as the window asks for it, in a folder that stands for a person's home.
@Suite("Settings, recovery and folders")
struct StorageTests {
  private let home: URL
  private let environment: [String: String]

  init() throws {
    home = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    environment = ["HOME": home.path, "PATH": home.appendingPathComponent("bin").path]
  }

  private var storage: Storage { Storage(environment: environment) }
  private var settingsFile: URL { home.appendingPathComponent(".config/hitscope/settings.json") }
  private var recoveryFolder: URL {
    home.appendingPathComponent(".local/state/hitscope/recovery")
  }

  private func text(_ url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

  // MARK: Custom code that ended a run

  @Test("what a dead run asked of custom code is told once; of a living or peaceful run nothing is")
  @MainActor
  func stopped() throws {
    let alive = storage
    let journal = try #require(alive.journal())
    let dead = recoveryFolder.appendingPathComponent("99-1.asked")
    let file = try #require(HitJournal(url: dead))
    let found = journal.watch {
      HitJournal.making("Living") {
        file.watch { HitJournal.making("Dead") { storage.stopped() } }
      }
    }
    #expect(found == [.stopped(HitJournal.Entry(.making, className: "Dead"))])
    #expect(storage.stopped() == [])
    #expect(!FileManager.default.fileExists(atPath: dead.path))
    alive.close()
    #expect(try FileManager.default.contentsOfDirectory(atPath: recoveryFolder.path) == [])
  }

  @Test("a folder that takes no files costs nothing but the journal")
  @MainActor
  func noJournal() throws {
    try Data().write(to: home.appendingPathComponent(".local"))
    #expect(storage.journal() == nil)
    #expect(storage.stopped() == [])
  }

  // MARK: Settings

  @Test("settings come back as they were stored")
  func settings() {
    let settings = Settings(
      theme: "light", layers: ["frames"], speed: 2, recent: ["/a/scene.json"])
    #expect(storage.settings() == [.settings(Settings())])
    _ = storage.perform(.store(settings))
    #expect(storage.settings() == [.settings(settings)])
  }

  @Test("keys of another version stay in the file")
  func unknownKeys() throws {
    try FileManager.default.createDirectory(
      at: settingsFile.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(#"{"theme": "dark", "future": {"deep": [1, 2]}}"#.utf8).write(to: settingsFile)
    _ = storage.perform(.store(Settings(theme: "light")))
    let values =
      try JSONSerialization.jsonObject(with: Data(contentsOf: settingsFile)) as? [String: Any]
    #expect(values?["theme"] as? String == "light")
    #expect((values?["future"] as? [String: [Int]])?["deep"] == [1, 2])
  }

  @Test(
    "a broken file is told of and never written over",
    arguments: ["{\"theme\": ", "[1, 2]", "\u{0}\u{1}", ""])
  func broken(content: String) throws {
    try FileManager.default.createDirectory(
      at: settingsFile.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.utf8).write(to: settingsFile)
    #expect(storage.settings() == [.brokenSettings(path: settingsFile.path)])
    _ = storage.perform(.store(Settings(theme: "light")))
    #expect(text(settingsFile) == content)
  }

  @Test("a value of the wrong kind is left at its default")
  func wrongKinds() throws {
    try FileManager.default.createDirectory(
      at: settingsFile.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(#"{"theme": 5, "layers": "frames", "speed": "fast", "recent": {}}"#.utf8)
      .write(to: settingsFile)
    #expect(storage.settings() == [.settings(Settings())])
  }

  @Test("a theme of the command line goes before the settings' one")
  func theme() {
    _ = storage.perform(.store(Settings(theme: "light")))
    let storage = Storage(keepsTheme: true, environment: environment)
    #expect(storage.settings() == [.settings(Settings())])
  }

  @Test("the XDG folders are where the environment says; relative ones are ignored")
  func folders() {
    let folders = UserFolders([
      "HOME": "/h", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "relative",
    ])
    #expect(folders.settings.path == "/c/hitscope/settings.json")
    #expect(folders.recovery.path == "/h/.local/state/hitscope/recovery")
  }

  // MARK: Recovery

  private let work = UnsavedWork(name: "a scene", path: "/a/scene.json", scene: "{}")

  /// A run that was killed: its lock goes with the process, its work stays.
  private func leftover(named name: String = "99-1") throws -> String {
    try FileManager.default.createDirectory(at: recoveryFolder, withIntermediateDirectories: true)
    let file = recoveryFolder.appendingPathComponent(name + ".work.json")
    try JSONEncoder().encode(work).write(to: file)
    return file.path
  }

  @Test("work is kept where only its owner can read it, and forgotten")
  func keeping() throws {
    let storage = storage
    _ = storage.perform(.keep(work))
    let files = try FileManager.default.contentsOfDirectory(atPath: recoveryFolder.path)
    #expect(files.count == 2)
    var status = stat()
    #expect(stat(recoveryFolder.path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o700)
    _ = storage.perform(.forget)
    storage.close()
    #expect(try FileManager.default.contentsOfDirectory(atPath: recoveryFolder.path).isEmpty)
  }

  @Test("the work of a run that lives is offered to nobody")
  func living() {
    let living = storage
    _ = living.perform(.keep(work))
    #expect(storage.leftovers().isEmpty)
    living.close()
  }

  @Test("the work of a dead run is offered to one run only, until that has answered")
  func offered() throws {
    let path = try leftover()
    let (one, other) = (storage, storage)
    #expect(one.leftovers() == [.found(work, recovery: path)])
    #expect(other.leftovers().isEmpty)
    one.close()
    #expect(other.leftovers() == [.found(work, recovery: path)])
    other.close()
  }

  @Test("restored work is this run's from then on: killed again, it is offered again")
  func restored() throws {
    let path = try leftover()
    let storage = storage
    _ = storage.leftovers()
    _ = storage.perform(.settle(recovery: path, isRestored: true))
    let names = try FileManager.default.contentsOfDirectory(atPath: recoveryFolder.path)
    #expect(names.count { $0.hasSuffix(".work.json") } == 1)
    #expect(!FileManager.default.fileExists(atPath: path))
    _ = storage.perform(.forget)
    storage.close()
    #expect(try FileManager.default.contentsOfDirectory(atPath: recoveryFolder.path).isEmpty)
  }

  @Test("discarded work is gone")
  func discarded() throws {
    let path = try leftover()
    let storage = storage
    _ = storage.leftovers()
    _ = storage.perform(.settle(recovery: path, isRestored: false))
    storage.close()
    #expect(try FileManager.default.contentsOfDirectory(atPath: recoveryFolder.path).isEmpty)
  }

  @Test("a file that is no work is left alone")
  func foreign() throws {
    try FileManager.default.createDirectory(at: recoveryFolder, withIntermediateDirectories: true)
    let file = recoveryFolder.appendingPathComponent("1-1.work.json")
    try Data("no work".utf8).write(to: file)
    let storage = storage
    #expect(storage.leftovers().isEmpty)
    storage.close()
    #expect(text(file) == "no work")
  }

  // MARK: Folders and dialogs

  @Test("a look tells folders, files and nothing apart; ~ and relative paths count")
  func looking() throws {
    let storage = storage
    let inside = home.appendingPathComponent("inside")
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    for name in ["b.json", "a10.json", "a9.json"] {
      try Data().write(to: inside.appendingPathComponent(name))
    }
    try FileManager.default.createDirectory(
      at: inside.appendingPathComponent("z"), withIntermediateDirectories: true)
    let listing = FolderListing(
      path: inside.path,
      entries: [
        .init("z", isFolder: true), .init("a9.json"), .init("a10.json"), .init("b.json"),
      ])
    #expect(storage.perform(.look(at: inside.path, from: nil)) == [.listing(listing)])
    #expect(storage.perform(.look(at: "..", from: inside.path + "/z")) == [.listing(listing)])
    #expect(
      storage.perform(.look(at: "b.json", from: inside.path))
        == [.file(path: inside.path + "/b.json")])
    #expect(
      storage.perform(.look(at: "/nowhere/x", from: inside.path))
        == [.nothing(path: "/nowhere/x", .missing())])
    guard case .listing? = storage.perform(.look(at: "~", from: inside.path)).first else {
      Issue.record("home is a folder")
      return
    }
  }

  @Test("a desktop without a dialog says so at once")
  func noDialog() {
    let storage = storage
    #expect(storage.perform(.choose(PathQuestion(.open, folder: nil))) == [.noDialog])
    #expect(!storage.isWaiting)
  }

  private struct Program: Sendable, CustomTestStringConvertible {
    var name: String
    var script: String
    var answer: FileAnswer
    var testDescription: String { "\(name): \(script)" }
  }

  @Test(
    "the desktop's dialog answers with a path, is cancelled, or can't run",
    arguments: [
      Program(
        name: "zenity", script: "echo '/a b/c.json'",
        answer: .chosen(path: "/a b/c.json", mayReplace: true)),
      Program(
        name: "kdialog", script: "echo /x.json", answer: .chosen(path: "/x.json", mayReplace: true)
      ),
      Program(name: "zenity", script: "exit 1", answer: .cancelled),
      Program(name: "kdialog", script: "exit 254", answer: .noDialog),
    ])
  private func dialogs(program: Program) throws {
    let bin = home.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    let file = bin.appendingPathComponent(program.name)
    try Data("#!/bin/sh\n\(program.script)\n".utf8).write(to: file)
    chmod(file.path, 0o755)
    let storage = storage
    #expect(storage.perform(.choose(PathQuestion(.open, folder: "/"))).isEmpty)
    var answers: [FileAnswer] = []
    while storage.isWaiting {
      answers += storage.poll()
      usleep(10_000)
    }
    #expect(answers == [program.answer])
  }

  @Test("the capture is the shipped one")
  func capture() {
    #expect(Storage.text(of: .debuggerLine).hasPrefix("expr -l Swift -- "))
    #expect(Storage.text(of: .swiftFile).contains("import UIKit"))
  }
}
