import Foundation
import Testing

@testable import Wording

/// The window says nothing that is not in the language file.
@Suite("The words of the window")
struct WindowWordsTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/Visualizer")

  /// What is quoted and never shown: names of widgets and of Swift, arguments and keys of JSON.
  private static let names: Set<String> = [
    "stage", "code", "log", "outline", "inspector", "verdict", "scenes", "modes", "layers", "help",
    "theme", "transport", "scrubber", "reaching-outside", "reachOutside", "view",
    "frames", "touch-areas", "territory", "dead-zones", "flat", "exploded",
    // UIKit's properties are called the same in every language.
    "frame", "bounds", "center", "contentOffset", "transform", "alpha", "Drag",
  ]

  /// Files whose quoted words are a language of their own: JSON, Swift's keywords, path data,
  /// UIKit's names of properties, the classes of the window's own parts.
  private static let otherLanguages: Set<String> = [
    "TouchLog.swift", "SwiftColors.swift", "SVGPath.swift", "NodeValue.swift", "Palette.swift",
    "FileEndings.swift", "SelfPortrait.swift",
    "QueryWords.swift",
  ]

  @Test("no English in the sources of the window")
  func literals() throws {
    let files = FileManager.default.enumerator(at: Self.folder, includingPropertiesForKeys: nil)
    var seen = 0
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      guard !Self.otherLanguages.contains(file.lastPathComponent) else { continue }
      seen += 1
      let source = try String(contentsOf: file, encoding: .utf8)
      #expect(Self.english(in: source) == [], "\(file.lastPathComponent)")
    }
    #expect(seen > 40)
  }

  @Test(
    "every word of the help sheet is asked for, and stands in the file", arguments: ["key", "sign"])
  func help(kind: String) throws {
    let source = try String(
      contentsOf: Self.folder.appendingPathComponent("Workspace/Shortcut.swift"), encoding: .utf8)
    let asked = Set(
      source.matches(of: /Labels\.(key|sign)\("([a-zA-Z]+)"\)/).compactMap {
        $0.1 == kind ? "\(kind).\($0.2)" : nil
      })
    let file = Self.folder.appendingPathComponent(
      "../../Assets/Languages/en.lproj/Wording.strings")
    let entries = StringsFile(try String(contentsOf: file, encoding: .utf8)).entries
    #expect(asked.count > 5)
    #expect(asked == Set(entries.keys.filter { $0.hasPrefix(kind + ".") }))
  }

  @Test("keys that are held together are written in one way: Ctrl O, Ctrl Shift S, Ctrl click")
  func spelling() throws {
    let root = Self.folder.appendingPathComponent("../..")
    for file in ["Assets/Languages/en.lproj/Wording.strings", "README.md", "CONTRIBUTING.md"] {
      let text = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
      #expect(!text.contains(/(?:Ctrl|Control|Shift)[-+](?: |\w)/), "\(file)")
    }
  }

  @Test(
    "what counts as English",
    arguments: [
      (#"label("own bounds", in: rect)"#, ["own bounds"]), (#"x = "Flat" // "No""#, ["Flat"]),
      (#"text("\(count) planes")"#, [" planes"]), (#"id("exploded.planes")"#, []),
      (#"/// Says "hello"."#, []), (#"row("log.row", number: "\(row)")"#, []),
      (#"Labels.key("play")"#, []), (#"sort("×", "– ", "")"#, []),
    ] as [(String, [String])])
  func kinds(source: String, words: [String]) {
    #expect(Self.english(in: source) == words)
  }

  private static func english(in source: String) -> [String] {
    var found: [String] = []
    for line in source.split(separator: "\n") {
      let code = line.replacing(/(?:^|\s)\/\/.*$/, with: "")
        // The names of keys and signs are the ends of keys of the language file.
        .replacing(/Labels\.(?:key|sign|tip)\("[a-zA-Z]+"\)/, with: "")
        // So are those of the values that a text has room for.
        .replacing(/"[a-z]+":/, with: "")
        .replacing(/\\u\{\w+\}|\\n/, with: "")
        .replacing(/\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/, with: "")
      for match in code.matches(of: /"([^"]*)"/) {
        let words = String(match.1)
        let isWidgetOrKey =
          words.wholeMatch(of: /[a-zA-Z]+(?:\.[a-zA-Z]+)*\.*/) != nil
          && words.contains(".")
        // A single letter is a key.
        if words.count > 1, words.contains(where: \.isLetter), !isWidgetOrKey,
          !names.contains(words)
        {
          found.append(words)
        }
      }
    }
    return found
  }
}
