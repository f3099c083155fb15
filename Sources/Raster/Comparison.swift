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
  /// A command that only one of the lists has.
  struct Difference {
    var command: DrawCommand
    /// What can be seen of it.
    var seen: PixelRect
    var isNew: Bool
    /// Numbers the stretches between what the lists share.
    var stretch: Int
    /// The clip around it, by its place in the new list; nil for none, -1 for one that only the old
    /// list has.
    var clip: Int?
  }

  private(set) var different: [Difference] = []
  private var stretch = 0
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
    stretch += 1
    let depth = old.clips.count
    let (i, j) = (old.index, new.index)
    old.advance()
    new.advance()
    if old.clips.count > depth { sharedClips[i] = j }
  }

  private mutating func passOld() {
    let clip = old.clips.last.map { sharedClips[$0.index] ?? -1 }
    different.append(
      Difference(
        command: old.commands[old.index], seen: old.seen, isNew: false, stretch: stretch, clip: clip
      ))
    old.advance()
  }

  private mutating func passNew() {
    different.append(
      Difference(
        command: new.commands[new.index], seen: new.seen, isNew: true, stretch: stretch,
        clip: new.clips.last?.index))
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
