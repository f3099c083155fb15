import Foundation
import Scenes
import TestSupport
import Testing

/// What must hold for each format alike.
@Suite("Every format")
struct EveryFormatTests {
  /// A whole small source of a format, and how its nesting is written.
  struct Kind: CustomTestStringConvertible, Sendable {
    var format: SourceFormat
    var source: String
    /// What stands before the first level, and for each level; nil where depth is indentation.
    var nesting: (head: String, level: String)?
    var testDescription: String { format.rawValue }
  }

  static let kinds = [
    Kind(
      format: .recursiveDescription,
      source: """
        <UIWindow: 0x1; frame = (0 0; 90 90)>
           | <UILabel: 0x2; frame = (0 0; 80 80); text = 'Größe é'; alpha = 0.5>
        """),
    Kind(
      format: .earlGrey,
      source: """
        <UIWindow:0x1; AX=N; AX.frame={{0, 0}, {90, 90}}; frame={{0, 0}, {90, 90}}; alpha=1>
          |--<UILabel:0x2; AX=Y; AX.label='Größe é'; frame={{0, 0}, {80, 80}}; alpha=0.5>
        """),
    Kind(
      format: .detox,
      source: """
        <?xml version="1.0" encoding="utf-8"?>
        <ViewHierarchy><UIWindow class="UIWindow" width="90" height="90">
        <UILabel class="UILabel" width="80" height="80" x="0" y="0" alpha="0.5" label="Größe é"/>
        </UIWindow></ViewHierarchy>
        """, nesting: ("<ViewHierarchy>", "<UIView width=\"9\" height=\"9\">")),
    Kind(
      format: .webDriverAgent,
      source: """
        <?xml version="1.0"?>
        <AppiumAUT><XCUIElementTypeWindow x="0" y="0" width="90" height="90">
        <XCUIElementTypeStaticText x="0" y="0" width="80" height="80" label="Größe é"/>
        </XCUIElementTypeWindow></AppiumAUT>
        """,
      nesting: ("", "<XCUIElementTypeOther x=\"0\" y=\"0\" width=\"9\" height=\"9\">")),
    Kind(
      format: .uiAutomator,
      source: """
        <?xml version='1.0'?>
        <hierarchy rotation="0"><node class="android.view.View" bounds="[0,0][90,90]">
        <node class="android.widget.TextView" text="Größe é" bounds="[0,0][80,80]"/>
        </node></hierarchy>
        """, nesting: ("<hierarchy>", "<node bounds=\"[0,0][9,9]\">")),
    Kind(
      format: .xib,
      source: """
        <?xml version="1.0"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view id="v-1"><rect key="frame" x="0" y="0" width="90" height="90"/><subviews>
        <label id="l-1" text="Größe é"><rect key="frame" x="0" y="0" width="80" height="80"/></label>
        </subviews></view></objects></document>
        """,
      nesting: (
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>",
        "<view id=\"a\"><subviews>"
      )),
    Kind(
      format: .sentry,
      source: """
        {"rendering_system": "UIKIT", "windows": [
          {"type": "UIWindow", "x": 0, "y": 0, "width": 90, "height": 90, "children": [
            {"type": "UILabel", "identifier": "Größe é", "x": 0, "y": 0, "width": 80, "height": 80}]}]}
        """, nesting: ("{\"windows\":[", "{\"type\":\"UIView\",\"children\":[")),
    Kind(
      format: .reactNative,
      source: """
        {"type": "View", "layout": {"x": 0, "y": 0, "width": 90, "height": 90}, "children": [
          {"type": "Text", "layout": {"x": 0, "y": 0, "width": 80, "height": 80},
           "children": ["Größe é"]}]}
        """, nesting: ("", "{\"type\":\"View\",\"children\":[")),
    Kind(
      format: .reactNative,
      source: """
        <View style={{width: 90, height: 90}}>
          <Text style={{width: 80, height: 80}}>Größe é</Text>
        </View>
        """, nesting: ("", "<View style={{width: 9, height: 9}}>")),
    Kind(
      format: .idb,
      source: """
        [{"type": "Application", "AXFrame": "{{0, 0}, {90, 90}}"},
         {"type": "StaticText", "AXFrame": "{{0, 0}, {80, 80}}", "AXLabel": "Größe é"}]
        """, nesting: ("", "{\"AXFrame\":\"{{0, 0}, {9, 9}}\",\"children\":[")),
    Kind(
      format: .xcuiTest,
      source: """
        Element subtree:
         →Window, 0x600, {{0.0, 0.0}, {90.0, 90.0}}
            StaticText, 0x601, {{0.0, 0.0}, {80.0, 80.0}}, label: 'Größe é'
        """),
  ]

