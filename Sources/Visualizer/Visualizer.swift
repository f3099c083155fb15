public import Canvas
import Foundation
public import Scenes
import Wording

/// The application without a window: input events in, draw lists out.
@MainActor
public final class Visualizer {
  private(set) var workspace: Workspace
  private(set) var ui: Interface
  private(set) var size = CGSize(width: 1440, height: 900)
  /// Pixels per point.
  private var scale: CGFloat = 1
  private var isStale = true
  /// Space was pressed and nothing was dragged with it yet.
  var space = SpaceKey.up
  var fingers = Fingers()
  private var loggedStage: TouchLog.Stage?

  enum SpaceKey {
    case up
    case down
    case dragging
  }

  public init(
    text: any TextMeasuring, scenes: [ShippedScene], registry: ViewRegistry,
    theme: Theme.Name = .dark
  ) {
    ui = Interface(text: text, theme: .named(theme))
    workspace = Workspace(library: scenes, registry: registry, theme: theme)
    workspace.stageChanged(to: layout)
  }

  // MARK: What the platform asks

  public var hasScene: Bool { workspace.scene != nil }

  public var title: String {
    workspace.scene == nil ? Labels.title : "\(workspace.title) – \(Labels.title)"
  }
  public var background: Color { ui.theme.stage }
  public var isFullScreen: Bool { workspace.isFullScreen }
  public var isClosing: Bool { workspace.isClosing }
  public var cursor: PointerShape { ui.cursor }

  /// Something moves, so time must pass and another frame is due.
  public var isMoving: Bool {
    workspace.player.isMoving || workspace.isCameraMoving || workspace.exploded.isMoving
      || workspace.waiting != nil || workspace.ripple != nil || ui.isMoving || workspace.isProposing
      || workspace.isMendingFindings || workspace.isLive || workspace.pressedKey != nil
      || workspace.isMapping || workspace.measured != nil
  }

  /// What is on the screen is not what there is.
  public var needsFrame: Bool { isStale || isMoving }

  /// Opens a file or a lesson by its name; without one, or when it can't be read, the first scene
  /// that a newcomer should see.
  ///
  /// - Parameter scene: one of several scenes in the file, by name or number.
  public func open(file: String?, scene: String? = nil) {
    perform(file.map { .openFile($0, scene: scene) } ?? .openShipped(workspace.homeIndex))
  }

  /// Takes one thing that a person did.
  public func handle(_ event: InputEvent) {
    // Events that come before the next frame must find a sheet that has just opened.
    if workspace.filing.sheet != nil, isStale { pass(nil) }
    switch event {
    case .resized(let size, let scale):
      guard size.width.isFinite, size.height.isFinite, scale.isFinite, scale > 0 else { return }
      self.size = CGSize(width: max(size.width, 1), height: max(size.height, 1))
      self.scale = scale
      workspace.pixelScale = scale
      workspace.stageChanged(to: layout)
      workspace.remap()
      if !workspace.isCameraMoving { noteStage() }
    case .finger(let number, let phase, let point): finger(number, phase, at: point)
    case .focusLost:
      cancelFingers()
      _ = panned(by: event)
      pass(event)
    case .dropped(let file): perform(.openFile(file))
    case .quit: perform(.quit)
    // Nothing must not take the place of what is selected in a field.
    case .pasted(let text) where text.isEmpty && ui.typing != nil: break
    default:
      if case .keyDown(let key, let modifiers, _) = event, ui.typing == nil {
        workspace.note(key, modifiers)
      }
      if panned(by: event) { break }
      pass(event)
    }
    isStale = true
  }

  /// Lets `seconds` of wall time pass for everything that moves.
  public func advance(by seconds: Double) {
    guard seconds > 0, isMoving else { return }
    if workspace.waiting?.isSaid == true { perform(.file(.read)) }
    workspace.player.advance(by: seconds)
    workspace.retell()
    workspace.advanceProposals()
    workspace.advanceLive(by: seconds)
    workspace.lookOver()
    workspace.advanceFindings()
    workspace.advanceMeasuring()
    workspace.advanceCamera(by: seconds)
    workspace.exploded.advance(by: seconds)
    workspace.remap()
    workspace.advanceMap()
    workspace.ripple = workspace.ripple.flatMap { $0 + seconds > 1.2 ? nil : $0 + seconds }
    workspace.pressedKey = workspace.pressedKey?.aged(by: seconds)
    ui.advance(by: seconds)
    arrive()
    isStale = true
    if !workspace.isCameraMoving { noteStage() }
  }

