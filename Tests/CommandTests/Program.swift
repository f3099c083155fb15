import Assets
import Foundation
import Testing

/// A program of this package as it was built, beside the tests.
struct Program {
  struct Result {
    var status: Int32
    var output: String
    var errors: String

    var lastLine: String { output.split(separator: "\n").last.map(String.init) ?? "" }
  }

  struct Missing: Error {
    var name: String
  }

  let url: URL

  /// The program of the folder `HITSCOPE_PROGRAMS`, for a run with optimised ones, else the one that
  /// was built with the tests.
  ///
  /// - Parameter name: `hittest`
  init(_ name: String) throws {
    if let built = ProcessInfo.processInfo.environment["HITSCOPE_PROGRAMS"] {
      url = URL(fileURLWithPath: built).appendingPathComponent(name)
      return
    }
    // The shipped files lie beside the programs, a few folders up.
    var folder = try #require(Assets.scenes.first)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let file = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
        !isFolder.boolValue
      {
        url = file
        return
      }
    }
    throw Missing(name: name)
  }

  init(at url: URL) { self.url = url }

  /// The compiler that builds this package.
  static func compiler() throws -> Program {
    let places = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    let compiler = try #require(
      places.map { URL(fileURLWithPath: $0 + "/swiftc") }.first {
        FileManager.default.isExecutableFile(atPath: $0.path)
      }, "swiftc is not in the PATH")
    return Program(at: compiler)
  }

  /// Runs it to its end.
  func run(_ arguments: String..., input: String = "") throws -> Result {
    try run(arguments, input: Data(input.utf8))
  }

  func run(_ arguments: [String], input: Data = Data()) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files instead of pipes: a pipe that nobody empties stops the program.
    let files = ["in", "out", "err"].map { folder.appendingPathComponent($0) }
    try input.write(to: files[0])
    for file in files.dropFirst() { try Data().write(to: file) }
    let handles = try [
      FileHandle(forReadingFrom: files[0]), FileHandle(forWritingTo: files[1]),
      FileHandle(forWritingTo: files[2]),
    ]
    // A process keeps what it was given: left open, some hundred runs use up the descriptors.
    defer { for handle in handles { try? handle.close() } }
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.standardInput = handles[0]
    process.standardOutput = handles[1]
    process.standardError = handles[2]
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: try String(contentsOf: files[1], encoding: .utf8),
      errors: try String(contentsOf: files[2], encoding: .utf8))
  }
}
