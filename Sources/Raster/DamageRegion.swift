/// An area to draw anew, as few rectangles.
struct DamageRegion {
  private var parts: [PixelRect] = []
  private let bounds: PixelRect
  private static let most = 8

  init(bounds: PixelRect) { self.bounds = bounds }

  /// The rectangles; a single one where they fill most of it anyway.
  var areas: [PixelRect] {
    let all = parts.reduce(PixelRect.empty) { $0.union($1) }
    let sum = parts.reduce(0) { $0 + $1.area }
    return sum > all.area / 4 * 3 ? (all.isEmpty ? [] : [all]) : parts
  }

  var isEverything: Bool { parts.first == bounds }

  mutating func add(_ area: PixelRect) {
    var area = area.intersection(bounds)
    if area.isEmpty || parts.contains(where: { $0.union(area) == $0 }) { return }
    // Where one rectangle is hardly larger than two, one is drawn faster.
    while let near = parts.firstIndex(where: {
      $0.union(area).area <= ($0.area + area.area) * 5 / 4
    }) {
      area = area.union(parts.remove(at: near))
    }
    parts.append(area)
    if parts.count > Self.most { joinCheapest() }
  }

  private mutating func joinCheapest() {
    var best = (first: 0, second: 1, cost: Int.max)
    for first in parts.indices {
      for second in parts.indices where second > first {
        let joined = parts[first].union(parts[second]).area
        let cost = joined - parts[first].area - parts[second].area
        if cost < best.cost { best = (first, second, cost) }
      }
    }
    let area = parts[best.first].union(parts[best.second])
    parts.remove(at: best.second)
    parts.remove(at: best.first)
    add(area)
  }
}
