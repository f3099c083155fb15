import Foundation
import Scenes
import Testing

@Suite("What is named to be read")
struct InputFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("input-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func kind(_ path: String, names: [String] = []) -> SceneError.Kind? {
    do throws(SceneError) {
      _ = try InputFile.contents(of: path, names: names)
      return nil
    } catch {
      return error.kind
    }
  }

  @Test("a file is read whole, also through a link", arguments: [0, 1, 262_143, 262_144, 900_000])
  func whole(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try Data(bytes).write(to: URL(fileURLWithPath: path("file")))
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: path("file"))
    #expect(try InputFile.contents(of: path("file")) == bytes)
    #expect(try InputFile.contents(of: path("link")) == bytes)
  }

  @Test("what is no file is named")
  func noFile() throws {
    #expect(kind(path("none")) == .file(.missing()))
    #expect(kind(folder.path) == .file(.folder))
    #expect(kind("/dev/null") == nil)
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    #expect(kind(path("pipe")) == .file(.silentPipe))
    #expect(symlink("loop", path("loop")) == 0)
    #expect(kind(path("loop")) == .file(.other("Too many levels of symbolic links")))
    try Data().write(to: URL(fileURLWithPath: path("file")))
    #expect(kind(path("file") + "/below") == .file(.missing()))
  }

  @Test("a name that is almost a known one is told")
  func nearest() {
    #expect(
      kind("the-decsent", names: ["glass", "the-descent"])
        == .file(.missing(nearest: "the-descent")))
  }

  @Test("so is the name of a file beside it")
  func nearestFile() throws {
    try Data().write(to: URL(fileURLWithPath: path("scene.json")))
    #expect(kind(path("scnee.json")) == .file(.missing(nearest: path("scene.json"))))
    #expect(kind(path("elsewhere/scnee.json")) == .file(.missing()))
    #expect(kind(path("quite-another")) == .file(.missing()))
  }

  @Test("Xcode's folder of a view hierarchy is known, and can't be read")
  func hierarchy() throws {
    try FileManager.default.createDirectory(
      atPath: path("app.viewhierarchy"), withIntermediateDirectories: true)
    try Data("<plist/>".utf8).write(to: URL(fileURLWithPath: path("app.viewhierarchy/metadata")))
    for name in ["app.viewhierarchy", "app.viewhierarchy/", "app.viewhierarchy/metadata"] {
      #expect(kind(folder.path + "/" + name) == .unsupportedFormat(name: "viewhierarchy"))
    }
  }

  @Test(
    "a file is read by whatever way its path goes",
    arguments: ["a/../scene.json", "./scene.json", "a/./../a/../scene.json", "a/..//scene.json"])
  func winding(way: String) throws {
    try FileManager.default.createDirectory(atPath: path("a"), withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: URL(fileURLWithPath: path("scene.json")))
    #expect(try InputFile.contents(of: folder.path + "/" + way) == Array("{}".utf8))
  }

  @Test("a file that is too large is refused without being read, an endless one in time")
  func tooLarge() throws {
    let file = path("sparse")
    try Data().write(to: URL(fileURLWithPath: file))
    #expect(truncate(file, 1 << 40) == 0)
    #expect(kind(file) == .tooLarge(bytes: 1 << 40))
  }

  @Test("a pipe is read to its end, however late its writer is done")
  func pipe() async throws {
    let file = path("pipe")
    #expect(mkfifo(file, 0o600) == 0)
    // Open at both ends, so that the reader finds a writer.
    let writer = open(file, O_RDWR | O_CLOEXEC)
    async let bytes = InputFile.contents(of: file)
    try await Task.sleep(for: .milliseconds(50))
    #expect(write(writer, "late", 4) == 4)
    try await Task.sleep(for: .milliseconds(50))
    close(writer)
    #expect(try await bytes == Array("late".utf8))
  }
}
