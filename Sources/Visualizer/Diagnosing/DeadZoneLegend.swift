import Canvas
import Foundation
import UIKit
import Wording

/// What the hatches mean, how many zones each cause has and how large they are, and the way from
/// one zone to the next.
@MainActor
struct DeadZoneLegend {
  let box: CGRect
  private let workspace: Workspace
  private let title: String
  private let rows: [Row]
  /// Room is short: the figures stand under the words.
  private let isNarrow: Bool
  /// There is no room for the rows beside the scene, so they are shown on demand.
  private let isFoldable: Bool
  /// Folded, and upright in the margin beside the scene.
  private let isColumn: Bool
  /// What the column says: how many there are, or which of how many is shown.
  private let count: String

  private struct Row {
    var kind: DeadZone.Kind
    var words: String
    var figures: String
  }

  private static let head: CGFloat = 36
  private static let column = CGSize(width: 44, height: 132)

  /// In a lower corner of `room`, beside the scene where there is space, or over a part of it where
  /// nothing is drawn; only the head of it where it would cover the scene, upright where only that
  /// fits beside it, unless it was opened; opened, it takes of the whole `stage` what it needs.
  init?(
    _ workspace: Workspace, in room: CGRect, of stage: CGRect, beside scene: CGRect,
    avoiding taken: [CGRect],
    text: any TextMeasuring
  ) {
    guard workspace.layers.contains(.deadZones), !workspace.deadZones.isEmpty else { return nil }
    self.workspace = workspace
    let rows = DeadZone.Kind.allCases.compactMap { kind -> Row? in
      let zones = workspace.deadZones.filter { $0.kind == kind }
      guard !zones.isEmpty else { return nil }
      return Row(
        kind: kind, words: Labels.cause(kind),
        figures: Labels.zones(zones.count, area: zones.reduce(0) { $0 + $1.area }))
    }
    let shown = workspace.shownDeadZone.map { (number: $0, kind: workspace.deadZones[$0].kind) }
    title = Labels.deadZones(workspace.deadZones.count, shown: shown)
    let words = rows.map { text.width(of: $0.words, font: .note) }
    let figures = rows.map { text.width(of: $0.figures, font: .note) }
    let head = text.width(of: title, font: .noteStrong) + 24 + 68
    func width(isNarrow: Bool) -> CGFloat {
      let widest = zip(words, figures).map { isNarrow ? max($0, $1) : $0 + $1 + 16 }.max() ?? 0
      return max(head, widest + 24 + 26).rounded(.up)
    }
    func height(isNarrow: Bool) -> CGFloat {
      Self.head + CGFloat(rows.count) * (isNarrow ? 36 : 20) + 8
    }
    func size(isNarrow: Bool) -> CGSize {
      CGSize(width: width(isNarrow: isNarrow), height: height(isNarrow: isNarrow))
    }
    let folded = CGSize(width: (head + 32).rounded(.up), height: Self.head)
    let isRight = scene.minX - room.minX < room.maxX - scene.maxX
    func corner(_ size: CGSize, isRight: Bool) -> CGRect? {
      let box = CGRect(
        x: isRight ? room.maxX - 12 - size.width : room.minX + 12,
        y: room.maxY - 12 - size.height, width: size.width, height: size.height)
      return room.contains(box) ? box : nil
    }
    func place(_ size: CGSize, isRight: Bool) -> CGRect? {
      corner(size, isRight: isRight).flatMap { box in
        taken.contains { $0.intersects(box) } ? nil : box
      }
    }
    func free(_ size: CGSize) -> CGRect? {
      [isRight, !isRight].compactMap { place(size, isRight: $0) }
        .first { !$0.intersects(scene) }
    }
    /// Between windows of different heights, say.
    let drawn = workspace.drawn(in: stage)
    let isKnown = !workspace.exploded.isShown && drawn.count <= 400
    let matter = !isKnown ? [scene] : drawn.map { workspace.stageExtent($0) }
    func clear(_ size: CGSize) -> CGRect? {
      [isRight, !isRight].compactMap { place(size, isRight: $0) }
        .first { box in !matter.contains { $0.meets(box) } }
    }
    func anywhere(_ size: CGSize) -> CGRect? {
      free(size) ?? clear(size) ?? place(size, isRight: isRight) ?? place(size, isRight: !isRight)
    }
    /// As much of the rows as there is room for; they scroll.
    func squeezed() -> CGRect? {
      let wanted = size(isNarrow: true)
      let most = stage.insetBy(dx: 8, dy: 8)
      let box = CGSize(
        width: min(max(wanted.width, folded.width), most.width),
        height: min(wanted.height, most.height))
      guard box.width >= folded.width, box.height >= Self.head + 44 else { return nil }
      return CGRect(
        origin: CGPoint(x: most.minX, y: most.maxY - box.height), size: box)
    }
    let shapes = [false, true]
    func first(_ find: (CGSize) -> CGRect?) -> (Bool, CGRect)? {
      for shape in shapes { if let box = find(size(isNarrow: shape)) { return (shape, box) } }
      return nil
    }
    let beside = first(free) ?? first(clear)
    var opened = beside
    if workspace.isDeadZoneLegendOpen {
      opened = opened ?? first(anywhere) ?? squeezed().map { (true, $0) }
    }
    let row = free(folded) ?? clear(folded)
    // The wider side is for what is wider.
    let narrow = [!isRight, isRight].compactMap { place(Self.column, isRight: $0) }
      .first { !$0.intersects(scene) }
    let upright = row == nil && opened == nil ? narrow ?? clear(Self.column) : nil
    guard let box = opened?.1 ?? row ?? upright ?? anywhere(folded) else { return nil }
    self.box = box
    isColumn = upright != nil
    let all = workspace.deadZones.count
    count = shown.map { "\($0.number + 1)/\(all)" } ?? "\(all)"
    isNarrow = opened?.0 ?? false
    self.rows = opened == nil ? [] : rows
    isFoldable = beside == nil
  }

