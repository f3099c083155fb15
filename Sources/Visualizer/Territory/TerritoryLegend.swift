import Canvas
import Diagnosis
import Foundation
import UIKit
import Wording

/// Who owns how much of the map: beside the scene where there is room, else folded to one line that
/// opens over it.
@MainActor
struct TerritoryLegend {
  let box: CGRect
  private let layer: TerritoryLayer
  private let rows: [Row]
  /// How many owners have no row.
  private let rest: Int
  /// How much of a map that is still being asked for is known, or that it is a part of the scene.
  private let progress: String?
  /// There is no room for the rows beside the scene, so they are shown on demand.
  private let isFoldable: Bool
  private let title: String

  private struct Row {
    var id: ViewID?
    var name: String
    var share: String
  }

  private static let head: CGFloat = 36
  private static let line: CGFloat = 20
  private static let mostRows = 12

  /// - Parameters:
  ///   - room: where it may stand, in points of the window.
  ///   - scene: what it stands beside, if it can.
  init?(
    _ layer: TerritoryLayer, in room: CGRect, beside scene: CGRect, avoiding taken: [CGRect],
    text: any TextMeasuring
  ) {
    let (map, workspace) = (layer.map, layer.workspace)
    let all = map.holdings
    guard !all.isEmpty else { return nil }
    // Shares are those of what is shown, and zoomed in that is not the whole scene.
    let isPart =
      !map.subject.isExploded && !workspace.stage.contains(workspace.stageExtentOfScene)
    let progress = map.isExact ? isPart ? Labels.inSight : nil : Labels.mapping(map.progress)
    let title = Labels.owners(all.count { $0.id != nil })
    let most = all.prefix(Self.mostRows).map { holding in
      Row(
        id: holding.id, name: holding.id?.name ?? Labels.nobody, share: Labels.share(holding.share))
    }
    let folded = CGSize(
      width: (text.width(of: title, font: .noteStrong) + 24 + 36).rounded(.up), height: Self.head)

    /// The first rows, as many as go into a height, and how large they are.
    func fitting(_ height: CGFloat, head: CGFloat) -> (count: Int, size: CGSize)? {
      let fixed = head + 12 + (progress == nil ? 0 : Self.line)
      var count = min(most.count, max(0, Int((height - fixed) / Self.line)))
      if count < all.count, count > 0,
        fixed + CGFloat(count + 1) * Self.line > height
      {
        count -= 1
      }
      guard count > 0 else { return nil }
      let shown = most.prefix(count)
      let name = shown.map { text.width(of: $0.name, font: .note) }.max() ?? 0
      let share = shown.map { text.width(of: $0.share, font: .note) }.max() ?? 0
      // While the share grows, the table does not.
      let asked = (map.isExact ? progress : Labels.mapping(1)).map {
        text.width(of: $0, font: .note) + 24
      }
      let width = max(
        min(name, 160) + share + 64, asked ?? 0, head > 0 ? folded.width : 0
      ).rounded(.up)
      let lines = count + (all.count > count ? 1 : 0)
      return (count, CGSize(width: width, height: fixed + CGFloat(lines) * Self.line))
    }
    func isFree(_ box: CGRect) -> Bool {
      !taken.contains { $0.insetBy(dx: -4, dy: -4).intersects(box) }
    }
    let tops =
      ([room.minY + 8] + taken.map { $0.maxY + 8 }).filter { $0 < room.maxY }.sorted()
    let sides = [
      CGRect(x: room.minX, y: 0, width: scene.minX - room.minX, height: 0),
      CGRect(x: scene.maxX, y: 0, width: room.maxX - scene.maxX, height: 0),
    ]
    func beside() -> (count: Int, box: CGRect)? {
      for side in sides {
        for top in tops {
          // Tables that leave the lower part free leave it to other words.
          guard let (count, size) = fitting(room.maxY - top - 60, head: 0),
            size.width <= side.width - 16
          else { continue }
          let box = CGRect(origin: CGPoint(x: side.minX + 8, y: top), size: size)
          if isFree(box) { return (count, box) }
        }
      }
      return nil
    }
    func corners(_ size: CGSize) -> [CGRect] {
      let (left, right) = (room.minX + 8, room.maxX - 8 - size.width)
      return (tops + [room.maxY - 8 - size.height]).flatMap { top in
        [left, right].map { CGRect(origin: CGPoint(x: $0, y: top), size: size) }
      }.filter { room.contains($0) && isFree($0) }
    }
    func opened() -> (count: Int, box: CGRect)? {
      for top in tops {
        guard let (count, size) = fitting(room.maxY - top - 8, head: Self.head) else { continue }
        if let box = corners(size).first { return (count, box) }
      }
      return nil
    }
    let shown: (count: Int, box: CGRect)
    if let place = beside() {
      shown = place
      isFoldable = false
    } else {
      isFoldable = true
      if workspace.isTerritoryLegendOpen, let place = opened() {
        shown = place
      } else {
        let places = corners(folded)
        guard let box = places.first(where: { !$0.intersects(scene) }) ?? places.first else {
          return nil
        }
        shown = (0, box)
      }
    }
    self.layer = layer
    self.title = title
    self.progress = shown.count > 0 ? progress : nil
    box = shown.box
    rows = Array(most.prefix(shown.count))
    rest = shown.count > 0 ? all.count - shown.count : 0
  }

  func show(_ ui: inout Interface, _ send: (Command) -> Void) {
    // Without a button it takes no press.
    if isFoldable { ui.beginOverlay(box) }
    defer { if isFoldable { ui.endOverlay() } }
    ui.fill(box, ui.theme.panel.withAlpha(0.95), radius: 8, border: ui.theme.line)
    var area = box.padded(12, 0)
    if isFoldable {
      showHead(in: area.cut(.top, Self.head), &ui, send)
      guard !rows.isEmpty else { return }
    }
    area = area.padded(0, 6)
    for row in rows { show(row, in: area.cut(.top, Self.line), &ui) }
    if rest > 0 {
      ui.label(
        Labels.more(rest), in: area.cut(.top, Self.line), font: .note, color: ui.theme.textFaint)
    }
    if let progress {
      ui.label(
        progress, in: area.cut(.top, Self.line), font: .note, color: ui.theme.textSoft)
    }
  }

  private func showHead(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    var head = rect
    let place = head.cut(.right, 28)
    let isOpen = !rows.isEmpty
    if ui.button(
      "territory.fold", "", icon: isOpen ? .up : .down,
      in: CGRect(x: place.minX, y: place.midY - 14, width: 28, height: 28), style: .plain,
      tip: isOpen ? Labels.closeOwners : Labels.openOwners)
    {
      send(.toggleTerritoryLegend)
    }
    ui.label(title, in: head, font: .noteStrong, color: ui.theme.text)
  }

  private func show(_ row: Row, in rect: CGRect, _ ui: inout Interface) {
    var line = rect
    let mark = line.cut(.left, 20)
    layer.swatch(
      row.id, in: CGRect(x: mark.minX, y: mark.midY - 6, width: 12, height: 12), &ui)
    ui.label(
      row.share, in: line.cut(.right, ui.text.width(of: row.share, font: .note) + 1),
      font: .note, color: ui.theme.textSoft, align: .trailing)
    ui.label(
      row.name, in: line, font: .note, color: row.id == nil ? ui.theme.textSoft : ui.theme.text)
  }
}
