import Canvas
import Foundation
import Raster
import Testing

@testable import SDLPlatform

@Suite struct FontTests {
  private let fonts: FontLibrary
  private let text = Font(.text, size: 13)
  private let code = Font(.code, size: 12)

  init() throws { fonts = try FontLibrary() }

  /// The first and the last pixel column that a line touches.
  private func inkColumns(_ text: String, _ font: Font, scale: CGFloat = 1) -> ClosedRange<Int>? {
    let masks = fonts.masks(for: text, font: font, scale: scale)
    guard let left = masks.map(\.left).min(), let right = masks.map({ $0.left + $0.width }).max()
    else { return nil }
    return left...right
  }

  @Test(
    "what is drawn is as wide as what is measured, at every scale",
    arguments: [
      "AVATAR Today, fi", "hitTest(_:with:)", "Mixed: 中文测试 Հայերեն Кириллица", "jumped off",
      "view1 lies outside the point, yet its rule looks at its children anyway.",
    ], [1, 1.5, 2, 3] as [CGFloat])
  func widthsAgree(line: String, scale: CGFloat) throws {
    for font in [text, code, Font(.text, size: 15, weight: .bold)] {
      // A bar has ink up to nearly its own edges, which shows where the text between ends.
      let ink = try #require(inkColumns("|" + line + "|", font, scale: scale))
      let measured = fonts.width(of: "|" + line + "|", font: font) * scale
      let bar = fonts.width(of: "|", font: font) * scale
      #expect(Double(ink.upperBound) <= measured + 1)
      #expect(Double(ink.upperBound) >= measured - bar)
      #expect(abs(Double(ink.lowerBound)) <= bar)
    }
  }

  @Test("kerning counts: a pair is narrower than its letters")
  func kerning() {
    let pair = fonts.width(of: "AVAVAVAV", font: text)
    let letters = 4 * (fonts.width(of: "A", font: text) + fonts.width(of: "V", font: text))
    #expect(pair < letters - 1)
  }

  @Test("widths grow with the size exactly and never round to pixels")
  func linearWidths() {
    let small = fonts.width(of: "Touch areas", font: Font(.text, size: 11))
    let large = fonts.width(of: "Touch areas", font: Font(.text, size: 44))
    #expect(abs(large - 4 * small) < 1e-9)
  }

  @Test("every character of code is as wide as every other, alone and in a line")
  func monospace() {
    let one = fonts.width(of: "i", font: code)
    #expect(abs(fonts.width(of: "W", font: code) - one) < 1e-9)
    #expect(abs(fonts.width(of: "-> UIView? {}", font: code) - 13 * one) < 0.01)
  }

  @Test("spaces at the ends count; nothing is nothing")
  func spaces() {
    let word = fonts.width(of: "view", font: text)
    #expect(fonts.width(of: " view", font: text) > word + 2)
    #expect(fonts.width(of: "view ", font: text) > word + 2)
    #expect(fonts.width(of: "", font: text) == 0)
    #expect(fonts.masks(for: "", font: text, scale: 1).isEmpty)
    #expect(fonts.masks(for: "   ", font: text, scale: 1).isEmpty)
  }

  @Test(
    "scripts that the first font lacks come from another, one mask a run",
    arguments: ["中", "Հ", "ñ", "Ж", "λ", "한", "あ"])
  func fallback(character: String) throws {
    for font in [text, code] {
      let masks = fonts.masks(for: character, font: font, scale: 2)
      #expect(masks.count == 1)
      #expect(masks[0].coverage.contains(255))
      // What no font has would all look like the same box.
      let unknown = fonts.masks(for: "\u{10FFFD}", font: font, scale: 2)
      #expect(masks[0].coverage != unknown.first?.coverage)
    }
    let mixed = fonts.masks(for: "a中a", font: text, scale: 1)
    #expect(mixed.count == 3)
    #expect(zip(mixed, mixed.dropFirst()).allSatisfy { $0.left + $0.width <= $1.left + 1 })
  }

  @Test("a sentence of one script is one run, spaces and all")
  func runs() {
    #expect(fonts.masks(for: "never asked, not refused", font: text, scale: 1).count == 1)
    #expect(fonts.masks(for: "中文 测试", font: text, scale: 1).count == 1)
  }

  @Test("the baseline is where it should be: an H stands on it")
  func baseline() {
    for scale in [1, 2, 3] as [CGFloat] {
      for font in [text, code, Font(.text, size: 40, weight: .semibold)] {
        let mask = fonts.masks(for: "H", font: font, scale: scale)[0]
        #expect(abs(mask.top + mask.height) <= 1)
        let height = Double(mask.height) / (font.size * scale)
        #expect(height > 0.6 && height < 0.85)
      }
    }
  }

  @Test("accents above the font's ascent do not move the baseline")
  func tallLetters() {
    for letter in ["Ấ", "Ǻ", "Ṩ"] {
      let mask = fonts.masks(for: letter + "H", font: Font(.text, size: 32), scale: 1)
      let plain = fonts.masks(for: "H", font: Font(.text, size: 32), scale: 1)[0]
      let bottoms = mask.map { $0.top + $0.height }
      #expect(bottoms.contains { abs($0 - plain.top - plain.height) <= 9 })
    }
  }

  @Test("metrics are those of the first font and grow with the size")
  func metrics() {
    let metrics = fonts.metrics(of: Font(.text, size: 100))
    #expect(metrics.ascent > 85 && metrics.ascent < 110)
    #expect(metrics.descent > 15 && metrics.descent < 35)
    #expect(metrics.lineHeight >= metrics.ascent + metrics.descent - 1)
  }

  @Test("odd text and sizes are drawn or left out, never fatal")
  func oddities() {
    let family = "👨‍👩‍👧‍👦 e\u{301}\u{302}\u{303} \u{FEFF}\u{202E}abc \t\n\r\0 \u{FFFF}"
    for line in [family, String(repeating: "long ", count: 10_000), "\u{301}", "\u{200D}"] {
      for size in [0, -1, .nan, .infinity, 0.1, 1, 13, 5000] as [CGFloat] {
        _ = fonts.masks(for: line, font: Font(.text, size: size), scale: 1)
        _ = fonts.width(of: line, font: Font(.text, size: size))
      }
    }
    #expect(fonts.width(of: "a\tb", font: text) == fonts.width(of: "a b", font: text))
  }

  @Test("a cache forgets what was not used lately and only that")
  func recentCache() {
    var cache = RecentCache<Int, Int>(budget: 8)
    var made = 0
    func value(_ key: Int) -> Int {
      cache.value(for: key) {
        made += 1
        return key * 10
      }
    }
    for round in 0..<20 {
      #expect(value(1) == 10)
      #expect(value(100 + round) == 1000 + round * 10)
    }
    #expect(made == 21)
    #expect(value(100) == 1000)
    #expect(made == 22)
  }
}
