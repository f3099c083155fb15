extension UIView {
  /// Runs the ordinary hit test at the point, in this view's own coordinates, and returns its facts.
  ///
  /// `hitTest` is called as anybody would call it; recording never changes the answer.
  public func trace(_ point: CGPoint, with event: UIEvent? = nil) -> HitTestTrace {
    HitTestRecorder.recording { recorder in
      recorder.trace(at: point, hit: recorder.ask(self, at: point, with: event))
    }
  }

  /// The ordinary hit test, recorded but made into no trace: for measuring what recording costs.
  package func hitTestRecorded(_ point: CGPoint) -> UIView? {
    HitTestRecorder.recording { $0.ask(self, at: point, with: nil) }
  }

  /// Wraps the body of a `hitTest` override, so that a trace sees its final answer whoever asked.
  ///
  ///     override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
  ///       traced(point) {
  ///         let hit = super.hitTest(point, with: event)
  ///         return hit === self ? nil : hit
  ///       }
  ///     }
  ///
  /// Runs the body and nothing else when no trace is being made.
  public func traced(_ point: CGPoint, _ body: () -> UIView?) -> UIView? {
    guard let recorder = HitTestRecorder.current else { return body() }
    return recorder.traced(self, at: point) { body() }
  }
}
