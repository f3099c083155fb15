public import UIKit

/// What happens at one step, told to somebody who watches.
public enum Narration {
  /// - Parameter step: a step of `trace`.
  public static func sentence(
    for step: HitTestTrace.Step, in trace: HitTestTrace, in language: Language = .english
  ) -> Sentence {
    StepNarration(step: step, context: StepContext(of: step, in: trace), language: language)
      .sentence
  }
}
