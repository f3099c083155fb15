import UIKit
import Wording

extension Descent {
  /// The line of the call log that tells a step; made when it is shown, for a trace may have
  /// hundreds of thousands.
  func logLine(at step: Int) -> CallLog.Line {
    let visit = visit(at: step)
    return CallLog.line(
      for: trace.steps[step - 1], askedAt: visit?.point, isAsked: visit?.isLookedAt != true)
  }
}
