/// The default search through views of engine classes without rules: boxes in boxes.
///
/// Such a view answers with itself at least, once the point is in it, so that nothing has to be
/// remembered on the way down. Boxes are met as nodes; what may answer otherwise is asked in full.
/// With a recorder every subview is asked that UIKit would ask, without one a container of many
/// may have a table that gives the same answer.
@MainActor
struct BoxWalk {
  private var node: HitNode.Link
  private var point: CGPoint
  private let event: UIEvent?
  private let recorder: HitTestRecorder?
  private var notes = BoxNotes()
  /// Frames that the recorder has open for views of this walk.
  private var openFrames = 0
  /// Custom code may let go of views that were walked through: these hold the rest of the way.
  private var held: (view: UIView, subviews: [UIView])?

  static func answer(
    of root: UIView, at point: CGPoint, with event: UIEvent?, recorder: HitTestRecorder?
  ) -> UIView? {
    let flags = root.storage.flags
    if flags.intersection(.decisive) == .plain {
      let isInside = root.storage.bounds.hitContains(point)
      recorder?.noteInside(root, at: point, isInside)
      guard isInside else { return nil }
    } else if flags.contains(.ruled) {
      return HitTestSearch.full(root, at: point, with: event, recorder: recorder)
    } else {
      if let gate = root.failedGate {
        recorder?.note(.refused(gate))
        return nil
      }
      let isInside = root.isInside(point, with: event)
      recorder?.noteInside(root, at: point, isInside)
      guard isInside else { return nil }
    }
    guard root.storage.node.pointee.subviewCount > 0 else { return root }
    var walk = BoxWalk(root.storage.node, at: point, with: event, recorder: recorder)
    let answer = walk.descend()
    walk.close(answer)
    return answer
  }

  private init(
    _ node: HitNode.Link, at point: CGPoint, with event: UIEvent?, recorder: HitTestRecorder?
  ) {
    self.node = node
    self.point = point
    self.event = event
    self.recorder = recorder
  }

  private mutating func descend() -> UIView? {
    down: while true {
      var (next, unasked) =
        recorder == nil ? passBoxes() : (node.pointee.front, Int(node.pointee.subviewCount))
      guard unasked > 0 else { return node.pointee.view }
      var table: ChildTable?
      if recorder == nil, unasked >= ChildTable.leastCount, next == node.pointee.front {
        table = node.pointee.view?.storage.tableForHit()
      }
      var place: ChildTable.Grid.Place?
      if table != nil {
        next = nil
      } else {
        if enterBox(&next, &unasked) { continue down }
        guard unasked > 0 else { return node.pointee.view }
      }
      guard let view = node.pointee.view else { return nil }
      // As they are now: custom code may change the tree, and the nodes with it.
      let subviews = view.storage.subviews
      let changes = ViewStorage.changes
      held = (view, subviews)
      while unasked > 0 {
        if let table {
          guard let index = table.candidate(at: point, below: unasked, in: &place) else { break }
          unasked = index
        } else {
          unasked -= 1
        }
        switch ask(subviews[unasked]) {
        case .entered: continue down
        case .answered(let answer): return answer
        case .nothing:
          guard next != nil else { continue }
          next = ViewStorage.changes == changes ? next?.pointee.behind : nil
          if next != nil, enterBox(&next, &unasked) { continue down }
        }
      }
      return view
    }
  }

  /// Goes down as far as boxes alone decide, in registers and with nothing to record: to a view of
  /// whose children none is left to ask, or that has many, or whose next child is more than a box.
  private mutating func passBoxes() -> (next: HitNode.Link?, unasked: Int) {
    var node = node
    var point = point
    var next: HitNode.Link?
    var unasked = 0
    down: while true {
      unasked = Int(node.pointee.subviewCount)
      next = node.pointee.front
      guard unasked < ChildTable.leastCount else { break down }
      while let child = next {
        let flags = child.pointee.flags
        if flags.intersection(.straight) == .plain {
          let inner = child.pointee.fromSuperview(point)
          if child.pointee.bounds.hitContains(inner) {
            node = child
            point = inner
            continue down
          }
        } else if flags.mayAnswer {
          break down
        }
        unasked -= 1
        next = child.pointee.behind
      }
      break down
    }
    self.node = node
    self.point = point
    return (next, unasked)
  }

  /// Goes into the front-most box that holds the point; `unasked` counts down to where that is, or
  /// to behind the first subview that is more than a box.
  private mutating func enterBox(_ next: inout HitNode.Link?, _ unasked: inout Int) -> Bool {
    let point = point
    let isRecording = recorder != nil
    var child = next
    while let node = child {
      let flags = node.pointee.flags
      if flags.intersection(.straight) == .plain, !isRecording || !flags.contains(.animated) {
        let inner = node.pointee.fromSuperview(point)
        let isInside = node.pointee.bounds.hitContains(inner)
        if isRecording { notes.add(node, at: inner, isInside ? .inside : .outside) }
        if isInside {
          self.node = node
          self.point = inner
          return true
        }
      } else if isRecording, let gate = flags.gateAlone {
        notes.add(node, at: node.pointee.fromSuperview(point), gate)
      } else if isRecording || flags.mayAnswer {
        next = child
        return false
      }
      unasked -= 1
      child = node.pointee.behind
    }
    next = nil
    return false
  }

  private enum Outcome {
    /// `node` and `point` are the subview now, which holds the point.
    case entered
    case answered(UIView)
    case nothing
  }

  private mutating func ask(_ child: UIView) -> Outcome {
    let flags = child.storage.flags
    guard recorder != nil || flags.mayAnswer else { return .nothing }
    if let recorder {
      openFrames += recorder.take(&notes)
      guard !flags.contains(.singular) else {
        recorder.refusedUnasked(child, .transform(child.storage.transform))
        return .nothing
      }
    }
    let inner = child.storage.fromSuperview(point)
    recorder?.open(child, at: inner, by: .superview, searching: flags.contains(.plain))
    guard flags.intersection(.decisive) == .plain else {
      let answer =
        flags.contains(.plain)
        ? HitTestSearch.full(child, at: inner, with: event, recorder: recorder)
        : child.askHitTest(inner, with: event)
      recorder?.close(answer, seen: .whole)
      return answer.map(Outcome.answered) ?? .nothing
    }
    let isInside = child.storage.bounds.hitContains(inner)
    recorder?.noteInside(child, at: inner, isInside)
    guard isInside else {
      recorder?.close(nil, seen: .whole)
      return .nothing
    }
    openFrames += 1
    node = child.storage.node
    point = inner
    return .entered
  }

  private mutating func close(_ answer: UIView?) {
    held = nil
    guard let recorder else { return }
    recorder.take(&notes, settledWith: answer)
    for _ in 0..<openFrames { recorder.close(answer, seen: .whole) }
  }
}

extension ViewStorage.Flags {
  /// Not refused before anything is asked of it.
  fileprivate var mayAnswer: Bool {
    guard contains(.plain) else { return !contains(.singular) }
    return !contains(.singular) && (isDisjoint(with: .gates) || !isDisjoint(with: .shaped))
  }

  /// The first closed gate, where that is all there is to say of the view.
  fileprivate var gateAlone: BoxNotes.Answer? {
    guard intersection([.plain, .singular, .shaped, .transformed, .suspended]) == .plain,
      !isDisjoint(with: .gates)
    else { return nil }
    if contains(.controlDisabled) { return .disabled }
    if contains(.interactionDisabled) { return .interactionDisabled }
    return contains(.hidden) ? .hidden : .transparent
  }
}
