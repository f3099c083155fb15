/// An area to draw anew, as few rectangles.
struct DamageRegion {
  private(set) var areas: [PixelRect] = []
  private let bounds: PixelRect
  private static let most = 8

  init(bounds: PixelRect) { self.bounds = bounds }

  mutating func add(_ area: PixelRect) {
    var area = area.intersection(bounds)
    if area.isEmpty || areas.contains(where: { $0.union(area) == $0 }) { return }
    // Where one rectangle is hardly larger than two, one is drawn faster.
    while let near = areas.firstIndex(where: {
      $0.union(area).area <= ($0.area + area.area) * 5 / 4
    }) {
      area = area.union(areas.remove(at: near))
    }
    areas.append(area)
    if areas.count > Self.most { joinCheapest() }
  }

  private mutating func joinCheapest() {
    var best = (first: 0, second: 1, cost: Int.max)
    for first in areas.indices {
      for second in areas.indices where second > first {
        let joined = areas[first].union(areas[second]).area
        let cost = joined - areas[first].area - areas[second].area
        if cost < best.cost { best = (first, second, cost) }
      }
    }
    let area = areas[best.first].union(areas[best.second])
    areas.remove(at: best.second)
    areas.remove(at: best.first)
    add(area)
  }
}
