import Foundation
import UIKit
import Wording

extension Labels {
  static let predictTitle = text("predict.title")
  static let predictHow = text("predict.how")
  static let askMe = text("predict.askMe")
  static let askNext = text("predict.next")
  static let showAnswer = text("predict.showAnswer")
  static let predictWelcome = text("predict.welcome")
  static let predictOpen = text("predict.open")
  static let startAgain = text("predict.startAgain")

  static func name(of guess: Prediction.Guess) -> String {
    guess.view?.name ?? text("predict.nobody")
  }

  static func whoGets(touchAt at: CGPoint) -> String {
    text("predict.question", ["point": Labels.point(at)])
  }

  static func said(_ guess: Prediction.Guess) -> String {
    guard let view = guess.view else { return text("predict.saidNobody") }
    return text("predict.said", ["view": view.name])
  }

  /// What becomes of a guess.
  static func result(_ question: Prediction.Question) -> String {
    let values = [
      "view": question.answer.view?.name ?? "", "guess": question.guess?.view?.name ?? "",
    ]
    guard question.guess != nil else {
      return question.answer == .nobody
        ? text("predict.toldNobody") : text("predict.told", values)
    }
    switch (question.isRight, question.answer, question.guess) {
    case (true, .view, _): return text("predict.right", values)
    case (true, .nobody, _): return text("predict.rightNobody")
    case (false, .nobody, _): return text("predict.wrongNobody", values)
    case (false, _, .nobody): return text("predict.notNobody", values)
    default: return text("predict.wrong", values)
    }
  }

  static func score(_ answers: ArraySlice<Bool>) -> String {
    text(
      "predict.score",
      ["right": String(answers.count { $0 }), "count": String(answers.count)])
  }
}
