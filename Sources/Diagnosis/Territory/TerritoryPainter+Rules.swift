import UIKit

/// A view with rules on its result is painted into a layer: what it claims is known before it
/// counts, so that the rules can take it away, give it to another view, or add to it.
extension TerritoryPainter {
  final class Layer {
    /// The occupancy before, over the rectangle.
    let before: ClipMask
    /// Where the view is asked: free before, and inside the mask.
    let allowed: ClipMask

    init(before: ClipMask, allowed: ClipMask) {
      self.before = before
      self.allowed = allowed
    }
  }

  /// Whether a rule of the node can make a difference.
  func needsLayer(_ index: Int32, _ node: TerritoryTable.Node) -> Bool {
    guard node.flags.contains(.resultRules) else { return false }
    return !(table.details[index]?.results ?? []).allSatisfy { rule in
      if case .reachOutside(let respectsGates) = rule { isSearchVain(respectsGates) } else { false }
    }
  }

  /// Whether a view around this one finds all that a search here would find. Without this, searches
  /// one in the other would take the square of the time.
  private func isSearchVain(_ respectsGates: Bool) -> Bool {
    searchesToCome.all > 0 || (respectsGates && searchesToCome.respectingGates > 0)
  }

  mutating func countSearches(of index: Int32, by step: Int) {
    for case .reachOutside(let respectsGates) in table.details[index]?.results ?? [] {
      if respectsGates {
        searchesToCome.respectingGates += step
      } else {
        searchesToCome.all += step
      }
    }
  }

  mutating func beginLayer(clip: PixelRect, mask: ClipMask?) -> Layer {
    let before = ClipMask(clip)
    let allowed = ClipMask(clip)
    forEachWord(of: clip) { y, word, bits in
      let place = allowed.index(row: y, word: word)
      let taken = occupancy.words[y * occupancy.wordsPerRow + word]
      before.words[place] = taken
      var free = bits & ~taken
      if let mask { free &= mask.words[mask.index(row: y, word: word)] }
      allowed.words[place] = free
    }
    let layer = Layer(before: before, allowed: allowed)
    open(layer)
    return layer
  }

  /// Frees exactly the pixels where the layer's view is asked.
  private func open(_ layer: Layer) {
    forEachWord(of: layer.allowed.rect) { y, word, bits in
      let place = layer.allowed.index(row: y, word: word)
      occupancy.words[y * occupancy.wordsPerRow + word] =
        (layer.before.words[place] & ~bits) | (bits & ~layer.allowed.words[place])
    }
    occupancy.recount(layer.allowed.rect)
  }

  /// What was painted since the layer was opened.
  private func claims(of layer: Layer) -> ClipMask {
    let claimed = ClipMask(layer.allowed.rect)
    forEachWord(of: claimed.rect) { y, word, _ in
      let place = claimed.index(row: y, word: word)
      claimed.words[place] =
        occupancy.words[y * occupancy.wordsPerRow + word] & layer.allowed.words[place]
    }
    return claimed
  }

  mutating func finish(_ layer: Layer, node: Int32) {
    let claimed = claims(of: layer)
    for rule in table.details[node]?.results ?? [] {
      apply(rule, of: node, to: claimed, in: layer)
    }
    forEachWord(of: claimed.rect) { y, word, bits in
      let place = claimed.index(row: y, word: word)
      occupancy.words[y * occupancy.wordsPerRow + word] =
        layer.before.words[place] | claimed.words[place]
    }
    occupancy.recount(claimed.rect)
  }

