/// A parsed JSON text: its values in the order of the text, in one flat list.
///
/// A tree of values would need recursion to build, walk and free, and a text may nest 100,000
/// levels deep.
final class JSONTape: Sendable {
  struct Entry: Sendable {
    var kind: Kind
    /// The value's bytes, quotes and brackets included.
    var start: UInt32
    var end: UInt32
    /// The entry after this value and all it holds. A key is followed by its value.
    var next: UInt32
  }

  enum Kind: UInt8, Sendable {
    case object
    case list
    case key
    case string
    case number
    case yes
    case no
    case null
    /// `NaN`, `Infinity`: no JSON, but common enough to be answered where they stand.
    case word
  }

  let bytes: [UInt8]
  let entries: [Entry]
  let places: TextPlaces

  init(bytes: [UInt8], entries: [Entry], places: TextPlaces) {
    self.bytes = bytes
    self.entries = entries
    self.places = places
  }

  var root: JSONValue { JSONValue(tape: self, index: 0) }
}