  private static func words(_ imported: Imported) -> [String] {
    imported.result.document.nodes.map { $0.text ?? $0.id.name }
  }

  @Test("any encoding gives the same views", arguments: kinds)
  func encodings(kind: Kind) throws {
    let plain = try Imported(kind.source)
    #expect(plain.result.report.format == kind.format)
    #expect(plain.result.document.nodes.count == 2)
    #expect(Self.words(plain).contains("Größe é"))

    let encodings: [(String.Encoding, [UInt8], SourceRepair)] = [
      (.utf8, [0xEF, 0xBB, 0xBF], .byteOrderMark),
      (.utf16LittleEndian, [0xFF, 0xFE], .utf16), (.utf16BigEndian, [0xFE, 0xFF], .utf16),
      (.utf16LittleEndian, [], .utf16), (.utf16BigEndian, [], .utf16),
      (.utf32LittleEndian, [0xFF, 0xFE, 0, 0], .utf32),
      (.utf32BigEndian, [0, 0, 0xFE, 0xFF], .utf32), (.isoLatin1, [], .latin1),
    ]
    for (encoding, mark, repair) in encodings {
      // Latin-1 has no arrow.
      let source = kind.source.replacingOccurrences(of: "→", with: " ")
      let data = try #require(source.data(using: encoding))
      let imported = try Imported(bytes: mark + [UInt8](data))
      #expect(imported.outline == plain.outline, "\(encoding)")
      #expect(imported.result.report.repairs == [repair])
    }
  }

