/// Who wants to hear of which events of a control.
struct ControlTarget {
  enum Work {
    case selector(Selector)
    case action(UIAction)
  }

  var work: Work
  /// Not kept alive, as in UIKit.
  weak var object: AnyObject?
  /// Meant for whoever up the responder chain can do it.
  var isWithoutTarget: Bool
  var events: UIControl.Event
}

extension UIControl {
  /// A selector acts once on an event of a target, however often it is added.
  func add(_ work: ControlTarget.Work, _ object: AnyObject?, _ events: Event) {
    var events = events
    if case .selector(let new) = work {
      for entry in targets {
        guard case .selector(let old) = entry.work, old == new, entry.object === object,
          entry.isWithoutTarget == (object == nil)
        else { continue }
        events.subtract(entry.events)
      }
      guard !events.isEmpty else { return }
    }
    targets.append(
      ControlTarget(work: work, object: object, isWithoutTarget: object == nil, events: events))
  }

  func remove(_ events: Event, where matches: (ControlTarget) -> Bool) {
    for index in targets.indices where matches(targets[index]) {
      targets[index].events.subtract(events)
    }
    targets.removeAll { $0.events.isEmpty }
  }

  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = State([])
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    public static let application = State(rawValue: 0xFF0000)
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center
    case left
    case right
    case fill
    case leading
    case trailing
  }

  public enum ContentVerticalAlignment: Int, Sendable {
    case center
    case top
    case bottom
    case fill
  }
}

// The spellings of Swift 4.1 and before.
public typealias UIControlEvents = UIControl.Event
public typealias UIControlState = UIControl.State
