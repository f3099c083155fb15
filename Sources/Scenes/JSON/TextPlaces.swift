/// Turns byte offsets of a UTF-8 text into lines and columns.
///
/// A file can be one line of many megabytes, so the place of every 256th byte is noted once.
struct TextPlaces: Sendable {
  private let bytes: [UInt8]
  private var notes: [Problem.Place] = []
  private static let spacing = 256

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    notes.reserveCapacity(bytes.count / Self.spacing + 1)
    var place = Problem.Place(line: 1)
    for start in stride(from: 0, through: bytes.count, by: Self.spacing) {
      notes.append(place)
      advance(&place, over: start..<min(start + Self.spacing, bytes.count))
    }
  }

  /// - Parameter offset: 0 to the number of bytes.
  func place(at offset: Int) -> Problem.Place {
    let note = offset / Self.spacing
    var place = notes[note]
    advance(&place, over: note * Self.spacing..<offset)
    return place
  }

  private func advance(_ place: inout Problem.Place, over range: Range<Int>) {
    bytes.withUnsafeBufferPointer { bytes in
      for offset in range {
        let byte = bytes[offset]
        if byte == 0x0A || byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
        {
          place.line += 1
          place.column = 1
        } else if byte & 0xC0 != 0x80 {
          place.column += 1
        }
      }
    }
  }
}
