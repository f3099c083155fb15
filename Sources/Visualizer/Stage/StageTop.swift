import Canvas
import Foundation

/// Where the controls at the top of the flat stage are, so that they keep apart: the buttons of edit
/// mode at the left, the typed point and the touch log at the right, and below them the banner.
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
  /// Where free room begins, in points of the window.
  private(set) var bottom: CGFloat

  private static let gap: CGFloat = 8

  init(_ workspace: Workspace, in stage: CGRect, text: any TextMeasuring) {
    let inner = stage.insetBy(dx: 12, dy: 12)
    bottom = stage.minY
    // The planes of the exploded stage have controls of their own.
    guard !workspace.exploded.isShown else {
      comparison = ComparisonCard(workspace)?.box(in: inner, top: inner.minY, text: text)
      bottom = comparison?.maxY ?? bottom
      placeMessage(of: workspace, in: inner, text)
      predict = PredictCard(workspace)?.box(in: inner, avoiding: boxes, text: text)
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
    if let field, var box = PressMenu(workspace).box(endingAt: field, text: text) {
      if box.minX < inner.minX {
        box.origin = CGPoint(x: field.maxX - box.width, y: field.maxY + Self.gap)
      }
      presses = box
      bottom = max(bottom, box.maxY)
    }
    placeComparison(of: workspace, in: inner, text)
    placeMessage(of: workspace, in: inner, text)
    predict = PredictCard(workspace)?.box(in: inner, avoiding: boxes, text: text)
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
    [editBar, comparison, field, presses, banner, recovery, predict].compactMap { $0 }
  }
}
