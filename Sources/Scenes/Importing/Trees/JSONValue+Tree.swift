import UIKit

extension JSONValue {
  /// The value of the last member of this name; nil where there is none or this is no object.
  func member(_ name: StaticString) -> JSONValue? {
    guard kind == .object else { return nil }
    var found: JSONValue?
    var at = index + 1
    let end = Int(tape.entries[index].next)
    while at < end {
      let key = tape.entries[at]
      let length = name.utf8CodeUnitCount
      if Int(key.end) - Int(key.start) - 2 == length,
        name.withUTF8Buffer({ buffer in
          tape.bytes[(Int(key.start) + 1)..<(Int(key.end) - 1)].elementsEqual(buffer)
        })
      {
        found = JSONValue(tape: tape, index: at + 1)
      }
      at = Int(tape.entries[at + 1].next)
    }
    return found
  }

  /// A number, also where it is written as text: `inf`, `"12"`.
  var looseNumber: Double? { number ?? string.flatMap(Double.init) }

  /// The object's text up to its children.
  var ownRange: Range<Int> {
    let start = Int(tape.entries[index].start)
    let end = member("children").map { Int(tape.entries[$0.index].start) }
    return start..<(end ?? Int(tape.entries[index].end))
  }
}

extension SceneDraft {
  /// The frame from members `x`, `y`, `width`, `height`; a problem where one is no usable number.
  ///
  /// - Parameter filling: what the view fills where its size is missing; nil leaves that open.
  mutating func setFrame(of value: JSONValue, filling: CGSize? = nil, view index: Int) {
    let keys: [StaticString] = ["x", "y", "width", "height"]
    let members = keys.map { value.stated($0) }
    // Without a size nothing could be touched in it.
    if members[2...].contains(where: { $0 == nil }) {
      nodes[index].origin.isFrameAssumed = true
      let text = zip(keys, members).map { "\($0)=\($1?.source ?? "?")" }.joined(separator: " ")
      let id = nodes[index].id
      let isSilent = members.allSatisfy { $0 == nil }
      note(
        .problem,
        isSilent
          ? .missingFrame(view: id) : .unreadableFrame(view: id, text: String(text.prefix(80))),
        at: value.place, view: index)
      if let filling {
        func stated(_ number: Int, else other: CGFloat) -> CGFloat {
          let value = members[number]?.number ?? Double(other)
          return value.isFinite && abs(value) <= 1e9 ? CGFloat(value) : other
        }
        nodes[index].frame =
          CGRect(
            x: stated(0, else: 0), y: stated(1, else: 0), width: stated(2, else: filling.width),
            height: stated(3, else: filling.height)
          ).standardized
        nodes[index].origin.recovered.insert(.frame)
      }
      return
    }
    // Infinite and other values that are no numbers are told with the whole frame.
    let numbers = zip(keys, members).map { key, member in
      guard let member else { return 0.0 }
      let isWord = member.looseNumber == nil || member.kind == .word
      return isWord ? Double.nan : number(key, of: value, view: index) ?? .nan
    }
    let text = members.map { $0?.source ?? "" }.joined(separator: " ")
    setFrame(
      CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), text: text,
      view: index)
  }
}
