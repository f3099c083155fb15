import Foundation

extension SceneColor {
  /// From what `UIColor` prints: `UIExtendedSRGBColorSpace 1 0 0 1`, `UIExtendedGrayColorSpace 0 1`,
  /// or a named system colour in its light form.
  static func printed(_ range: Range<Int>, of source: SourceText) -> SceneColor? {
    if let name = source.firstIndex(
      of: "name = ", from: range.lowerBound, before: range.upperBound)
    {
      let start = name + 7
      var end = start
      while end < range.upperBound, source.bytes[end].isWord { end += 1 }
      return system(source.string(start..<end))
    }
    let words = source.string(range).split { " ;>".contains($0) }
    guard let space = words.firstIndex(where: { $0.hasSuffix("ColorSpace") }) else { return nil }
    let numbers = words[(space + 1)...].prefix(4).compactMap { Double($0) }
    if words[space].hasSuffix("GrayColorSpace"), numbers.count >= 2 {
      return SceneColor(white: numbers[0], alpha: numbers[1])
    }
    guard numbers.count == 4 else { return nil }
    return SceneColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }

  init(white: Double, alpha: Double) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Components from 0 to 1; beyond that they are cut.
  init(red: Double, green: Double, blue: Double, alpha: Double) {
    func byte(_ value: Double) -> UInt8 {
      value.isNaN ? 0 : UInt8((min(max(value, 0), 1) * 255).rounded())
    }
    self.init(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
  }

  /// Apple's published light values of the system colours.
  static func system(_ name: String) -> SceneColor? {
    let name = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    guard let value = systemColors[name] else { return nil }
    return SceneColor(
      red: UInt8(value >> 16 & 0xFF), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
  }

  private static let systemColors: [String: UInt32] = [
    "systemRed": 0xFF3B30, "systemOrange": 0xFF9500, "systemYellow": 0xFFCC00,
    "systemGreen": 0x34C759, "systemMint": 0x00C7BE, "systemTeal": 0x30B0C7,
    "systemCyan": 0x32ADE6, "systemBlue": 0x007AFF, "systemIndigo": 0x5856D6,
    "systemPurple": 0xAF52DE, "systemPink": 0xFF2D55, "systemBrown": 0xA2845E,
    "systemGray": 0x8E8E93, "systemGray2": 0xAEAEB2, "systemGray3": 0xC7C7CC,
    "systemGray4": 0xD1D1D6, "systemGray5": 0xE5E5EA, "systemGray6": 0xF2F2F7,
    "systemBackground": 0xFFFFFF, "secondarySystemBackground": 0xF2F2F7,
    "systemGroupedBackground": 0xF2F2F7, "tertiarySystemBackground": 0xFFFFFF,
    "label": 0x000000, "white": 0xFFFFFF, "black": 0x000000,
  ]
}
