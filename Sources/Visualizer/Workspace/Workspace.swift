import Canvas
import Foundation
import Scenes
import UIKit

/// Everything that is open: the scene, the last touch and its descent, the camera, what is
/// selected and lit. Changed by commands only.
@MainActor
struct Workspace {
  let library: [ShippedScene]
  var registry: ViewRegistry
  /// Custom code that ended earlier runs, for which plain views stand in.
  var setAside: [HitJournal.Entry] = []
  var theme: Theme.Name

  /// The place in `library`, or nil for a file.
  var shippedIndex: Int?
  var name = ""
  var scene: BuiltScene?
  var projection = Projection() {
    didSet { exploded.lay(Planes(projection)) }
  }
  var banner: Banner?
  /// A large source that the next frame says is read.
  var waiting: WaitingSource?

  var descent: Descent?
  /// Counts the touches and openings, to know when something is told of another touch.
  var touchCount = 0
  /// Whether views have moved under fingers since the touch whose descent is told.
  var hasMovedSince = false
  var telling = Telling()
  var player = TracePlayer()
  /// For each view of the projection, the step after which it can't be asked any more.
  var closed: [Int?] = []
  var deadZones: [DeadZone] = []
  /// The dead zone that was stepped to last.
  var shownDeadZone: Int?
  /// The legend of the dead zones stays open where there is no room beside the scene.
  var isDeadZoneLegendOpen = false
  /// The same for who owns how much.
  var isTerritoryLegendOpen = false
  /// Seconds since the last touch landed, until its ripple has run out.
  var ripple: Double?

  var selection: ViewID?
  var lit: ViewID?
  var pointed: Pointed?
  /// What the outline shows.
  var outline = OutlineState()
  /// Everything under a point, while it is listed.
  var pointList: PointList?
  /// Where a view was selected last by a point, in screen points of the scene.
  var picked: CGPoint?
  /// Where playing stops, in every descent.
  var breakpoints: Set<Breakpoint> = []
  var isLooping = false

  var layers: Layers = [.frames, .touchAreas, .deadZones]
  var camera = Camera()
  var cameraTarget = Camera()
  /// The camera follows the window's size until somebody zooms or pans.
  var isCameraFitted = true
  var measuring: Measuring?
  var stage = CGRect.zero
  /// Where the scene as it was stands beside it; empty while it does not.
  var beforeStage = CGRect.zero
  var shown = Shown()
  var exploded = Exploded()
  /// Pixels per point of the window.
  var pixelScale: CGFloat = 1
  /// A picture of lines is made: what else is shown as pixels is drawn as outlines.
  var isDrawnAsLines = false
  /// The map of the territory layer, once it was asked for.
  var territory: TerritoryMap?
  var border: Border?

  var mode = Mode.touch
  var prediction = Prediction()
  var drag: StageDrag?
  /// Where the words of the stage stay while a view is held.
  var heldLabels: HeldLabels?
  /// The fingers, once one was down on this scene.
  var live: LiveTouches?
  /// The touch log.
  var presses: [Press] = []
  /// The press whose descent is shown.
  var shownPress: Int?
  /// The code stays where the delivery would take its place.
  var isCodePreferred = false
  /// The view that was copied last, also from another scene.
  var copiedView: [SceneNode] = []
  /// For each saved probe whether it gets its answer; nil where none is expected.
  var pins: [Bool?] = []
  var history = History()
  /// The scene as it was opened.
  var opened = SceneDocument()
  var comparison: Comparison?
  var proposals: FixProposals?
  var findings = Findings()
  var isFindingsShown = false
  /// The state of the history that is in the file.
  var savedState = 0

  var filing = Filing()
  /// Of the dump that the scene was made from; nil for a scene file.
  var imported: Imported?

  var comfort = Comfort()
  var isStillBySystem = false
  /// The card for newcomers is on the stage.
  var isHintShown = false
  /// In projector mode the key that was pressed last, for as long as it is shown.
  var pressedKey: PressedKey?
  var isHelpShown = false
  var isFullScreen = false
  var isClosing = false
  var outbox: [Output] = []

  init(library: [ShippedScene], registry: ViewRegistry, theme: Theme.Name) {
    self.library = library
    self.registry = registry
    self.theme = theme
  }

  /// Where the pointer is over the scene, and who would get a touch there.
  struct Pointed: Equatable {
    /// Screen points.
    var at: CGPoint
    var hit: ViewID?
  }

  var moment: Moment? {
    descent.map {
      Moment(
        descent: $0, step: player.step, progress: reducesMotion ? 1 : player.progress)
    }
  }

  /// The same for the stage: nothing once the scene has moved since the touch, for its marks would
  /// stand on other places than those that were asked.
  var stageMoment: Moment? { hasMovedSince && player.isAtEnd ? nil : moment }

  func state(of index: Int, in moment: Moment?) -> ViewState {
    guard let moment else { return .waiting }
    return moment.state(
      of: projection.views[index].id, closed: closed.indices.contains(index) ? closed[index] : nil)
  }

  /// What the window is called: the name of the file, or of what else the scene comes from.
  var title: String { marked(name) }

  /// What the scene calls itself, where that is short enough to be a name, else as `name`.
  var sceneTitle: String {
    let own = document.title
    let isUsable =
      shippedIndex == nil && imported == nil && (1...60).contains(own.count)
      && !own.contains(where: \.isNewline) && own.contains { !$0.isWhitespace }
    return isUsable ? own : name
  }

  /// A mark says that something is in no file yet.
  func marked(_ name: String) -> String { isUnsaved ? "• " + name : name }

  /// The view that inspector and verdict speak of: the selected one, else the one that is asked or
  /// got the touch.
  var inspected: ViewID? {
    if let selection { return selection }
    guard let moment, !moment.descent.trace.steps.isEmpty else { return nil }
    return moment.isAtEnd ? moment.descent.trace.hit ?? moment.current : moment.current
  }
}
