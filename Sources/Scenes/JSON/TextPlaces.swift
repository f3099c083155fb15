/// Turns byte offsets of a UTF-8 text into lines and columns.
///
/// A file can be one line of many megabytes, so the place of every 1024th byte is noted once.
struct TextPlaces: Sendable {
  private let bytes: [UInt8]
  private var notes: [Problem.Place] = []
  private static let spacing = 1024

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var place = Problem.Place(line: 1)
    for offset in bytes.indices {
      if offset.isMultiple(of: Self.spacing) { notes.append(place) }
      advance(&place, over: offset)
    }
    if bytes.count.isMultiple(of: Self.spacing) { notes.append(place) }
  }

  /// - Parameter offset: 0 to the number of bytes.
  func place(at offset: Int) -> Problem.Place {
    let note = offset / Self.spacing
    var place = notes[note]
    for earlier in note * Self.spacing..<offset { advance(&place, over: earlier) }
    return place
  }

  private func advance(_ place: inout Problem.Place, over offset: Int) {
    let byte = bytes[offset]
    let newline = UInt8(ascii: "\n")
    let isOldLineEnd =
      byte == UInt8(ascii: "\r") && (offset + 1 == bytes.count || bytes[offset + 1] != newline)
    if byte == newline || isOldLineEnd {
      place = Problem.Place(line: place.line + 1)
    } else if byte & 0xC0 != 0x80 {
      place.column += 1
    }
  }
}
