/// The ordered facts of delivering touches: from the hit test to actions and the responder chain.
public struct DeliveryTrace: Sendable, Equatable {
  public var steps: [Step]

  public init(steps: [Step] = []) { self.steps = steps }

  public struct Step: Sendable, Equatable {
    /// 1 for the first step of the trace.
    public var number: Int
    /// Seconds, as passed in with the finger.
    public var time: TimeInterval
    public var event: Event

    public init(number: Int, time: TimeInterval, event: Event) {
      self.number = number
      self.time = time
      self.event = event
    }
  }

  public enum Event: Sendable, Equatable {
    /// One pass of looking for the touched view; with several passes the last decides.
    case hitTest(pass: Int, HitTestTrace)
    /// A touch changed; `at` is in the window's coordinates, `view` its view fixed at touch-down.
    case touch(finger: Int, UITouch.Phase, at: CGPoint, view: ViewID?)
    /// The touch keeps its recognizers and loses its view.
    case dropped(finger: Int, view: ViewID, DropReason)
    /// `sendEvent` of the application or a window.
    case sent(to: String)
    /// A recognizer of the hit view or of one of its ancestors gets this touch, or its delegate
    /// declined it.
    case offered(Recognizer, finger: Int, taken: Bool)
    case gesture(Recognizer, UIGestureRecognizer.State)
    /// The recognizer is ready and waits for another one to fail.
    case waiting(Recognizer, for: Recognizer)
    /// The touch method of that phase was called on the view.
    case called(ViewID, UITouch.Phase)
    /// The responder did not handle it: the next one, or nobody at the end of the chain.
    case climbed(to: String?, UITouch.Phase)
    /// A control's event, by its UIKit name, and the actions that it ran.
    case control(ViewID, event: String, actions: [String])
    case scrolled(ViewID, to: CGPoint)
  }

  public enum DropReason: String, Sendable, Equatable {
    /// The view has a touch already, and `isMultipleTouchEnabled` is false.
    case multipleTouch
    /// The view is exclusive and another view of the window has a touch.
    case exclusiveTouch
    /// An exclusive view of the window has a touch.
    case otherIsExclusive
    /// An animation without `.allowUserInteraction` is moving the view, or one that it is in.
    case animation
  }

  public struct Recognizer: Sendable, Equatable {
    /// `name`, or else the class.
    public var name: String
    public var view: ViewID?

    public init(name: String, view: ViewID?) {
      self.name = name
      self.view = view
    }
  }
}
