/// The touchscreen's fingers that are down, each with a number of its own for the scene: the first
/// one has 0.
struct Fingers: Equatable, Sendable {
  /// What the platform calls them; nil where one left.
  private var names: [Int?] = []

  func number(of name: Int) -> Int? { names.firstIndex(of: name) }

  /// - Parameter reserved: a number that is somebody else's.
  mutating func down(_ name: Int, except reserved: Int?) -> Int {
    if let number = number(of: name) { return number }
    let free = names.indices.first { names[$0] == nil && $0 != reserved }
    let number = free ?? (names.count == reserved ? names.count + 1 : names.count)
    while names.count <= number { names.append(nil) }
    names[number] = name
    return number
  }

  mutating func up(_ name: Int) {
    if let number = number(of: name) { names[number] = nil }
  }

  mutating func removeAll() { names = [] }
}
