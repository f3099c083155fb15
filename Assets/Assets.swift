public import Foundation

/// Where the files that ship with Hitscope are.
public enum Assets {
  /// The shipped scenes, in the order of the lessons.
  public static var scenes: [URL] {
    files(in: "Scenes").filter { $0.lastPathComponent.hasSuffix(".hitscene.json") }
  }

  /// The codes of the languages that sentences are there in: `en`.
  public static var languages: [String] {
    files(in: "Languages").filter { $0.pathExtension == "lproj" }
      .map { $0.deletingPathExtension().lastPathComponent }
  }

  /// The sentences of a language, in the `.strings` format.
  public static func sentences(in language: String) -> URL? {
    let file = Bundle.module.resourceURL?
      .appendingPathComponent("Languages/\(language).lproj/Wording.strings")
    return file.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
  }

  /// A Swift file that prints a running app's windows as a scene.
  public static var captureFile: URL? { capture("CaptureScene.swift") }

  /// The same in one line for the debugger, for an app that can't be built again.
  public static var captureLine: String? {
    let source = capture("CaptureLine.swift").flatMap {
      try? String(contentsOf: $0, encoding: .utf8)
    }
    let line = source?.split(separator: "\n").first { $0.hasPrefix("  do { ") }
    return line.map { "expr -l Swift -- import UIKit; " + $0.dropFirst(2) }
  }

  private static func capture(_ name: String) -> URL? {
    let file = Bundle.module.resourceURL?.appendingPathComponent("Capture/\(name)")
    return file.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
  }

  private static func files(in folder: String) -> [URL] {
    let folder = Bundle.module.resourceURL?.appendingPathComponent(folder)
    let files = folder.flatMap {
      try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    return (files ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