  func show(_ ui: inout Interface, _ send: (Command) -> Void) {
    ui.beginOverlay(box)
    defer { ui.endOverlay() }
    ui.fill(box, ui.theme.panel.withAlpha(0.95), radius: 8, border: ui.theme.line)
    if isColumn { return showColumn(&ui, send) }
    var area = box.padded(12, 0)
    showHead(in: area.cut(.top, Self.head), &ui, send)
    area.size.height -= 8
    ui.rows("deadZones.rows", in: area, count: rows.count, height: rowHeight) { ui, index, line in
      show(rows[index], in: line, &ui)
    }
  }

  private var rowHeight: CGFloat { isNarrow ? 36 : 20 }

  private func show(_ row: Row, in rect: CGRect, _ ui: inout Interface) {
    var line = rect
    let mark = line.cut(.left, 26)
    let swatch = CGRect(
      x: mark.minX, y: isNarrow ? mark.minY + 3 : mark.midY - 7, width: 18, height: 14)
    ui.hatch(
      Outline(polygon: swatch.corners), row.kind, in: swatch, from: swatch.origin, spacing: 5)
    ui.stroke(swatch, Stroke(ui.theme.neverAsked, width: 1), radius: 2)
    if isNarrow {
      ui.label(row.words, in: line.cut(.top, 18), font: .note, color: ui.theme.text)
      ui.label(row.figures, in: line.cut(.top, 16), font: .note, color: ui.theme.textSoft)
      return
    }
    ui.label(
      row.figures, in: line.cut(.right, ui.text.width(of: row.figures, font: .note) + 1),
      font: .note, color: ui.theme.textSoft, align: .trailing)
    ui.label(row.words, in: line, font: .note, color: ui.theme.text)
  }

  private func showHead(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    var head = rect
    if isFoldable { showFold(in: button(head.cut(.right, 32)), &ui, send) }
    let buttons = head.cut(.right, 64)
    ui.label(title, in: head, font: .noteStrong, color: ui.theme.text)
    for (index, step) in [-1, 1].enumerated() {
      let place = CGRect(
        x: buttons.minX + CGFloat(index) * 32, y: buttons.minY, width: 32, height: buttons.height)
      showStep(index, step, in: button(place), &ui, send)
    }
  }

  private func showColumn(_ ui: inout Interface, _ send: (Command) -> Void) {
    var rest = box.padded(0, 4)
    func next(_ height: CGFloat) -> CGRect { rest.cut(.top, height).padded(8, 1) }
    ui.label(
      count, in: rest.cut(.top, 28), font: .noteStrong, color: ui.theme.text, align: .center)
    for (index, step) in [-1, 1].enumerated() { showStep(index, step, in: next(32), &ui, send) }
    showFold(in: next(32), &ui, send)
  }

  private func showStep(
    _ index: Int, _ step: Int, in place: CGRect, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    if ui.button(
      WidgetID("deadZones.step", index), "", icon: step < 0 ? .back : .forward, in: place,
      style: .plain, tip: Shortcut.tip(for: .stepDeadZone(step)))
    {
      send(.stepDeadZone(step))
    }
  }

  private func showFold(in place: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    let isOpen = workspace.isDeadZoneLegendOpen
    if ui.button(
      "deadZones.fold", "", icon: isOpen ? .down : .up, in: place, style: .plain,
      tip: isOpen ? Labels.closeLegend : Labels.openLegend)
    {
      send(.toggleDeadZoneLegend)
    }
  }

  private func button(_ place: CGRect) -> CGRect {
    CGRect(x: place.maxX - 28, y: place.midY - 14, width: 28, height: 28)
  }
}
