import Canvas
import Foundation
import UIKit

/// A colour for each owner of the map: always the same one for a name, and not that of another
/// owner, nor one beside it, as long as there are enough.
struct OwnerColors: Equatable, Sendable {
  /// Hues a step apart, in two depths.
  static let count = 24

  private var slots: [ViewID: Int] = [:]

  /// - Parameter owners: in an order that does not depend on the map, so that an edit which moves
  ///   territory keeps the colours.
  init(owners: [ViewID]) {
    var used = [Int](repeating: 0, count: Self.count)
    for owner in owners where slots[owner] == nil {
      let wished = Self.hash(owner.name) % Self.count
      // Steps of 7 visit every slot and land far away in hue.
      let steps = used.indices.map { (wished + 7 * $0) % Self.count }
      let least = used.min() ?? 0
      let isApart: (Int) -> Bool = { slot in
        [slot + Self.count - 1, slot, slot + 1].allSatisfy { used[$0 % Self.count] == 0 }
      }
      let slot = steps.first(where: isApart) ?? steps.first { used[$0] == least } ?? wished
      used[slot] += 1
      slots[owner] = slot
    }
  }

  func color(of owner: ViewID, in theme: Theme.Name) -> Color {
    Self.color(slot: slots[owner] ?? 0, in: theme)
  }

  /// The same name gives the same number in every run, which Swift's own hashing does not.
  private static func hash(_ name: String) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash >> 4)
  }

  static func color(slot: Int, in theme: Theme.Name) -> Color {
    let hue = Double(slot) * 2 * .pi / Double(count)
    let isDeep = slot % 2 == 1
    let lightness = theme.isDark ? (isDeep ? 0.66 : 0.80) : (isDeep ? 0.50 : 0.64)
    return Color(lightness: lightness, chroma: isDeep ? 0.15 : 0.12, hue: hue)
  }
}

extension Color {
  /// From OKLCH, where equal steps look equal; a colour that no screen shows is brought to the
  /// nearest channel values.
  init(lightness: Double, chroma: Double, hue: Double) {
    let (a, b) = (chroma * cos(hue), chroma * sin(hue))
    let long = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
    let medium = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
    let short = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
    func channel(_ linear: Double) -> UInt8 {
      let clear = min(max(linear, 0), 1)
      let value = clear <= 0.0031308 ? 12.92 * clear : 1.055 * pow(clear, 1 / 2.4) - 0.055
      return UInt8((value * 255).rounded())
    }
    self.init(
      red: channel(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
      green: channel(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
      blue: channel(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short))
  }

  /// `0xAARRGGBB`, not premultiplied.
  var pixel: UInt32 {
    UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }
}
