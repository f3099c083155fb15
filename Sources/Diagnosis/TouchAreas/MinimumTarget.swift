public import UIKit

/// What others ask of the size of something that is there to be touched.
public enum MinimumTarget: String, Sendable, CaseIterable {
  /// Apple's Human Interface Guidelines: 44 points.
  case hig
  /// WCAG 2.2, success criterion 2.5.8: 24 CSS pixels, which on a phone are points.
  case wcag
  /// Material Design: 48 density-independent pixels, of which 160 make an inch as points nearly do.
  case material

  /// The side of the smallest good square, in points.
  public var side: CGFloat {
    switch self {
    case .hig: 44
    case .wcag: 24
    case .material: 48
    }
  }

  /// Whether a side is long enough, as far as its two printed decimals tell.
  public func isMet(by side: CGFloat) -> Bool { Self.isMet(self.side, by: side) }

  static func isMet(_ minimum: CGFloat, by side: CGFloat) -> Bool { side >= minimum - 0.005 }
}
