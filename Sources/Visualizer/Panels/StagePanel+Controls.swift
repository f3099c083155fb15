import Canvas
import Foundation
import UIKit

extension StagePanel {
  /// The face of a control in the box where it is drawn: a switch's knob, a slider's thumb, and
  /// that it is pressed.
  func face(_ look: ControlLook, in box: CGRect, radius: CGFloat, _ ui: inout Interface) {
    let theme = ui.theme
    if look.isPressed {
      ui.fill(box, theme.mark.withAlpha(0.22), radius: radius)
      ui.stroke(box.insetBy(dx: 2, dy: 2), Stroke(theme.mark, width: 2), radius: max(radius - 2, 0))
    }
    let inner = box.insetBy(dx: 3, dy: 3)
    switch look {
    case .pressed: break
    case .toggle(let isOn, _):
      let height = min(inner.height, inner.width / 1.7, 31)
      guard height >= 8 else { return }
      let pill = CGRect(
        x: inner.midX - height * 0.85, y: inner.midY - height / 2, width: height * 1.7,
        height: height)
      ui.fill(pill, isOn ? theme.hit.withAlpha(0.85) : theme.raised, radius: height / 2)
      ui.stroke(pill, Stroke(isOn ? theme.hit : theme.textFaint, width: 1.25), radius: height / 2)
      let knob = CGPoint(
        x: isOn ? pill.maxX - height / 2 : pill.minX + height / 2, y: pill.midY)
      ui.disc(at: knob, radius: height / 2 - 3, isOn ? theme.panel : theme.textSoft)
    case .slider(let share, _):
      let thumb = min(inner.height / 2, 11)
      guard thumb >= 4, inner.width > thumb * 4 else { return }
      let (start, end) = (inner.minX + thumb, inner.maxX - thumb)
      let place = CGPoint(x: start + (end - start) * share, y: inner.midY)
      ui.fill(
        CGRect(x: start, y: place.y - 1.5, width: end - start, height: 3), theme.textFaint,
        radius: 1.5)
      ui.fill(
        CGRect(x: start, y: place.y - 1.5, width: place.x - start, height: 3), theme.touchArea,
        radius: 1.5)
      ui.disc(at: place, radius: thumb, theme.panel)
      ui.ring(at: place, radius: thumb, Stroke(theme.touchArea, width: 1.5))
    }
  }
}
