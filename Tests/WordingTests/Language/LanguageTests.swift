import Foundation
import Testing

@testable import Wording

@Suite("The language file")
struct LanguageTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let english = StringsFile(
    (try? String(
      contentsOf: root.appendingPathComponent("Assets/Languages/en.lproj/Wording.strings"),
      encoding: .utf8)) ?? "")

  private static let sources: [String] = {
    let folder = FileManager.default.enumerator(
      at: root.appendingPathComponent("Sources"), includingPropertiesForKeys: nil)
    let files = (folder?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    return files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }()

  /// Whatever in the sources of the program looks like a key.
  private static let quoted = Set(
    sources.flatMap { $0.matches(of: /"([a-zA-Z]+(?:\.[a-zA-Z0-9]+)+)"/).map { String($0.1) } })

  /// The beginnings of keys that the sources complete as they run: `side.`
  private static let begun = Set(
    sources.flatMap { $0.matches(of: /"([a-zA-Z.]+\.)(?:"|\\\()/).map { String($0.1) } })

  @Test("no key stands twice, and none is unused")
  func unused() {
    #expect(Self.english.entries.count > 100)
    #expect(Self.english.doubles == [])
    let unused = Self.english.entries.keys.filter { key in
      let plain = key.hasSuffix(".one") ? String(key.dropLast(4)) : key
      return !Self.quoted.contains(plain) && !Self.begun.contains { plain.hasPrefix($0) }
    }
    #expect(unused.sorted() == [])
  }

  @Test("every key that the sources ask for exists")
  func missing() throws {
    let asked = Self.sources.flatMap {
      $0.matches(of: /(?:words|text|say|many)\(\s*"([a-zA-Z]+\.[a-zA-Z.]*[a-zA-Z])"/).map {
        String($0.1)
      }
    }
    #expect(asked.count > 100)
    #expect(asked.filter { Self.english.entries[$0] == nil } == [])
  }

  @Test("a sentence has no stray emphasis, brace or white space")
  func form() {
    for (key, value) in Self.english.entries {
      #expect(value.count { $0 == "*" }.isMultiple(of: 2), "\(key)")
      #expect(!value.isEmpty, "\(key)")
    }
  }

  @Test("no sentence that is filled in shows a blank", arguments: ["log.asked", "narration.first"])
  func blanks(key: String) throws {
    let template = Template(try #require(Self.english.entries[key]))
    let values = Dictionary(
      uniqueKeysWithValues: template.blanks.map { ($0, Sentence.Run("value")) })
    #expect(!values.isEmpty)
    #expect(!template.filled(with: values).text.contains("{"))
  }

  @Test("blanks, emphasis, arrows and braces of a template")
  func template() {
    let sentence = Template("*{view}* is *never* asked → { {x} }").filled(with: [
      "view": .init("a*b{c}", .name), "x": .init("1"),
    ])
    #expect(
      sentence.runs == [
        .init("a*b{c}", .name), .init(" is "), .init("never", .strong), .init(" asked "),
        .init("→", .arrow), .init(" { "), .init("1"), .init(" }"),
      ])
    #expect(Template("{a} {b}").filled(with: [:]).text == "{a} {b}")
  }

  @Test("comments and escapes of the strings format")
  func strings() {
    let file = StringsFile(
      #"""
      /* "no" = "no"; */ // "no" = "no";
      "a" = "1 \"2\" \\ \n3"; "b"="x"; "a" = "again"; "cut
      """#)
    #expect(file.entries == ["a": "again", "b": "x"])
    #expect(file.doubles == ["a"])
    #expect(StringsFile("").entries.isEmpty)
  }

  @Test("a key that is missing shows itself")
  func fallback() {
    #expect(Language.english.text("no.such", ["a": "1"]) == "no.such 1")
    #expect(Language("xx").text("log.yes") == "log.yes")
  }
}
