import Canvas
import Foundation

/// Where the controls at the top of the flat stage are, so that they keep apart, and beside the scene
/// where there is room: the buttons of edit mode at the left, the typed point and the touch log at the
/// right, below them the banner, and cards that ask or explain at a side.
@MainActor
struct StageTop {
  private(set) var editBar: CGRect?
  private(set) var field: CGRect?
  private(set) var presses: CGRect?
  private(set) var banner: CGRect?
  /// The offer of unsaved work, when there is no banner.
  private(set) var recovery: CGRect?
  /// What is compared, in the upper left corner.
  private(set) var comparison: CGRect?
  /// The question of predict mode, at a side of the stage.
  private(set) var predict: CGRect?
  /// What a newcomer is told.
  private(set) var hint: CGRect?
  /// Where free room begins, in points of the window.
  private(set) var bottom: CGFloat

  static let gap: CGFloat = 8
  /// The height of the typed point with the gap below it.
  static let line: CGFloat = 40

  init(_ workspace: Workspace, in stage: CGRect, text: any TextMeasuring) {
    let inner = stage.insetBy(dx: 12, dy: 12)
    bottom = stage.minY
    // The planes of the exploded stage have controls of their own.
    guard !workspace.exploded.isShown else {
      comparison = ComparisonCard(workspace)?.box(in: inner, top: inner.minY, text: text)
      bottom = comparison?.maxY ?? bottom
      placeMessage(of: workspace, in: inner, text)
      predict = PredictCard(workspace)?.box(in: inner, avoiding: boxes, text: text)
      hint = HintCard(workspace)?.box(in: inner, top: bottom, avoiding: boxes, text: text)
      return
    }
    if workspace.mode == .edit {
      editBar = EditBar(workspace).box(in: inner, text: text)
      bottom = editBar?.maxY ?? bottom
    }
    if var box = TouchField(workspace).box(in: inner, text: text) {
      // Beside each other where there is room, else in two rows.
      if let editBar, editBar.maxX + Self.gap > box.minX { box.origin.y = editBar.maxY + Self.gap }
      field = box
      bottom = max(bottom, box.maxY)
    }
    if let field {
      let places = PressMenu(workspace).places(by: field, text: text)
      let scene = workspace.stageExtentOfScene
      presses =
        places.first { inner.contains($0) && !$0.intersects(scene) }
        ?? places.first { inner.contains($0) } ?? places.last
      bottom = max(bottom, presses?.maxY ?? bottom)
    }
    placeComparison(of: workspace, in: inner, text)
    placeMessage(of: workspace, in: inner, text)
    predict = PredictCard(workspace)?.box(in: inner, avoiding: boxes, text: text)
    if let asked = predict, let typed = field, asked.intersects(typed) {
      // On a low stage the question needs the room.
      field = nil
      predict = PredictCard(workspace)?.box(in: inner, avoiding: boxes, text: text)
    }
    hint = HintCard(workspace)?.box(in: inner, top: bottom, avoiding: boxes, text: text)
  }

  /// In the corner, beside the controls at the right where there is room, else below them.
  private mutating func placeComparison(
    of workspace: Workspace, in inner: CGRect, _ text: any TextMeasuring
  ) {
    guard let card = ComparisonCard(workspace) else { return }
    let left = editBar.map { $0.maxY + Self.gap } ?? inner.minY
    // In the corner itself stands what tells the two apart.
    let top = workspace.beforeStage.width > 0 ? max(left, inner.minY + 24 + Self.gap) : left
    var box = card.box(in: inner, top: top, text: text)
    let right = [field, presses].compactMap { $0 }
    if right.contains(where: { $0.insetBy(dx: -Self.gap, dy: -Self.gap).intersects(box) }) {
      box = card.box(
        in: inner, top: (right.map(\.maxY).max() ?? top) + Self.gap, text: text)
    }
    comparison = box
    bottom = max(bottom, box.maxY)
  }

  private mutating func placeMessage(
    of workspace: Workspace, in inner: CGRect, _ text: any TextMeasuring
  ) {
    let top = bottom > inner.minY ? bottom + Self.gap : inner.minY
    if let card = BannerCard(workspace) {
      banner = card.box(in: inner, top: top, text: text)
    } else {
      recovery = RecoveryCard(workspace)?.box(in: inner, top: top, text: text)
    }
    bottom = banner?.maxY ?? recovery?.maxY ?? bottom
  }

  var boxes: [CGRect] {
    [editBar, comparison, field, presses, banner, recovery, predict, hint].compactMap { $0 }
  }
}
