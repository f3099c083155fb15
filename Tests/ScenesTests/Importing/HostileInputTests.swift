import Foundation
import Scenes
import Testing
import UIKit

/// Input that is cut, mangled, or made to hurt: a message or a part, never a trap.
@Suite("Hostile input")
struct HostileInputTests {
  private static let plain = "<UIView: 0x1; frame = (0 0; 9 9); text = 'Größe €'>\n"

  @Test("UTF-16 and UTF-32 of both orders, with and without a mark, are read")
  func wideEncodings() throws {
    let encodings: [(String.Encoding, [UInt8], SourceRepair)] = [
      (.utf16LittleEndian, [0xFF, 0xFE], .utf16), (.utf16BigEndian, [0xFE, 0xFF], .utf16),
      (.utf16LittleEndian, [], .utf16), (.utf16BigEndian, [], .utf16),
      (.utf32LittleEndian, [0xFF, 0xFE, 0, 0], .utf32),
      (.utf32BigEndian, [0, 0, 0xFE, 0xFF], .utf32),
    ]
    for (encoding, mark, repair) in encodings {
      let data = try #require(Self.plain.data(using: encoding))
      let imported = try Imported(bytes: mark + [UInt8](data))
      #expect(imported.outline == "UIView 0,0,9,9 \"Größe €\"")
      #expect(imported.result.report.repairs == [repair])
    }
  }

  @Test("a UTF-8 mark and Windows Latin-1 are undone and said")
  func narrowEncodings() throws {
    let marked = try Imported(bytes: [0xEF, 0xBB, 0xBF] + Array(Self.plain.utf8))
    #expect(marked.outline == "UIView 0,0,9,9 \"Größe €\"")
    #expect(marked.result.report.repairs == [.byteOrderMark])

    let latin = Array("<UIView: 0x1; frame = (0 0; 9 9); text = 'Gr".utf8) + [0xF6, 0xDF, 0x80]
    let imported = try Imported(bytes: latin + Array("'>".utf8))
    #expect(imported.outline == "UIView 0,0,9,9 \"Größ€\"")
    #expect(imported.result.report.repairs == [.latin1])
  }

  @Test(
    "what is no hierarchy is refused by what it is",
    arguments: [
      ("", SceneError.Kind.empty), (" \n\t \r\n", .empty),
      ("Hello\nWorld", .unknownFormat(start: "Hello")),
      (
        "<html><body><p>no views</p></body></html>",
        .unsupportedFormat(name: "html")
      ),
      ("<hierarchy rotation=\"0\"></hierarchy>", .importing(.noViews(.uiAutomator))),
      ("<AppiumAUT/>", .importing(.noViews(.webDriverAgent))),
      ("{\"rendering_system\":\"UIKIT\",\"windows\":[]}", .importing(.noViews(.sentry))),
    ])
  func refused(source: String, kind: SceneError.Kind) {
    let error = #expect(throws: SceneError.self) { try Imported(source) }
    #expect(error?.kind == kind)
  }

  @Test(
    "JSON of no tool is answered by the scene reader", arguments: ["{\"a\":1}", "{", "{'a': 1}"])
  func otherJSON(source: String) {
    let error = #expect(throws: SceneError.self) { try Imported(source) }
    let direct = #expect(throws: SceneError.self) { try SceneReader.read(Data(source.utf8)) }
    #expect(error == direct)
  }

  @Test("random bytes are refused")
  func noise() {
    var generator = SplitMix(state: 7)
    for length in [1, 2, 3, 5, 100, 5_000] {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(throws: SceneError.self) { try Imported(bytes: bytes) }
    }
  }

  @Test("every beginning of every input gives a part or a message")
  func everyBeginning() throws {
    for file in InputTests.cases.map(\.file) {
      let bytes = [UInt8](try Imported.input(file))
      for length in stride(from: 0, to: bytes.count, by: 7) {
        let part = try? Imported(bytes: Array(bytes[..<length]))
        #expect(part?.result.document.nodes.isEmpty != true)
      }
    }
  }

  @Test("every input with one byte changed gives a scene that can be built and written")
  @MainActor
  func changedBytes() throws {
    var generator = SplitMix(state: 3)
    for file in InputTests.cases.map(\.file) {
      let original = [UInt8](try Imported.input(file))
      for _ in 0..<40 {
        var bytes = original
        bytes[Int.random(in: bytes.indices, using: &generator)] =
          Array("<>;'\"&|\\ \n{}[]0e-".utf8).randomElement(using: &generator) ?? 0
        guard let document = try? Imported(bytes: bytes).result.document else { continue }
        let scene = SceneBuilder().build(document)
        _ = scene.hitTest(CGPoint(x: 50, y: 50))
        #expect(try SceneReader.read(document.write()).document.nodes.count == document.nodes.count)
      }
    }
  }

