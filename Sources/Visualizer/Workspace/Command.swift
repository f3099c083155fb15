import Canvas
import Diagnosis
import Foundation
import Scenes
import UIKit

/// Everything that can be done: keyboard, mouse, menus, tests and replay all go through here.
enum Command: Equatable, Sendable {
  /// A scene of the menu, by its place.
  case openShipped(Int)
  /// A path or a lesson's name; of several scenes the one called so, else the initial one.
  case openFile(String, scene: String? = nil)
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

  case toggleBreakpoint(Breakpoint)
  case clearBreakpoints
  case toggleLoop
  /// The next step and, after the last, the next lesson: the keys of a clicker.
  case nextPage
  case previousPage

  case outline(OutlineCommand)
  case pick(PickCommand)

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

  /// A finger comes down, moves, and is lifted, at screen points of the scene.
  case press(finger: Int, at: CGPoint)
  case moveFinger(Int, to: CGPoint)
  case lift(finger: Int, at: CGPoint)
  /// The system takes every touch away.
  case cancelTouches
  /// A second finger is held there whenever the first one is down; again, and it is not.
  case pinFinger(at: CGPoint)
  case tellDelivery(upTo: Int)
  case showPress(Int)
  case comparePress(Int)
  case resetScene
  case toggleDelivery

  case setMode(Mode)
  /// That mode, or touch mode again.
  case toggleMode(Mode)
  case predict(PredictCommand)
  case grab(Handle, at: CGPoint, gesture: Int)
  case drag(to: CGPoint, isFree: Bool)
  case letGo
  /// The view under a point, and hold of it at once.
  case grabFrontMost(at: CGPoint, gesture: Int)
  case add(className: String)
  case shiftOrder(of: ViewID, by: Int)
  /// The selected view goes into the sibling above it in the hierarchy (1), or out of its parent (-1).
  case shiftLevel(by: Int)
  /// A finger goes down at the first point, moves to the second and lifts.
  case dragTouch(from: CGPoint, to: CGPoint)
  case nudge(CGSize, gesture: Int)
  case deleteSelected
  case duplicateSelected
  case copySelected
  case pasteView([SceneNode])
  /// Saves the last touch with its answer as a probe.
  case pinTouch
  case removeProbe(Int)
  case expectAnswer(ofProbe: Int)
  case expectNothingSaid(ofProbe: Int)
  /// A touch whose answer is shown at once.
  case touchExactly(CGPoint)

  /// Before and after: what changed since the scene was opened.
  case toggleComparison
  /// The fix of the selected view that does the least harm.
  case tryFirstFix
  case compare(Comparison.Face)
  case toggleFindings
  /// Looks for findings in a scene that is too large to be looked over after every change.
  case lookOver
  /// The next dead zone or the one before: its view, touched there.
  case stepDeadZone(Int)
  case toggleDeadZoneLegend
  case toggleTerritoryLegend
  case show(Finding)

  case file(FileCommand)
  case importing(ImportCommand)

  case comfort(ComfortCommand)
  case toggleHelp
  /// Opens this window's own panels and widgets as a scene.
  case lookAtWindow
  case dismissBanner
  /// Escape: leaves what is open, then the selection.
  case back
  case toggleFullScreen
  case quit

  /// Whether holding the key does it again and again.
  var repeats: Bool {
    switch self {
    case .stepForward, .stepBack, .faster, .slower, .exploded(.widen), .undo, .redo, .stepDeadZone,
      .comfort(.enlarge):
      true
    default: false
    }
  }
}