  @Test(
    "a printed hierarchy whose lines a web page ran into one has all its views",
    arguments: [
      ("> | ", "> | | ", "> | | | "), (">\t| ", ">\t|| ", "> ||| "),
      (">   | ", ">   |    | ", ">   |    |    | "), (">  |--", ">  |  |--", ">  |  |  |--"),
    ])
  func joinedLines(first: String, second: String, third: String) throws {
    func view(_ number: Int, _ text: String = "") -> String {
      "<UIView: 0x\(number); frame = (0 0; \(number) 9); \(text)layer = <CALayer: 0x77>"
    }
    let joined =
      view(1) + ">" + first + view(2, "text = 'a > | b'; ") + ">" + second + view(3) + ">" + third
      + view(4) + "> - (null)" + String(second.dropFirst()) + view(5) + ">"
    let imported = try Imported("po view\n" + joined + "\n")
    #expect(
      imported.outline == """
        UIView 0,0,1,9
          UIView#2 0,0,2,9 "a > | b"
            UIView#3 0,0,3,9
              UIView#4 0,0,4,9
            UIView#5 0,0,5,9
        """)
    #expect(imported.result.report.repairs == [.joinedLines])
  }

  @Test("a size below zero is told, whatever states it", arguments: kinds)
  func negativeSizes(kind: Kind) throws {
    let width = try #require(kind.source.range(of: "80"))
    let imported = try Imported(kind.source.replacingCharacters(in: width, with: "-80"))
    let view = try #require(imported.result.document.nodes.last)
    #expect(
      imported.problems.contains(
        .negativeSize(view: view.id, stated: CGSize(width: -80, height: 80))))
    #expect(view.frame == CGRect(x: -80, y: 0, width: 80, height: 80))
  }

  @Test("every beginning of a source gives a part or a message", arguments: kinds)
  func truncated(kind: Kind) {
    let bytes = Array(kind.source.utf8)
    for length in bytes.indices {
      let part = try? Imported(bytes: Array(bytes[..<length]))
      #expect(part?.result.document.nodes.isEmpty != true)
    }
  }

  @Test("a NUL anywhere is taken out and told", arguments: kinds)
  func zeros(kind: Kind) throws {
    let plain = try Imported(kind.source)
    for place in stride(from: 0, to: kind.source.utf8.count, by: 13) {
      var bytes = Array(kind.source.utf8)
      bytes.insert(0, at: place)
      let imported = try Imported(bytes: bytes)
      #expect(imported.outline == plain.outline)
      #expect(imported.result.report.repairs == [.zeros])
    }
  }

  @Test("many NULs are no text", arguments: kinds)
  func manyZeros(kind: Kind) {
    let bytes = kind.source.utf8.enumerated().flatMap { offset, byte -> [UInt8] in
      offset % 9 < 3 ? [byte, 0, 0] : [byte]
    }
    let error = #expect(throws: SceneError.self) { try Imported(bytes: bytes) }
    #expect(error?.kind == .binary(format: nil))
  }

  @Test("bytes changed anywhere give a scene that holds together, or a message", arguments: kinds)
  func changes(kind: Kind) throws {
    var random = SeededGenerator(seed: 11)
    let signs = Array("<>{}[]()'\"`=:;,.|-/\\ \n\t0x9→é\0".utf8)
    for _ in 0..<300 {
      var bytes = Array(kind.source.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let at = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[at] = signs.randomElement(using: &random) ?? 0
        case 1: bytes.insert(signs.randomElement(using: &random) ?? 0, at: at)
        case 2: bytes.remove(at: at)
        default: bytes.insert(contentsOf: bytes[at...].prefix(20), at: at)
        }
      }
      guard let reading = try? Imported(bytes: bytes).result else { continue }
      var depth = -1
      for node in reading.document.nodes {
        #expect(node.depth >= 0 && node.depth <= depth + 1)
        depth = node.depth
      }
      #expect(Set(reading.document.nodes.map(\.id)).count == reading.document.nodes.count)
      let again = try SceneReader.read(reading.document.write())
      #expect(
        again.document.nodes == reading.document.nodes, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test("entities are refused, whatever they name", arguments: kinds)
  func entities(kind: Kind) throws {
    guard kind.source.hasPrefix("<?xml") else { return }
    for entity in [
      "<!ENTITY a \"&b;&b;\"><!ENTITY b \"&a;\">", "<!ENTITY x SYSTEM \"file:///etc/passwd\">",
      "<!ENTITY % p SYSTEM \"http://example.com/x.dtd\"> %p;",
    ] {
      let start = kind.source.firstIndex(of: "\n") ?? kind.source.startIndex
      let source =
        kind.source[..<start] + "\n<!DOCTYPE a [\(entity)]>" + kind.source[start...]
      let error = #expect(throws: SceneError.self) { try Imported(String(source)) }
      #expect(error?.kind == .importing(.entityDeclarations))
    }
  }

  @Test("100,000 levels are read, or said to be too many", arguments: kinds)
  func depth(kind: Kind) throws {
    guard let (head, level) = kind.nesting else { return }
    let source = head + String(repeating: level, count: 100_000)
    let document = try Imported(source).result.document
    #expect(document.nodes.count >= 99_999)
    #expect(document.nodes.last?.depth == document.nodes.count - 1)
  }

  @Test("10,000 attributes or members on one element are passed over", arguments: kinds)
  func members(kind: Kind) throws {
    let source = kind.source
    let more: String
    if source.hasPrefix("{") || source.hasPrefix("[") {
      let members = (0..<10_000).map { "\"a\($0)\": 1, " }.joined()
      more = source.replacingOccurrences(of: "\"type\": ", with: members + "\"type\": ")
    } else if source.hasPrefix("<?xml") {
      let attributes = (0..<10_000).map { " a\($0)=\"1\"" }.joined()
      more = source.replacingOccurrences(of: "/>", with: attributes + "/>")
    } else {
      let items = (0..<10_000).map { "; a\($0) = 1" }.joined()
      more = source.replacingOccurrences(of: "; alpha", with: items + "; alpha")
    }
    let imported = try Imported(more)
    #expect(
      imported.result.document.nodes.map(\.frame)
        == (try Imported(source)).result.document.nodes.map(\.frame))
  }
}
