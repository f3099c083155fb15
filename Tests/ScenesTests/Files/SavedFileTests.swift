import Foundation
import Glibc
import Testing

@testable import Scenes

@Suite("Saving a file")
struct SavedFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private func content(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  private func failure(_ path: String, mayReplace: Bool = true, size: Int = 3) -> FileFault? {
    do throws(FileFault) {
      try OutputFile.save(
        Data(repeating: 65, count: size), to: path, mayReplace: mayReplace)
      return nil
    } catch {
      return error
    }
  }

  private func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  @Test("a new file holds what was written, and nothing else is left beside it")
  func new() throws {
    #expect(failure(path("new.json"), mayReplace: false) == nil)
    #expect(content(path("new.json")) == "AAA")
    #expect(names(in: folder.path) == ["new.json"])
  }

  @Test("an existing file is replaced only where that is meant")
  func replacing() throws {
    try write("old", to: path("a.json"))
    #expect(failure(path("a.json"), mayReplace: false) == .exists)
    #expect(content(path("a.json")) == "old")
    #expect(failure(path("a.json")) == nil)
    #expect(content(path("a.json")) == "AAA")
    #expect(names(in: folder.path) == ["a.json"])
  }

  @Test("the permissions stay", arguments: [0o600, 0o640, 0o664, 0o755])
  func permissions(mode: Int) throws {
    try write("old", to: path("a.json"))
    chmod(path("a.json"), mode_t(mode))
    #expect(failure(path("a.json")) == nil)
    var status = stat()
    #expect(stat(path("a.json"), &status) == 0)
    #expect(Int(status.st_mode & 0o7777) == mode)
  }

  @Test("a symbolic link stays one, and its file gets the content", arguments: [true, false])
  func links(isThere: Bool) throws {
    try FileManager.default.createDirectory(
      atPath: path("elsewhere"), withIntermediateDirectories: true)
    if isThere { try write("old", to: path("elsewhere/real.json")) }
    symlink("elsewhere/real.json", path("middle.json"))
    symlink(path("middle.json"), path("link.json"))

    #expect(failure(path("link.json")) == nil)

    #expect(content(path("elsewhere/real.json")) == "AAA")
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: path("link.json"))
    #expect(target == path("middle.json"))
    #expect(names(in: path("elsewhere")) == ["real.json"])
  }

  @Test("a circle of links is no endless way")
  func circle() {
    symlink(path("b"), path("a"))
    symlink(path("a"), path("b"))
    guard case .other = failure(path("a")) else {
      Issue.record("a circle must be refused")
      return
    }
  }

  @Test("what can't be written to is refused with its reason, and stays as it was")
  func refusals() throws {
    try FileManager.default.createDirectory(
      atPath: path("folder"), withIntermediateDirectories: true)
    try write("text", to: path("file"))
    mkfifo(path("pipe"), 0o600)
    #expect(failure(path("folder")) == .folder)
    #expect(failure(path("gone/new.json")) == .missingFolder(path("gone")))
    #expect(failure(path("file/new.json")) == .missingFolder(path("file")))
    #expect(failure(path("pipe")) == .notAFile)
    #expect(failure("/dev/full") == .notAFile)
    #expect(failure("/proc/new.json") != nil)
    #expect(failure(path(String(repeating: "n", count: 300))) == .nameTooLong)
    #expect(names(in: folder.path) == ["file", "folder", "pipe"])
  }

  @Test(
    "a read-only folder refuses, and a read-only file in an open one too",
    .enabled(if: geteuid() != 0, "root may write everywhere"))
  func readOnly() throws {
    try FileManager.default.createDirectory(
      atPath: path("folder"), withIntermediateDirectories: true)
    chmod(path("folder"), 0o500)
    try write("old", to: path("a.json"))
    chmod(path("a.json"), 0o400)
    #expect(failure(path("folder/new.json")) == .notPermitted)
    #expect(failure(path("a.json")) == .notPermitted)
    #expect(content(path("a.json")) == "old")
  }

  @Test(
    "a full disk keeps the old content and leaves no half file",
    .enabled(if: SmallDisk.isPossible, "mounting needs root"))
  func fullDisk() throws {
    let disk = try SmallDisk(at: path("disk"))
    defer { disk.unmount() }
    try write("old", to: path("disk/a.json"))

    #expect(failure(path("disk/a.json"), size: 1 << 20) == .full)
    #expect(failure(path("disk/b.json"), size: 1 << 20) == .full)

    #expect(content(path("disk/a.json")) == "old")
    #expect(names(in: path("disk")) == ["a.json"])
  }

  @Test(
    "a disk that is mounted read-only says so",
    .enabled(if: SmallDisk.isPossible, "mounting needs root"))
  func readOnlyDisk() throws {
    let disk = try SmallDisk(at: path("disk"), options: "size=64k,ro")
    defer { disk.unmount() }
    #expect(failure(path("disk/a.json")) == .readOnly)
  }

  @Test(
    "error numbers become reasons",
    arguments: [
      (ENOSPC, .full), (EDQUOT, .full), (EFBIG, .full), (EACCES, .notPermitted),
      (EPERM, .notPermitted), (EROFS, .readOnly), (ENOENT, .missing()),
      (ENOTDIR, .missing()), (EISDIR, .folder), (ENAMETOOLONG, .nameTooLong),
      (EIO, .other("Input/output error")),
    ] as [(Int32, FileFault)])
  func reasons(code: Int32, failure: FileFault) {
    #expect(FileFault(code: code) == failure)
  }
}

/// A disk of 64 kB in memory.
struct SmallDisk {
  let path: String

  static let isPossible: Bool = {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
    guard geteuid() == 0, let disk = try? SmallDisk(at: path) else { return false }
    disk.unmount()
    return true
  }()

  init(at path: String, options: String = "size=64k") throws {
    self.path = path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    guard mount("tmpfs", path, "tmpfs", options.contains("ro") ? 1 : 0, "size=64k") == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  func unmount() { umount(path) }
}
