import Canvas
import Foundation
import UIKit

extension StagePanel {
  /// The touch, the question on its way, and who is asked.
  func descent(_ labels: StageLabels, _ moment: Moment?, in rect: CGRect, _ ui: inout Interface) {
    guard let moment else { return }
    let touch = camera.toStage(moment.descent.trace.point)
    guard touch.isDrawable else { return }
    if moment.step > 0, let box = labels.callout { callout(moment, from: touch, in: box, &ui) }
    finger(at: touch, isEnd: moment.isAtEnd, hasHit: moment.descent.trace.hit != nil, &ui)
    if moment.step > 0, !moment.isAtEnd {
      token(moment, labels.captions, touch: touch, &ui)
    }
  }

  /// The place of the touch, and the ripple it made.
  private func finger(at point: CGPoint, isEnd: Bool, hasHit: Bool, _ ui: inout Interface) {
    let theme = ui.theme
    let color = isEnd && hasHit ? theme.hit : theme.mark
    if let age = workspace.ripple {
      for delay in [0.0, 0.18] {
        let share = min(max((age - delay) / 0.8, 0), 1)
        guard share > 0, share < 1 else { continue }
        ui.ring(
          at: point, radius: 6 + CGFloat(1 - pow(1 - share, 3)) * 52,
          Stroke(theme.mark.withAlpha(0.7 * (1 - share)), width: 2))
      }
    }
    ui.disc(at: point, radius: 24, color.withAlpha(0.10))
    ui.ring(at: point, radius: 14, Stroke(color.withAlpha(0.55), width: 1.75))
    ui.disc(at: point, radius: 5, color)
    ui.ring(at: point, radius: 5, Stroke(theme.stage.withAlpha(0.6), width: 1))
  }

  /// The question or the answer, travelling.
  private func token(
    _ moment: Moment, _ captions: Captions, touch: CGPoint, _ ui: inout Interface
  ) {
    let move = moment.descent.moves[moment.step - 1]
    let path = TokenPath(
      move, touch: touch, anchor: { captions.anchor(of: $0) }, progress: moment.progress)
    let theme = ui.theme
    let color =
      move.bounce != nil && moment.progress < 0.3 ? theme.asking : theme.color(of: move.kind)
    if path.length > 4 {
      // A comet's tail: where it comes from stays visible for a moment.
      ui.path(path.trail, stroke: Stroke(color.withAlpha(0.45), width: 2, cap: .round))
    }
    let pulse = CGFloat(sin(min(moment.progress, 1) * .pi))
    if path.length <= 4 {
      ui.ring(
        at: path.point, radius: 11 + 14 * CGFloat(moment.progress),
        Stroke(color.withAlpha(0.8 * (1 - moment.progress)), width: 2))
    }
    ui.disc(at: path.point, radius: 15 + 2 * pulse, color.withAlpha(0.22))
    ui.disc(at: path.point, radius: 10.5, theme.stage)
    ui.disc(at: path.point, radius: 9.5, color)
    sign(move.kind, at: path.point, &ui)
  }

  func sign(_ kind: StepKind, at point: CGPoint, _ ui: inout Interface) {
    let ink = ui.theme.onAccent
    let box = CGRect(around: point, radius: 5.5)
    switch kind {
    case .asked: ui.draw(.question, in: CGRect(around: point, radius: 7), color: ink)
    case .inside: ui.draw(.tick, in: box, color: ink)
    case .refused: ui.draw(.cross, in: box, color: ink)
    case .answered, .answeredNothing:
      ui.path(StepKind.answered.mark(at: point, radius: 4.5), fill: .solid(ink))
    case .rule, .observed: ui.path(kind.mark(at: point, radius: 3.5), fill: .solid(ink))
    }
  }
}
