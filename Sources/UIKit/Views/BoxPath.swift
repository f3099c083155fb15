/// A way through boxes in boxes, from the view where it began to where it is.
///
/// A box is a view of an engine class without rules, open to touches and straight in its superview:
/// its own geometry decides whether it holds a point, and then the answer is in its subtree. So
/// which boxes were asked on the way, and what each said, follows from the two ends: a recorder
/// that keeps them has noted all of it, for as long as the tree stays as it is.
struct BoxPath {
  private var first: HitNode.Link
  private var start: CGPoint
  /// The first subview of `first` that the way goes by.
  private var firstNext: HitNode.Link?
  /// Who asked `first`, where the question belongs to the way.
  private var asker: HitTestTrace.Asker?
  /// `first` does not hold the point, so that nothing else was asked.
  private(set) var isOutside = false

  /// The last box that holds the point.
  private(set) var node: HitNode.Link
  /// In its own coordinates.
  private(set) var point: CGPoint
  /// The first of its subviews not asked yet, from the front.
  private(set) var next: HitNode.Link?
  /// How many of its subviews are not asked yet.
  var unasked: Int

  /// Begins at a view that holds the point; with an asker, at the question whether it does.
  init(_ view: HitNode.Link, at point: CGPoint, askedBy asker: HitTestTrace.Asker? = nil) {
    (first, start, firstNext, self.asker) = (view, point, view.pointee.front, asker)
    (node, self.point, next) = (view, point, view.pointee.front)
    unasked = Int(view.pointee.subviewCount)
  }

  /// Begins again where it has come to.
  mutating func beginHere() {
    (first, start, firstNext, asker) = (node, point, next, nil)
  }

  /// Nothing was asked on it.
  var isEmpty: Bool { asker == nil && node == first && next == firstNext }

  mutating func stayOutside() {
    isOutside = true
    next = nil
  }

  /// Begins again behind the next subview, which was asked in full.
  mutating func goBy() {
    next = next?.pointee.behind
    unasked -= 1
    beginHere()
  }

  /// The tree is not what it was, so that there is no going from node to node.
  mutating func lose() {
    next = nil
    beginHere()
  }

  /// Before the first of subviews so many that a table of them may help.
  var isAtMany: Bool {
    unasked >= ChildTable.leastCount && next == node.pointee.front
  }

  /// Goes down and along as far as boxes alone decide: to a view of whose subviews none is left to
  /// ask, or whose next subview is more than a box, or unless it `asksAll` that has many.
  @inline(__always)
  mutating func pass(asksAll: Bool) {
    if asksAll || !isAtMany { passOn(asksAll: asksAll) }
  }

  /// The same, also by many.
  @inline(__always)
  mutating func passOn(asksAll: Bool) {
    // In registers.
    var (node, point, next, unasked) = (node, point, next, unasked)
    while let child = next {
      let flags = child.pointee.flags
      if flags.isBox(noted: asksAll) {
        let inner = child.pointee.fromSuperview(point)
        if child.pointee.bounds.hitContains(inner) {
          (node, point, next) = (child, inner, child.pointee.front)
          unasked = Int(child.pointee.subviewCount)
          if !asksAll, unasked >= ChildTable.leastCount { break }
          continue
        }
      } else if asksAll ? flags.gateAlone == nil : flags.mayAnswer {
        break
      }
      unasked -= 1
      next = child.pointee.behind
    }
    (self.node, self.point, self.next, self.unasked) = (node, point, next, unasked)
  }

  /// What was asked on the way, the views held.
  @MainActor
  var notes: BoxNotes {
    var notes = BoxNotes()
    if let asker { notes.add(first, at: start, isOutside ? .outside : .inside, askedBy: asker) }
    guard !isOutside else { return notes }
    var point = start
    var child = firstNext
    for entered in entered {
      notes.addPassed(from: child, to: entered, at: point)
      point = entered.pointee.fromSuperview(point)
      notes.add(entered, at: point, .inside)
      child = entered.pointee.front
    }
    notes.addPassed(from: child, to: next, at: point)
    return notes
  }

  /// The views on the way below the first, from the top down.
  @MainActor
  private var entered: ReversedCollection<[HitNode.Link]> {
    var links: [HitNode.Link] = []
    var view = node.pointee.view
    while let current = view, current.storage.node != first {
      links.append(current.storage.node)
      view = current.storage.superview
    }
    return links.reversed()
  }
}

extension ViewStorage.Flags {
  /// A box; of one that an animation moves there is more to note.
  func isBox(noted: Bool) -> Bool {
    intersection(noted ? [.straight, .animated] : .straight) == .plain
  }

  /// Not refused before anything is asked of it.
  var mayAnswer: Bool {
    guard contains(.plain) else { return !contains(.singular) }
    return !contains(.singular) && (isDisjoint(with: .gates) || !isDisjoint(with: .shaped))
  }

  /// The first closed gate, where that is all there is to say of the view.
  var gateAlone: BoxNotes.Answer? {
    guard intersection([.plain, .singular, .shaped, .transformed, .suspended]) == .plain,
      !isDisjoint(with: .gates)
    else { return nil }
    if contains(.controlDisabled) { return .disabled }
    if contains(.interactionDisabled) { return .interactionDisabled }
    return contains(.hidden) ? .hidden : .transparent
  }
}
