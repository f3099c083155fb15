import Canvas
import Diagnosis
import Foundation
import UIKit
import Wording

/// What changed for touches since the scene was opened: the shaded points, and who lost them to
/// whom.
@MainActor
struct ComparisonCard {
  let workspace: Workspace
  let comparison: Comparison

  private static let head: CGFloat = 48
  private static let line: CGFloat = 20
  private static let most = 5

  init?(_ workspace: Workspace) {
    guard let comparison = workspace.comparison else { return nil }
    self.workspace = workspace
    self.comparison = comparison
  }

  func showImage(_ ui: inout Interface) {
    ui.show(comparison.image, of: comparison.grid, through: workspace.camera)
  }

  /// Why the two can't stand side by side now.
  private var refusal: String? {
    if workspace.exploded.isShown { return Labels.notOnPlanes }
    let isPossible =
      workspace.beforeStage.width > 0
      || workspace.stage.width >= WindowLayout.leastCompared
    return isPossible ? nil : Labels.noRoomBeside
  }

  private var lines: [String] {
    let passages = comparison.difference.passages.prefix(Self.most).map {
      Labels.passage(from: $0.from, to: $0.to, area: $0.area)
    }
    let rest = comparison.difference.passages.count - passages.count
    return passages.isEmpty
      ? [Labels.nothingChanged] : passages + (rest > 0 ? [Labels.more(rest)] : [])
  }

  private var faces: [(face: Comparison.Face, title: String)] {
    let two = [(Comparison.Face.before, Labels.before), (.after, Labels.after)]
    return refusal == nil ? two + [(.beside, Labels.beside)] : two
  }

  /// The place in the upper left corner of `inner`, below `top`.
  func box(in inner: CGRect, top: CGFloat, text: any TextMeasuring) -> CGRect {
    let widest = (lines + [refusal].compactMap { $0 }).map { text.width(of: $0, font: .note) }.max()
    let choice = faces.reduce(8) { $0 + text.width(of: $1.title, font: .bodyStrong) + 26 } + 32
    let width = min(max(widest ?? 0, choice, 240) + 24, 440, inner.width)
    let height = Self.head + CGFloat(lines.count) * Self.line + 10 + refusalHeight(width - 24, text)
    return CGRect(
      x: inner.minX, y: top, width: width.rounded(.up), height: min(height, inner.maxY - top))
  }

  private func refusalHeight(_ width: CGFloat, _ text: any TextMeasuring) -> CGFloat {
    guard let refusal else { return 0 }
    return text.width(of: refusal, font: .note) > width ? 36 : Self.line
  }

  func show(in card: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    ui.beginOverlay(card)
    defer { ui.endOverlay() }
    ui.card(card)
    var rest = card.padded(12, 8)
    var head = rest.cut(.top, Self.head - 12)
    let close = head.cut(.right, 28)
    if ui.button(
      "comparison.close", "", icon: .cross,
      in: CGRect(x: close.minX, y: close.midY - 14, width: 28, height: 28), style: .plain,
      tip: Shortcut.tip(for: .toggleComparison))
    {
      send(.toggleComparison)
    }
    let faces = faces
    let titles = faces.map(\.title)
    let selected =
      faces.firstIndex { $0.face == comparison.face }
      ?? faces.firstIndex { $0.face == .after } ?? 0
    if let chosen = ui.segments(
      "comparison.side", titles, selected: selected,
      in: CGRect(
        x: head.minX, y: head.midY - 16, width: ui.segmentsWidth(titles), height: 32))
    {
      send(.compare(faces[chosen].face))
    }
    _ = rest.cut(.top, 4)
    if let refusal {
      let runs = [TextRun(refusal, font: .note, color: ui.theme.textSoft)]
      ui.paragraph(runs, in: rest.cut(.top, refusalHeight(rest.width, ui.text)), lineHeight: 18)
    }
    let isEmpty = comparison.difference.passages.isEmpty
    for line in lines {
      ui.label(
        line, in: rest.cut(.top, Self.line), font: .note,
        color: isEmpty ? ui.theme.textSoft : ui.theme.text)
    }
  }

  /// Which of the two stands there, while they stand side by side.
  static func tag(_ words: String, in rect: CGRect, _ ui: inout Interface) {
    let width = (ui.text.width(of: words, font: .noteStrong) + 20).rounded(.up)
    let box = CGRect(x: rect.minX + 12, y: rect.minY + 12, width: width, height: 24)
    ui.fill(box, ui.theme.raised, radius: 6, border: ui.theme.line)
    ui.label(words, in: box, font: .noteStrong, color: ui.theme.text, align: .center)
  }
}
