import Canvas
import Foundation
import TestSupport
import Testing

@Suite("The themes")
struct ThemeTests {
  /// WCAG 2.2, success criteria 1.4.3 (AA) and 1.4.6 (AAA), for text of usual size.
  private static func least(_ name: Theme.Name) -> Double { name == .highContrast ? 7 : 4.5 }

  @Test("every text can be read on every ground it stands on", arguments: Theme.Name.allCases)
  func text(name: Theme.Name) {
    let theme = Theme.named(name)
    let grounds = [
      ("panel", theme.panel), ("stage", theme.stage), ("well", theme.well),
      ("current", theme.current), ("hover", theme.hover),
    ]
    let lifted = [("raised", theme.raised), ("raisedHover", theme.raisedHover)]
    let words = [("text", theme.text), ("textSoft", theme.textSoft)]
    let accents = [
      ("textFaint", theme.textFaint), ("hit", theme.hit), ("refused", theme.refused),
      ("asking", theme.asking), ("rule", theme.rule), ("touchArea", theme.touchArea),
    ]
    for (what, color) in words + accents {
      for (ground, under) in grounds {
        #expect(contrast(color, under) >= Self.least(name), "\(what) on \(ground)")
      }
    }
    for (what, color) in words {
      for (ground, under) in lifted {
        #expect(contrast(color, under) >= Self.least(name), "\(what) on \(ground)")
      }
    }
    for (what, color) in accents.dropFirst() {
      #expect(contrast(theme.onAccent, color) >= Self.least(name), "onAccent on \(what)")
    }
  }

  @Test("what is drawn and is no text has a contrast of 3:1", arguments: Theme.Name.allCases)
  func marks(name: Theme.Name) {
    let theme = Theme.named(name)
    for color in [theme.mark, theme.touchArea, theme.hit, theme.refused, theme.asking, theme.rule] {
      #expect(contrast(color, theme.stage) >= 3)
      #expect(contrast(color, theme.panel) >= 3)
    }
    // Where it counts, the borders of panels and fields are seen too.
    if name == .highContrast { #expect(contrast(theme.line, theme.panel) >= 4.5) }
  }

  @Test("each theme leads to the next, and the last one back to the first")
  func cycle() {
    var seen: [Theme.Name] = [.dark]
    while let next = seen.last?.next, next != .dark { seen.append(next) }
    #expect(seen == [.dark, .light, .highContrast])
  }

  @Test("lines are drawn as heavy as the theme says, in panels and above them")
  func weight() {
    var theme = Theme.dark
    theme.lineWeight = 2
    var ui = Interface(text: FixedMetrics(), theme: theme)
    ui.begin(size: CGSize(width: 100, height: 100), event: nil)
    let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
    ui.stroke(rect, Stroke(theme.hit, width: 1.5))
    ui.beginOverlay(rect)
    ui.path(Outline(polygon: [.zero, rect.origin]), stroke: Stroke(theme.hit, width: 1))
    let widths = ui.end().commands.compactMap { command -> CGFloat? in
      switch command {
      case .rect(_, _, _, let stroke), .path(_, _, _, let stroke): stroke?.width
      default: nil
      }
    }
    #expect(widths == [3, 2])
  }

  @Test("black on white is 21:1, and order does not matter")
  func reckoning() {
    let (black, white) = (Color(0x000000), Color(0xFFFFFF))
    #expect(abs(contrast(black, white) - 21) < 1e-9)
    #expect(contrast(white, black) == contrast(black, white))
    #expect(contrast(white, white) == 1)
    // A known value: #767676 is the lightest grey that passes AA on white.
    #expect(contrast(Color(0x767676), white) >= 4.5 && contrast(Color(0x777777), white) < 4.5)
  }

  private func contrast(_ one: Color, _ other: Color) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private func luminance(_ color: Color) -> Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
