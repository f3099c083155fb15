import Canvas
import Foundation
import UIKit
import Wording

extension StagePanel {
  /// A card beside the scene that says who is asked now, where, and what it said.
  func callout(
    _ moment: Moment, from touch: CGPoint, in box: CGRect, _ ui: inout Interface
  ) {
    let words = Callout(moment)
    let leftward = box.midX < touch.x
    let end = CGPoint(x: leftward ? box.maxX : box.minX, y: box.midY)
    let bend = (end.x - touch.x) * 0.5
    ui.path(
      Outline([
        .move(touch),
        .cubic(
          end, control1: CGPoint(x: touch.x + bend * 0.6, y: touch.y),
          control2: CGPoint(x: end.x - bend, y: end.y)),
      ]), stroke: Stroke(ui.theme.textSoft.withAlpha(0.8), width: 1))
    ui.card(box, radius: 10)
    let title = [TextRun(words.title, font: .note, color: ui.theme.textSoft)]
    let lines = ui.wrapped(title, width: box.width - 32).count
    let height = CGFloat(min(lines, box.height < 80 ? 1 : 2)) * 18 + 24
    var rest = box.padded(16, max(4, (box.height - height) / 2))
    if box.height < 80 {
      ui.label(words.title, in: rest.cut(.top, 18), font: .note, color: ui.theme.textSoft)
    } else {
      ui.paragraph(title, in: rest.cut(.top, height - 24), lineHeight: 18)
    }
    var line = rest
    let mark = line.cut(.left, 12)
    let center = CGPoint(x: mark.midX, y: mark.midY)
    let color = ui.theme.color(of: words.kind)
    switch words.kind {
    case .inside, .answered: ui.draw(.tick, in: CGRect(around: center, radius: 6), color: color)
    case .refused: ui.draw(.cross, in: CGRect(around: center, radius: 6), color: color)
    default: ui.path(words.kind.mark(at: center, radius: 4), fill: .solid(color))
    }
    _ = line.cut(.left, 6)
    ui.label(words.verdict, in: line, font: .bodyStrong, color: color)
  }

  private func sentenceRuns(_ theme: Theme) -> [TextRun] {
    workspace.telling.sentence.map { run in
      TextRun(run.text, font: run.isEmphasized ? .sentenceStrong : .sentence, color: theme.text)
    }
  }

  /// Where the sentence that explains the step stands, under the scene; nil without one.
  func sentenceBox(in rect: CGRect, _ ui: Interface) -> CGRect? {
    let runs = sentenceRuns(ui.theme)
    guard !runs.isEmpty, rect.width > 120 else { return nil }
    let most = min(rect.width - 32, 680)
    let lines = ui.wrapped(runs, width: most - 32)
    let widest =
      lines.map { line in
        line.reduce(0) { $0 + ui.text.width(of: $1.text, font: $1.font) }
      }.max() ?? 0
    let height = CGFloat(lines.count) * 20 + 20
    let width = (min(widest, most - 32) / 4).rounded(.up) * 4 + 32
    return CGRect(
      x: (rect.midX - width / 2).rounded(), y: rect.maxY - 8 - height, width: width, height: height)
  }

  /// - Parameter box: of `sentenceBox`.
  func sentence(at box: CGRect?, _ ui: inout Interface) {
    guard let box else { return }
    ui.card(box, radius: 10)
    ui.selectableParagraph(
      "stage.sentence", sentenceRuns(ui.theme), in: box.padded(16, 10), lineHeight: 20)
  }

  /// Names the view that would get a touch, beside the pointer.
  /// - Parameters:
  ///   - labels: what it covers only where there is no other place.
  ///   - cards: the same, and also for the larger tag at a border.
  func pointerTag(
    in rect: CGRect, avoiding labels: [CGRect], _ cards: [CGRect], _ ui: inout Interface
  ) {
    if TerritoryLayer(workspace)?.borderTag(in: rect, avoiding: cards, &ui) == true { return }
    guard let pointed = workspace.pointed, let pointer = ui.pointer, ui.isPointer(over: rect),
      ui.active == nil, !RulerLayer.isWished(workspace, ui)
    else { return }
    let name = pointed.hit?.name ?? Labels.nobody
    let point = Labels.point(pointed.at)
    let nameWidth = min(ui.text.width(of: name, font: .noteStrong), 200)
    let pointWidth = ui.text.width(of: point, font: .tiny)
    let size = CGSize(width: (nameWidth + pointWidth).rounded(.up) + 48, height: 24)
    let places = [14, 44, 80].flatMap { (away: CGFloat) in
      [
        CGPoint(x: pointer.x + 14, y: pointer.y + away + 4),
        CGPoint(x: pointer.x - 14 - size.width, y: pointer.y + away + 4),
        CGPoint(x: pointer.x + 14, y: pointer.y - away - size.height),
        CGPoint(x: pointer.x - 14 - size.width, y: pointer.y - away - size.height),
      ]
    }.map { CGRect(origin: $0, size: size) }
    let free = TagPlacer(bounds: rect.insetBy(dx: 4, dy: 4), taken: labels + cards)
    let box = free.leastCovering(places)
    ui.fill(box, ui.theme.raised, radius: 6, border: ui.theme.line)
    var line = box.padded(8, 0)
    let mark = line.cut(.left, 16)
    let color = pointed.hit == nil ? ui.theme.neverAsked : ui.theme.hit
    ui.ring(at: CGPoint(x: mark.minX + 5, y: mark.midY), radius: 5, Stroke(color, width: 1.25))
    ui.disc(at: CGPoint(x: mark.minX + 5, y: mark.midY), radius: 2, color)
    ui.label(
      name, in: line.cut(.left, nameWidth + 1), font: .noteStrong,
      color: pointed.hit == nil ? ui.theme.textSoft : ui.theme.text)
    _ = line.cut(.left, 8)
    line.size.width += 4
    ui.label(point, in: line, font: .tiny, color: ui.theme.textSoft)
  }
}
