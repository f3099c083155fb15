import Canvas
import Foundation

/// Letters of one width, which counts those that it is asked about.
final class CountingMetrics: TextMeasuring {
  private(set) var letters = 0
  private(set) var longest = 0

  func width(of text: String, font: Font) -> CGFloat {
    letters += text.count
    longest = max(longest, text.count)
    return CGFloat(text.count) * font.size / 2
  }

  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascent: font.size, descent: font.size / 4, lineHeight: font.size * 1.25)
  }
}
