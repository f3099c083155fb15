import Canvas
import Diagnosis
import Foundation
import UIKit
import Wording

/// Draws the territory: colours and borders, names inside the regions, and what changes across a
/// border.
@MainActor
struct TerritoryLayer {
  let workspace: Workspace
  let map: TerritoryMap

  init?(_ workspace: Workspace) {
    guard workspace.layers.contains(.territory), let map = workspace.territory else { return nil }
    self.workspace = workspace
    self.map = map
  }

  // MARK: Flat

  func showImage(_ ui: inout Interface) {
    if workspace.isDrawnAsLines { return showOutlines(&ui) }
    guard let image = map.image else { return }
    ui.show(image, of: map.territory.grid, through: workspace.camera)
  }

  /// The same as the outlines of what each owner has.
  private func showOutlines(_ ui: inout Interface) {
    for holding in map.holdings {
      var outline = Outline()
      for contour in map.territory.outlines(of: holding) {
        outline.elements +=
          Outline(polygon: contour.map { workspace.camera.toStage($0) }).elements
      }
      guard outline.isDrawable else { continue }
      let (fill, line) = map.paint(of: holding.id)
      ui.path(outline, fill: .solid(fill), stroke: Stroke(line, width: 1), rule: .evenOdd)
    }
  }

  /// Where a region has room for words, on the stage; nil where it has none.
  func room(of id: ViewID) -> CGRect? {
    guard let room = map.rooms[id] else { return nil }
    let corner = workspace.camera.toStage(room.origin)
    let scale = workspace.camera.scale
    let inside = CGRect(
      x: corner.x, y: corner.y, width: room.width * scale, height: room.height * scale
    ).insetBy(dx: 3, dy: 3)
    return inside.width >= 28 && inside.height >= 18 ? inside : nil
  }

  /// A name for every region that has room for one and whose view has no caption.
  func names(
    except captioned: Set<ViewID>, text: any TextMeasuring, _ placer: inout TagPlacer
  ) -> [(view: ViewID, box: CGRect)] {
    var names: [(view: ViewID, box: CGRect)] = []
    for holding in map.holdings {
      guard let id = holding.id, !captioned.contains(id), let inside = room(of: id) else {
        continue
      }
      let width = text.width(of: id.name, font: .noteStrong) + 14
      let size = CGSize(width: min(width.rounded(.up), inside.width), height: 18)
      if let box = placer.place(size, within: inside) { names.append((id, box)) }
    }
    return names
  }

  func show(_ names: [(view: ViewID, box: CGRect)], _ ui: inout Interface) {
    for (view, box) in names {
      ui.fill(box, ui.theme.stage.withAlpha(0.78), radius: 5)
      ui.label(
        view.name, in: box.padded(5, 0), font: .noteStrong, color: ui.theme.text, align: .center)
    }
  }

  // MARK: Exploded

  /// The region of one view on its plane.
  func show(_ id: ViewID, by map: CGAffineTransform, _ ui: inout Interface) {
    guard let contours = self.map.outlines[id] else { return }
    var outline = Outline()
    for contour in contours {
      outline.elements += Outline(polygon: contour.map { $0.applying(map) }).elements
    }
    guard outline.isDrawable else { return }
    let color = self.map.color(of: id)
    ui.path(
      outline, fill: .solid(color.withAlpha(0.42)), stroke: Stroke(color, width: 1.5),
      rule: .evenOdd)
  }

  // MARK: Words

  func swatch(_ id: ViewID?, in rect: CGRect, _ ui: inout Interface) {
    guard let id else {
      return ui.fill(
        rect, TerritoryMap.nothing(ui.theme.name), radius: 3, border: ui.theme.textFaint)
    }
    let color = map.color(of: id)
    ui.fill(rect, color.withAlpha(0.5), radius: 3, border: color)
  }

  /// Beside the pointer near a border: who is on which side, and why.
  /// - Parameter cards: what it covers only where there is no other place.
  /// - Returns: false where the pointer is near no border.
  func borderTag(in rect: CGRect, avoiding cards: [CGRect], _ ui: inout Interface) -> Bool {
    guard let border = workspace.border, border.at == workspace.pointed?.at,
      let pointer = ui.pointer, ui.isPointer(over: rect), ui.active == nil
    else { return false }
    let width = min(300, rect.width - 24)
    let runs = border.reason.typeset.runs.map { run in
      TextRun(
        run.text, font: run.isEmphasized ? .noteStrong : .note,
        color: run.isEmphasized ? ui.theme.text : ui.theme.textSoft)
    }
    let lines = min(ui.wrapped(runs, width: width - 24).count, 4)
    let size = CGSize(width: width, height: 28 + CGFloat(lines) * 17 + 12)
    let (left, right) = (pointer.x - 16 - size.width, pointer.x + 16)
    let (above, below) = (pointer.y - 14 - size.height, pointer.y + 18)
    let columns = [
      right, left, pointer.x - size.width / 2, rect.minX + 4, rect.maxX - 4 - size.width,
    ]
    let places = [below, above].flatMap { y in
      columns.map { CGRect(origin: CGPoint(x: $0, y: y), size: size) }
    }
    let box = TagPlacer(bounds: rect.insetBy(dx: 4, dy: 4), taken: cards).leastCovering(places)
    ui.card(box)
    var rest = box.padded(12, 6)
    var line = rest.cut(.top, 24)
    for (index, side) in [border.here, border.beyond].enumerated() {
      if index > 0 {
        let arrow = line.cut(.left, 22)
        ui.label("→", in: arrow, font: .note, color: ui.theme.textFaint, align: .center)
      }
      let mark = line.cut(.left, 18)
      swatch(side, in: CGRect(x: mark.minX, y: mark.midY - 6, width: 12, height: 12), &ui)
      let name = side?.name ?? Labels.nobody
      let taken = ui.label(
        name,
        in: CGRect(
          x: line.minX, y: line.minY, width: min(line.width, (width - 90) / 2), height: 24),
        font: .noteStrong, color: ui.theme.text)
      _ = line.cut(.left, taken + 4)
    }
    ui.paragraph(runs, in: rest, lineHeight: 17)
    return true
  }
}

extension Workspace {
  /// The box around the whole scene on the flat stage.
  var stageExtentOfScene: CGRect {
    let extent = projection.extent
    guard !extent.isNull else { return CGRect(origin: camera.origin, size: .zero) }
    let corner = camera.toStage(extent.origin)
    return CGRect(
      x: corner.x, y: corner.y, width: extent.width * camera.scale,
      height: extent.height * camera.scale)
  }
}
