import CSDL2
public import Canvas
public import Foundation
public import Raster

/// The fonts of the system: measures text and makes its masks, with or without a window.
///
/// Text is drawn with Inter, code with JetBrains Mono; characters that those lack come from DejaVu
/// and WenQuanYi Micro Hei, then from whatever the system has for them. A line is shown up to
/// 1,024 characters and 16,384 pixels, letters up to 1,000 pixels high.
public final class FontLibrary: TextMeasuring, GlyphSource {
  private struct MeasureKey: Hashable {
    let text: String
    let style: FontStyle
  }

  private struct MaskKey: Hashable {
    let text: String
    let font: Font
    let scale: CGFloat
  }

  private let typefaces: Typefaces
  private var chains: [FontStyle: FontChain] = [:]
  private var widths = RecentCache<MeasureKey, Double>(budget: 20_000)
  private var masks = RecentCache<MaskKey, [GlyphMask]>(budget: 24_000_000)
  private static let longestLine = 1024
  private static let longestRun = 128
  private static let widestLine = 16_384.0
  private static let largestPixels = 1000.0

  /// - Throws: `FontError` when no text can be shown at all.
  public init() throws(FontError) {
    guard TTF_Init() == 0 else { throw .library(SDLError("TTF_Init")) }
    typefaces = Typefaces()
    guard chain(FontStyle(Font(.text, size: 12))).first != nil else { throw .noFont }
  }

  // SDL2_ttf is left running: typefaces close themselves after this, and it holds nothing else.

  /// Families of the design that are not installed; text is shown all the same.
  public var missingFamilies: [String] {
    typefaces.missing(Font.Family.text.preferred + Font.Family.code.preferred)
  }

  public func width(of text: String, font: Font) -> CGFloat {
    let style = FontStyle(font)
    let width = widths.value(for: MeasureKey(text: text, style: style)) {
      runs(of: text, style).reduce(0) { $0 + $1.typeface.advance(of: $1.text) }
    }
    return width * font.size
  }

  public func metrics(of font: Font) -> FontMetrics {
    let unit =
      chain(FontStyle(font)).first?.metrics
      ?? FontMetrics(ascent: 1, descent: 0.25, lineHeight: 1.25)
    return FontMetrics(
      ascent: unit.ascent * font.size, descent: unit.descent * font.size,
      lineHeight: unit.lineHeight * font.size)
  }

  public func masks(for text: String, font: Font, scale: CGFloat) -> [GlyphMask] {
    let pixels = font.size * scale
    guard pixels >= 1, pixels <= Self.largestPixels else { return [] }
    return masks.value(for: MaskKey(text: text, font: font, scale: scale)) { masks in
      masks.reduce(text.utf8.count + 64) { $0 + $1.coverage.count }
    } make: {
      var x = 0.0
      var masks: [GlyphMask] = []
      let longest = max(1, min(Self.longestRun, Int(8192 / pixels)))
      for run in runs(of: text, FontStyle(font), longest: longest) where x < Self.widestLine {
        if let mask = run.typeface.mask(of: run.text, pixels: pixels, left: Int(x.rounded())) {
          masks.append(mask)
        }
        x += run.typeface.advance(of: run.text) * pixels
      }
      return masks
    }
  }

  private func chain(_ style: FontStyle) -> FontChain {
    if let known = chains[style] { return known }
    let chain = FontChain(style, typefaces: typefaces)
    chains[style] = chain
    return chain
  }

  private struct Run {
    let typeface: Typeface
    var text: String
    var count: Int
  }

  /// Cuts a line into pieces of one typeface each, at the borders of what a reader sees as
  /// characters.
  private func runs(
    of text: String, _ style: FontStyle, longest: Int = FontLibrary.longestRun
  ) -> [Run] {
    let chain = chain(style)
    var runs: [Run] = []
    for character in text.prefix(Self.longestLine) {
      let isControl = character.unicodeScalars.allSatisfy {
        $0.properties.generalCategory == .control
      }
      let shown: Character = isControl ? " " : character
      let last = runs.last?.typeface
      // A space joins the run before it, so that a sentence is one run.
      guard let typeface = shown == " " ? last ?? chain.first : chain.typeface(for: shown) else {
        continue
      }
      if typeface === last, runs[runs.count - 1].count < longest {
        runs[runs.count - 1].text.append(shown)
        runs[runs.count - 1].count += 1
      } else {
        runs.append(Run(typeface: typeface, text: String(shown), count: 1))
      }
    }
    return runs
  }
}
