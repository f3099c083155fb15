import Scenes
import UIKit

/// How the pixels of two maps on the same grid changed hands.
@MainActor
struct TerritoryChange {
  struct Passage: Hashable {
    var from: ViewID?
    var to: ViewID?
  }

  /// Square points by who had them and who has them now; unchanged ones are left out.
  private(set) var areas: [Passage: CGFloat] = [:]

  init(from before: Territory, to after: Territory) {
    var pixels: [Int64: Int] = [:]
    before.owners.withUnsafeBufferPointer { old in
      after.owners.withUnsafeBufferPointer { new in
        var start = 0
        for index in 0..<min(old.count, new.count) {
          let isLast = index + 1 == min(old.count, new.count)
          if !isLast, old[index + 1] == old[start], new[index + 1] == new[start] { continue }
          let pair = Int64(old[start]) << 32 | Int64(UInt32(bitPattern: new[start]))
          pixels[pair, default: 0] += index + 1 - start
          start = index + 1
        }
      }
    }
    for (pair, count) in pixels {
      let passage = Passage(
        from: before.id(of: Int32(truncatingIfNeeded: pair >> 32)),
        to: after.id(of: Int32(truncatingIfNeeded: pair)))
      if passage.from != passage.to {
        areas[passage, default: 0] += CGFloat(count) * before.grid.pixelArea
      }
    }
  }

  func lost(by view: ViewID?) -> CGFloat {
    areas.reduce(0) { $0 + ($1.key.from == view ? $1.value : 0) }
  }

  func gained(by view: ViewID?) -> CGFloat {
    areas.reduce(0) { $0 + ($1.key.to == view ? $1.value : 0) }
  }
}