  private mutating func apply(
    _ rule: TerritoryTable.ResultRule, of node: Int32, to claimed: ClipMask, in layer: Layer
  ) {
    switch rule {
    case .passThrough: drop(claimed) { $0 == node }
    case .ignore(let views): drop(claimed) { views.contains($0) }
    case .path(let outline):
      let mask = raster.mask(of: outline, node, over: claimed.rect)
      for index in claimed.words.indices { claimed.words[index] &= mask.words[index] }
    case .redirect(let target, let from, let moment):
      redirect(to: target, from: from, moment, of: node, claimed, in: layer)
    case .reachOutside(let respectsGates):
      if isSearchVain(respectsGates) { return }
      if respectsGates, table.nodes[Int(node)].flags.contains(.closed) { return }
      open(layer)
      search(below: node, clip: layer.allowed.rect, respectsGates: respectsGates)
      let found = claims(of: layer)
      for index in claimed.words.indices { claimed.words[index] |= found.words[index] }
    }
  }

  private func drop(_ claimed: ClipMask, where isDropped: (Int32) -> Bool) {
    forEachBit(of: claimed) { x, y in
      if isDropped(owners[y * grid.width + x]) { claimed.set(x, y, to: false) }
    }
  }

  private mutating func redirect(
    to target: Int32, from: Set<Int32>?, _ moment: HitTestRule.RedirectMoment, of node: Int32,
    _ claimed: ClipMask, in layer: Layer
  ) {
    var places: ClipMask? = moment == .hit || from != nil ? claimed : layer.allowed
    if moment == .inside {
      guard !table.nodes[Int(node)].flags.contains(.closed) else { return }
      let (rect, mask) = raster.region(
        of: node, table.nodes[Int(node)], clip: layer.allowed.rect, mask: nil)
      guard !rect.isEmpty else { return }
      let inside = mask ?? ClipMask(filling: rect)
      places = ClipMask.both(places?.cropped(to: rect), inside, over: rect)
    }
    guard let places else { return }
    forEachBit(of: places) { x, y in
      if let from, !from.contains(owners[y * grid.width + x]) { return }
      owners[y * grid.width + x] = target
      claimed.set(x, y, to: true)
    }
  }

  /// The search of `reachOutside`: descendants where their own regions are, each after its own
  /// descendants, the front-most first.
  private mutating func search(below node: Int32, clip: PixelRect, respectsGates: Bool) {
    var stack = [(node: node, cursor: table.nodes[Int(node)].endChild)]
    while let top = stack.last {
      let entry = table.nodes[Int(top.node)]
      if top.cursor > entry.firstChild {
        stack[stack.count - 1].cursor -= 1
        let child = top.cursor - 1
        let flags = table.nodes[Int(child)].flags
        if flags.contains(.singular) || (respectsGates && flags.contains(.closed)) { continue }
        stack.append((child, table.nodes[Int(child)].endChild))
      } else {
        stack.removeLast()
        if stack.isEmpty { break }
        let (rect, mask) = raster.region(of: top.node, entry, clip: clip, mask: nil)
        if !rect.isEmpty { fill(rect, mask, owner: top.node) }
      }
    }
  }

  /// Asks a view at every free pixel.
  func ask(_ index: Int32, clip: PixelRect, mask: ClipMask?) {
    let view = table.views[Int(index)]
    forEachFree(clip, mask) { x, y in
      foreign.askedPixels += 1
      guard let point = table.localPoint(index, grid.center(x, y)) else { return }
      if let hit = view.askHitTest(point, with: nil) { take(x, y, owner: foreign.index(of: hit)) }
    }
  }

  // MARK: Walking over masks

  private func forEachWord(
    of rect: PixelRect, _ body: (_ y: Int, _ word: Int, _ bits: UInt64) -> Void
  ) {
    guard !rect.isEmpty else { return }
    for y in rect.top..<rect.bottom {
      for word in rect.left >> 6...(rect.right - 1) >> 6 {
        body(y, word, PixelMask.bits(ofWord: word, left: rect.left, right: rect.right))
      }
    }
  }

  private func forEachBit(of mask: ClipMask, _ body: (_ x: Int, _ y: Int) -> Void) {
    forEachWord(of: mask.rect) { y, word, inside in
      var bits = mask.words[mask.index(row: y, word: word)] & inside
      while bits != 0 {
        body(word << 6 + bits.trailingZeroBitCount, y)
        bits &= bits - 1
      }
    }
  }
}
