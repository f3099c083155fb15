/// What was done and can be undone, each as a closure; Foundation on Linux has none.
open class UndoManager: NSObject {
  private var undoSteps: [() -> Void] = []
  private var redoSteps: [() -> Void] = []
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  private var disabled = 0

  public override init() {}

  open var canUndo: Bool { !undoSteps.isEmpty }
  open var canRedo: Bool { !redoSteps.isEmpty }
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
  open func setActionName(_ actionName: String) {}
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}

  /// While undoing, what is registered can be redone. The target is not kept alive.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let step = { [weak target] in
      if let target { handler(target) }
    }
    if isUndoing {
      redoSteps.append(step)
    } else {
      undoSteps.append(step)
      if !isRedoing { redoSteps = [] }
    }
  }

  open func undo() {
    guard let step = undoSteps.popLast() else { return }
    isUndoing = true
    step()
    isUndoing = false
  }

  open func redo() {
    guard let step = redoSteps.popLast() else { return }
    isRedoing = true
    step()
    isRedoing = false
  }

  open func removeAllActions() {
    undoSteps = []
    redoSteps = []
  }
}
