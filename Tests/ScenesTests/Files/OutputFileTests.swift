import Foundation
import Scenes
import Testing

@Suite("What is named to be written")
struct OutputFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("output-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func content(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func fault(_ path: String) -> FileFault? {
    do throws(FileFault) {
      try OutputFile.write(Data("new".utf8), to: path)
      return nil
    } catch {
      return error
    }
  }

  @Test("a file is made or replaced, and nothing else is left in its folder")
  func replaced() throws {
    #expect(fault(path("file")) == nil)
    #expect(content("file") == "new")
    try Data("a longer old text".utf8).write(to: URL(fileURLWithPath: path("file")))
    chmod(path("file"), 0o640)
    #expect(fault(path("file")) == nil)
    #expect(content("file") == "new")
    var status = stat()
    #expect(stat(path("file"), &status) == 0 && status.st_mode & 0o777 == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
  }

  @Test("a link stays a link, also one that leads nowhere yet")
  func link() throws {
    #expect(symlink("file", path("link")) == 0)
    #expect(fault(path("link")) == nil)
    #expect(fault(path("link")) == nil)
    #expect(content("file") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == "file")
  }

  @Test("a device is written to and never replaced")
  func device() throws {
    #expect(symlink("/dev/full", path("full")) == 0)
    #expect(fault(path("full")) == .full)
    #expect(fault("/dev/null") == nil)
    var status = stat()
    for device in ["/dev/full", "/dev/null"] {
      #expect(stat(device, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    }
  }

  @Test("what is in the way is named")
  func faults() {
    #expect(fault(path("no/file")) == .missingFolder(path("no")))
    #expect(fault(folder.path) == .folder)
    #expect(fault("/proc/file") != nil && fault("/proc/file") != .missingFolder("/proc"))
    #expect(fault(path(String(repeating: "x", count: 300))) == .nameTooLong)
    #expect(throws: FileFault.missingFolder(path("no"))) { try OutputFile.open(path("no/log")) }
    #expect(throws: FileFault.folder) { try OutputFile.open(folder.path) }
  }

  @Test("a log begins empty")
  func log() throws {
    try Data("old".utf8).write(to: URL(fileURLWithPath: path("log")))
    let log = try OutputFile.open(path("log"))
    try log.write(contentsOf: Data("1".utf8))
    #expect(content("log") == "1")
  }
}
