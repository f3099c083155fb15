import Canvas
import Foundation
import UIKit

/// A function from the state of things to draw commands, and from what the pointer does to it to
/// commands.
@MainActor
protocol Panel {
  init(_ workspace: Workspace)
  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void)
}

extension Interface {
  /// The small heading of a panel, at its top.
  mutating func heading(_ title: String, in rect: inout CGRect) {
    let row = rect.cut(.top, 40).padded(16, 0)
    label(title, in: row.offsetBy(dx: 0, dy: 1), font: .header, color: theme.textSoft)
  }

  /// The number of a view in the order of asking, on the colour of what became of it.
  mutating func badge(_ state: ViewState, order: Int?, in rect: CGRect) {
    let radius = (rect.height * 0.3).rounded()
    guard let order, let color = theme.color(of: state.accent) else {
      let dash: [CGFloat] = state.accent == .neverAsked ? [3, 2] : []
      stroke(
        rect.insetBy(dx: 0.5, dy: 0.5), Stroke(theme.neverAsked.withAlpha(0.7), dash: dash),
        radius: radius)
      return
    }
    fill(rect, color, radius: radius)
    let text = order > 999 ? "…" : "\(order)"
    label(
      text, in: rect, font: Font(.text, size: order > 99 ? 9 : 11, weight: .semibold),
      color: theme.onAccent, align: .center)
  }
}

extension Theme {
  /// The colour of a state, where it has one of its own.
  func color(of accent: ViewState.Accent) -> Color? {
    switch accent {
    case .none, .neverAsked: nil
    case .asking: asking
    case .passed, .hit: hit
    case .refused: refused
    }
  }

  func color(of kind: StepKind) -> Color {
    switch kind {
    case .asked: asking
    case .inside, .answered: hit
    case .refused: refused
    case .rule: rule
    case .observed, .answeredNothing: neverAsked
    }
  }
}
