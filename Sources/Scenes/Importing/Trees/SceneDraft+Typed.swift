import UIKit

extension SceneDraft {
  /// A member that must be a number, null being none. One in quotes is taken and told.
  mutating func number(
    _ key: StaticString, of value: JSONValue, at place: Problem.Place? = nil, view index: Int
  ) -> Double? {
    guard let member = value.stated(key) else { return nil }
    if let number = member.number { return number }
    return noteType(
      key, .number, member, at: place, taken: member.string.flatMap(Double.init), view: index)
  }

  /// A member that must be true or false, null being none. One in quotes, or 0 or 1, is taken and
  /// told.
  mutating func flag(
    _ key: StaticString, of value: JSONValue, at place: Problem.Place? = nil, view index: Int
  ) -> Bool? {
    guard let member = value.stated(key) else { return nil }
    if let flag = member.flag { return flag }
    let taken: Bool? =
      switch member.kind == .number ? member.source : member.string ?? "" {
      case "true", "YES", "1": true
      case "false", "NO", "0": false
      default: nil
      }
    return noteType(key, .flag, member, at: place, taken: taken, view: index)
  }

  /// A member that must be text, null being none.
  mutating func text(
    _ key: StaticString, of value: JSONValue, at place: Problem.Place? = nil, view index: Int
  ) -> String? {
    guard let member = value.stated(key) else { return nil }
    if let text = member.string { return text }
    return noteType(
      key, .text, member, at: place, taken: member.kind == .number ? member.source : nil,
      view: index)
  }

  /// The children of a node, null being none.
  mutating func children(_ value: JSONValue, view index: Int) -> [JSONValue] {
    guard let member = value.stated("children") else { return [] }
    return member.elements ?? noteType("children", .list, member, at: nil, taken: nil, view: index)
      ?? []
  }

  private mutating func noteType<Value>(
    _ key: StaticString, _ expected: Problem.Expected, _ member: JSONValue,
    at place: Problem.Place?, taken: Value?, view index: Int
  ) -> Value? {
    note(
      .problem, .wrongType(key: "\(key)", expected: expected, found: member.found),
      at: place ?? member.place, view: index, consequence: taken == nil ? .defaultKept : nil)
    return taken
  }
}

extension JSONValue {
  /// The member, where it says anything.
  func stated(_ name: StaticString) -> JSONValue? {
    member(name).flatMap { $0.kind == .null ? nil : $0 }
  }
}
