import Canvas
import Foundation
import UIKit

/// Everything that can be done: keyboard, mouse, menus, tests and replay all go through here.
enum Command: Equatable, Sendable {
  /// A scene of the menu, by its place.
  case openShipped(Int)
  case openFile(String)
  /// A touch, in screen points of the scene.
  case touch(CGPoint)
  case select(ViewID?)
  /// The front-most view drawn at a screen point, whatever hit testing says of it.
  case selectFrontMost(at: CGPoint)
  /// Lights a view everywhere at once.
  case light(ViewID?)
  /// Where the pointer is over the scene, or nil when it is elsewhere.
  case point(at: CGPoint?)

  case togglePlaying
  case stepForward
  case stepBack
  case goToFirst
  case goToLast
  case go(toStep: Int)
  case scrub(to: Double)
  /// Stands at the end of a step at once, without any movement.
  case stop(atStep: Int)
  case faster
  case slower

  case toggle(Layers)
  case toggleCollapsed(ViewID)
  case setTheme(Theme.Name)
  /// Notches of the wheel at a point of the window.
  case zoom(CGFloat, at: CGPoint)
  case pan(CGSize)
  case fitCamera
  case exploded(ExplodedCommand)

  /// A change to the scene; those of one drag or key are undone together.
  case edit(Edit, gesture: Int? = nil)
  case undo
  case redo

  case toggleHelp
  case dismissBanner
  /// Escape: leaves what is open, then the selection.
  case back
  case toggleFullScreen
  case quit

  /// Whether holding the key does it again and again.
  var repeats: Bool {
    switch self {
    case .stepForward, .stepBack, .faster, .slower, .exploded(.widen), .undo, .redo: true
    default: false
    }
  }
}
