/// A scene among what a console printed around it: prompts, log lines, the command itself.
struct ConsoleText {
  /// The scene, with blanks in the place of what stands in front of it, so that places stay right.
  let scene: [UInt8]
  /// The lines around it that are not blank.
  let lines: [Int]

  /// Nil where nothing is around a scene, or no scene is there.
  init?(_ bytes: [UInt8]) {
    guard let start = Self.start(in: bytes) else { return nil }
    let end = Self.end(of: bytes, from: start) ?? bytes.count
    let (before, after) = (bytes[..<start], bytes[end...])
    guard before.contains(where: { !$0.isWhite }) || after.contains(where: { !$0.isWhite }) else {
      return nil
    }
    // A bracket too many is no console's.
    if let first = after.first(where: { !$0.isWhite }), Self.isJSON(first) { return nil }
    let lead = before.filter { !$0.isWhite }
    if !lead.isEmpty, lead.allSatisfy(Self.isJSON) { return nil }
    // Nor is a comment, which JSON does not have.
    if lead.starts(with: "//".utf8) || lead.starts(with: "/*".utf8) { return nil }
    scene = before.map { $0.isWhite ? $0 : .space } + bytes[start..<end]
    var lines: [Int] = []
    var walk = LineWalk(SourceText(bytes: bytes))
    while let line = walk.next() {
      let isAround = line.range.contains { at in
        (at < start || at >= end) && !bytes[at].isWhite
      }
      if isAround { lines.append(line.number) }
    }
    self.lines = lines
  }

  /// Where `{ "hitscope":` begins, among the first lines.
  private static func start(in bytes: [UInt8]) -> Int? {
    let key = Array("\"hitscope\"".utf8)
    guard let name = bytes.prefix(1 << 16).firstRange(of: key)?.lowerBound else { return nil }
    let last = bytes[..<name].lastIndex { !$0.isWhite }
    return last.flatMap { bytes[$0] == UInt8(ascii: "{") ? $0 : nil }
  }

  /// After the brace that closes the scene.
  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    var depth = 0
    var at = start
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return at + 1 }
      case .doubleQuote:
        at += 1
        while at < bytes.count, bytes[at] != .doubleQuote {
          at += bytes[at] == .backslash ? 2 : 1
        }
      default: break
      }
      at += 1
    }
    return nil
  }

  private static func isJSON(_ byte: UInt8) -> Bool {
    "{}[],:\"".utf8.contains(byte)
  }
}
