/// A list whose rows or items are chosen by a touch that begins and ends on one of them.
///
/// The touch gets to the list up the responder chain: a control in a cell keeps its own.
@MainActor
protocol ChoosingByTap: UIScrollView {
  /// Where the touch is that may choose.
  var pressed: IndexPath? { get set }
  var chosen: [IndexPath] { get set }

  var isEditing: Bool { get }
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }

  func path(at point: CGPoint) -> IndexPath?
  func mayHighlight(_ path: IndexPath) -> Bool
  func show(_ path: IndexPath, highlighted: Bool)
  func show(_ path: IndexPath, selected: Bool)
  /// What the delegate lets be chosen in its place, or nil.
  func willChoose(_ path: IndexPath) -> IndexPath?
  func didChoose(_ path: IndexPath)
  func willDrop(_ path: IndexPath) -> IndexPath?
  func didDrop(_ path: IndexPath)
}

extension ChoosingByTap {
  var lets: (choose: Bool, chooseSeveral: Bool) {
    isEditing
      ? (allowsSelectionDuringEditing, allowsMultipleSelectionDuringEditing)
      : (allowsSelection, allowsMultipleSelection)
  }

  func press(_ touches: Set<UITouch>) {
    guard pressed == nil, lets.choose, let touch = touches.first,
      let path = path(at: touch.location(in: self)), mayHighlight(path)
    else { return }
    pressed = path
    show(path, highlighted: true)
  }

  /// The touch is over; where it ended, or nil if it was taken away.
  func lift(_ touch: UITouch?) {
    guard let path = pressed else { return }
    pressed = nil
    show(path, highlighted: false)
    if let touch, self.path(at: touch.location(in: self)) == path { choose(path) }
  }

  private func choose(_ path: IndexPath) {
    if lets.chooseSeveral, chosen.contains(path) { return drop(path) }
    guard let path = willChoose(path) else { return }
    if !lets.chooseSeveral {
      for old in chosen where old != path { drop(old) }
    }
    mark(path)
    didChoose(path)
  }

  private func drop(_ path: IndexPath) {
    guard let path = willDrop(path) else { return }
    unmark(path)
    didDrop(path)
  }

  /// Without telling the delegate, as a program chooses.
  func mark(_ path: IndexPath) {
    if !lets.chooseSeveral {
      for old in chosen where old != path { unmark(old) }
    }
    if !chosen.contains(path) { chosen.append(path) }
    show(path, selected: true)
  }

  func unmark(_ path: IndexPath) {
    guard let place = chosen.firstIndex(of: path) else { return }
    chosen.remove(at: place)
    show(path, selected: false)
  }
}
