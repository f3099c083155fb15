public import Foundation

/// A request for a typeface; the platform finds the nearest that is installed.
public struct Font: Hashable, Sendable {
  public enum Family: Hashable, Sendable {
    /// Inter, else the system's sans-serif.
    case text
    /// JetBrains Mono, else the system's monospace.
    case code
  }

  public enum Weight: Hashable, Sendable {
    case regular
    case medium
    case semibold
    case bold
  }

  public var family: Family
  public var weight: Weight
  /// Points.
  public var size: CGFloat

  public init(_ family: Family, size: CGFloat, weight: Weight = .regular) {
    self.family = family
    self.weight = weight
    self.size = size
  }
}

/// Answers how large text will be, so that panels can lay out without a screen.
public protocol TextMeasuring: AnyObject {
  /// The advance of one line of text, in points.
  func width(of text: String, font: Font) -> CGFloat
  func metrics(of font: Font) -> FontMetrics
}

/// A font's vertical measures, in points, all positive.
public struct FontMetrics: Equatable, Sendable {
  public var ascent: CGFloat
  public var descent: CGFloat
  public var lineHeight: CGFloat

  public init(ascent: CGFloat, descent: CGFloat, lineHeight: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.lineHeight = lineHeight
  }
}
