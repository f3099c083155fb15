/// What a walk through boxes met since the recorder took it last: of each view where it was asked,
/// and which gate was closed or whether the point was in it.
///
/// A view is noted without being held, as noting must cost next to nothing: while nothing but the
/// engine's own code runs, its superview holds it. The recorder holds it before other code runs.
struct BoxNotes {
  struct Note {
    let view: Unmanaged<UIView>
    let point: CGPoint
    let alpha: Float
    let answer: Answer
  }

  enum Answer: UInt8 {
    case outside
    case inside
    case disabled
    case interactionDisabled
    case hidden
    case transparent
  }

  private(set) var notes: ContiguousArray<Note> = []
  private(set) var entered = 0
  /// Every view in here that was entered answered with it.
  private(set) var answer: UIView?
  private(set) var isSettled = false

  var isEmpty: Bool { notes.isEmpty }

  mutating func add(_ node: HitNode.Link, at point: CGPoint, _ answer: Answer) {
    guard let view = node.pointee.unretained else { return }
    if notes.isEmpty { notes.reserveCapacity(256) }
    let alpha = answer == .transparent ? node.pointee.view?.storage.alpha ?? 0 : 1
    notes.append(Note(view: view, point: point, alpha: alpha, answer: answer))
    if answer == .inside { entered += 1 }
  }

  mutating func settle(_ answer: UIView?) {
    self.answer = answer
    isSettled = true
  }

  var stepCount: Int { notes.count * 3 }

  /// The steps of it, from the depth of the first view on.
  @MainActor
  func addSteps(to steps: inout [HitTestTrace.Step], depth first: Int, _ names: ViewNames) {
    func add(_ event: HitTestTrace.Event, _ view: ViewID, _ depth: Int) {
      steps.append(
        HitTestTrace.Step(number: steps.count + 1, depth: depth, view: view, event: event))
    }
    var open: [ViewID] = []
    for note in notes {
      let view = names.id(of: note.view.takeUnretainedValue())
      let depth = first + open.count
      add(.asked(point: note.point, by: .superview), view, depth)
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
    guard isSettled else { return }
    let hit = names.id(ofOptional: answer)
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
