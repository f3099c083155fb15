/// Gives every view a name of its own: `UIView`, `UIView#2`, `UIView#3` …
struct UniqueNames: Sendable {
  /// How many times a name was asked for, the numbers it passed over included. The numbered names
  /// themselves are not kept: a million of them would take more room than their views.
  private var counts: [String: Int] = [:]

  mutating func next(after base: String) -> String {
    let next = free(after: base)
    counts[base] = next.number
    return next.name
  }

  /// What `next` would give.
  func upcoming(after base: String) -> String { free(after: base).name }

  private func free(after base: String) -> (number: Int, name: String) {
    var number = counts[base, default: 0]
    var name = base
    repeat {
      number += 1
      name = number == 1 ? base : "\(base)#\(number)"
    } while isTaken(name, number: number, of: base)
    return (number, name)
  }

  /// A source may itself call a view `UIView#2`.
  private func isTaken(_ name: String, number: Int, of base: String) -> Bool {
    if number > 1 { return counts[name] != nil }
    guard let sign = base.utf8.lastIndex(of: UInt8(ascii: "#")) else { return false }
    let digits = base.utf8[base.utf8.index(after: sign)...]
    guard digits.count < 10, let taken = Int(String(base[base.index(after: sign)...])), taken > 1,
      digits.first != UInt8(ascii: "0"), digits.first != UInt8(ascii: "+")
    else { return false }
    return counts[String(base[..<sign]), default: 0] >= taken
  }
}
