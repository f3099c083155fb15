import Canvas
import Foundation
import UIKit

extension ExplodedPanel {
  /// From labels that had to move away to what they name; below everything that is written.
  func leaders(_ tags: PlaneTags, _ moment: Moment?, _ ui: inout Interface) {
    for tag in tags.tags {
      guard let leader = tag.place.leader else { continue }
      let color = ui.theme.textFaint.withAlpha(0.8)
      ui.path(Outline(from: leader.from, to: leader.to), stroke: Stroke(color, width: 1))
      ui.disc(at: leader.to, radius: 2, color)
    }
  }

  func show(_ tags: PlaneTags, _ moment: Moment?, _ ui: inout Interface) {
    for tag in tags.tags { show(tag, moment, &ui) }
  }

  private func show(_ tag: PlaneTags.Tag, _ moment: Moment?, _ ui: inout Interface) {
    let theme = ui.theme
    let view = projection.views[tag.index]
    let state = workspace.state(of: tag.index, in: moment)
    let order = moment?.order(of: view.id)
    let accent = theme.color(of: state.accent)
    let isLit = workspace.lit == view.id || workspace.selection == view.id
    let isFaint = state == .neverAsked || view.isInvisible
    var now = PlaneTags.words(view, state: state, moment)
    if tag.words.point == nil { now.point = nil }
    if tag.words.rule == nil { now.rule = nil }
    // The place has room for the last words of the descent; the label is as long as its words now.
    var box = tag.place.box
    box.size.width = min(box.width, now.width(ui.text))
    ui.fill(
      box, theme.panel.withAlpha(isFaint && !isLit ? 0.88 : 0.95), radius: 6,
      border: isLit ? theme.touchArea : theme.line)
    var rest = box.padded(4, 0)
    let mark = rest.cut(.left, PlaneTags.badge)
    let center = CGPoint(x: mark.midX, y: mark.midY)
    if order != nil || state == .neverAsked {
      ui.badge(
        state, order: order, in: CGRect(around: center, radius: PlaneTags.badge / 2 - 1))
    } else {
      ui.ring(at: center, radius: 3, Stroke(theme.textFaint.withAlpha(0.8), width: 1.25))
    }
    _ = rest.cut(.left, 6)
    let name = ui.label(
      now.name, in: rest, font: .noteStrong, color: isFaint ? theme.textFaint : theme.text)
    _ = rest.cut(.left, name + 6)
    if let rule = now.rule, rest.width > 24 {
      let width = ui.label(rule, in: rest, font: .tiny, color: theme.rule)
      _ = rest.cut(.left, width + 6)
    }
    if let point = now.point, rest.width > 24 {
      let width = ui.label(point, in: rest, font: .tiny, color: theme.textSoft)
      _ = rest.cut(.left, width + 6)
    }
    if let verdict = now.verdict, rest.width > 16 {
      ui.label(verdict, in: rest, font: .note, color: accent ?? theme.textFaint)
    }
  }
}