  /// Lets `seconds` of wall time pass for what is due though nothing moves: see `dueIn`.
  public func elapse(_ seconds: Double) { workspace.elapse(seconds) }

  /// The frame as things are now.
  public func frame() -> DrawList {
    isStale = false
    defer { workspace.waiting?.isSaid = true }
    return pass(nil)
  }

  /// The frame as things are now, for a picture of lines: without pixels.
  public func frameOfLines() -> DrawList {
    workspace.isDrawnAsLines = true
    defer { workspace.isDrawnAsLines = false }
    return frame()
  }

  /// What was to be said outside the window since the last call, in order.
  public func takeOutput() -> [Output] {
    defer { workspace.outbox = [] }
    return workspace.outbox
  }

  func perform(_ command: Command) {
    let command = workspace.resolved(command)
    switch command {
    case .lookAtWindow: return lookAtWindow()
    case .touch, .press: noteStage()
    default: break
    }
    let (openings, sheet) = (workspace.filing.openings, workspace.filing.sheet)
    workspace.perform(command)
    workspace.settleFiling()
    workspace.retell()
    workspace.proposeFixes()
    workspace.lookOver()
    workspace.renewComparison()
    workspace.remap()
    workspace.stageChanged(to: layout)
    ui.theme = workspace.comfort.theme(workspace.theme)
    arrive()
    if workspace.filing.openings != openings { opened() }
    sheetChanged(from: sheet, &ui)
    if command == .outline(.beginSearch) {
      ui.startTyping(in: "outline.search", workspace.outline.search.text)
    }
    if !workspace.isCameraMoving { noteStage() }
    isStale = true
  }

  /// With reduced motion nothing glides.
  private func arrive() {
    guard workspace.reducesMotion else { return }
    workspace.arrive()
    ui.settle()
  }

  var layout: WindowLayout {
    WindowLayout(
      size: size, hasFixes: FixesPanel(workspace).isNeeded,
      isCompared: workspace.isBesideWished, panels: workspace.comfort.panels)
  }

  // MARK: One pass over the panels

  @discardableResult
  func pass(_ event: InputEvent?) -> DrawList {
    var commands: [Command] = []
    workspace.layStage()
    ui.begin(size: size, event: event)
    let layout = layout
    if event == nil { workspace.holdLabels(in: layout.stage, text: ui.text) }
    let send: (Command) -> Void = { commands.append($0) }
    ui.focusRank = Region.borders
    PanelBorders(layout).show(&ui, send)
    ui.focusRank = Region.stage
    StagePanel(workspace.staged.veiled).show(in: layout.stage, &ui, send)
    if layout.before.width > 0 {
      BeforePanel(workspace).show(in: layout.before, &ui, send)
      for (words, place) in [(Labels.before, layout.before), (Labels.after, layout.stage)] {
        ComparisonCard.tag(words, in: place, &ui)
      }
    }
    ui.focusRank = Region.outline
    showLeft(layout, send)
    ui.focusRank = Region.inspector
    if layout.inspector.width > 0 {
      InspectorPanel(workspace).show(in: layout.inspector, &ui, send)
    }
    ui.focusRank = Region.timeline
    TimelinePanel(workspace).show(in: layout.timeline, &ui, send)
    ui.focusRank = Region.log
    if layout.log.height > 0 { showBottom(layout, send) }
    ui.focusRank = Region.stage
    ui.focusRank = Region.toolbar
    ToolbarPanel(workspace).show(in: layout.toolbar, &ui, send)
    ToolbarPanel(workspace).showMenu(in: layout.toolbar, &ui, send)
    PointListPanel(workspace).show(in: CGRect(origin: .zero, size: size), &ui, send)
    HelpSheet(workspace).show(in: CGRect(origin: .zero, size: size), &ui, send)
    FileSheets(workspace).show(in: CGRect(origin: .zero, size: size), &ui, send)
    ProjectorLayer(workspace).show(in: layout.stage, &ui)
    commands += keyedCommands
    if case .pasted(let text) = ui.event { commands.append(.file(.paste(text))) }
    if let text = ui.copied {
      workspace.copy(text)
      ui.copied = nil
    }
    if case .keyUp(.space, _) = ui.event {
      if space == .down { commands.append(.togglePlaying) }
      space = .up
    }
    let list = ui.end()
    for command in commands { perform(command) }
    return list
  }

