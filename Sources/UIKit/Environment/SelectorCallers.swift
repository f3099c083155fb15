// Foundation's ways to call a selector, which Foundation on Linux lacks: they call its body.

extension NotificationCenter {
  /// Calls the selector's body with the notification for as long as the observer lives.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let target = UncheckedBox(WeakObject(object: observer as AnyObject))
    _ = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      let notification = UncheckedBox(notification)
      onMainActor {
        guard let object = target.value.object else { return }
        aSelector.perform(on: object, with: notification.value)
      }
    }
  }
}

extension Timer {
  @preconcurrency @MainActor @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let target = UncheckedBox(aTarget as AnyObject)
    return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { timer in
      let timer = UncheckedBox(timer)
      onMainActor { _ = aSelector.perform(on: target.value, with: timer.value) }
    }
  }
}

/// Would be called at every frame; there are none here.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange.default
  open var frameInterval = 1
  open private(set) var timestamp: CFTimeInterval = 0
  open private(set) var duration: CFTimeInterval = 1 / 60
  open var targetTimestamp: CFTimeInterval { timestamp + duration }

  public init(target: Any, selector sel: Selector) {}

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}

/// Does the work at once where the main actor's code runs now, else when the main actor is free.
///
/// The main thread is no sign of it: once a program's `main` has waited, the main actor's work on
/// Linux runs on any thread.
private func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
  if MainQueue.isCurrent {
    MainActor.assumeIsolated(work)
  } else {
    Task { @MainActor in work() }
  }
}

/// The queue that the main actor's code runs in, known by a mark.
private enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread
  }
}

/// A value handed to where it came from: the main actor.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
