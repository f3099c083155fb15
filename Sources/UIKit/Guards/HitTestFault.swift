/// Something that custom hit-testing code does and shouldn't, with the point that proves it.
public struct HitTestFault: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    /// It asks and asks again until the call stack is nearly used up; the engine then answers nil.
    case endless
    /// It changes the tree, though a touch may be hit-tested several times.
    case changesTree
    /// Asked the same twice it gives two answers.
    case inconsistent(first: ViewID?, second: ViewID?)
  }

  public var view: ViewID
  public var className: String
  /// As the view was asked, in its own coordinates.
  public var point: CGPoint
  public var kind: Kind

  public init(view: ViewID, className: String, point: CGPoint, kind: Kind) {
    self.view = view
    self.className = className
    self.point = point
    self.kind = kind
  }
}

extension WindowStack {
  /// Asks twice at a screen point and tells what the custom code on the way did wrong.
  public func audit(_ screenPoint: CGPoint, with event: UIEvent? = nil) -> [HitTestFault] {
    HitTestRecorder.recording { first in
      HitTestRecorder.recording { second in
        _ = record(screenPoint, with: event, first)
        _ = record(screenPoint, with: event, second)
        return faults(first, second)
      }
    }
  }

  private func faults(_ first: HitTestRecorder, _ second: HitTestRecorder) -> [HitTestFault] {
    let names = ViewNames()
    func fault(_ view: UIView, _ point: CGPoint, _ kind: HitTestFault.Kind) -> HitTestFault {
      HitTestFault(
        view: names.id(of: view), className: String(describing: type(of: view)), point: point,
        kind: kind)
    }
    var faults: [HitTestFault] = []
    if let stopped = first.endless.first ?? second.endless.first {
      // The engine stops where the stack ends, which may be at any view of the circle; custom code
      // is what goes round in it.
      let cause = stopped.view.isPlain ? first.customAnswers.last : nil
      // What it answers depends on where it was stopped, so nothing more is told of it.
      return [fault(cause?.view ?? stopped.view, cause?.point ?? stopped.point, .endless)]
    }
    for answer in first.customAnswers + second.customAnswers where answer.changedTree {
      let new = fault(answer.view, answer.point, .changesTree)
      if !faults.contains(where: { $0.view == new.view && $0.kind == .changesTree }) {
        faults.append(new)
      }
    }
    // The deepest one that differs is the cause; what is above it only passes it on.
    for one in first.customAnswers {
      guard
        let other = second.customAnswers.first(where: {
          $0.view === one.view && $0.point == one.point
        }), other.answer !== one.answer
      else { continue }
      faults.append(
        fault(
          one.view, one.point,
          .inconsistent(
            first: one.answer.map(names.id), second: other.answer.map(names.id))))
      break
    }
    return faults
  }
}
