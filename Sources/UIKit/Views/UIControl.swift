/// A view that tracks touches and sends actions.
///
/// Disabled, it answers nil to a hit test, its subviews included: the touch goes to what is behind.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  open var isEnabled: Bool {
    get { !storage.flags.contains(.controlDisabled) }
    set { storage.set(.controlDisabled, to: !newValue) }
  }

  open var isSelected = false
  open var isHighlighted = false

  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  open var contentVerticalAlignment: ContentVerticalAlignment = .center

  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment
  }
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  open var isSymbolAnimationEnabled = false
  open var toolTip: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  // MARK: Context menus, which nobody opens here

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for target in targets where !stop {
      switch target.work {
      case .selector(let selector): iterator(nil, (target.object, selector), target.events, &stop)
      case .action(let action): iterator(action, nil, target.events, &stop)
      }
    }
  }

  /// What the flags add up to.
  open var state: State {
    var state: State = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// A touch that began here is under way.
  open var isTracking: Bool { trackedTouch != nil }
  open private(set) var isTouchInside = false
  final var targets: [ControlTarget] = []
  private final var trackedTouch: UITouch? {
    didSet { storage.set(.tracking, to: trackedTouch != nil) }
  }

  /// Tracks the first touch whose view is the control itself; what it refuses goes on up the chain.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first(where: { $0.view === self }) else {
      passOn(touches)
      super.touchesBegan(touches, with: event)
      return
    }
    guard !isTracking else { return }
    acting(on: event) {
      guard beginTracking(touch, with: event) else {
        passOn(touches)
        super.touchesBegan(touches, with: event)
        return
      }
      trackedTouch = touch
      isTouchInside = true
      isHighlighted = true
      send(.touchDown)
      if touch.tapCount > 1 { send(.touchDownRepeat) }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else {
      if isPassedOn(touches) { super.touchesMoved(touches, with: event) }
      return
    }
    acting(on: event) {
      let isInside = isInsideWhileTracking(touch, with: event)
      if isInside != isTouchInside {
        isTouchInside = isInside
        isHighlighted = isInside
        send(isInside ? .touchDragEnter : .touchDragExit)
      }
      send(isInside ? .touchDragInside : .touchDragOutside)
      if isTracking, !continueTracking(touch, with: event) { stopTracking() }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else {
      if isPassedOn(touches) { super.touchesEnded(touches, with: event) }
      return
    }
    acting(on: event) {
      isTouchInside = isInsideWhileTracking(touch, with: event)
      let isInside = isTouchInside
      endTracking(touch, with: event)
      stopTracking()
      send(isInside ? .touchUpInside : .touchUpOutside)
      if isInside { performDefaultAction(for: touch) }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else {
      if isPassedOn(touches) { super.touchesCancelled(touches, with: event) }
      return
    }
    acting(on: event) { interruptTracking(with: event) }
  }

  /// Touches that began further up the chain, where their other phases belong too.
  private final var passedOn: Set<UITouch> = []

  private func passOn(_ touches: Set<UITouch>) {
    passedOn = passedOn.filter(\.isLive).union(touches)
  }

  private func isPassedOn(_ touches: Set<UITouch>) -> Bool { !passedOn.isDisjoint(with: touches) }

  /// The event that the actions sent now are about.
  private final var currentEvent: UIEvent?

  private func acting(on event: UIEvent?, _ work: () -> Void) {
    let outer = currentEvent
    currentEvent = event
    defer { currentEvent = outer }
    work()
  }

  /// As when the system takes the touch, or the control leaves its window (row 15.6).
  func interruptTracking(with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    send(.touchCancel)
  }

  private func stopTracking() {
    trackedTouch = nil
    isTouchInside = false
    isHighlighted = false
  }

  /// What the control does by itself when a touch ends inside.
  func performDefaultAction(for touch: UITouch) {}

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  /// Does what the selector does, if it has a body; without a target, whoever up the responder chain
  /// can do it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  open func sendActions(for controlEvents: Event) {
    for target in targets where !target.events.isDisjoint(with: controlEvents) {
      switch target.work {
      case .selector(let selector):
        guard target.object != nil || target.isWithoutTarget else { continue }
        sendAction(selector, to: target.object, for: currentEvent)
      case .action(let action): sendAction(action)
      }
    }
  }

  // MARK: Targets

  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { $0.object as? NSObject })
  }

  open var allControlEvents: Event {
    targets.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The names of the selectors.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = targets.compactMap { entry -> String? in
      guard case .selector(let selector) = entry.work, entry.object === object,
        !entry.events.isDisjoint(with: controlEvent)
      else { return nil }
      return selector.name
    }
    return names.isEmpty ? nil : names
  }

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(.selector(action), target.map { $0 as AnyObject }, controlEvents)
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    remove(controlEvents) { entry in
      guard case .selector(let selector) = entry.work else { return false }
      return (object == nil || entry.object === object)
        && (action == nil || selector == action)
    }
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    add(.action(action), nil, controlEvents)
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(controlEvents) { entry in
      if case .action(let other) = entry.work {
        other.identifier == action.identifier
      } else {
        false
      }
    }
  }

  open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
