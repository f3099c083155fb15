/// Methods of a class that a subclass may override, and whether one does.
///
/// Swift can't be asked that. A class's metadata lists the addresses of its methods, though, and what
/// it inherits stands there as in its superclass; which places of the list are meant is found by
/// comparing two subclasses, of which only one overrides them. Layout: Swift's ABI documents, "Type
/// Metadata", class metadata.
struct DecidingMethods: Sendable {
  /// Words of the metadata, counted from where it begins.
  private let places: [Int]

  /// - Parameters:
  ///   - overrider: a direct subclass of `base` that overrides these methods and nothing else.
  ///   - heir: one that overrides nothing.
  init(of base: AnyClass, overriddenBy overrider: AnyClass, not heir: AnyClass) {
    guard let base = Words(of: base), let overrider = Words(of: overrider),
      let heir = Words(of: heir), base.count == heir.count, base.count == overrider.count
    else {
      places = []
      return
    }
    places = (0..<base.count).filter { heir[$0] == base[$0] && overrider[$0] != base[$0] }
  }

  /// Whether a class has all of them as `base` has them; not where that can't be told.
  func areInherited(by type: AnyClass, from base: AnyClass) -> Bool {
    guard !places.isEmpty, let words = Words(of: type), let above = Words(of: base),
      words.count >= above.count
    else { return false }
    return places.allSatisfy { words[$0] == above[$0] }
  }

  /// A class's metadata behind its address point.
  private struct Words {
    private let start: UnsafePointer<UInt>
    let count: Int

    /// Nil where the layout is not the one that is known.
    init?(of type: AnyClass) {
      #if canImport(ObjectiveC)
        let header = 5
      #else
        let header = 2
      #endif
      start = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
      let word = MemoryLayout<UInt>.size
      let sizes = UnsafeRawPointer(start) + header * word + 16
      let (size, addressPoint) = (
        Int(sizes.load(as: UInt32.self)), Int(sizes.load(fromByteOffset: 4, as: UInt32.self))
      )
      guard addressPoint >= 2 * word, addressPoint <= 4 * word, size % word == 0,
        size > addressPoint + (header + 5) * word, size < 1 << 20
      else { return nil }
      count = (size - addressPoint) / word
    }

    subscript(place: Int) -> UInt { start[place] }
  }
}
