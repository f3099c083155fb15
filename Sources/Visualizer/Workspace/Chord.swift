/// A sign that is pressed together with Control.
struct Chord: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  var sign: Character
  /// Whether Shift must be held too, or must not; nil where it makes no difference.
  var isShifted: Bool?

  init(_ sign: Character, isShifted: Bool? = nil) {
    self.sign = sign
    self.isShifted = isShifted
  }

  init(extendedGraphemeClusterLiteral sign: Character) { self.init(sign) }

  func fits(_ other: Character, isShifted: Bool) -> Bool {
    other.lowercased() == String(sign) && (self.isShifted ?? isShifted) == isShifted
  }
}
