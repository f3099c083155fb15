import Canvas
import Diagnosis
import Foundation

/// How the window suits the one who looks at it; kept from one run to the next.
struct Comfort: Equatable, Sendable {
  /// Percent of the usual size, one of `textSizes`.
  var textSize = 100
  /// For a class: everything larger, lines thicker, the pointer with a halo, keys shown.
  var isProjector = false
  /// Nothing travels, glides or turns: it is there at once.
  var reducesMotion = false
  /// The card that greets a newcomer has been seen.
  var isGreeted = false
  /// What touch areas are measured by.
  var minimumTarget = MinimumTarget.hig
  var panels = Panels()

  static let textSizes = [80, 90, 100, 110, 125, 150, 175, 200]
  private static let projector = 1.5

  /// Points of the system per point of the window.
  var magnification: CGFloat {
    CGFloat(Double(textSize) / 100 * (isProjector ? Self.projector : 1))
  }

  /// The least window in which everything still has its place, in its own points.
  static let leastWindow = CGSize(width: 720, height: 480)

  /// The same for a window of that many points of the system: never so much that the panels leave
  /// no room for the scene.
  func magnification(in size: CGSize) -> CGFloat {
    let most = min(size.width / Self.leastWindow.width, size.height / Self.leastWindow.height)
    return min(magnification, max(most, min(magnification, 1)))
  }

  mutating func enlarge(by steps: Int) {
    let place = Self.textSizes.firstIndex { $0 >= textSize } ?? Self.textSizes.count - 1
    textSize = Self.textSizes[min(max(place + steps, 0), Self.textSizes.count - 1)]
  }

  /// The colours for it, and how heavy lines are.
  func theme(_ name: Theme.Name) -> Theme {
    var theme = Theme.named(name)
    if isProjector { theme.lineWeight *= 1.4 }
    return theme
  }
}
