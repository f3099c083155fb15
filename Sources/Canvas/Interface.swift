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
  var scrolls: [WidgetID: Scroll] = [:]
  var clips: [CGRect] = []
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
    bounds = CGRect(origin: .zero, size: size)
    clips = []
    nextOverlays = []
    layer = 0
    cursor = .arrow
    self.event = event
    notePointer(of: event)
  }

  /// Ends the pass and gives what it drew.
  public mutating func end() -> DrawList {
    switch event {
    case .pointerUp, .focusLost: active = nil
    default: break
    }
    event = nil
    overlays = nextOverlays
    return list
  }

  /// Takes the event, so that no other widget acts on it.
  public mutating func consume() { event = nil }

  private mutating func notePointer(of event: InputEvent?) {
    switch event {
    case .pointerMoved, .pointerUp, .pointerLeft, .wheel: isPointerNews = true
    default: isPointerNews = false
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
}
