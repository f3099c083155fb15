import Canvas
import Foundation
import UIKit

/// What a learner is asked in predict mode: a point, whose touch nobody has seen yet, and how many
/// of the answers so far were right.
struct Prediction: Equatable, Sendable {
  private(set) var question: Question?
  /// Whether each answer was right, in order; the last one may not be told yet.
  private(set) var answers: [Bool] = []
  /// The place of the scene's own question that was asked last.
  private(set) var asked: Int?

  enum Guess: Hashable, Sendable {
    case view(ViewID)
    case nobody

    init(_ view: ViewID?) { self = view.map { .view($0) } ?? .nobody }

    var view: ViewID? { if case .view(let view) = self { view } else { nil } }
  }

  struct Question: Equatable, Sendable {
    /// Screen points of the scene.
    var at: CGPoint
    /// The views that are drawn there, front-most first, and nobody.
    var choices: [Guess]
    var answer: Guess
    var guess: Guess?
    /// The answer was shown without a guess.
    var isGivenUp = false

    var isOpen: Bool { guess == nil && !isGivenUp }
    var isRight: Bool { guess == answer }

    /// What a digit chooses.
    func choice(for key: Key) -> Guess? {
      guard case .character(_, let position) = key, let digit = position.wholeNumberValue,
        choices.indices.contains(digit - 1)
      else { return nil }
      return choices[digit - 1]
    }
  }

  mutating func ask(_ question: Question, number: Int?) {
    self.question = question
    if let number { asked = number }
  }

  /// A question is answered once.
  mutating func answer(_ guess: Guess) {
    guard question?.isOpen == true, question?.choices.contains(guess) == true else { return }
    question?.guess = guess
    answers.append(question?.isRight == true)
  }

  /// Nothing is won or lost by looking.
  mutating func giveUp() {
    if question?.isOpen == true { question?.isGivenUp = true }
  }

  /// The scene is another one now, and what was asked means nothing there.
  mutating func drop() {
    question = nil
  }

  /// Another scene has other questions.
  mutating func leaveScene() {
    question = nil
    asked = nil
  }

  mutating func startAgain() { self = Prediction() }
}

/// What is done in predict mode.
enum PredictCommand: Equatable, Sendable {
  /// Who would get a touch at this screen point of the scene?
  case ask(CGPoint)
  /// The next of the scene's own questions.
  case askNext
  case guess(Prediction.Guess)
  /// Shows the answer without a guess.
  case giveUp
  /// Forgets the score.
  case startAgain
}
