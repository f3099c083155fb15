public import Canvas
public import Foundation

/// Text whose every character is as wide as half its size, so that layouts in tests are plain sums.
public final class FixedMetrics: TextMeasuring {
  public init() {}

  public func width(of text: String, font: Font) -> CGFloat {
    CGFloat(text.count) * font.size / 2
  }

  public func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascent: font.size, descent: font.size / 4, lineHeight: font.size * 1.25)
  }
}
