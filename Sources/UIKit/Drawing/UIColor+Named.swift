extension UIColor {
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  public class var darkText: UIColor { .black }

  // The system's colours in their light appearance.
  public class var systemRed: UIColor { .rgb(0xFF3B30) }
  public class var systemGreen: UIColor { .rgb(0x34C759) }
  public class var systemBlue: UIColor { .rgb(0x007AFF) }
  public class var systemOrange: UIColor { .rgb(0xFF9500) }
  public class var systemYellow: UIColor { .rgb(0xFFCC00) }
  public class var systemPink: UIColor { .rgb(0xFF2D55) }
  public class var systemPurple: UIColor { .rgb(0xAF52DE) }
  public class var systemTeal: UIColor { .rgb(0x30B0C7) }
  public class var systemIndigo: UIColor { .rgb(0x5856D6) }
  public class var systemBrown: UIColor { .rgb(0xA2845E) }
  public class var systemMint: UIColor { .rgb(0x00C7BE) }
  public class var systemCyan: UIColor { .rgb(0x32ADE6) }
  public class var systemGray: UIColor { .rgb(0x8E8E93) }
  public class var systemGray2: UIColor { .rgb(0xAEAEB2) }
  public class var systemGray3: UIColor { .rgb(0xC7C7CC) }
  public class var systemGray4: UIColor { .rgb(0xD1D1D6) }
  public class var systemGray5: UIColor { .rgb(0xE5E5EA) }
  public class var systemGray6: UIColor { .rgb(0xF2F2F7) }
  public class var tintColor: UIColor { .systemBlue }
  public class var label: UIColor { .black }
  public class var secondaryLabel: UIColor { .rgb(0x3C3C43, alpha: 0.6) }
  public class var tertiaryLabel: UIColor { .rgb(0x3C3C43, alpha: 0.3) }
  public class var quaternaryLabel: UIColor { .rgb(0x3C3C43, alpha: 0.18) }
  public class var placeholderText: UIColor { .rgb(0x3C3C43, alpha: 0.3) }
  public class var link: UIColor { .systemBlue }
  public class var separator: UIColor { .rgb(0x3C3C43, alpha: 0.29) }
  public class var opaqueSeparator: UIColor { .rgb(0xC6C6C8) }
  public class var systemFill: UIColor { .rgb(0x787880, alpha: 0.2) }
  public class var secondarySystemFill: UIColor { .rgb(0x787880, alpha: 0.16) }
  public class var tertiarySystemFill: UIColor { .rgb(0x767680, alpha: 0.12) }
  public class var quaternarySystemFill: UIColor { .rgb(0x747480, alpha: 0.08) }
  public class var systemBackground: UIColor { .white }
  public class var secondarySystemBackground: UIColor { .systemGray6 }
  public class var tertiarySystemBackground: UIColor { .white }
  public class var systemGroupedBackground: UIColor { .systemGray6 }
  public class var secondarySystemGroupedBackground: UIColor { .white }
  public class var tertiarySystemGroupedBackground: UIColor { .systemGray6 }
  public class var groupTableViewBackground: UIColor { .systemGray6 }

  static func rgb(_ value: UInt32, alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
      blue: CGFloat(value & 0xFF) / 255, alpha: alpha)
  }
}

extension UIColor {
  /// `#RRGGBB` or `#RRGGBBAA`, as a scene file writes colours. Not public, as many a project adds
  /// an initializer of this name itself.
  package convenience init?(hexText: String) {
    let digits = hexText.dropFirst()
    guard hexText.hasPrefix("#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16)
    else { return nil }
    let full = digits.count == 8 ? value : value << 8 | 0xFF
    let parts = [24, 16, 8, 0].map { CGFloat(full >> UInt32($0) & 0xFF) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// The colour as `#RRGGBB`, with `AA` when it is not opaque.
  package var hexText: String {
    let parts = [cgColor.red, cgColor.green, cgColor.blue, cgColor.alpha].map { part in
      let byte = part.isNaN ? 0 : Int((min(max(part, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + (parts[3] == "FF" ? parts.dropLast() : parts[...]).joined()
  }
}
