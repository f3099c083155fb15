import Foundation

/// Where a program keeps what belongs to a person, by the XDG base directory specification.
struct UserFolders {
  var settings: URL
  var recovery: URL

  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
    func folder(_ variable: String, _ fallback: String) -> URL {
      // A relative path must be ignored, says the specification.
      let path = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
      return URL(fileURLWithPath: path ?? home + fallback).appendingPathComponent("hitscope")
    }
    settings = folder("XDG_CONFIG_HOME", "/.config").appendingPathComponent("settings.json")
    recovery = folder("XDG_STATE_HOME", "/.local/state").appendingPathComponent("recovery")
  }
}