  /// Where the window takes presses, without the help sheet over it.
  func notePlaces() -> (widgets: [WidgetPlace], overlays: [CGRect]) {
    workspace.isHelpShown = false
    ui.beginNotingPlaces()
    pass(nil)
    return ui.endNotingPlaces()
  }

  /// The order in which Tab goes through the window.
  private enum Region {
    static let toolbar = 0
    static let outline = 1
    static let inspector = 2
    static let timeline = 3
    static let log = 4
    static let stage = 5
    static let borders = 6
  }

  private func showLeft(_ layout: WindowLayout, _ send: (Command) -> Void) {
    guard layout.outline.width > 0 else { return }
    if workspace.isFindingsShown {
      FindingsPanel(workspace).show(in: layout.outline, &ui, send)
    } else {
      OutlinePanel(workspace).show(in: layout.outline, &ui, send)
    }
    if layout.fixes.height > 0 { FixesPanel(workspace).show(in: layout.fixes, &ui, send) }
    if layout.verdict.height > 0 { VerdictPanel(workspace).show(in: layout.verdict, &ui, send) }
  }

  private func showBottom(_ layout: WindowLayout, _ send: (Command) -> Void) {
    LogPanel(workspace).show(in: layout.log, &ui, send)
    let delivery = DeliveryPanel(workspace)
    if delivery.isNeeded {
      delivery.show(in: layout.code, &ui, send)
    } else {
      CodePanel(workspace).show(in: layout.code, &ui, send)
    }
  }

  /// Middle-drag and Space-drag pan; the event is taken.
  private func panned(by event: InputEvent) -> Bool {
    switch event {
    case .pointerMoved(let point, _):
      guard let from = ui.pointer,
        ui.active == "stage.pan" || ui.active == "before.pan" || (space != .up && isDraggingSpace)
      else { return false }
      perform(.pan(CGSize(width: point.x - from.x, height: point.y - from.y)))
      return false
    case .pointerDown(let point, .primary, _, _):
      guard space != .up, workspace.stage.holds(point) || workspace.beforeStage.holds(point) else {
        return false
      }
      space = .dragging
      isDraggingSpace = true
      return true
    case .pointerUp(_, .primary, _):
      guard isDraggingSpace else { return false }
      isDraggingSpace = false
      return true
    case .focusLost:
      isDraggingSpace = false
      space = .up
      return false
    default: return false
    }
  }

  private var isDraggingSpace = false

  private func opened() {
    for id in ["outline", "log", "code", "inspector"] as [WidgetID] { ui.resetScroll(id) }
    ui.opened = nil
  }

  /// Lets everything that glides arrive, for a picture.
  func settle() {
    pass(nil)
    ui.settle()
    workspace.settleCamera()
    workspace.exploded.settle()
    workspace.remap()
    workspace.finishMap()
    while workspace.measured != nil { workspace.advanceMeasuring() }
  }

  // MARK: The log

  private var stageInPixels: TouchLog.Stage {
    TouchLog.Stage(
      x: workspace.camera.origin.x * scale, y: workspace.camera.origin.y * scale,
      scale: workspace.camera.scale * scale)
  }

  /// Says where the scene is now, when that has changed; the line of an opening says it itself.
  /// While the camera glides it is called only before a touch, which was aimed at what is seen.
  private func noteStage() {
    let stage = stageInPixels
    let isLog: (Output) -> Bool = { if case .log = $0 { true } else { false } }
    if let last = workspace.outbox.lastIndex(where: isLog),
      case .log(.opened(let scene, _)) = workspace.outbox[last]
    {
      workspace.outbox[last] = .log(.opened(scene: scene, stage: stage))
    } else if workspace.exploded.isShown {
      // No one place of the window is a scene point's there. The last line holds again once the
      // stage is flat, unless it has changed meanwhile.
      return
    } else if workspace.scene != nil, loggedStage != stage {
      workspace.outbox.append(.log(.stage(stage)))
    }
    loggedStage = stage
  }
}
