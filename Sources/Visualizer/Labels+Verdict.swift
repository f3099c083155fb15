import Diagnosis
import UIKit
import Wording

extension Labels {
  static func question(_ verdict: Verdict) -> String {
    verdict.getsTouch ? "Why \(verdict.view)?" : "Why not \(verdict.view)?"
  }

  /// The reason or the first obstacle; and how far away the view is drawn, if it is.
  static func because(_ verdict: Verdict) -> Sentence {
    var sentence = VerdictWords.because(verdict)
    if let limit = VerdictWords.limit(verdict) {
      sentence.runs += [Sentence.Run(" ")] + limit.runs
    }
    return sentence
  }
}
