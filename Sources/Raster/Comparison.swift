import Canvas
import Foundation

/// Finds commands that two lists share, in the same order and under the same clips; the others are
/// what the damage is made of.
struct Comparison {
  private struct Side {
    let commands: [DrawCommand]
    let scale: Double
    var index = 0
    /// The clips around `index`: where each began, and what can be seen under it.
    var clips: [(index: Int, seen: PixelRect)] = []
    let bounds: PixelRect

    var isAtEnd: Bool { index >= commands.count }
    var seen: PixelRect { clips.last?.seen ?? bounds }

    mutating func advance() {
      switch commands[index] {
      case .clip(let rect):
        clips.append((index, seen.intersection(.clip(rect, scale: scale))))
      case .clipPath(let outline, _):
        clips.append((index, seen.intersection(outline.pixelBounds(scale: scale))))
      case .endClip: _ = clips.popLast()
      default: break
      }
      index += 1
    }
  }

  private var old: Side
  private var new: Side
  /// For each shared clip of the old list, its place in the new one.
  private var sharedClips: [Int: Int] = [:]
  /// Commands that only one of the lists has, and what can be seen of them.
  private(set) var different: [(command: DrawCommand, seen: PixelRect)] = []
  /// How far to look for where the lists meet again, and how often altogether: when everything
  /// moved there is nothing to find.
  private static let reach = 64
  private var patience = 20_000

  init(old: DrawList, new: DrawList, scale: Double, bounds: PixelRect) {
    self.old = Side(commands: old.commands, scale: scale, bounds: bounds)
    self.new = Side(commands: new.commands, scale: scale, bounds: bounds)
    while !self.old.isAtEnd, !self.new.isAtEnd {
      if isShared {
        shareOne()
      } else {
        let skip = skips()
        for _ in 0..<skip.old { passOld() }
        for _ in 0..<skip.new { passNew() }
      }
    }
    while !self.old.isAtEnd { passOld() }
    while !self.new.isAtEnd { passNew() }
  }

  private var isShared: Bool {
    switch (old.clips.last, new.clips.last) {
    case (nil, nil): break
    case (let outer?, let other?) where sharedClips[outer.index] == other.index: break
    default: return false
    }
    return Self.areEqual(old.commands, old.index, new.commands, new.index)
  }

  /// Equality, told from the bytes where those are the same, as they mostly are.
  private static func areEqual(
    _ a: [DrawCommand], _ i: Int, _ b: [DrawCommand], _ j: Int
  ) -> Bool {
    let same = a.withUnsafeBytes { a in
      b.withUnsafeBytes { b in
        let size = MemoryLayout<DrawCommand>.size
        let stride = MemoryLayout<DrawCommand>.stride
        return memcmp(a.baseAddress! + i * stride, b.baseAddress! + j * stride, size) == 0
      }
    }
    return same || a[i] == b[j]
  }

  private mutating func shareOne() {
    let depth = old.clips.count
    let (i, j) = (old.index, new.index)
    old.advance()
    new.advance()
    if old.clips.count > depth { sharedClips[i] = j }
  }

  private mutating func passOld() {
    different.append((old.commands[old.index], old.seen))
    old.advance()
  }

  private mutating func passNew() {
    different.append((new.commands[new.index], new.seen))
    new.advance()
  }

  /// How many commands of each list to leave behind so that the next ones are the same; one of
  /// each when nothing is near.
  private mutating func skips() -> (old: Int, new: Int) {
    for distance in 1...Self.reach where patience > 0 {
      for ahead in 0...distance {
        let (a, b) = (old.index + ahead, new.index + distance - ahead)
        patience -= 1
        if a < old.commands.count, b < new.commands.count,
          Self.areEqual(old.commands, a, new.commands, b)
        {
          return (ahead, distance - ahead)
        }
      }
    }
    return (1, 1)
  }
}