  @Test("a JSON that was cut off keeps its whole values")
  func cutJSON() throws {
    let imported = try Imported(
      "{\"rendering_system\":\"UIKIT\",\"windows\":[{\"type\":\"UIWindow\",\"x\":0,\"y\":0,\"width\":9,\"height\":9,\"children\":[{\"type\":\"UIView\",\"x\":1,\"y\":1,\"wid"
    )

    #expect(imported.outline.hasPrefix("UIWindow : UIWindow 0,0,9,9\n  UIView"))
    #expect(imported.problems.contains(.truncated(what: "JSON")))
  }

  @Test("XML that was cut off or closed wrongly keeps its elements")
  func cutMarkup() throws {
    let cut = try Imported(
      "<AppiumAUT><XCUIElementTypeWindow x=\"0\" y=\"0\" width=\"9\" height=\"9\"><XCUIElementTypeButton x=\"1\" y"
    )
    #expect(cut.outline == "UIWindow : UIWindow 0,0,9,9")
    #expect(
      cut.problems == [
        .truncated(what: "<XCUIElementTypeButton x=\"1\" y"), .unclosedElements(count: 2),
      ])

    let crossed = try Imported(
      "<XCUIElementTypeWindow x=\"0\" y=\"0\" width=\"9\" height=\"9\"></b><XCUIElementTypeOther x=\"0\" y=\"0\" width=\"8\" height=\"8\"></XCUIElementTypeWindow>"
    )
    #expect(crossed.outline == "UIWindow : UIWindow 0,0,9,9\n  UIView 0,0,8,8")
    #expect(
      crossed.problems == [
        .unmatchedEnd(element: "b"),
        .closedFromOutside(element: "XCUIElementTypeOther", by: "XCUIElementTypeWindow"),
      ])
  }

  @Test("references to nothing stand for themselves, and numbered ones are bounded")
  func references() throws {
    let imported = try Imported(
      "<XCUIElementTypeWindow name=\"a&foo;&#65;&#x1F600;&#0;&#xFFFFFFFFF;&\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
    )

    #expect(imported.result.document.nodes[0].id == "a&foo;A😀&#0;&#xFFFFFFFFF;&")
  }

  @Test("attributes without end are read up to a bound and said")
  func attributes() throws {
    let many = (0..<5_000).map { "a\($0)=\"1\"" }.joined(separator: " ")
    let imported = try Imported(
      "<XCUIElementTypeWindow x=\"0\" y=\"0\" width=\"9\" height=\"9\" \(many)/>")

    #expect(imported.problems == [.tooManyAttributes(element: "XCUIElementTypeWindow")])
  }

  @Test("every format that nests is read without recursion")
  func depth() throws {
    let page = "<XCUIElementTypeOther x=\"0\" y=\"0\" width=\"9\" height=\"9\">"
    let nib =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>"
    // 100,000 levels of one, and enough of the others to overflow a stack.
    let sources = [
      (100_000, "", page), (20_000, "<hierarchy>", "<node bounds=\"[0,0][9,9]\">"),
      (20_000, "<ViewHierarchy>", "<UIView width=\"9\" height=\"9\">"),
      (20_000, nib, "<view id=\"a\"><subviews>"),
      (20_000, "{\"windows\":[", "{\"type\":\"UIView\",\"children\":["),
      (20_000, "", "{\"type\":\"View\",\"children\":["),
    ]
    for (levels, head, level) in sources {
      let document = try Imported(head + String(repeating: level, count: levels)).result.document
      #expect(document.nodes.count >= levels - 1)
      #expect(document.nodes.last?.depth == document.nodes.count - 1)
    }
    // Printed indentation grows with depth, so a deep hierarchy is written without spaces.
    let printed = (0..<1_000).map {
      String(repeating: "|", count: $0) + "<UIView: 0x0; frame = (0 0; 9 9)>"
    }
    let document = try Imported(printed.joined(separator: "\n")).result.document
    #expect(document.nodes.last?.depth == 999)
  }

  @Test("problems without end are listed up to a bound, and the rest counted")
  func problems() throws {
    let lines = (0..<3_000).map {
      "   | <UIView: 0x\(String($0 + 2, radix: 16)); frame = (nan 0; 1 1)>"
    }
    let imported = try Imported(
      (["<UIView: 0x1; frame = (0 0; 9 9)>"] + lines).joined(separator: "\n"))

    #expect(imported.result.problems.count == 1_001)
    #expect(imported.problems.last == .more(count: 2_000))
    #expect(imported.result.document.nodes.count == 3_001)
  }
}

/// A small generator with a seed, so that a failure can be repeated.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
