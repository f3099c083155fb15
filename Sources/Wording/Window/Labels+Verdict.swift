public import Diagnosis
import UIKit

extension Labels {
  public static let why = text("why.heading")
  public static let whyHint = text("why.hint")

  public static func question(_ verdict: Verdict) -> String {
    text(verdict.getsTouch ? "why.this" : "why.notThis", ["view": verdict.view.name])
  }

  /// The reason or the first obstacle; and how far away the view is drawn, if it is.
  public static func because(_ verdict: Verdict) -> Sentence {
    var sentence = VerdictWords.because(verdict)
    if let distance = VerdictWords.distance(verdict) {
      sentence.runs += [Sentence.Run(" ")] + distance.runs
    }
    return sentence.typeset
  }
}
