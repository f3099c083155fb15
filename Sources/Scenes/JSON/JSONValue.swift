/// One value on a tape.
struct JSONValue: Sendable {
  struct Member: Sendable {
    var key: String
    var value: JSONValue

    /// Where the key stands.
    var place: Problem.Place { JSONValue(tape: value.tape, index: value.index - 1).place }
  }

  let tape: JSONTape
  let index: Int

  private var entry: JSONTape.Entry { tape.entries[index] }
  var kind: JSONTape.Kind { entry.kind }
  var place: Problem.Place { tape.places.place(at: Int(entry.start)) }

  /// The text as written, quotes included.
  var source: String {
    String(decoding: tape.bytes[Int(entry.start)..<Int(entry.end)], as: UTF8.self)
  }

  var flag: Bool? {
    switch kind {
    case .yes: true
    case .no: false
    default: nil
    }
  }

  /// Infinite where the digits are too many for a `Double`.
  var number: Double? { kind == .number ? Double(source) ?? .infinity : nil }

  var string: String? {
    guard kind == .string || kind == .key else { return nil }
    let content = tape.bytes[Int(entry.start) + 1..<Int(entry.end) - 1]
    guard content.contains(UInt8(ascii: "\\")) else {
      return String(decoding: content, as: UTF8.self)
    }
    return JSONString.unescaped(content)
  }

  /// The members of an object in the order of the text, doubles included; else nil.
  var members: [Member]? {
    guard kind == .object else { return nil }
    var members: [Member] = []
    var index = index + 1
    while index < Int(entry.next) {
      let key = JSONValue(tape: tape, index: index)
      let value = JSONValue(tape: tape, index: index + 1)
      members.append(Member(key: key.string ?? "", value: value))
      index = Int(tape.entries[index + 1].next)
    }
    return members
  }

  /// The elements of a list; else nil.
  var elements: [JSONValue]? {
    guard kind == .list else { return nil }
    var elements: [JSONValue] = []
    var index = index + 1
    while index < Int(entry.next) {
      elements.append(JSONValue(tape: tape, index: index))
      index = Int(tape.entries[index].next)
    }
    return elements
  }

  /// What a problem says of it.
  var found: Problem.Found {
    switch kind {
    case .object: .object
    case .list: .list(count: elements?.count ?? 0)
    case .key, .string: .text(string ?? "")
    case .number: .number(source)
    case .yes: .flag(true)
    case .no: .flag(false)
    case .null: .null
    case .word: .word(source)
    }
  }

  /// The value as JSON without white space; words that are no JSON become strings.
  var compact: String {
    var text: [UInt8] = []
    var copied = Int(entry.start)
    func copySeparators(upTo offset: Int, into text: inout [UInt8]) {
      text += tape.bytes[copied..<offset].filter { $0 > 0x20 }
    }
    for index in index..<Int(entry.next) {
      let entry = tape.entries[index]
      guard entry.kind != .object, entry.kind != .list else { continue }
      copySeparators(upTo: Int(entry.start), into: &text)
      let scalar = tape.bytes[Int(entry.start)..<Int(entry.end)]
      if entry.kind == .word {
        text += [UInt8(ascii: "\"")] + scalar + [UInt8(ascii: "\"")]
      } else if scalar.contains(where: { $0 >= 0x7F }),
        let string = JSONValue(tape: tape, index: index).string
      {
        text += JSONText.string(string).utf8
      } else {
        text += scalar
      }
      copied = Int(entry.end)
    }
    copySeparators(upTo: Int(entry.end), into: &text)
    return String(decoding: text, as: UTF8.self)
  }
}
