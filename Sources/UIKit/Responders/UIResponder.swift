/// Something that can handle events, linked to the next one that gets what it leaves.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Who gets an event that this responder doesn't handle.
  open var next: UIResponder? { nil }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.began) { $0.touchesBegan(touches, with: event) }
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.moved) { $0.touchesMoved(touches, with: event) }
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.ended) { $0.touchesEnded(touches, with: event) }
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.cancelled) { $0.touchesCancelled(touches, with: event) }
  }

  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// The nearest one up the chain.
  open var undoManager: UndoManager? { next?.undoManager }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func remoteControlReceived(with event: UIEvent?) {}

  /// Never called: Linux has no key-value observing.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  public final class func classForCoder() -> AnyClass { self }

  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Whether the selector says that its method is one of this class.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self)
  }

  /// The first one up the chain, this one included, that can perform the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    ResponderChain(from: self).responders.first {
      $0.canPerformAction(action, withSender: sender)
    }
  }
  open func reloadInputViews() {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  open var inputViewController: UIInputViewController? { nil }
  open var inputAccessoryViewController: UIInputViewController? { nil }
  open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
  open var textInputMode: UITextInputMode? { nil }
  open var textInputContextIdentifier: String? { nil }
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  open var userActivity: NSUserActivity? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  open var pasteConfiguration: UIPasteConfiguration? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  open func paste(itemProviders: [NSItemProvider]) {}
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { false }
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func validate(_ command: UICommand) {}

  // The commands of a menu or a keyboard, which nobody gives here.
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

  // Key-value coding, which Linux lacks: any key stores its value and does nothing else.
  open func setValue(_ value: Any?, forKey key: String) { keep(value, "key " + key) }
  open func value(forKey key: String) -> Any? { kept(nil, "key " + key) }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { hostWindow.map { $0.firstResponder === self } ?? false }

  /// Takes the place of the window's first responder, if that lets go of it: false where the
  /// responder refuses, or is in no window.
  @discardableResult open func becomeFirstResponder() -> Bool { takeFirstResponse() }

  @discardableResult open func resignFirstResponder() -> Bool { leaveFirstResponse() }

  /// Calls the next responder that may do something of its own, passing over the engine's views
  /// that would only hand it on: a chain may be deeper than the call stack allows.
  private func forward(_ phase: UITouch.Phase, _ call: (UIResponder) -> Void) {
    if (self as? UIView)?.handlesTouches == true { return }
    let recorder = DeliveryRecorder.current
    var candidate = next
    while let responder = candidate {
      recorder?.note(.climbed(to: recorder?.name(of: responder), phase))
      if (responder as? UIView)?.handlesTouches == true { return }
      guard let view = responder as? UIView, view.isOfOwnClass, !(view is UIControl),
        !(view is UIScrollView)
      else {
        call(responder)
        return
      }
      candidate = responder.next
    }
    recorder?.note(.climbed(to: nil, phase))
  }
}
