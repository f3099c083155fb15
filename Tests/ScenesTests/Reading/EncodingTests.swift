import Foundation
import Scenes
import Testing

@Suite("Encodings")
struct EncodingTests {
  private static let scene = #"{"hitscope":1,"windows":[{"id":"café"}]}"#

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var data: Data
    var kind: SceneError.Kind

    var testDescription: String { name }
  }

  @Test(
    "what is not UTF-8 text is recognised",
    arguments: [
      Case(name: "nothing", data: Data(), kind: .empty),
      Case(name: "white space", data: Data(" \n\t".utf8), kind: .empty),
      Case(name: "only a mark", data: Data([0xEF, 0xBB, 0xBF]), kind: .empty),
      Case(name: "UTF-16", data: Data(scene, .utf16), kind: .wrongEncoding(.utf16)),
      Case(
        name: "UTF-16 without a mark, little end first", data: Data(scene, .utf16LittleEndian),
        kind: .wrongEncoding(.utf16)),
      Case(
        name: "UTF-16 without a mark, big end first", data: Data(scene, .utf16BigEndian),
        kind: .wrongEncoding(.utf16)),
      Case(name: "UTF-32", data: Data(scene, .utf32), kind: .wrongEncoding(.utf32)),
      Case(
        name: "UTF-32 without a mark", data: Data(scene, .utf32LittleEndian),
        kind: .wrongEncoding(.utf32)),
      Case(
        name: "PNG", data: Data([0x89, 0x50, 0x4E, 0x47, 0x0D]), kind: .binary(format: "PNG")),
      Case(name: "gzip", data: Data([0x1F, 0x8B, 8, 0, 0]), kind: .binary(format: "gzip")),
      Case(
        name: "property list", data: Data("bplist00\u{1}".utf8),
        kind: .binary(format: "binary property list")),
      Case(
        name: "zeros", data: Data("abcdef".utf8) + Data(count: 4), kind: .binary(format: nil)),
    ])
  func recognised(_ test: Case) {
    let error = #expect(throws: SceneError.self) { try SceneReader.read(test.data) }
    #expect(error?.kind == test.kind)
  }

  @Test("Latin-1 is named at its first letter outside ASCII")
  func latin1() throws {
    let data = try #require(("{\n" + Self.scene.dropFirst()).data(using: .isoLatin1))
    let error = #expect(throws: SceneError.self) { try SceneReader.read(data) }
    #expect(error?.kind == .wrongEncoding(.latin1))
    #expect(error?.place == Problem.Place(line: 2, column: 35))
  }

  @Test("a byte order mark is no part of the scene, and moves no column")
  func byteOrderMark() throws {
    let mark = Data([0xEF, 0xBB, 0xBF])
    let plain = Data(Self.scene.utf8)
    #expect(try SceneReader.read(mark + plain) == SceneReader.read(plain))
  }
}

extension Data {
  fileprivate init(_ text: String, _ encoding: String.Encoding) {
    self = text.data(using: encoding) ?? Data()
  }
}
