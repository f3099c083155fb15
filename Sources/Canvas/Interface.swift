public import Foundation

/// An immediate-mode interface: one pass over the panels takes one input event and makes one
/// draw list.
///
/// A widget is a function that draws itself and says what happened to it. What must outlive a
/// pass (which widget is held, how far a list is scrolled, which menu is open) is kept here; the
/// application's own state is not.
public struct Interface {
  public let text: any TextMeasuring
  public var theme: Theme
  public var list = DrawList()
  /// The window, in points.
  public private(set) var bounds = CGRect.zero
  /// The event of this pass until a widget takes it.
  public internal(set) var event: InputEvent?
  /// Nil while the pointer is outside the window.
  public private(set) var pointer: CGPoint?
  public private(set) var modifiers: Modifiers = []
  /// Whether this pass brings news of the pointer: hovering is told once, not in every frame.
  public private(set) var isPointerNews = false
  /// The widget that holds the pointer from a press to its release.
  public internal(set) var active: WidgetID?
  /// The menu or sheet that is open above the panels.
  public var opened: WidgetID?
  /// The shape the pointer should have over what lies under it.
  public var cursor = PointerShape.arrow
  /// The widget that the keyboard goes to.
  public internal(set) var focus: WidgetID?
  /// Whether the focus was moved by the keyboard, so that it must be seen.
  public internal(set) var isFocusVisible = false
  /// The field that is typed into.
  public internal(set) var typing: Typing?
  /// Text that a field cut or copied, for the system's clipboard.
  public var copied: String?
  /// Counts presses and keys, so that what one drag changes bit by bit can be one change.
  public private(set) var gesture = 0
  /// The event that this pass began with, also after a widget took it.
  public private(set) var whole: InputEvent?
  /// Of the widgets that come next: Tab goes to lower ones first.
  public var focusRank = 0
  var focusOffers: [(id: WidgetID, rank: Int)] = []
  /// The item of the open menu that the keyboard is at.
  var menuPlace: Int?
  var tip: Tip?
  var wishedTip: Tip?
  var isFocusNew = false
  var scrub: Scrub?
  /// What was typed into the last field that was left.
  var entered: Typing?
  /// The field that is typed into, until it is offered in this pass.
  var missedField: WidgetID?
  var note: FieldNote?
  /// Where the open context menu was asked for.
  var menuPoint = CGPoint.zero
  /// The text that is selected, in one widget of the window at most.
  var selected: SelectedText?
  var textPass: TextPass?
  var scrollPath: [(id: WidgetID, rect: CGRect)] = []
  var scrolls: [WidgetID: Scroll] = [:]
  /// How high content came out that scrolls.
  var heights: [WidgetID: CGFloat] = [:]
  /// Content came out higher or lower than it was shown.
  var isRemeasured = false
  var clips: [CGRect] = []
  /// What offers itself to the pointer, in order, while somebody wants to know.
  var places: [WidgetPlace]?
  /// What is drawn above the panels, and the clips that wait below it meanwhile.
  var above = DrawList()
  var clipsBelow: [CGRect] = []
  var overlays: [CGRect] = []
  var nextOverlays: [CGRect] = []
  var layer = 0

  public init(text: any TextMeasuring, theme: Theme = .dark) {
    self.text = text
    self.theme = theme
  }

  /// Starts a pass over the panels of a window of `size` points.
  public mutating func begin(size: CGSize, event: InputEvent?) {
    list = DrawList()
    list.lineWeight = theme.lineWeight
    above = list
    clipsBelow = []
    bounds = CGRect(origin: .zero, size: size)
    clips = []
    nextOverlays = []
    layer = 0
    cursor = .arrow
    self.event = event
    whole = event
    focusOffers = []
    focusRank = 0
    wishedTip = nil
    isRemeasured = false
    scrollPath = []
    missedField = typing?.id
    notePointer(of: event)
    noteFocus(of: event)
  }

  /// Ends the pass and gives what it drew.
  public mutating func end() -> DrawList {
    switch event {
    case .pointerUp, .focusLost: active = nil
    default: break
    }
    letGoOfWhatIsGone()
    endOverlay()
    list.commands += above.commands
    showNote()
    settleTip()
    moveFocus()
    event = nil
    overlays = nextOverlays
    return list
  }

  /// A widget that was dragged or typed into and is not there any more keeps neither the pointer
  /// nor the keyboard: shown again, it must not go on where it was left.
  private mutating func letGoOfWhatIsGone() {
    if scrub?.id != active { scrub = nil }
    if let missedField, typing?.id == missedField { typing = nil }
  }

  /// Takes the event, so that no other widget acts on it.
  public mutating func consume() { event = nil }

  private mutating func notePointer(of event: InputEvent?) {
    switch event {
    case .pointerMoved, .pointerUp, .pointerLeft, .wheel: isPointerNews = true
    default: isPointerNews = false
    }
    switch event {
    case .pointerDown, .keyDown: gesture += 1
    default: break
    }
    switch event {
    case .pointerMoved(let point, let modifiers),
      .pointerDown(let point, _, let modifiers, _),
      .pointerUp(let point, _, let modifiers),
      .wheel(_, _, let point, let modifiers):
      pointer = point
      self.modifiers = modifiers
    case .keyDown(_, let modifiers, _), .keyUp(_, let modifiers): self.modifiers = modifiers
    case .pointerLeft: pointer = nil
    default: break
    }
  }
}

/// A widget's name from one pass to the next.
public struct WidgetID: Hashable, Sendable, ExpressibleByStringLiteral {
  public var name: String
  public var index: Int

  public init(_ name: String, _ index: Int = 0) {
    self.name = name
    self.index = index
  }

  public init(stringLiteral value: String) { self.init(value) }
}

public enum PointerShape: Sendable {
  case arrow
  case hand
  case grab
  case crosshair
  case text
  case resizeAcross
  case resizeDown
  case resizeRising
  case resizeFalling
  case move
}
