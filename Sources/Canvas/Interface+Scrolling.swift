public import Foundation

/// How far a list is scrolled, and where it is gliding to, in points from the top.
struct Scroll: Equatable, Sendable {
  var offset: CGFloat = 0
  var target: CGFloat = 0
  /// Where in the thumb it was grabbed.
  var grab: CGFloat = 0
  /// The row that was brought into view last.
  var revealed: Int?
  /// The wish by which it was.
  var serial: Int?
}

extension Interface {
  /// Something glides, so another frame is due.
  public var isMoving: Bool {
    isRemeasured || tip?.isComing == true || scrolls.values.contains { $0.offset != $0.target }
  }

  /// Lets what glides go on for `seconds`.
  public mutating func advance(by seconds: Double) {
    tip?.age += seconds
    for (id, scroll) in scrolls where scroll.offset != scroll.target {
      let rest = scroll.target - scroll.offset
      let step = rest * CGFloat(1 - exp(-seconds * 20))
      scrolls[id]?.offset = abs(rest - step) < 0.5 ? scroll.target : scroll.offset + step
    }
  }

  /// A list of equal rows, of which only the visible ones are made.
  ///
  /// - Parameters:
  ///   - reveal: the current row, brought into view when it becomes another one.
  ///   - serial: another number asks for the same row once more.
  public mutating func rows(
    _ id: WidgetID, in rect: CGRect, count: Int, height: CGFloat, reveal: Int? = nil,
    serial: Int? = nil, row: (inout Interface, Int, CGRect) -> Void
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let content = CGFloat(count) * height
    var rect = rect
    if content > rect.height, rect.height > height {
      // At the end of the list the first row must be as whole as the last one.
      rect.size.height = (rect.height / height).rounded(.down) * height
    }
    scroll(id, in: rect, content: content, step: height * 3)
    if let reveal, reveal >= 0, reveal < count,
      scrolls[id]?.revealed != reveal || scrolls[id]?.serial != serial
    {
      scrolls[id, default: Scroll()].revealed = reveal
      scrolls[id]?.serial = serial
      self.reveal(id, from: CGFloat(reveal) * height, height: height, in: rect, content: content)
    }
    let offset = scrolls[id]?.offset ?? 0
    clipped(to: rect) { ui in
      let first = max(0, Int(offset / height))
      let last = min(count, Int((offset + rect.height) / height) + 1)
      for index in first..<max(first, last) {
        let y = rect.minY + CGFloat(index) * height - offset
        row(&ui, index, CGRect(x: rect.minX, y: y, width: rect.width, height: height))
      }
    }
    scroller(id, in: rect, content: content)
  }

  /// Content of a known height that scrolls when `rect` is too small for it.
  public mutating func scrolled(
    _ id: WidgetID, in rect: CGRect, content: CGFloat, _ body: (inout Interface, CGRect) -> Void
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    scroll(id, in: rect, content: content, step: 60)
    let offset = scrolls[id]?.offset ?? 0
    scrollPath.append((id, rect))
    defer { scrollPath.removeLast() }
    clipped(to: rect) { ui in
      body(
        &ui,
        CGRect(
          x: rect.minX, y: rect.minY - offset.rounded(), width: rect.width,
          height: max(content, rect.height)))
    }
    scroller(id, in: rect, content: content)
  }

  /// Content that says itself how high it came out; it scrolls by what it said in the last pass.
  public mutating func scrolled(
    _ id: WidgetID, in rect: CGRect, measured body: (inout Interface, CGRect) -> CGFloat
  ) {
    scrolled(id, in: rect, content: heights[id] ?? rect.height) { ui, content in
      // Cutting rows off it must not run out of room before their number is known.
      let endless = CGRect(
        x: content.minX, y: content.minY, width: content.width, height: Self.endless)
      let height = body(&ui, endless)
      if ui.heights[id] != height { ui.isRemeasured = true }
      ui.heights[id] = height
    }
  }

  private static let endless: CGFloat = 10_000_000

  /// How far a list is scrolled, in points from the top.
  public func scrollOffset(of id: WidgetID) -> CGFloat { scrolls[id]?.offset ?? 0 }

  /// Lets everything that glides arrive.
  public mutating func settle() {
    for (id, scroll) in scrolls { scrolls[id]?.offset = scroll.target }
  }

  /// Scrolls `id` by points, downwards where positive, within its content.
  public mutating func scroll(_ id: WidgetID, by distance: CGFloat) {
    scrolls[id, default: Scroll()].target += distance
  }

  /// Scrolls `id` back to its top, at once.
  public mutating func resetScroll(_ id: WidgetID) { scrolls[id] = nil }

  private mutating func scroll(_ id: WidgetID, in rect: CGRect, content: CGFloat, step: CGFloat) {
    var scroll = scrolls[id] ?? Scroll()
    if let wheel = takeWheel(over: rect) { scroll.target -= wheel.dy * step }
    let most = max(0, content - rect.height)
    scroll.target = min(max(scroll.target, 0), most)
    scroll.offset = min(max(scroll.offset, 0), most)
    scrolls[id] = scroll == Scroll() ? nil : scroll
  }

  private mutating func reveal(
    _ id: WidgetID, from top: CGFloat, height: CGFloat, in rect: CGRect, content: CGFloat
  ) {
    var scroll = scrolls[id] ?? Scroll()
    let margin = min(height * 2, max(0, (rect.height - height) / 2))
    // Whole rows at the top edge read better than cut ones.
    let highest = ((top + height + margin - rect.height) / height).rounded(.up) * height
    let lowest = top - (margin / height).rounded(.down) * height
    let most = max(0, content - rect.height)
    if scroll.target < highest { scroll.target = min(highest, most) }
    if scroll.target > lowest { scroll.target = min(max(lowest, 0), most) }
    scrolls[id] = scroll == Scroll() ? nil : scroll
  }

  private mutating func scroller(_ id: WidgetID, in rect: CGRect, content: CGFloat) {
    guard content > rect.height + 0.5 else { return }
    let lane = CGRect(x: rect.maxX - 8, y: rect.minY + 2, width: 6, height: rect.height - 4)
    let length = min(lane.height, max(24, lane.height * rect.height / content))
    let most = content - rect.height
    let travel = lane.height - length
    var scroll = scrolls[id] ?? Scroll()
    var thumb = CGRect(
      x: lane.minX, y: lane.minY + travel * scroll.offset / most, width: 6, height: length)
    let pointed = interact(
      WidgetID("scroller." + id.name, id.index), in: lane.insetBy(dx: -2, dy: 0))
    if let pressed = pointed.pressed {
      scroll.grab = thumb.covers(pressed) ? pressed.y - thumb.minY : length / 2
    }
    if pointed.isHeld, let pointer, travel > 0 {
      let share = (pointer.y - scroll.grab - lane.minY) / travel
      scroll.offset = min(max(share, 0), 1) * most
      scroll.target = scroll.offset
      scrolls[id] = scroll
      thumb.origin.y = lane.minY + travel * scroll.offset / most
    }
    let isLit = pointed.isHovered || pointed.isHeld
    fill(thumb, theme.textFaint.withAlpha(isLit ? 0.8 : 0.35), radius: 3)
  }
}
