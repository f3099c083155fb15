import Canvas

/// The type sizes of the window, by role.
extension Font {
  static let title = Font(.text, size: 15, weight: .bold)
  static let header = Font(.text, size: 11, weight: .semibold)
  static let body = Font(.text, size: 13)
  static let bodyStrong = Font(.text, size: 13, weight: .semibold)
  static let note = Font(.text, size: 12)
  static let noteStrong = Font(.text, size: 12, weight: .semibold)
  static let tiny = Font(.text, size: 11)
  static let badge = Font(.text, size: 11, weight: .semibold)
  static let sentence = Font(.text, size: 14)
  static let sentenceStrong = Font(.text, size: 14, weight: .bold)
  static let code = Font(.code, size: 12)
}
