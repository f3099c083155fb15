/// The addresses of the views that were made, in their order, to tell the listings of one object
/// apart: a hierarchy that was printed twice, a view that was printed alone before its window.
struct ObjectListing: Sendable {
  private struct Identity: Hashable {
    /// 0 for none.
    var address: UInt64
    /// A million dumped views are told apart by it, so the name itself is not kept with each.
    var className: Int
  }

  private var identities: [Identity] = []
  private var seen: Set<Identity> = []
  /// Whether an object was listed more than once.
  private(set) var hasRepeats = false

  /// Called once for every node of the draft.
  mutating func add(_ address: UInt64?, _ className: String) {
    let identity = Identity(address: address ?? 0, className: className.hashValue)
    identities.append(identity)
    guard identity.address != 0 else { return }
    if !seen.insert(identity).inserted { hasRepeats = true }
  }

  /// The views that another listing of the same objects replaces, by where their text begins.
  ///
  /// The newest listing counts; one inside a hierarchy before one that stands alone.
  func leftOut(of nodes: [SceneNode], in source: SourceText) -> [Int: SkipReason] {
    var trees = [Int](repeating: 0, count: nodes.count)
    var sizes: [Int] = []
    for index in nodes.indices {
      if nodes[index].depth == 0 { sizes.append(0) }
      trees[index] = sizes.count - 1
      sizes[sizes.count - 1] += 1
    }
    var listings: [Identity: [Int]] = [:]
    for index in nodes.indices where identities[index].address != 0 {
      listings[identities[index], default: []].append(index)
    }
    var marks: [Int: SkipReason] = [:]
    for places in listings.values where places.count > 1 {
      let winner =
        places.last { nodes[$0].depth > 0 } ?? places.last { sizes[trees[$0]] > 1 }
        ?? places[places.count - 1]
      for place in places where nodes[place].depth == 0 && trees[place] != trees[winner] {
        marks[place] = place < winner ? .superseded : .repeated
      }
      // In one hierarchy an address stands twice because a line does; where the lines differ it
      // is no address but what was put in its place.
      var rest = places[...]
      while let first = rest.first {
        let same = rest.prefix { trees[$0] == trees[first] }
        rest = rest.dropFirst(same.count)
        let text = source.bytes[nodes[first].origin.range]
        let isSame = same.allSatisfy {
          source.bytes[nodes[$0].origin.range].elementsEqual(text)
        }
        if isSame { for place in same.dropFirst() { marks[place] = .repeated } }
      }
    }
    // Listings that are all inside one another leave the last one.
    let roots = nodes.indices.filter { nodes[$0].depth == 0 }
    if let last = roots.last, roots.allSatisfy({ marks[$0] != nil }) { marks[last] = nil }
    return Self.leftOut(marks, nodes)
  }

  /// What was marked, and everything inside it.
  private static func leftOut(
    _ marks: [Int: SkipReason], _ nodes: [SceneNode]
  ) -> [Int: SkipReason] {
    var leftOut: [Int: SkipReason] = [:]
    var open: (depth: Int, inside: SkipReason)?
    for index in nodes.indices {
      let start = nodes[index].origin.range.lowerBound
      if let open, nodes[index].depth > open.depth {
        leftOut[start] = open.inside
        continue
      }
      open = nil
      guard let reason = marks[index] else { continue }
      leftOut[start] = reason
      open = (nodes[index].depth, reason == .superseded ? .superseded : .insideRepeated)
    }
    return leftOut
  }
}
