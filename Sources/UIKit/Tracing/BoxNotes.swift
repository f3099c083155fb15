/// What was asked on a way through boxes: of each view where it was asked, and which gate was closed
/// or whether the point was in it. The views are held, so that the tree may change.
struct BoxNotes {
  struct Note {
    let view: UIView
    let point: CGPoint
    let asker: HitTestTrace.Asker
    let answer: Answer
    let alpha: Float
  }

  enum Answer: UInt8 {
    case outside
    case inside
    case disabled
    case interactionDisabled
    case hidden
    case transparent
  }

  private(set) var notes: [Note] = []

  mutating func add(
    _ node: HitNode.Link, at point: CGPoint, _ answer: Answer,
    askedBy asker: HitTestTrace.Asker = .superview
  ) {
    guard let view = node.pointee.view else { return }
    notes.append(
      Note(view: view, point: point, asker: asker, answer: answer, alpha: view.storage.alpha))
  }

  /// Subviews that gave nothing, from the front on; the point is the superview's.
  mutating func addPassed(from front: HitNode.Link?, to end: HitNode.Link?, at point: CGPoint) {
    var child = front
    while let node = child, node != end {
      add(node, at: node.pointee.fromSuperview(point), node.pointee.flags.gateAlone ?? .outside)
      child = node.pointee.behind
    }
  }

  /// The steps of it, from the depth of the first view on. Where the way ended the walk, the last
  /// view entered is the answer of all that were; else their answers are noted elsewhere.
  @MainActor
  func addSteps(
    to steps: inout [HitTestTrace.Step], depth first: Int, isEnd: Bool, _ names: ViewNames
  ) {
    func add(_ event: HitTestTrace.Event, _ view: ViewID, _ depth: Int) {
      steps.append(
        HitTestTrace.Step(number: steps.count + 1, depth: depth, view: view, event: event))
    }
    var open: [ViewID] = []
    for note in notes {
      let view = names.id(of: note.view)
      let depth = first + open.count
      add(.asked(point: note.point, by: note.asker), view, depth)
      if let gate = note.gate {
        add(.refused(gate), view, depth)
      } else {
        add(.inside(note.answer == .inside), view, depth)
      }
      if note.answer == .inside {
        open.append(view)
      } else {
        add(.answered(nil, seen: .whole), view, depth)
      }
    }
    guard isEnd else { return }
    let hit = open.last
    while let view = open.popLast() {
      add(.answered(hit, seen: .whole), view, first + open.count)
    }
  }
}

extension BoxNotes.Note {
  fileprivate var gate: HitTestTrace.Gate? {
    switch answer {
    case .outside, .inside: nil
    case .disabled: .isEnabled
    case .interactionDisabled: .isUserInteractionEnabled
    case .hidden: .isHidden
    case .transparent: .alpha(alpha)
    }
  }
}
