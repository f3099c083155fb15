import Assets
import Foundation
import Testing

/// What `hittest capture` gives is added to an app, so it must compile there; here stand modules
/// that declare what it asks of the phone.
@Suite("The file that captures a running app")
struct CaptureFileTests {
  private static let phone = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("WholeFiles/Phone")

  /// Compiles for a system that has selectors.
  private func compile(_ arguments: [String], in folder: URL) throws -> String {
    let result = try Program.compiler().run(
      arguments + ["-parse-as-library", "-I", folder.path]
        + ["-Xfrontend", "-enable-objc-interop"]
        + ["-Xfrontend", "-disable-objc-attr-requires-foundation-module"])
    return result.errors + result.output
  }

  @Test("compiles whole, selectors included, in both languages, without a warning")
  func compiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for module in ["ObjectiveC", "UIKit"] {
      let file = Self.phone.appendingPathComponent(module + ".swift").path
      let output = folder.appendingPathComponent(module + ".swiftmodule").path
      let words = try compile(
        [
          "-swift-version", "6", "-module-name", module, "-emit-module", file,
          "-emit-module-path", output,
        ], in: folder)
      try #require(FileManager.default.fileExists(atPath: output), "\(words)")
    }
    let given = try Program("hittest").run("capture").output
    #expect(given.contains("#if canImport(ObjectiveC)"))
    // What only a phone has.
    let onPhone = given.replacingOccurrences(
      of: "#if os(iOS) || os(tvOS) || os(visionOS)", with: "#if canImport(UIKit)")
    #expect(onPhone != given)
    let file = folder.appendingPathComponent("CaptureScene.swift")
    try Data(onPhone.utf8).write(to: file)
    for version in ["5", "6"] {
      let words = try compile(["-typecheck", "-swift-version", version, file.path], in: folder)
      #expect(words == "", "Swift \(version)")
    }
    // It would be told.
    let wrong = onPhone.replacingOccurrences(of: "UIView.point(inside:with:)", with: "UIView.ask")
    try Data(wrong.utf8).write(to: file)
    #expect(try compile(["-typecheck", file.path], in: folder).contains("UIView' has no member"))
  }
}
