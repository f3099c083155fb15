import Foundation

/// Decides whether an input is UTF-8 text, and says what it is instead where it is not.
enum InputText {
  /// The bytes of the text, without a byte order mark.
  static func utf8(_ bytes: [UInt8]) throws(SceneError) -> [UInt8] {
    guard bytes.count <= InputFile.limit else { throw SceneError(.tooLarge(bytes: bytes.count)) }
    if let encoding = wideEncoding(bytes) { throw SceneError(.wrongEncoding(encoding)) }
    if let format = binaryFormat(bytes) { throw SceneError(.binary(format: format)) }
    if bytes.prefix(4096).contains(0) { throw SceneError(.binary(format: nil)) }
    if let offset = firstInvalidByte(bytes) {
      throw SceneError(.wrongEncoding(.latin1), at: TextPlaces(bytes).place(at: offset))
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    guard text.contains(where: { $0 > 0x20 }) else { throw SceneError(.empty) }
    return text
  }

  /// UTF-16 and UTF-32 show by their mark, or by the zero bytes that they give to Latin letters.
  private static func wideEncoding(_ bytes: [UInt8]) -> SceneError.Encoding? {
    let start = Array(bytes.prefix(4))
    if start == [0, 0, 0xFE, 0xFF] || start == [0xFF, 0xFE, 0, 0] { return .utf32 }
    if start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0xFF, 0xFE]) { return .utf16 }
    guard start.count == 4 else { return nil }
    switch start.map({ $0 == 0 }) {
    case [true, true, true, false], [false, true, true, true]: return .utf32
    case [true, false, true, false], [false, true, false, true]: return .utf16
    default: return nil
    }
  }

  private static func binaryFormat(_ bytes: [UInt8]) -> String? {
    let signatures: [(name: String, bytes: [UInt8])] = [
      ("PNG", [0x89, 0x50, 0x4E, 0x47]), ("JPEG", [0xFF, 0xD8, 0xFF]), ("gzip", [0x1F, 0x8B]),
      ("ZIP", Array("PK\u{3}\u{4}".utf8)), ("PDF", Array("%PDF".utf8)),
      ("binary property list", Array("bplist".utf8)),
    ]
    return signatures.first { bytes.starts(with: $0.bytes) }?.name
  }

  private static func firstInvalidByte(_ bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { offset += scalar.count }
    return offset
  }
}
