/// Changing the tree. Nothing here recurses over its depth, and nothing traps: an insertion that
/// would make a view its own ancestor is refused.
extension UIView {
  func insert(_ view: UIView, at index: Int) {
    guard !wouldLoop(view) else { return }
    if view.storage.superview === self {
      move(view, to: index)
      return
    }
    view.willMove(toSuperview: self)
    let newWindow = storage.window
    let changesWindow = view.storage.window !== newWindow
    if changesWindow {
      view.takeFirstResponderAway()
      view.announceMove(toWindow: newWindow)
    }
    view.unlink()
    // The hooks may have changed the tree.
    guard !wouldLoop(view) else { return }
    storage.insert(view, at: min(max(index, 0), storage.subviews.count))
    view.storage.superview = self
    if changesWindow { view.adoptWindow(newWindow) }
    didAddSubview(view)
    view.didMoveToSuperview()
    if changesWindow { view.announceArrival() }
    setNeedsLayout()
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling, let place = storage.subviews.firstIndex(where: { $0 === sibling })
    else { return }
    if let old = storage.subviews.firstIndex(where: { $0 === view }) {
      move(view, to: place + offset - (old < place ? 1 : 0))
    } else {
      insert(view, at: place + offset)
    }
  }

  func move(_ view: UIView, to index: Int) {
    guard let old = storage.subviews.lastIndex(where: { $0 === view }),
      old != min(max(index, 0), storage.subviews.count - 1)
    else { return }
    storage.removeSubview(at: old)
    storage.insert(view, at: min(max(index, 0), storage.subviews.count))
  }

  func detach() {
    guard storage.superview != nil else { return }
    willMove(toSuperview: nil)
    let leavesWindow = storage.window != nil
    if leavesWindow {
      takeFirstResponderAway()
      announceMove(toWindow: nil)
    }
    unlink()
    if leavesWindow { adoptWindow(nil) }
    didMoveToSuperview()
    if leavesWindow { announceArrival() }
  }

  private func unlink() {
    storage.superview?.willRemoveSubview(self)
    // It leaves where it is now: the hook may have moved it.
    guard let superview = storage.superview,
      let place = superview.storage.subviews.lastIndex(where: { $0 === self })
    else { return }
    superview.storage.removeSubview(at: place)
    storage.superview = nil
  }

  /// A view without subviews can close no loop, so building a tree downwards costs nothing here.
  private func wouldLoop(_ view: UIView) -> Bool {
    view === self || (!view.storage.subviews.isEmpty && isDescendant(of: view))
  }

  /// Every view of the subtree, this one first, each before its subviews.
  func forEachInSubtree(_ body: (UIView) -> Void) {
    var stack = [self]
    while let view = stack.popLast() {
      body(view)
      stack.append(contentsOf: view.storage.subviews.reversed())
    }
  }

  func firstInSubtree(where matches: (UIView) -> Bool) -> UIView? {
    var stack = [self]
    while let view = stack.popLast() {
      if matches(view) { return view }
      stack.append(contentsOf: view.storage.subviews.reversed())
    }
    return nil
  }

  private func adoptWindow(_ window: UIWindow?) {
    forEachInSubtree { view in
      view.storage.window = window
      for recognizer in view.storage.rare?.gestureRecognizers ?? [] { recognizer.interrupt() }
      if view.storage.flags.contains(.tracking), let control = view as? UIControl {
        control.interruptTracking(with: nil)
      }
    }
  }

  private func announceMove(toWindow window: UIWindow?) {
    forEachInSubtree { if !$0.isOfOwnClass { $0.willMove(toWindow: window) } }
  }

  private func announceArrival() {
    forEachInSubtree { if !$0.isOfOwnClass { $0.didMoveToWindow() } }
  }

  func layoutSubtreeIfNeeded() {
    forEachInSubtree { view in
      guard view.storage.flags.contains(.needsLayout) else { return }
      view.storage.flags.remove(.needsLayout)
      view.layoutSubviews()
    }
  }

  /// Frees the subviews one by one: left to reference counting, a tree frees itself by recursion
  /// and a deep one overflows the stack. A view that somebody else holds keeps its own subtree.
  nonisolated func releaseSubtree() {
    var doomed = storage.takeSubviews()
    while var view = doomed.popLast() {
      view.storage.superview = nil
      guard isKnownUniquelyReferenced(&view) else {
        view.forgetWindow()
        continue
      }
      doomed.append(contentsOf: view.storage.takeSubviews())
    }
  }

  nonisolated private func forgetWindow() {
    guard storage.window != nil else { return }
    var stack = [self]
    while let view = stack.popLast() {
      view.storage.window = nil
      stack.append(contentsOf: view.storage.subviews)
    }
  }
}
