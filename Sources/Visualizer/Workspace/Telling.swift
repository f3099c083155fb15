import Diagnosis
import Foundation
import UIKit
import Wording

/// What is said about the step under way and the inspected view; reckoned again when one of them
/// changes, not in every frame.
struct Telling: Equatable {
  var sentence: [Sentence.Run] = []
  var verdict: Answer?
  var touchArea: TouchArea?
  var code: Code?
  fileprivate var of: Subject?

  struct Answer: Equatable {
    var question: String
    var sentence: Sentence
  }

  fileprivate struct Subject: Equatable {
    var touch: Int
    var step: Int
    var isAtRest: Bool
    var inspected: ViewID?
  }
}

extension Workspace {
  /// To be called after anything changed; does nothing when what is told stays the same.
  mutating func retell() {
    let subject = Telling.Subject(
      touch: touchCount, step: player.step, isAtRest: isAtRest, inspected: inspected)
    guard telling.of != subject else { return }
    let before = telling.of
    telling.of = subject
    if before?.touch != subject.touch || before?.step != subject.step {
      telling.sentence = Labels.narration(self)
    }
    telling.code = Code(self)
    if before?.inspected != subject.inspected || before?.touch != subject.touch {
      telling.touchArea = nil
      telling.verdict = nil
    }
    guard isAtRest, let scene, let view = inspected.flatMap({ scene.view($0) }) else { return }
    if telling.touchArea == nil { telling.touchArea = TouchArea.of(view, in: scene) }
    if telling.verdict == nil, let trace = descent?.trace {
      let verdict = Verdict.why(view, at: trace.point, in: scene, trace: trace)
      telling.verdict = Telling.Answer(
        question: Labels.question(verdict), sentence: Labels.because(verdict))
    }
  }

  /// Measuring and judging take time that a moving picture does not have, unless somebody asked
  /// for a certain view.
  private var isAtRest: Bool {
    !player.isMoving || selection != nil && projection.views.count <= 3000
  }
}
