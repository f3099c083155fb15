import Foundation

extension SourceText {
  /// Bytes of any encoding that such tools write, as UTF-8; fails for what is no text.
  init(decoding raw: [UInt8]) throws(SceneError) {
    guard raw.count <= ImportLimits.bytes else { throw SceneError(.tooLarge(bytes: raw.count)) }
    if let kind = BinaryKind(raw) { throw SceneError(kind.error) }
    if raw.starts(with: [0xEF, 0xBB, 0xBF]) {
      self.init(bytes: Array(raw.dropFirst(3)), repairs: [.byteOrderMark])
    } else if let wide = WideEncoding(raw) {
      self.init(bytes: wide.decode(raw), repairs: [wide.repair])
    } else {
      guard !Self.isBinary(raw) else { throw SceneError(.binary(format: nil)) }
      self.init(bytes: raw)
    }
    if bytes.contains(0) {
      bytes.removeAll { $0 == 0 }
      repairs.append(.zeros)
    }
    if undoColors() { repairs.append(.colors) }
    makeValid()
    if bytes.allSatisfy(\.isWhite) { throw SceneError(.empty) }
  }

  /// Text has few control characters, and of NULs one here and there, where something went wrong on
  /// its way.
  private static func isBinary(_ raw: [UInt8]) -> Bool {
    let sample = raw.prefix(4_096)
    let odd = sample.count { $0 < 9 || ($0 > 13 && $0 < 32 && $0 != 27) }
    let zeros = sample.count { $0 == 0 }
    return zeros * 100 > sample.count + 200 || odd * 20 > sample.count + 20
  }

  /// Takes out what colours text in a terminal: `ESC [ 3 1 m`; false where there is none.
  private mutating func undoColors() -> Bool {
    guard bytes.contains(0x1B) else { return false }
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var at = 0
    while at < bytes.count {
      guard bytes[at] == 0x1B, at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "[") else {
        if bytes[at] != 0x1B { plain.append(bytes[at]) }
        at += 1
        continue
      }
      at += 2
      while at < bytes.count, bytes[at].isDigit || bytes[at] == .semicolon { at += 1 }
      at += 1
    }
    bytes = plain
    return true
  }

  private mutating func makeValid() {
    let declaresLatin1 = hasPrefix("<?xml", at: 0) && declaresSingleByteEncoding
    if !declaresLatin1 {
      if isValid(upTo: bytes.count) { return }
      // A file cut inside its last character is still UTF-8.
      for cut in 1...3 where bytes.count > cut && bytes[bytes.count - cut] >= 0xC0 {
        guard isValid(upTo: bytes.count - cut) else { continue }
        bytes.removeLast(cut)
        return
      }
    }
    guard bytes.contains(where: { $0 >= 0x80 }) else { return }
    repairs.append(.latin1)
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      if byte < 0x80 {
        decoded.append(byte)
      } else {
        decoded.append(contentsOf: String(Self.windowsLatin1(byte)).utf8)
      }
    }
    bytes = decoded
  }

  private func isValid(upTo end: Int) -> Bool {
    (try? UTF8Span(validating: bytes.span.extracting(..<end))) != nil
  }

  private var declaresSingleByteEncoding: Bool {
    guard let end = firstIndex(of: "?>"), end < 200 else { return false }
    let declaration = string(0..<end).lowercased()
    return ["iso-8859-1", "latin1", "windows-1252", "us-ascii"].contains(
      where: declaration.contains)
  }

  /// Windows Latin-1, which is what a "Latin-1" file mostly is.
  private static func windowsLatin1(_ byte: UInt8) -> Unicode.Scalar {
    guard byte >= 0x80, byte < 0xA0 else { return Unicode.Scalar(byte) }
    let scalar = windowsExtras[Int(byte) - 0x80]
    return Unicode.Scalar(scalar) ?? "\u{FFFD}"
  }

  private static let windowsExtras: [UInt32] = [
    0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178,
  ]
}

