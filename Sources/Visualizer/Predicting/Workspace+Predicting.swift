import Foundation
import UIKit

extension Workspace {
  mutating func perform(_ command: PredictCommand) {
    switch command {
    case .ask(let point): ask(at: point)
    case .askNext: askNext()
    case .guess(let guess): answer(guess)
    case .giveUp:
      guard let question = openQuestion else { return }
      prediction.giveUp()
      touch(at: question.at)
    case .startAgain:
      prediction.startAgain()
      forgetTouch()
    }
  }

  /// Nothing may tell the answer before the learner does.
  var isVeiled: Bool { mode == .predict && !isAnswerTold }

  /// The descent of the guessed touch has come to its end.
  var isAnswerTold: Bool { prediction.question?.isOpen == false && player.hasEnded }

  /// The question waits for a guess.
  var openQuestion: Prediction.Question? {
    mode == .predict ? prediction.question.flatMap { $0.isOpen ? $0 : nil } : nil
  }

  /// What the stage shows while the answer is not told: no map of owners and no dead zones.
  var veiled: Workspace {
    guard isVeiled else { return self }
    var shown = self
    shown.layers.subtract([.territory, .deadZones])
    shown.pointed = nil
    shown.comparison = nil
    return shown
  }

  /// In predict mode a touch becomes a question.
  func asked(_ command: Command) -> Command {
    guard mode == .predict else { return command }
    return switch command {
    case .press(0, let point), .touch(let point), .touchExactly(let point): .predict(.ask(point))
    // A clicker asks, shows the answer step by step, and asks again.
    case .nextPage where openQuestion != nil: .predict(.giveUp)
    case .nextPage where descent == nil || player.isAtEnd: .predict(.askNext)
    default: command
    }
  }

  /// As many answers as a card has room for.
  private static let mostChoices = 7
  /// Views that a scene without probes is asked about.
  private static let mostAsked = 40

  private mutating func ask(at point: CGPoint, number: Int? = nil) {
    guard let scene, point.x.isFinite, point.y.isFinite else { return }
    forgetTouch()
    let hit = scene.hitTest(point).flatMap { scene.id(of: $0) }
    prediction.ask(
      Prediction.Question(
        at: point, choices: choices(at: point, with: hit), answer: Prediction.Guess(hit)),
      number: number)
    dismissHint()
  }

  /// What is drawn at the point, and who gets the touch wherever that is drawn, in the order of
  /// drawing: their order tells nothing.
  private func choices(at point: CGPoint, with hit: ViewID?) -> [Prediction.Guess] {
    var stack = projection.stack(at: point)
    let answer = hit.flatMap { projection.index[$0] }
    if let answer, !stack.contains(answer) {
      stack.insert(answer, at: stack.firstIndex { $0 < answer } ?? stack.endIndex)
    }
    while stack.count > Self.mostChoices - 1 {
      // From the back, where the large containers are, but the window stays.
      guard
        let place = stack.indices.dropLast().last(where: { stack[$0] != answer })
      else { break }
      stack.remove(at: place)
    }
    return stack.map { .view(projection.views[$0].id) } + [.nobody]
  }

  private mutating func answer(_ guess: Prediction.Guess) {
    guard let question = openQuestion, question.choices.contains(guess) else { return }
    prediction.answer(guess)
    touch(at: question.at)
  }

  private mutating func askNext() {
    let points = questions
    guard !points.isEmpty else { return }
    let next = ((prediction.asked ?? -1) + 1) % points.count
    ask(at: points[next], number: next)
  }

  /// The points of the scene's probes; without any, the middles of its views.
  private var questions: [CGPoint] {
    let probes = document.probes.filter { $0.on == nil }.map(\.at)
      .filter { !projection.stack(at: $0).isEmpty }
    if !probes.isEmpty { return probes }
    return projection.paintingOrder.reversed().prefix(Self.mostAsked).map { index in
      let view = projection.views[index]
      return CGPoint(x: view.bounds.midX, y: view.bounds.midY).applying(view.toScreen)
    }
  }

  /// After a change to the scene an open question is another one, at the same point; what was
  /// answered is no answer any more.
  mutating func renewQuestion() {
    let open = openQuestion?.at
    prediction.drop()
    if let open { ask(at: open) }
  }

  /// As before the first touch.
  mutating func forgetTouch() {
    descent = nil
    player = TracePlayer(kinds: [], speed: player.speed)
    equipPlayer()
    closed = []
    ripple = nil
    lit = nil
    pointed = nil
    touchCount += 1
  }
}
