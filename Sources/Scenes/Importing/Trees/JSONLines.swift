/// Makes one list of JSON that has an object on every line, as some tools write what they describe.
enum JSONLines {
  /// - Returns: the lines as they stand, with what a list needs between and around them; nil where a
  ///   line is no object.
  static func joined(_ bytes: [UInt8]) -> [UInt8]? {
    let lines = bytes.split(separator: .newline).filter { !$0.allSatisfy(\.isWhite) }
    guard lines.count > 1 else { return nil }
    for line in lines {
      guard line.first == UInt8(ascii: "{"), line.last(where: { !$0.isWhite }) == UInt8(ascii: "}")
      else { return nil }
    }
    var list = [UInt8(ascii: "[")]
    list.reserveCapacity(bytes.count + lines.count + 1)
    var at = 0
    for line in lines {
      if at > 0 { list.append(UInt8(ascii: ",")) }
      list += bytes[at..<line.endIndex]
      at = line.endIndex
    }
    return list + [UInt8(ascii: "]")]
  }
}
