import Canvas
import Foundation

/// Where the panels are. They are on a grid of 4 points unless somebody dragged their borders; the
/// stage keeps `leastStage`, and where there is no room for that and a panel, the panel is away.
struct WindowLayout: Equatable, Sendable {
  var toolbar: CGRect
  var outline: CGRect
  var verdict: CGRect
  /// Below the verdict, where there is something to mend; else empty.
  var fixes: CGRect
  var stage: CGRect
  /// Beside the stage, while the scene as it was is compared with it; else empty.
  var before: CGRect
  var inspector: CGRect
  var timeline: CGRect
  var log: CGRect
  var code: CGRect

  static let leastStage = CGSize(width: 240, height: 160)
  /// The inspector leaves the stage this much beside the outline, unless somebody gave it a width.
  private static let easyStage: CGFloat = 340
  /// A narrower stage does not show two scenes side by side.
  static let leastCompared: CGFloat = 560
  /// A panel that has less room than this is not shown.
  private static let leastSide: CGFloat = 160
  private static let leastInspector: CGFloat = 180
  private static let leastBottom: CGFloat = 72
  private static let leastVerdict: CGFloat = 64

  init(
    size: CGSize, hasFixes: Bool = false, isCompared: Bool = false, panels: Panels = Panels()
  ) {
    var rest = CGRect(origin: .zero, size: size)
    toolbar = rest.cut(.top, 48)
    let playing: CGFloat = size.height < 700 ? 44 : 56
    var bottom = rest.cut(
      .bottom,
      !panels.shows(.bottom)
        ? 0
        : Self.length(
          // In a low window the scene needs the room more than the log.
          panels[.bottom]
            ?? (size.height < 560
              ? Self.leastBottom : Self.onGrid(size.height * 0.205, 132...224)),
          Self.leastBottom,
          within: rest.height - playing - Self.leastStage.height))
    let share = min(max(panels[.log] ?? 0.487, 0.15), 0.85)
    log = bottom.cut(.left, (bottom.width * share / 4).rounded() * 4)
    code = bottom
    timeline = rest.cut(.bottom, playing)

    // Where both have no room, the outline stays.
    let room = rest.width - Self.leastStage.width
    let usualLeft = Self.onGrid(size.width * 0.205, 216...336)
    let usualInspector = Self.onGrid(size.width * 0.2, 220...332)
    let isNarrow =
      panels.shows(.left) && panels[.inspector] == nil
      && size.width - usualLeft - usualInspector < Self.easyStage
    let showsInspector = panels.shows(.inspector) && !isNarrow
    let hasBoth = showsInspector && room >= Self.leastSide + Self.leastInspector
    var left = rest.cut(
      .left,
      !panels.shows(.left)
        ? 0
        : Self.length(
          panels[.left] ?? usualLeft, Self.leastSide,
          within: room - (hasBoth ? Self.leastInspector : 0)))
    fixes = left.cut(
      .bottom,
      !hasFixes
        ? 0
        : Self.length(
          panels[.fixes] ?? Self.onGrid(left.height * 0.34, 120...260), Self.leastVerdict,
          within: left.height * 0.6))
    verdict = left.cut(
      .bottom,
      Self.length(
        panels[.verdict] ?? Self.onGrid(left.height * 0.3, hasFixes ? 96...132 : 116...200),
        Self.leastVerdict, within: left.height - 96))
    outline = left
    inspector = rest.cut(
      .right,
      !showsInspector
        ? 0
        : Self.length(
          panels[.inspector] ?? usualInspector, Self.leastInspector,
          within: rest.width - Self.leastStage.width))
    before =
      isCompared && rest.width >= Self.leastCompared
      ? rest.cut(.left, (rest.width / 8).rounded() * 4) : .zero
    stage = rest
  }

  /// Every panel, none over another.
  var all: [CGRect] {
    [toolbar, outline, verdict, fixes, before, stage, inspector, timeline, log, code]
  }

  private static func onGrid(_ length: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
    (min(max(length, range.lowerBound), range.upperBound) / 4).rounded() * 4
  }

  /// What was wished, never less than `least`; nothing where the room is less than that.
  private static func length(
    _ wished: CGFloat, _ least: CGFloat, within room: CGFloat
  ) -> CGFloat {
    room < least ? 0 : min(max(wished, least), room).rounded()
  }
}
