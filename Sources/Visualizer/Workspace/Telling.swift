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
    var isAtEnd: Bool
    var isMoving: Bool
    var inspected: ViewID?
  }
}

extension Workspace {
  /// To be called after anything changed; does nothing when what is told stays the same.
  mutating func retell() {
    let inspected = inspected
    let subject = Telling.Subject(
      touch: touchCount, step: player.step, isAtEnd: player.isAtEnd, isMoving: player.isMoving,
      inspected: inspected)
    guard telling.of != subject else { return }
    let before = telling
    telling.of = subject
    telling.sentence = Labels.narration(self)
    telling.code = Code(self)
    guard
      before.of?.inspected != inspected || before.of?.touch != touchCount
        || telling.touchArea == nil
    else { return }
    // Measuring a touch area goes through all ancestors: not in every frame of a deep descent.
    let isCostly = projection.views.count > 3000 && player.isMoving
    let view = isCostly ? nil : inspected.flatMap { scene?.view($0) }
    if let view, let scene {
      telling.touchArea = TouchArea.of(view, in: scene)
      telling.verdict = descent.map {
        let verdict = Verdict.why(view, at: $0.trace.point, in: scene, trace: $0.trace)
        return Telling.Answer(
          question: Labels.question(verdict), sentence: Labels.because(verdict))
      }
    } else {
      telling.touchArea = nil
      telling.verdict = nil
    }
  }
}
