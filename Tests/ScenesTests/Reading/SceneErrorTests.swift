import Foundation
import Scenes
import Testing

@Suite("Inputs that can't be read at all")
struct SceneErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var kind: SceneError.Kind
    var line: Int
    var column: Int

    init(_ text: String, _ kind: SceneError.Kind, _ line: Int, _ column: Int) {
      self.text = text
      self.kind = kind
      self.line = line
      self.column = column
    }

    init(_ text: String, _ syntax: SceneError.Syntax, _ line: Int, _ column: Int) {
      self.init(text, .syntax(syntax), line, column)
    }

    var testDescription: String { text }
  }

  @Test(
    "what breaks the grammar is named, with line and column",
    arguments: [
      Case(#"{"a": 1,}"#, .trailingComma(closing: "}"), 1, 8),
      Case("[1, 2,\n ]", .trailingComma(closing: "]"), 1, 6),
      Case("[1,, 2]", .doubleComma, 1, 4),
      Case("{\"a\": 1\n \"b\": 2}", .missingComma, 2, 2),
      Case("[1 2]", .missingComma, 1, 4),
      Case("[{} {}]", .missingComma, 1, 5),
      Case("{\n  // a remark\n}", .comment, 2, 3),
      Case("# hello", .comment, 1, 1),
      Case("/* hello */ {}", .comment, 1, 1),
      Case("{'a': 1}", .singleQuote, 1, 2),
      Case("{\"a\": 'b'}", .singleQuote, 1, 7),
      Case("{a: 1}", .unquotedKey("a"), 1, 2),
      Case("{“a”: 1}", .unquotedKey("“a”"), 1, 2),
      Case("{1: 1}", .unquotedKey("1"), 1, 2),
      Case(#"{"a": True}"#, .unknownWord("True", meant: "true"), 1, 7),
      Case(#"{"a": None}"#, .unknownWord("None", meant: "null"), 1, 7),
      Case(#"{"a": YES}"#, .unknownWord("YES", meant: "true"), 1, 7),
      Case(#"{"a": maybe}"#, .unknownWord("maybe", meant: nil), 1, 7),
      Case("[01]", .badNumber("01", .leadingZero), 1, 2),
      Case("[-01]", .badNumber("-01", .leadingZero), 1, 2),
      Case("[+1]", .badNumber("+1", .leadingPlus), 1, 2),
      Case("[.5]", .badNumber(".5", .leadingPoint), 1, 2),
      Case("[-.5]", .badNumber("-.5", .leadingPoint), 1, 2),
      Case("[5.]", .badNumber("5.", .noDigitAfterPoint), 1, 2),
      Case("[1e]", .badNumber("1e", .noDigitInExponent), 1, 2),
      Case("[1e+]", .badNumber("1e+", .noDigitInExponent), 1, 2),
      Case("[-]", .badNumber("-", .noDigitAfterMinus), 1, 2),
      Case("[0x10]", .badNumber("0x10", .otherNotation), 1, 2),
      Case("[12px]", .badNumber("12px", .otherNotation), 1, 2),
      Case("[1.2.3]", .badNumber("1.2.3", .otherNotation), 1, 2),
      Case(#"["\q"]"#, .badEscape(#"\q"#), 1, 3),
      Case(#"["\u12G4"]"#, .badEscape(#"\u12G4"#), 1, 3),
      Case(#"["ab\ud83d"]"#, .loneSurrogate(#"\ud83d"#), 1, 5),
      Case(#"["\ude00"]"#, .loneSurrogate(#"\ude00"#), 1, 3),
      Case("[\"a\nb\"]", .controlCharacter(10), 1, 4),
      Case("[\"a\u{1}\"]", .controlCharacter(1), 1, 4),
      Case("{} x", .afterTheEnd("x"), 1, 4),
      Case("{}}", .afterTheEnd("}"), 1, 3),
      Case(#"{"a" 1}"#, .expected(.colon, found: "1"), 1, 6),
      Case(#"{"a": }"#, .expected(.value, found: "}"), 1, 7),
      Case("{,}", .expected(.key, found: ","), 1, 2),
      Case("[1;2]", .expected(.commaOrBracket, found: ";"), 1, 3),
      Case(#"{"a": 1;}"#, .expected(.commaOrBrace, found: ";"), 1, 8),
      Case("hello", .unknownWord("hello", meant: nil), 1, 1),
      Case("é\n", .unknownWord("é", meant: nil), 1, 1),
    ])
  func syntax(_ test: Case) {
    expect(test)
  }

  @Test(
    "an input that ends too early says what was open, and since where",
    arguments: [
      Case(
        "{\"a\": [1,\n", .truncated(inside: .list, opened: .init(line: 1, column: 7)), 2, 1),
      Case("{\"a\":", .truncated(inside: .object, opened: .init(line: 1, column: 1)), 1, 6),
      Case("[\n  {\n", .truncated(inside: .object, opened: .init(line: 2, column: 3)), 3, 1),
      Case("[\"abc", .truncated(inside: .string, opened: .init(line: 1, column: 2)), 1, 6),
      Case("[\"abc\\", .truncated(inside: .string, opened: .init(line: 1, column: 2)), 1, 7),
    ])
  func truncated(_ test: Case) {
    expect(test)
  }

  @Test("every beginning of a scene is answered, and none of them crashes")
  func everyPrefix() throws {
    let whole = try #require(Fixture.all.first { $0.data.count < 1500 }).data
    for count in 0..<whole.count - 2 {
      #expect(throws: SceneError.self) { try SceneReader.read(whole.prefix(count)) }
    }
  }

  @Test(
    "JSON that is no scene is named",
    arguments: [
      Case("[1, 2]", .notAScene(.list(count: 2)), 1, 1),
      Case("\n 12", .notAScene(.number("12")), 2, 2),
      Case("\"scene\"", .notAScene(.text("scene")), 1, 1),
      Case("{\"a\": 1}", .notAScene(.object), 1, 1),
      Case("null", .notAScene(.null), 1, 1),
    ])
  func notAScene(_ test: Case) {
    expect(test)
  }

  @Test(
    "columns count characters as an editor does, and every kind of line end ends a line",
    arguments: [
      Case("[\"é💚\", x]", .unknownWord("x", meant: nil), 1, 8),
      Case("[\r\n x]", .unknownWord("x", meant: nil), 2, 2),
      Case("[\r x]", .unknownWord("x", meant: nil), 2, 2),
      Case("[\n\n\n x]", .unknownWord("x", meant: nil), 4, 2),
    ])
  func places(_ test: Case) {
    expect(test)
  }

  @Test("a place in a line of megabytes is found")
  func longLine() {
    let text = "[" + String(repeating: "1,", count: 500_000) + "x]"
    expect(Case(text, .unknownWord("x", meant: nil), 1, 1_000_002))
  }

  private func expect(_ test: Case) {
    let error = #expect(throws: SceneError.self) { try SceneReader.read(Data(test.text.utf8)) }
    #expect(error?.kind == test.kind)
    #expect(error?.place == Problem.Place(line: test.line, column: test.column))
  }
}
