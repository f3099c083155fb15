import Foundation

/// A start tag as it stands in the source.
struct MarkupTag: Sendable {
  struct Attribute: Sendable {
    var name: Range<Int>
    /// Between the quotes, references not yet replaced.
    var value: Range<Int>
    var isQuoted = true
  }

  var name: Range<Int>
  var attributes: [Attribute]
  var range: Range<Int>
  var place: Problem.Place
  /// `<a/>`
  var isEmpty: Bool
  /// More attributes than are read.
  var isOverfull = false
  /// Names of attributes whose values stand without quotes.
  var unquoted: [Range<Int>] = []

  var line: Int { place.line }
}

extension MarkupTag {
  /// The attributes whose names stood before in the same tag: their values are not used.
  ///
  /// Of very many only the first are compared, so that a tag costs no square of its length.
  func repeated(in source: SourceText) -> [Range<Int>] {
    let names = attributes.prefix(64).map(\.name)
    return names.indices.filter { index in
      names[..<index].contains { earlier in
        earlier.count == names[index].count
          && source.bytes[earlier].elementsEqual(source.bytes[names[index]])
      }
    }.map { names[$0] }
  }
}

extension SourceText {
  func equals(_ range: Range<Int>, _ text: StaticString) -> Bool {
    range.count == text.utf8CodeUnitCount && hasPrefix(text, at: range.lowerBound)
  }

  func value(_ name: StaticString, of tag: MarkupTag) -> Range<Int>? {
    tag.attributes.first { equals($0.name, name) }?.value
  }

  /// An attribute's text with its references replaced; nil where absent or empty.
  func text(_ name: StaticString, of tag: MarkupTag) -> String? {
    guard let range = value(name, of: tag), !range.isEmpty else { return nil }
    return markupText(range)
  }

  func number(_ name: StaticString, of tag: MarkupTag) -> Double? {
    value(name, of: tag).flatMap(number)
  }

  func flag(_ name: StaticString, of tag: MarkupTag) -> Bool? {
    value(name, of: tag).flatMap(flag)
  }

  func markupText(_ range: Range<Int>) -> String {
    let range = range.lowerBound..<min(range.upperBound, range.lowerBound + ImportLimits.textLength)
    guard index(of: .ampersand, from: range.lowerBound, before: range.upperBound) != nil else {
      return string(range)
    }
    var plain: [UInt8] = []
    var at = range.lowerBound
    while at < range.upperBound {
      if bytes[at] == .ampersand, let entity = MarkupEntity(at: at, in: bytes[range]) {
        plain += entity.text
        at = entity.end
      } else {
        plain.append(bytes[at])
        at += 1
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}
