import Foundation
import Scenes
import Testing
import Wording

@Suite("Unreadable inputs in words")
struct SceneErrorWordsTests {
  @Test("each says what is wrong there, and what to do")
  func lines() {
    let inputs = [
      "", "[1]", "{\"a\": 1}", "{\"a\": [1", "{\"a\": 1,}", "[1,,2]", "[1 2]", "{} // x",
      "{'a': 1}",
      "{a: 1}", "{“a”: 1}", "[True]", "[None]", "[maybe]", "[“a”]", "[01]", "[.5]", "[+1]", "[1.]",
      "[1e]", "[-]", "[0x1]", "[\"\\q\"]", "[\"\\ud800\"]", "[\"a\n\"]", "[\"\u{2}\"]", "{}}",
      "{\"a\" 1}", "{\"a\": }", "[1;]", "{\"a\": 1;}", "{,}", "[\"ab",
    ]
    let lines = inputs.map { input in
      do throws(SceneError) {
        _ = try SceneReader.read(Data(input.utf8))
        return "read"
      } catch {
        let hint = SceneErrorWords.hint(error).map { " (\($0))" } ?? ""
        return SceneErrorWords.message(error) + hint
      }
    }
    #expect(
      lines.joined(separator: "\n") == """
        there is nothing in it (was the dump copied whole? Scene files, and dumps of the debugger, Interface Builder and test tools, can be read)
        this is JSON, but no scene: a list of 1 (a scene begins with { “hitscope”: 1, “windows”: [)
        this is JSON, but no scene: it has no “windows” (a scene begins with { “hitscope”: 1, “windows”: [)
        the file ends inside a list that begins at line 1, column 7 (is the end of the file missing?)
        JSON allows no comma before “}” (remove the comma)
        there are two commas in a row (remove the comma)
        a comma is missing before this (write a comma after the value before)
        JSON has no comments (remove it; remarks may stand in “notes”)
        JSON has only double quotes (write " instead of ')
        the key a must stand in quotes (write "a")
        the key “a” must stand in quotes (these are typographic quotes; JSON wants the straight ones)
        True means nothing in JSON (JSON writes true)
        None means nothing in JSON (JSON writes null)
        maybe means nothing in JSON (a text stands in double quotes)
        “a” means nothing in JSON (these are typographic quotes; JSON wants the straight ones)
        01 is no number of JSON: it begins with 0 (a number of JSON looks like -12.5 or 1e3)
        .5 is no number of JSON: a digit is missing before the point (a number of JSON looks like -12.5 or 1e3)
        +1 is no number of JSON: it begins with + (a number of JSON looks like -12.5 or 1e3)
        1. is no number of JSON: a digit is missing after the point (a number of JSON looks like -12.5 or 1e3)
        1e is no number of JSON: a digit is missing in the exponent (a number of JSON looks like -12.5 or 1e3)
        - is no number of JSON: a digit is missing after the minus (a number of JSON looks like -12.5 or 1e3)
        0x1 is no number of JSON: it is not in plain decimal digits (a number of JSON looks like -12.5 or 1e3)
        \\q is no escape of JSON (write \\\\ for a backslash)
        \\ud800 is half a character (write the character itself, or both halves: \\ud83d\\ude00)
        the line ends inside a text (close the quote, or write \\n for a line break in the text)
        the control character 2 can't stand in a text (write \\u0002)
        after the end of the scene comes “}” (is a bracket closed too early?)
        here should be a colon, not “1” (a colon stands between a key and its value)
        here should be a value, not “}” (a number, a text in quotes, true, false, null, or a list or object in brackets)
        here should be a comma or “]”, not “;” (a comma stands between values, and a bracket ends them)
        here should be a comma or “}”, not “;” (a comma stands between values, and a bracket ends them)
        here should be a key in quotes, not “,” (an object is made of "key": value, with commas between)
        the file ends inside a text that begins at line 1, column 2 (is the end of the file missing?)
        """)
  }

  private static let textHint =
    "only text can be read: scene files, and dumps of the debugger, Interface Builder and test tools"

  @Test(
    "other encodings and other files are named",
    arguments: [
      (SceneError.Kind.wrongEncoding(.utf16), "this is UTF-16 text", "save it as UTF-8"),
      (.wrongEncoding(.utf32), "this is UTF-32 text", "save it as UTF-8"),
      (
        .wrongEncoding(.latin1), "this is not UTF-8 text", "it may be Latin-1; save it as UTF-8"
      ), (.binary(format: "PNG"), "this is a PNG file, not text", textHint),
      (.binary(format: nil), "this is not text", textHint),
    ] as [(SceneError.Kind, String, String)])
  func encodings(kind: SceneError.Kind, message: String, hint: String) {
    #expect(SceneErrorWords.message(SceneError(kind)) == message)
    #expect(SceneErrorWords.hint(SceneError(kind)) == hint)
  }
}
