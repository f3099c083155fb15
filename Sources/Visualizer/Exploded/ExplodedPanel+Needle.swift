import Canvas
import Foundation
import UIKit

extension ExplodedPanel {
  /// The needle, its stops, and the finger at its front end.
  func show(_ needle: Needle, _ moment: Moment?, _ ui: inout Interface) {
    let theme = ui.theme
    ui.path(
      Outline(from: needle.head, to: needle.tail),
      stroke: Stroke(theme.stage.withAlpha(0.7), width: 4.5, cap: .round))
    ui.path(
      Outline(from: needle.head, to: needle.tail),
      stroke: Stroke(theme.mark, width: 1.75, cap: .round))
    guard let moment else { return finger(at: needle.head, nil, &ui) }
    miss(needle, moment, &ui)
    for stop in needle.stops { show(stop, moment, &ui) }
    finger(at: needle.head, moment, &ui)
  }

  /// What became of the touch on one plane: filled where a view contains the point, hollow where
  /// the needle misses what was asked there.
  private func show(_ stop: Needle.Stop, _ moment: Moment, _ ui: inout Interface) {
    let theme = ui.theme
    let states = stop.views.compactMap { view in
      projection.index[view].map { (view, workspace.state(of: $0, in: moment)) }
    }
    guard let (view, state) = states.max(by: { Self.weight($0.1) < Self.weight($1.1) }),
      state != .waiting, state != .neverAsked
    else { return }
    let isInside = moment.isInside(view) ?? true
    ui.disc(at: stop.at, radius: 8, theme.stage)
    switch state {
    case .refused, .outside, .gaveNothing:
      ui.disc(at: stop.at, radius: 6.5, theme.refused.withAlpha(0.18))
      ui.ring(at: stop.at, radius: 6.5, Stroke(theme.refused, width: 1.75))
      ui.draw(.cross, in: CGRect(around: stop.at, radius: 4), color: theme.refused)
    case _ where !isInside:
      // A rule goes on although the point is outside.
      ui.path(
        Outline(center: stop.at, radius: 6),
        stroke: Stroke(theme.rule, width: 2.5, dash: [2.4, 2.4]))
    default:
      ui.disc(at: stop.at, radius: 6, theme.color(of: state.accent) ?? theme.neverAsked)
    }
  }

  private static func weight(_ state: ViewState) -> Int {
    switch state {
    case .hit: 6
    case .asking: 5
    case .contains, .passedOn: 4
    case .gaveNothing: 3
    case .outside, .refused: 2
    case .neverAsked: 1
    case .waiting: 0
    }
  }

  /// By how much the needle misses the view that is asked now.
  private func miss(_ needle: Needle, _ moment: Moment, _ ui: inout Interface) {
    guard let view = moment.current, let index = projection.index[view],
      let at = needle.anchor(of: view), exploded.shown.contains(exploded.planes.levels[index])
    else { return }
    let map = spread.map(level: exploded.planes.levels[index])
    let placed = projection.views[index]
    guard let inverse = placed.fromScreen, placed.bounds.width.isFinite else { return }
    let local = moment.descent.trace.point.applying(inverse)
    let bounds = placed.bounds
    let nearest = CGPoint(
      x: min(max(local.x, bounds.minX), bounds.maxX), y: min(max(local.y, bounds.minY), bounds.maxY)
    )
    guard nearest != local else { return }
    let end = nearest.applying(placed.toScreen).applying(map)
    guard end.isDrawable, hypot(end.x - at.x, end.y - at.y) > 8 else { return }
    let color = moment.isAtEnd ? ui.theme.neverAsked : ui.theme.asking
    ui.path(Outline(from: at, to: end), stroke: Stroke(color, width: 1.5, dash: [3, 3]))
    ui.disc(at: end, radius: 2.5, color)
  }

  private func finger(at point: CGPoint, _ moment: Moment?, _ ui: inout Interface) {
    let theme = ui.theme
    let hasHit = moment?.isAtEnd == true && moment?.descent.trace.hit != nil
    let color = moment == nil ? theme.asking : hasHit ? theme.hit : theme.mark
    if let age = workspace.ripple {
      for delay in [0.0, 0.18] {
        let share = min(max((age - delay) / 0.8, 0), 1)
        guard share > 0, share < 1 else { continue }
        ui.ring(
          at: point, radius: 6 + CGFloat(1 - pow(1 - share, 3)) * 44,
          Stroke(theme.mark.withAlpha(0.7 * (1 - share)), width: 2))
      }
    }
    ui.disc(at: point, radius: 15, theme.stage.withAlpha(0.6))
    ui.ring(at: point, radius: 14, Stroke(color.withAlpha(0.55), width: 1.75))
    ui.disc(at: point, radius: 7, color)
  }

  /// The question or the answer, on its way along the needle.
  func token(_ needle: Needle, _ moment: Moment, _ ui: inout Interface) {
    guard moment.step > 0, !moment.isAtEnd else { return }
    let move = moment.descent.moves[moment.step - 1]
    let path = TokenPath(
      move, touch: needle.head, anchor: { needle.anchor(of: $0) }, progress: moment.progress,
      bow: 0.05)
    guard path.point.isDrawable else { return }
    let theme = ui.theme
    let color =
      move.bounce != nil && moment.progress < 0.3 ? theme.asking : theme.color(of: move.kind)
    if path.length > 4 {
      ui.path(path.trail, stroke: Stroke(color.withAlpha(0.5), width: 3, cap: .round))
    } else {
      ui.ring(
        at: path.point, radius: 11 + 14 * CGFloat(moment.progress),
        Stroke(color.withAlpha(0.8 * (1 - moment.progress)), width: 2))
    }
    ui.disc(at: path.point, radius: 14, color.withAlpha(0.22))
    ui.disc(at: path.point, radius: 10.5, theme.stage)
    ui.disc(at: path.point, radius: 9.5, color)
    StagePanel(workspace).sign(move.kind, at: path.point, &ui)
  }

  /// Where the needle of a touch under the pointer would go.
  func ghost(in rect: CGRect, _ ui: inout Interface) {
    guard let pointed = workspace.pointed, !exploded.shown.isEmpty, ui.active == nil else { return }
    let front = spread.toStage(pointed.at, level: CGFloat(exploded.shown.upperBound - 1))
    let rear = spread.toStage(pointed.at, level: CGFloat(exploded.shown.lowerBound))
    guard front.isDrawable, rear.isDrawable else { return }
    ui.path(
      Outline(from: front, to: rear),
      stroke: Stroke(ui.theme.textSoft.withAlpha(0.5), width: 1, dash: [2, 4]))
  }
}
