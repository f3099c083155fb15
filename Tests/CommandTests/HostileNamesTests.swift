import Foundation
import Testing

@Suite("Names that would steer a terminal")
struct HostileNamesTests {
  private let hittest: Program
  private let folder: URL

  init() throws {
    hittest = try Program("hittest")
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Escape, bell, line breaks of all kinds, a control of 8 bits, and marks that turn the direction.
  private static let evil = "a\u{1B}[31m\u{7}\r\n\u{85}\u{9B}\u{2028}\u{202E}\u{2066}\u{200F}b"

  private static let commands: [[String]] = [
    ["trace", "FILE", "--at", "95,5"], ["check", "FILE"], ["lint", "FILE"], ["map", "FILE"],
    ["why", "FILE", "--view", "k\(evil)", "--at", "95,5", "--fixes", "--area"],
    ["diff", "FILE", "1"], ["convert", "FILE", "OUT"],
  ]

  /// A scene whose names are all evil, in a file whose name is.
  private func scene() throws -> String {
    let name = Self.evil
    let nodes: [String: Any] = [
      "id": name, "class": name, "frame": [0, 0, 100, 100], name: 1, "viewController": name,
      "hitTestRules": [
        ["rule": name], ["rule": "boxOnly", name: 1], ["rule": "path", "d": name],
      ],
      "subviews": [
        ["id": "k" + name, "class": "UIButton", "frame": [90, 0, 100, 100], "alpha": 0.001]
      ],
    ]
    let object: [String: Any] = [
      "hitscope": 1, "title": name, "windows": [nodes],
      "probes": [
        ["at": [1, 1], "expect": name + "?"], ["at": [2, 2]],
        ["at": [3, 3], "on": name + "!", "expect": NSNull()],
      ],
    ]
    let file = folder.appendingPathComponent("s\u{1B}[1m\u{202E}.json")
    try JSONSerialization.data(withJSONObject: object).write(to: file)
    return file.path
  }

  private func run(_ command: [String], _ file: String, _ more: String...) throws -> Program.Result
  {
    let out = folder.appendingPathComponent("o\u{7}ut.json").path
    let words = command.map { $0 == "FILE" ? file : $0 == "OUT" ? out : $0 }
    return try hittest.run(words + more)
  }

  private func isHarmless(_ text: String) -> Bool {
    !text.unicodeScalars.contains { scalar in
      switch scalar {
      case "\n": false
      case "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        true
      default:
        [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
      }
    }
  }

  @Test("text and messages show them as escapes, and no name breaks a line", arguments: commands)
  func text(command: [String]) throws {
    let result = try run(command, try scene())
    #expect(result.status < 2, "\(result.errors)")
    #expect(isHarmless(result.output) && isHarmless(result.errors))
    #expect((result.output + result.errors).contains(#"\u{1B}[31m\u{7}\r\n\u{85}"#))
    for line in result.errors.split(separator: "\n") {
      #expect(line.hasPrefix("  hint: ") || line.contains(".json"), "\(line)")
    }
  }

  @Test("JSON is valid, harmless, and holds the names exactly", arguments: commands)
  func json(command: [String]) throws {
    let result = try run(command, try scene(), "--format", "json")
    #expect(isHarmless(result.output) && isHarmless(result.errors))
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    var texts: [String] = []
    func walk(_ value: Any) {
      if let text = value as? String { texts.append(text) }
      for value in value as? [Any] ?? [] { walk(value) }
      for (key, value) in value as? [String: Any] ?? [:] {
        texts.append(key)
        walk(value)
      }
    }
    walk(json)
    let names = Set([
      Self.evil + "?",
      Self.evil, "k" + Self.evil, folder.appendingPathComponent("o\u{7}ut.json").path,
    ])
    #expect(!names.isDisjoint(with: texts), "\(texts)")
  }

  @Test("a scene that is written keeps its names")
  func written() throws {
    let first = try hittest.run("convert", try scene(), "-")
    #expect(isHarmless(first.output))
    let again = try hittest.run("convert", "-", "-", input: first.output)
    #expect(again.output == first.output)
    let json = try JSONSerialization.jsonObject(with: Data(first.output.utf8)) as? [String: Any]
    #expect((json?["windows"] as? [[String: Any]])?.first?["id"] as? String == Self.evil)
  }

  @Test("arguments are shown the same way")
  func arguments() throws {
    let name = "x" + Self.evil
    for arguments in [
      [name], ["check", name], ["trace", "1", "--at", name], ["trace", "1", "--" + name],
      ["trace", "1", name], ["trace", "1", "--at", "1,1", "--window", name],
      ["why", "1", "--at", "1,1", "--view", name], ["lint", "1", "--baseline", name],
      ["lint", "1", "--write-baseline", "/no/\(name)/x"], ["port", name],
      ["convert", "1", "/no/\(name)/x"], ["lint", "1", "--fail-on", name],
    ] {
      let result = try hittest.run(arguments)
      #expect(result.status == 2)
      #expect(isHarmless(result.errors) && result.errors.contains(#"\u{1B}"#), "\(arguments[0])")
    }
  }
}
