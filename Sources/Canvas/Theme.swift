public import Foundation

/// The colours of the window, named by what they mean, never by their hue.
///
/// Each meaning has one accent, and every accent is shown with a shape, a number or a pattern
/// beside it.
public struct Theme: Equatable, Sendable {
  public enum Name: String, CaseIterable, Sendable {
    case dark
    case light
    case highContrast = "high-contrast"

    public var isDark: Bool { self != .light }

    /// The one that a key or button goes to from here.
    public var next: Name {
      switch self {
      case .dark: .light
      case .light: .highContrast
      case .highContrast: .dark
      }
    }
  }

  public var name: Name

  /// Panels and the toolbar.
  public var panel: Color
  /// The ground of the stage, and the wells that controls sit in.
  public var stage: Color
  public var well: Color
  public var stageDot: Color
  /// Hairlines between panels.
  public var line: Color
  /// Buttons and selected segments, lifted off their ground.
  public var raised: Color
  public var raisedHover: Color
  /// The row or line that is the current one.
  public var current: Color
  public var hover: Color

  public var text: Color
  public var textSoft: Color
  public var textFaint: Color
  /// Text on an accent.
  public var onAccent: Color

  public var hit: Color
  public var refused: Color
  public var asking: Color
  public var rule: Color
  public var touchArea: Color
  public var neverAsked: Color
  /// The pointer's marks and the token's core.
  public var mark: Color

  public var shadow: Color
  /// How strongly an accent fills the view that has it.
  public var tint: Double
  /// Multiplies the width of every line.
  public var lineWeight: CGFloat = 1

  public static func named(_ name: Name) -> Theme {
    switch name {
    case .dark: .dark
    case .light: .light
    case .highContrast: .highContrast
    }
  }
}
