// Selectors to be done later, which Foundation on Linux lacks: their bodies run on the main actor.

extension NSObjectProtocol {
  /// Does what the selector does, now.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: nil)
  }

  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector, with object: Any!) -> Unmanaged<AnyObject>! {
    aSelector.perform(on: self as AnyObject, with: object)
    return nil
  }
}

extension NSObject {
  /// Does what the selector does after the delay, in seconds, unless it is cancelled.
  @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    DelayedSelectors.waiting.append(
      DelayedSelectors.Entry(
        target: self, selector: aSelector, argument: anArgument,
        task: Task { @MainActor [weak self] in
          try? await Task.sleep(for: .seconds(max(0, delay.isFinite ? delay : 0)))
          guard let self, !Task.isCancelled else { return }
          DelayedSelectors.forget(self, aSelector)
          aSelector.perform(on: self, with: anArgument)
        }))
  }

  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedSelectors.cancel(aTarget as AnyObject, nil)
  }

  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) { DelayedSelectors.cancel(aTarget as AnyObject, aSelector) }
}

@MainActor
private enum DelayedSelectors {
  struct Entry {
    weak var target: AnyObject?
    var selector: Selector
    var argument: Any?
    var task: Task<Void, Never>
  }

  static var waiting: [Entry] = []

  /// The first one that waits for it, which is done now.
  static func forget(_ target: AnyObject, _ selector: Selector) {
    if let place = waiting.firstIndex(where: { $0.target === target && $0.selector == selector }) {
      waiting.remove(at: place)
    }
    waiting.removeAll { $0.target == nil }
  }

  static func cancel(_ target: AnyObject, _ selector: Selector?) {
    waiting.removeAll { entry in
      guard entry.target === target, selector == nil || entry.selector == selector else {
        return false
      }
      entry.task.cancel()
      return true
    }
  }
}
