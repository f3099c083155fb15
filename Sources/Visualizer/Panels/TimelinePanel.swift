import Canvas
import Foundation
import Wording

/// The playhead: buttons, the step of how many, one mark a step, and the speed.
struct TimelinePanel: Panel {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    let theme = ui.theme
    ui.fill(rect, theme.panel)
    ui.hairline(.top, of: rect)
    ui.hairline(.bottom, of: rect)
    var rest = rect.padded(8, 0)
    _ = rest.cut(.right, 8)
    transport(&rest, &ui, send)
    let player = workspace.player
    let words =
      player.count == 0 ? Labels.noSteps : Labels.step(player.step, of: player.count)
    let widest = ui.text.width(of: Labels.step(player.count, of: player.count), font: .body)
    let room = max(widest, player.count == 0 ? ui.text.width(of: words, font: .body) : 0)
    _ = rest.cut(.left, 12)
    ui.label(words, in: rest.cut(.left, room + 4), font: .body, color: theme.textSoft)
    speed(in: rest.cut(.right, 88), &ui, send)
    _ = rest.cut(.right, 8)
    BreakpointMenu(workspace).show(in: rest.cut(.right, 30), &ui, send)
    loop(in: rest.cut(.right, 30), &ui, send)
    _ = rest.cut(.left, 24)
    _ = rest.cut(.right, 20)
    scrubber(in: rest, &ui, send)
  }

  private func loop(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    let box = CGRect(around: CGPoint(x: rect.midX, y: rect.midY), radius: 13)
    let isOn = workspace.isLooping
    ui.tip(Shortcut.tip(for: .toggleLoop), for: box)
    if isOn { ui.fill(box, ui.theme.raised, radius: 6) }
    let pointed = ui.interact("timeline.loop", in: box)
    if pointed.isHovered { ui.cursor = .hand }
    ui.draw(
      .loop, in: CGRect(around: CGPoint(x: box.midX, y: box.midY), radius: 8),
      color: isOn ? ui.theme.asking : pointed.isHovered ? ui.theme.text : ui.theme.textSoft)
    ui.drawFocus(of: "timeline.loop", around: box)
    if pointed.isClicked || ui.isActivated("timeline.loop", in: box) { send(.toggleLoop) }
  }

  private func transport(_ rest: inout CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    let buttons: [(Icon, Command)] = [
      (.first, .goToFirst), (.back, .stepBack),
      (workspace.player.isPlaying ? .pause : .play, .togglePlaying),
      (.forward, .stepForward), (.last, .goToLast),
    ]
    for (index, (icon, command)) in buttons.enumerated() {
      let isMain = index == 2
      let slot = rest.cut(.left, isMain ? 56 : 34)
      let center = CGPoint(x: slot.midX, y: slot.midY)
      let isUsable = workspace.player.count > 0
      let pointed = ui.interact(
        WidgetID("transport", index), in: CGRect(around: center, radius: isMain ? 18 : 16))
      if pointed.isHovered, isUsable { ui.cursor = .hand }
      if isMain {
        ui.disc(
          at: center, radius: pointed.isHovered && isUsable ? 18 : 17,
          isUsable ? ui.theme.asking : ui.theme.raised)
      } else if pointed.isHovered, isUsable {
        ui.fill(CGRect(around: center, radius: 16), ui.theme.raised, radius: 6)
      }
      let color =
        isMain
        ? (isUsable ? ui.theme.onAccent : ui.theme.textFaint)
        : (isUsable ? ui.theme.textSoft : ui.theme.textFaint.withAlpha(0.6))
      ui.draw(icon, in: CGRect(around: center, radius: isMain ? 9 : 8), color: color)
      let id = WidgetID("transport", index)
      let box = CGRect(around: center, radius: isMain ? 17 : 15)
      ui.tip(Shortcut.tip(for: command), for: box)
      ui.drawFocus(of: id, around: box, radius: isMain ? 17 : 6)
      let isActivated = isUsable && ui.isActivated(id, in: box)
      if pointed.isClicked && isUsable || isActivated { send(command) }
    }
  }

  private func speed(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    var rest = rect
    let box = CGRect(x: rest.minX, y: rest.midY - 13, width: 24, height: 26)
    _ = rest.cut(.left, 24)
    let more = rest.cut(.right, 24)
    ui.tip(Shortcut.tip(for: .slower), for: box)
    ui.tip(Shortcut.tip(for: .faster), for: more)
    if ui.button("speed.down", "", icon: .minus, in: box, style: .plain) { send(.slower) }
    if ui.button(
      "speed.up", "", icon: .plus,
      in: CGRect(x: more.minX, y: more.midY - 13, width: 24, height: 26),
      style: .plain)
    {
      send(.faster)
    }
    let chip = CGRect(x: rest.minX, y: rest.midY - 11, width: rest.width, height: 22)
    ui.fill(chip, ui.theme.raised, radius: 6)
    ui.label(
      Labels.speed(workspace.player.speed), in: chip, font: .noteStrong, color: ui.theme.text,
      align: .center)
  }

  private func scrubber(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    let player = workspace.player
    guard player.count > 0, rect.width > 24, let descent = workspace.descent else { return }
    let track = Track(rect: rect, count: player.count)
    let hasMarks = track.pitch >= 13
    let pointed = ui.interact("scrubber", in: rect.insetBy(dx: -12, dy: 0))
    if pointed.isHovered { ui.cursor = .hand }
    // The arrow keys that move it are those of the whole window.
    ui.offerFocus(to: "scrubber", in: rect)
    ui.drawFocus(of: "scrubber", around: rect.insetBy(dx: -10, dy: 4))
    if pointed.isReleased, let pointer = ui.pointer {
      // Let go between two marks, the head goes on to the nearer one: no step stays half told.
      send(.go(toStep: track.step(at: pointer.x)))
    } else if pointed.isHeld, let pointer = ui.pointer {
      send(.scrub(to: track.head(at: pointer.x, snapping: hasMarks)))
    }
    if pointed.isHovered || pointed.isHeld, ui.isPointerNews, let pointer = ui.pointer {
      send(.light(descent.trace.steps[track.step(at: pointer.x) - 1].view))
    }
    let theme = ui.theme
    let y = rect.midY
    ui.fill(CGRect(x: rect.minX, y: y - 0.5, width: rect.width, height: 1), theme.line)
    let reached = track.x(
      ofHead: workspace.reducesMotion ? Double(player.step) : player.head)
    ui.fill(
      CGRect(x: rect.minX, y: y - 0.5, width: max(0, reached - rect.minX), height: 1),
      theme.textFaint)
    if hasMarks {
      for step in 1...player.count {
        mark(
          descent.moves[step - 1].kind, at: CGPoint(x: track.x(ofStep: step), y: y),
          isDone: step <= player.step, &ui)
      }
      if player.step > 0 {
        ui.ring(
          at: CGPoint(x: reached, y: y), radius: 9, Stroke(theme.asking, width: 2))
      }
    } else {
      strip(descent, track, in: rect, &ui)
      ui.fill(CGRect(x: reached - 1.5, y: y - 14, width: 3, height: 28), theme.asking, radius: 1.5)
    }
    breakpoints(descent, track, in: rect, &ui)
    if pointed.isHovered || pointed.isHeld, let pointer = ui.pointer {
      tag(track.step(at: pointer.x), descent, track, in: rect, &ui)
    }
  }

  /// Where playing stops, above the marks.
  private func breakpoints(
    _ descent: Descent, _ track: Track, in rect: CGRect, _ ui: inout Interface
  ) {
    var last = -CGFloat.infinity
    for step in workspace.player.stops {
      let x = track.x(ofStep: step)
      // Marks closer than this can't be told apart.
      guard x - last >= 3 else { continue }
      last = x
      let breakpoint = workspace.breakpoints.first { $0.stops(at: descent.trace.steps[step - 1]) }
      let color = breakpoint.map { ui.theme.color(of: $0) } ?? ui.theme.asking
      ui.draw(
        .stop, in: CGRect(around: CGPoint(x: x, y: rect.midY - 14), radius: 4), color: color)
    }
  }

  /// What a mark stands for, while the pointer is there: below it, for above stands the sentence.
  private func tag(
    _ step: Int, _ descent: Descent, _ track: Track, in rect: CGRect, _ ui: inout Interface
  ) {
    let line = descent.logLine(at: step)
    let number = TextRun("\(step)  ", font: .code, color: ui.theme.textFaint)
    let runs =
      [number]
      + line.spans.map {
        TextRun($0.text, font: .code, color: CodePanel.color(of: $0.style, ui.theme))
      }
    let wished = runs.reduce(0) { $0 + ui.text.width(of: $1.text, font: $1.font) } + 24
    let width = min(wished.rounded(.up), ui.bounds.width - 16)
    let x = min(max(track.x(ofStep: step) - width / 2, 8), ui.bounds.width - 8 - width)
    let below = CGRect(x: x.rounded(), y: rect.maxY + 4, width: width, height: 26)
    let box = below.maxY <= ui.bounds.maxY ? below : below.offsetBy(dx: 0, dy: -rect.height - 34)
    // Over the log, and in nobody's way.
    ui.beginOverlay(.zero)
    defer { ui.endOverlay() }
    ui.card(box, radius: 6)
    ui.line(runs, in: box.padded(12, 0))
  }

  /// One mark: the kind is told by shape as well as by colour.
  private func mark(_ kind: StepKind, at center: CGPoint, isDone: Bool, _ ui: inout Interface) {
    let color = isDone ? ui.theme.color(of: kind) : ui.theme.textFaint.withAlpha(0.55)
    let outline = kind.mark(at: center, radius: 5)
    if isDone {
      ui.path(outline, fill: .solid(color))
    } else {
      ui.path(outline, fill: .solid(ui.theme.panel), stroke: Stroke(color, width: 1.25))
    }
  }

  /// Too many steps for marks: a strip of one column a point, the rarer kind in front.
  private func strip(_ descent: Descent, _ track: Track, in rect: CGRect, _ ui: inout Interface) {
    let columns = max(1, Int(rect.width / 2))
    let count = descent.moves.count
    for column in 0..<columns {
      let first = column * count / columns
      let last = max(first + 1, (column + 1) * count / columns)
      guard first < count else { break }
      // A hundred samples a column are enough to find what is rare.
      let stride = max(1, (last - first) / 100)
      var kind = descent.moves[first].kind
      for position in Swift.stride(from: first, to: min(last, count), by: stride)
      where descent.moves[position].kind.rarity > kind.rarity {
        kind = descent.moves[position].kind
      }
      let isDone = first < workspace.player.step
      ui.fill(
        CGRect(
          x: rect.minX + CGFloat(column) * 2, y: rect.midY - kind.height / 2, width: 1.5,
          height: kind.height),
        isDone ? ui.theme.color(of: kind) : ui.theme.textFaint.withAlpha(0.4))
    }
  }

  /// Between points on the line and positions of the head.
  private struct Track {
    var rect: CGRect
    var count: Int

    var pitch: CGFloat { count > 1 ? rect.width / CGFloat(count - 1) : rect.width }

    func x(ofStep step: Int) -> CGFloat {
      count > 1 ? rect.minX + CGFloat(step - 1) * pitch : rect.minX
    }

    func x(ofHead head: Double) -> CGFloat {
      rect.minX + max(0, CGFloat(head) - 1) * (count > 1 ? pitch : 0)
    }

    /// Near a mark the head stands at the end of its step, so that a click shows it whole.
    func head(at x: CGFloat, snapping: Bool) -> Double {
      let head = count > 1 ? Double((x - rect.minX) / pitch) + 1 : 1
      let nearest = head.rounded()
      return snapping && abs(head - nearest) * Double(pitch) <= 6 ? nearest : head
    }

    /// The step whose mark is nearest.
    func step(at x: CGFloat) -> Int {
      let head = head(at: x, snapping: false)
      return head.isFinite ? min(max(Int(min(max(head, 0), 1e9).rounded()), 1), count) : 1
    }
  }
}
