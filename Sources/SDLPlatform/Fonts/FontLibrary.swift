import CSDL2
public import Canvas
public import Foundation
public import Raster

/// The fonts of the system: measures text and makes its masks, with or without a window.
///
/// Text is drawn with Inter, code with JetBrains Mono; characters that those lack come from DejaVu
/// and WenQuanYi Micro Hei, then from whatever the system has for them. A line is shown up to
/// 4,096 characters and 16,384 pixels, letters up to 1,000 pixels high.
public final class FontLibrary: TextMeasuring, GlyphSource {
  /// Families that were looked for in vain; text is shown all the same.
  public private(set) var missingFamilies: [String] = []

  private struct Style: Hashable {
    let family: Font.Family
    let weight: Font.Weight
  }

  private struct MeasureKey: Hashable {
    let text: String
    let style: Style
  }

  private struct MaskKey: Hashable {
    let text: String
    let font: Font
    let scale: CGFloat
  }

  private let installed: InstalledFonts
  private var typefaces: [FontFile: Typeface] = [:]
  private var chains: [Style: [Typeface]] = [:]
  private var widths = RecentCache<MeasureKey, Double>(budget: 20_000)
  private var masks = RecentCache<MaskKey, [GlyphMask]>(budget: 24_000_000)
  private static let longestLine = 4096
  private static let longestRun = 128
  private static let widestLine = 16_384.0
  private static let largestPixels = 1000.0

  /// - Throws: `FontError` when no text can be shown at all.
  public init() throws(FontError) {
    guard TTF_Init() == 0 else { throw .library(SDLError("TTF_Init")) }
    installed = InstalledFonts()
    guard !chain(Style(family: .text, weight: .regular)).isEmpty else {
      TTF_Quit()
      throw .noFont
    }
  }

  deinit {
    typefaces = [:]
    chains = [:]
    TTF_Quit()
  }

  public func width(of text: String, font: Font) -> CGFloat {
    let style = Style(family: font.family, weight: font.weight)
    let width = widths.value(for: MeasureKey(text: text, style: style)) {
      runs(of: text, style).reduce(0) { $0 + $1.typeface.advance(of: $1.text) }
    }
    return width * font.size
  }

  public func metrics(of font: Font) -> FontMetrics {
    let style = Style(family: font.family, weight: font.weight)
    let unit =
      chain(style).first?.metrics ?? FontMetrics(ascent: 1, descent: 0.25, lineHeight: 1.25)
    return FontMetrics(
      ascent: unit.ascent * font.size, descent: unit.descent * font.size,
      lineHeight: unit.lineHeight * font.size)
  }

  public func masks(for text: String, font: Font, scale: CGFloat) -> [GlyphMask] {
    let pixels = font.size * scale
    guard pixels >= 1, pixels <= Self.largestPixels else { return [] }
    let style = Style(family: font.family, weight: font.weight)
    return masks.value(for: MaskKey(text: text, font: font, scale: scale)) { masks in
      masks.reduce(text.utf8.count + 64) { $0 + $1.coverage.count }
    } make: {
      var x = 0.0
      var masks: [GlyphMask] = []
      let longest = max(1, min(Self.longestRun, Int(8192 / pixels)))
      for run in runs(of: text, style, longest: longest) where x < Self.widestLine {
        if let mask = run.typeface.mask(of: run.text, pixels: pixels, left: Int(x.rounded())) {
          masks.append(mask)
        }
        x += run.typeface.advance(of: run.text) * pixels
      }
      return masks
    }
  }

  // MARK: Runs

  private struct Run {
    let typeface: Typeface
    var text: String
    var count: Int
  }

  /// Cuts a line into pieces of one typeface each, at the borders of what a reader sees as
  /// characters.
  private func runs(
    of text: String, _ style: Style, longest: Int = FontLibrary.longestRun
  ) -> [Run] {
    var runs: [Run] = []
    for character in text.prefix(Self.longestLine) {
      let isControl = character.unicodeScalars.allSatisfy {
        $0.properties.generalCategory == .control
      }
      let shown: Character = isControl ? " " : character
      guard let typeface = typeface(for: shown, style, after: runs.last?.typeface) else { continue }
      if let last = runs.last, last.typeface === typeface, last.count < longest {
        runs[runs.count - 1].text.append(shown)
        runs[runs.count - 1].count += 1
      } else {
        runs.append(Run(typeface: typeface, text: String(shown), count: 1))
      }
    }
    return runs
  }

  private func typeface(
    for character: Character, _ style: Style, after last: Typeface?
  ) -> Typeface? {
    let chain = chain(style)
    // A space joins the run before it, so that a sentence is one run.
    if character == " ", let last { return last }
    func hasAll(_ typeface: Typeface) -> Bool {
      character.unicodeScalars.allSatisfy {
        $0.properties.isDefaultIgnorableCodePoint || typeface.has($0)
      }
    }
    if let first = chain.first(where: hasAll) { return first }
    if let scalar = character.unicodeScalars.first,
      let file = installed.bestFile(
        family: style.family.generic, weight: style.weight, for: scalar),
      let typeface = open(file), typeface.has(scalar)
    {
      chains[style]?.append(typeface)
      return typeface
    }
    return chain.first
  }

  // MARK: Typefaces

  /// The typefaces of a style in order of preference.
  private func chain(_ style: Style) -> [Typeface] {
    if let known = chains[style] { return known }
    var chain: [Typeface] = []
    for family in style.family.preferred {
      if let file = installed.file(family: family, weight: style.weight), let typeface = open(file)
      {
        chain.append(typeface)
      } else if !missingFamilies.contains(family) {
        missingFamilies.append(family)
      }
    }
    if chain.isEmpty,
      let file = installed.bestFile(family: style.family.generic, weight: style.weight),
      let typeface = open(file)
    {
      chain.append(typeface)
    }
    chains[style] = chain
    return chain
  }

  private func open(_ file: FontFile) -> Typeface? {
    if let known = typefaces[file] { return known }
    let typeface = Typeface(file)
    typefaces[file] = typeface
    return typeface
  }
}

extension Font.Family {
  fileprivate var preferred: [String] {
    switch self {
    case .text: ["Inter", "DejaVu Sans", "WenQuanYi Micro Hei"]
    case .code: ["JetBrains Mono", "DejaVu Sans Mono", "WenQuanYi Micro Hei Mono"]
    }
  }

  fileprivate var generic: String {
    switch self {
    case .text: "sans-serif"
    case .code: "monospace"
    }
  }
}
