import Canvas
import Foundation

/// The message over the stage, whole and above everything, until it is closed.
@MainActor
struct BannerCard {
  private let banner: Banner

  init?(_ workspace: Workspace) {
    guard let banner = workspace.banner else { return nil }
    self.banner = banner
  }

  private static let widest: CGFloat = 640
  private static let (titleLine, hintLine): (CGFloat, CGFloat) = (20, 18)

  private func title(_ theme: Theme) -> [TextRun] {
    [TextRun(banner.title, font: .bodyStrong, color: theme.text)]
  }

  private func hint(_ theme: Theme) -> [TextRun] {
    banner.hint.map { [TextRun($0, font: .note, color: theme.textSoft)] } ?? []
  }

  func box(in room: CGRect, top: CGFloat, text: any TextMeasuring) -> CGRect {
    let ui = Interface(text: text)
    let width = min(room.width, Self.widest)
    let height = titleHeight(width, ui) + hintHeight(width, ui) + 24
    return CGRect(x: (room.midX - width / 2).rounded(), y: top, width: width, height: height)
  }

  private func titleHeight(_ width: CGFloat, _ ui: Interface) -> CGFloat {
    CGFloat(min(ui.wrapped(title(ui.theme), width: width - 88).count, 4)) * Self.titleLine
  }

  private func hintHeight(_ width: CGFloat, _ ui: Interface) -> CGFloat {
    CGFloat(min(ui.wrapped(hint(ui.theme), width: width - 88).count, 3)) * Self.hintLine
  }

  func show(in box: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    let color = banner.isError ? ui.theme.refused : ui.theme.asking
    ui.beginOverlay(box)
    defer { ui.endOverlay() }
    ui.card(box, radius: 10)
    ui.fill(
      CGRect(x: box.minX + 1, y: box.minY + 10, width: 3, height: box.height - 20), color,
      radius: 1.5)
    var rest = box.padded(16, 12)
    let mark = rest.cut(.left, 24)
    ui.draw(
      banner.isError ? .cross : .bang,
      in: CGRect(around: CGPoint(x: mark.minX + 8, y: mark.minY + 10), radius: 7), color: color)
    let close = rest.cut(.right, 32)
    let (titleHeight, hintHeight) = (titleHeight(box.width, ui), hintHeight(box.width, ui))
    ui.paragraph(
      title(ui.theme), in: rest.cut(.top, titleHeight), lineHeight: Self.titleLine)
    ui.paragraph(hint(ui.theme), in: rest.cut(.top, hintHeight), lineHeight: Self.hintLine)
    if ui.button(
      "banner.close", "", icon: .cross,
      in: CGRect(x: close.maxX - 24, y: close.minY - 2, width: 24, height: 24), style: .plain)
    {
      send(.dismissBanner)
    }
  }
}
