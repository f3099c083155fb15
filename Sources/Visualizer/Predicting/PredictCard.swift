import Canvas
import Foundation
import UIKit
import Wording

/// The question of predict mode: who gets the touch, the answers to choose from, and the score.
@MainActor
struct PredictCard {
  let workspace: Workspace

  init?(_ workspace: Workspace) {
    guard workspace.mode == .predict, workspace.scene != nil else { return nil }
    self.workspace = workspace
  }

  private var question: Prediction.Question? { workspace.prediction.question }

  static let widths: ClosedRange<CGFloat> = 204...300
  private static let (line, row, padding): (CGFloat, CGFloat, CGFloat) = (20, 32, 12)

  /// Beside the scene where there is room, else on the other side than the point that is asked about,
  /// so that it stays in sight.
  /// - Parameter taken: what stands at the top of the room already.
  func box(in room: CGRect, avoiding taken: [CGRect], text: any TextMeasuring) -> CGRect {
    let ui = Interface(text: text)
    let touch =
      Needle(workspace, workspace.spread).flatMap { workspace.exploded.isShown ? $0.head : nil }
      ?? question.map { workspace.camera.toStage($0.at) }
    let scene = workspace.stageExtentOfScene
    let (left, right) = (scene.minX - room.minX - 12, room.maxX - scene.maxX - 12)
    let isBeside = max(left, right) >= Self.widths.lowerBound && !workspace.exploded.isShown
    let isLeft = isBeside ? left > right : touch.map { $0.x > room.midX } ?? true
    let free = isLeft ? left : right
    let wished = free.isFinite ? free : 0
    let width = min(min(max(wished, Self.widths.lowerBound), Self.widths.upperBound), room.width)
    let height = min(height(width: width, ui), room.height)
    var box = CGRect(
      x: isLeft ? room.minX : room.maxX - width, y: room.minY, width: width, height: height)
    for other in taken where other.intersects(box.insetBy(dx: -4, dy: -4)) {
      box.origin.y = max(box.minY, other.maxY + 8)
    }
    box.origin.y = max(room.minY, min(box.minY, room.maxY - height))
    return box
  }

  private func height(width: CGFloat, _ ui: Interface) -> CGFloat {
    let inner = width - 2 * Self.padding
    let words = [title(ui.theme), explanation(ui.theme)].map {
      CGFloat(ui.wrapped($0, width: inner).count) * Self.line
    }
    let rows = CGFloat(workspace.openQuestion?.choices.count ?? 0) * Self.row
    let score = told.isEmpty ? 0 : Self.row
    return words.reduce(0, +) + rows + score + 32 + 3 * Self.padding
  }

  /// The answers that have been told.
  private var told: ArraySlice<Bool> {
    workspace.prediction.answers.dropLast(
      question?.guess != nil && !workspace.isAnswerTold ? 1 : 0)
  }

  private func title(_ theme: Theme) -> [TextRun] {
    let words: String
    let color: Color
    switch question {
    case let question? where workspace.isAnswerTold:
      words = Labels.result(question)
      color =
        question.guess == nil ? theme.text : question.isRight ? theme.hit : theme.refused
    case let question?:
      words = question.guess.map(Labels.said) ?? Labels.whoGets(touchAt: question.at)
      color = theme.text
    case nil:
      words = Labels.predictTitle
      color = theme.text
    }
    return [TextRun(words, font: .bodyStrong, color: color)]
  }

  /// How to begin; or why a wrong guess was wrong.
  private func explanation(_ theme: Theme) -> [TextRun] {
    guard question != nil else {
      return [TextRun(Labels.predictHow, font: .body, color: theme.textSoft)]
    }
    return workspace.telling.correction.map {
      TextRun($0.text, font: $0.isEmphasized ? .bodyStrong : .body, color: theme.textSoft)
    }
  }

  func show(in box: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    ui.beginOverlay(box)
    defer { ui.endOverlay() }
    ui.card(box, radius: 10)
    var rest = box.padded(Self.padding, Self.padding)
    for runs in [title(ui.theme), explanation(ui.theme)] {
      let lines = CGFloat(ui.wrapped(runs, width: rest.width).count)
      ui.paragraph(runs, in: rest.cut(.top, lines * Self.line), lineHeight: Self.line)
    }
    if let question = workspace.openQuestion {
      _ = rest.cut(.top, 4)
      for (index, choice) in question.choices.enumerated() {
        show(choice, index, in: rest.cut(.top, Self.row), &ui, send)
      }
    }
    showFoot(in: rest.cut(.bottom, 28), &ui, send)
    if !told.isEmpty { showScore(in: rest.cut(.bottom, Self.row), &ui, send) }
  }

  private func show(
    _ choice: Prediction.Guess, _ index: Int, in row: CGRect, _ ui: inout Interface,
    _ send: (Command) -> Void
  ) {
    let id = WidgetID("predict.choice", index)
    let box = row.padded(0, 2)
    let name = Labels.name(of: choice)
    let pointed = ui.interact(id, in: box, kind: .button(title: name))
    let isActivated = ui.isActivated(id, in: box)
    ui.fill(box, pointed.isHovered ? ui.theme.raisedHover : ui.theme.raised, radius: 6)
    if pointed.isHovered {
      ui.cursor = .hand
      if ui.isPointerNews { send(.light(choice.view)) }
    }
    if pointed.isClicked || isActivated { send(.predict(.guess(choice))) }
    var line = box.padded(8, 0)
    ui.label(
      String(index + 1), in: line.cut(.left, 24), font: .note, color: ui.theme.textFaint)
    ui.label(name, in: line, font: .body, color: ui.theme.text)
    ui.drawFocus(of: id, around: box)
  }

  private func showFoot(in row: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    var rest = row
    let words = question == nil ? Labels.askMe : Labels.askNext
    if ui.button("predict.next", words, in: rest.cut(.right, ui.buttonWidth(words))) {
      send(.predict(.askNext))
    }
    if workspace.openQuestion != nil {
      let show = Labels.showAnswer
      _ = rest.cut(.right, 4)
      let slot = rest.cut(.right, ui.buttonWidth(show))
      if ui.button("predict.giveUp", show, in: slot, style: .plain) { send(.predict(.giveUp)) }
    }
  }

  private func showScore(
    in row: CGRect, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    var rest = row
    let score = Labels.score(told)
    let width = ui.text.width(of: score, font: .noteStrong) + 4
    ui.label(score, in: rest.cut(.left, width), font: .noteStrong, color: ui.theme.text)
    let slot = rest.cut(.left, 28)
    if ui.button(
      "predict.again", "", icon: .undo,
      in: CGRect(x: slot.minX, y: slot.midY - 12, width: 24, height: 24), style: .plain,
      tip: Labels.startAgain)
    {
      send(.predict(.startAgain))
    }
  }
}
