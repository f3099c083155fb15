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
  /// What is left of it after what lies in front.
  var freeArea: TouchArea.Free?
  /// Who gets which share of a finger at the last touch.
  var finger: [FingerShare] = []
  var code: Code?
  /// Why a wrong guess of predict mode was wrong, once the answer is told.
  var correction: [Sentence.Run] = []
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
    var isAnswerTold: Bool
    var mode: Mode
    var isExploded: Bool
    var hasMoved: Bool
  }
}

extension Workspace {
  /// To be called after anything changed; does nothing when what is told stays the same.
  mutating func retell() {
    let subject = Telling.Subject(
      touch: touchCount, step: player.step, isAtRest: isAtRest, inspected: inspected,
      isAnswerTold: isAnswerTold, mode: mode, isExploded: exploded.isOpen,
      hasMoved: hasMovedSince)
    guard telling.of != subject else { return }
    let before = telling.of
    telling.of = subject
    if before?.touch != subject.touch || before?.step != subject.step
      || before?.mode != subject.mode || before?.isExploded != subject.isExploded
      || before?.hasMoved != subject.hasMoved
    {
      telling.sentence = Labels.narration(self)
      if hasMovedSince { telling.sentence.append(Sentence.Run(" " + Labels.movedSince)) }
    }
    telling.code = Code(self)
    if before?.touch != subject.touch || before?.isAnswerTold != subject.isAnswerTold {
      telling.correction = correction
    }
    if before?.inspected != subject.inspected || before?.touch != subject.touch {
      telling.touchArea = nil
      telling.freeArea = nil
      telling.finger = []
      telling.verdict = nil
    }
    guard isAtRest, let scene, let view = inspected.flatMap({ scene.view($0) }) else { return }
    if telling.touchArea == nil {
      let area = TouchArea.of(view, in: scene)
      telling.touchArea = area
      if projection.views.count <= Self.mostMeasured {
        measure(area, of: view, in: scene)
        telling.finger =
          descent.map {
            FingerShare.shares(at: $0.trace.point, millimeters: Self.finger, in: scene)
          } ?? []
      }
    }
    if telling.verdict == nil, let trace = descent?.trace {
      let verdict = Verdict.why(view, at: trace.point, in: scene, trace: trace)
      var sentence = Labels.because(verdict)
      if imported?.report.isAccessibilityTree == true {
        sentence.runs.append(Sentence.Run(" " + Labels.notTheViewOrder))
      }
      telling.verdict = Telling.Answer(question: Labels.question(verdict), sentence: sentence)
    }
  }

  private var correction: [Sentence.Run] {
    guard isAnswerTold, let question = prediction.question, !question.isRight, let scene,
      let trace = descent?.trace,
      let view = (question.guess?.view ?? question.answer.view).flatMap({ scene.view($0) })
    else { return [] }
    return Labels.because(Verdict.why(view, at: question.at, in: scene, trace: trace)).runs
  }

  /// The width of the finger that a touch is made with, in millimeters.
  static let finger: CGFloat = 8
  /// What lies in front is looked for in scenes of up to this many views.
  private static let mostMeasured = 3000

  /// Measuring and judging take time that a moving picture does not have, unless somebody asked
  /// for a certain view; and they would give the answer of a question away.
  private var isAtRest: Bool {
    guard !isVeiled else { return false }
    return !player.isMoving || selection != nil && projection.views.count <= 3000
  }
}
