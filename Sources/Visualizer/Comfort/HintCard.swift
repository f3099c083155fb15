import Canvas
import Foundation
import Wording

/// One card for newcomers, until they have touched something; it takes no press itself.
@MainActor
struct HintCard {
  init?(_ workspace: Workspace) {
    // A message comes first.
    guard workspace.isHintShown, workspace.mode == .touch, workspace.banner == nil,
      workspace.filing.found.isEmpty
    else { return nil }
    scene = workspace.exploded.isShown ? .null : workspace.stageExtentOfScene
  }

  /// What it stands beside where there is room; null where it may stand anywhere.
  private let scene: CGRect

  private static let widths: ClosedRange<CGFloat> = 160...340
  private static let line: CGFloat = 20
  private static let padding = CGSize(width: 20, height: 14)

  private func title(_ theme: Theme) -> [TextRun] {
    [TextRun(Labels.hintTitle, font: .title, color: theme.text)]
  }

  private func words(_ theme: Theme) -> [TextRun] {
    [
      TextRun(Labels.hintWords + " ", font: .body, color: theme.textSoft),
      TextRun(Labels.hintKeys, font: .bodyStrong, color: theme.text),
    ]
  }

  private func heights(width: CGFloat, _ ui: Interface) -> (title: CGFloat, words: CGFloat) {
    func height(_ runs: [TextRun], _ line: CGFloat) -> CGFloat {
      CGFloat(ui.wrapped(runs, width: width - 2 * Self.padding.width).count) * line
    }
    return (height(title(ui.theme), 24), height(words(ui.theme), Self.line))
  }

  /// Beside the scene where there is room, else over the top of it.
  /// - Parameters:
  ///   - top: where free room begins.
  ///   - taken: what stands in the room already.
  func box(
    in room: CGRect, top: CGFloat, avoiding taken: [CGRect], text: any TextMeasuring
  ) -> CGRect? {
    guard room.width >= Self.widths.lowerBound, room.height >= 116 else { return nil }
    let ui = Interface(text: text)
    func size(_ width: CGFloat) -> CGSize {
      let heights = heights(width: width, ui)
      return CGSize(
        width: width, height: heights.title + heights.words + 4 + 2 * Self.padding.height)
    }
    let start = max(top + StageTop.gap, room.minY)
    let sides = [(room.minX, scene.minX - 12), (scene.maxX + 12, room.maxX)]
      .sorted { $0.1 - $0.0 > $1.1 - $1.0 }
    for (left, right) in sides where !scene.isNull && right - left >= Self.widths.lowerBound {
      let size = size(min(right - left, Self.widths.upperBound).rounded(.down))
      let x = left == room.minX ? left : right - size.width
      for y in [room.minY, start] {
        let box = CGRect(origin: CGPoint(x: x.rounded(), y: y), size: size)
        if room.contains(box), !taken.contains(where: { $0.intersects(box) }) { return box }
      }
    }
    let size = size(min(Self.widths.upperBound, room.width))
    return CGRect(
      origin: CGPoint(x: (room.midX - size.width / 2).rounded(), y: start), size: size)
  }

  func show(in box: CGRect, _ ui: inout Interface) {
    ui.card(box, radius: 10)
    ui.stroke(box, Stroke(ui.theme.touchArea, width: 1.5), radius: 10)
    var rest = box.padded(Self.padding.width, Self.padding.height)
    let heights = heights(width: box.width, ui)
    ui.paragraph(title(ui.theme), in: rest.cut(.top, heights.title), lineHeight: 24)
    _ = rest.cut(.top, 4)
    ui.paragraph(words(ui.theme), in: rest, lineHeight: Self.line)
  }
}