/// What the first bytes say that a binary file is.
private enum BinaryKind {
  case format(SourceFormat)
  case named(String)

  init?(_ raw: [UInt8]) {
    func starts(_ text: String) -> Bool { raw.starts(with: Array(text.utf8)) }
    func mentions(_ text: String) -> Bool {
      raw.prefix(1 << 20).firstRange(of: Array(text.utf8)) != nil
    }
    if starts("bplist00") {
      self = mentions("Lookin") ? .format(.lookin) : .named("binary property list")
    } else if starts("NIBArchive") {
      self = .format(.compiledNib)
    } else if raw.starts(with: [0x1F, 0x8B]) {
      self = .named("gzip")
    } else if starts("PK\u{3}\u{4}") {
      self = mentions(".viewhierarchy/") ? .format(.viewHierarchy) : .named("ZIP")
    } else if raw.starts(with: [0x89, 0x50, 0x4E, 0x47]) || raw.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .named("picture")
    } else if starts("%PDF") {
      self = .named("PDF")
    } else {
      return nil
    }
  }

  var error: SceneError.Kind {
    switch self {
    case .format(let format): .unsupportedFormat(name: format.rawValue)
    case .named(let kind): .binary(format: kind)
    }
  }
}

/// UTF-16 and UTF-32, told by a byte order mark or by where the zeros are.
private struct WideEncoding {
  var width: Int
  var isBigEndian: Bool
  var mark: Int

  init?(_ raw: [UInt8]) {
    func starts(_ bytes: [UInt8]) -> Bool { raw.starts(with: bytes) }
    if starts([0xFF, 0xFE, 0, 0]) {
      self.init(width: 4, isBigEndian: false, mark: 4)
    } else if starts([0, 0, 0xFE, 0xFF]) {
      self.init(width: 4, isBigEndian: true, mark: 4)
    } else if starts([0xFF, 0xFE]) {
      self.init(width: 2, isBigEndian: false, mark: 2)
    } else if starts([0xFE, 0xFF]) {
      self.init(width: 2, isBigEndian: true, mark: 2)
    } else {
      let sample = raw.prefix(1_000)
      guard sample.count >= 4 else { return nil }
      let even = sample.enumerated().count { $0.offset % 2 == 0 && $0.element == 0 }
      let odd = sample.enumerated().count { $0.offset % 2 == 1 && $0.element == 0 }
      if odd * 10 > sample.count * 4, even * 50 < sample.count {
        self.init(width: 2, isBigEndian: false, mark: 0)
      } else if even * 10 > sample.count * 4, odd * 50 < sample.count {
        self.init(width: 2, isBigEndian: true, mark: 0)
      } else {
        return nil
      }
    }
  }

  private init(width: Int, isBigEndian: Bool, mark: Int) {
    self.width = width
    self.isBigEndian = isBigEndian
    self.mark = mark
  }

  var repair: SourceRepair { width == 2 ? .utf16 : .utf32 }

  func decode(_ raw: [UInt8]) -> [UInt8] {
    let starts = stride(from: mark, to: raw.count - width + 1, by: width)
    if width == 2 {
      return utf8(starts.lazy.map { UInt16(truncatingIfNeeded: unit(at: $0, of: raw)) }, UTF16.self)
    }
    return utf8(starts.lazy.map { unit(at: $0, of: raw) }, UTF32.self)
  }

  private func unit(at start: Int, of raw: [UInt8]) -> UInt32 {
    var unit: UInt32 = 0
    for place in 0..<width {
      unit = unit << 8 | UInt32(raw[start + (isBigEndian ? place : width - 1 - place)])
    }
    return unit
  }

  /// What is no character becomes U+FFFD.
  private func utf8<Encoding: Unicode.Encoding>(
    _ units: some Sequence<Encoding.CodeUnit>, _ encoding: Encoding.Type
  ) -> [UInt8] {
    var text: [UInt8] = []
    _ = transcode(
      units.makeIterator(), from: encoding, to: UTF8.self, stoppingOnError: false
    ) { text.append($0) }
    return text
  }
}
