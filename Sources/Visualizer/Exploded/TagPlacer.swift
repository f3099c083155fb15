import Foundation

/// Finds places for labels, so that none covers another, a mark, or the edge of the stage.
///
/// Places near the thing come first; a label that had to move away says so with a leader line.
struct TagPlacer {
  /// The room that labels may take.
  let bounds: CGRect
  /// What no label may cover: other labels, marks, controls.
  private(set) var taken: [CGRect]
  /// What a label covers only where there is no better place.
  private let avoided: [CGRect]

  struct Place: Equatable, Sendable {
    var box: CGRect
    /// Where the label doesn't stand beside the thing it names.
    var leader: Leader?
  }

  struct Leader: Equatable, Sendable {
    var from: CGPoint
    var to: CGPoint
  }

  init(bounds: CGRect, taken: [CGRect] = [], avoided: [CGRect] = []) {
    self.bounds = bounds
    self.taken = taken
    self.avoided = avoided
  }

  /// A place for a label of `size` at the corners or edges of a quadrilateral, taken from now on.
  mutating func place(_ size: CGSize, beside corners: [CGPoint]) -> CGRect? {
    guard corners.count == 4, size.width <= bounds.width, size.height <= bounds.height else {
      return nil
    }
    let near = beside(size, corners)
    guard let box = near.first(where: { isFree($0) && isClear($0) }) ?? near.first(where: isFree)
    else { return nil }
    taken.append(box)
    return box
  }

  /// The nearest place further away, up to so many rows, with a line that leads back.
  mutating func place(_ size: CGSize, awayFrom corners: [CGPoint], steps: Int) -> Place? {
    guard let anchor = corners.first(where: holds),
      let box = around(size, anchor, steps: steps).first(where: isFree)
    else { return nil }
    taken.append(box)
    let from = CGPoint(
      x: min(max(anchor.x, box.minX), box.maxX), y: min(max(anchor.y, box.minY), box.maxY))
    return Place(box: box, leader: Leader(from: from, to: anchor))
  }

  private func isFree(_ box: CGRect) -> Bool {
    guard box.minX >= bounds.minX, box.minY >= bounds.minY, box.maxX <= bounds.maxX,
      box.maxY <= bounds.maxY
    else { return false }
    let grown = box.insetBy(dx: -3, dy: -2)
    return !taken.contains { $0.meets(grown) }
  }

  private func isClear(_ box: CGRect) -> Bool { !avoided.contains { $0.meets(box) } }

  /// Beside the corners and along the edges, best first.
  private func beside(_ size: CGSize, _ corners: [CGPoint]) -> [CGRect] {
    let sorted = corners.sorted { $0.x < $1.x }
    let (left, right) = (sorted.prefix(2), sorted.suffix(2))
    guard let topLeft = left.min(by: { $0.y < $1.y }),
      let bottomLeft = left.max(by: { $0.y < $1.y }),
      let topRight = right.min(by: { $0.y < $1.y }),
      let bottomRight = right.max(by: { $0.y < $1.y })
    else { return [] }
    let (width, height) = (size.width, size.height)
    let middle = CGPoint(x: (topLeft.x + topRight.x) / 2, y: (topLeft.y + topRight.y) / 2)
    let origins = [
      CGPoint(x: topLeft.x, y: topLeft.y - height - 3),
      CGPoint(x: middle.x - width / 2, y: middle.y - height - 6),
      CGPoint(x: topRight.x - width, y: topRight.y - height - 3),
      CGPoint(x: bottomLeft.x, y: bottomLeft.y + 4),
      CGPoint(x: bottomRight.x - width, y: bottomRight.y + 4),
      CGPoint(x: topRight.x + 6, y: topRight.y),
      CGPoint(x: topRight.x + 6, y: (topRight.y * 3 + bottomRight.y) / 4),
      CGPoint(x: topRight.x + 6, y: (topRight.y + bottomRight.y - height) / 2),
      CGPoint(x: bottomRight.x + 6, y: bottomRight.y - height),
      CGPoint(x: bottomLeft.x + 6, y: bottomLeft.y - height - 6),
      CGPoint(x: topLeft.x + 6, y: topLeft.y + 6),
      CGPoint(x: topLeft.x - width - 6, y: topLeft.y),
      CGPoint(x: bottomLeft.x - width - 6, y: bottomLeft.y - height),
    ]
    return origins.map { CGRect(origin: $0, size: size) }
  }

  /// Further and further away, upwards and downwards first.
  private func around(_ size: CGSize, _ anchor: CGPoint, steps: Int) -> [CGRect] {
    let row = size.height + 5
    var boxes: [CGRect] = []
    for step in 1...steps {
      let away = CGFloat(step)
      for side in [0, -0.6, 0.6, -1.2, 1.2, -2, 2] as [CGFloat] {
        let x = anchor.x - size.width / 2 + side * size.width
        for y in [anchor.y - away * row - size.height / 2, anchor.y + away * row - size.height / 2]
        {
          boxes.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
        }
      }
    }
    return boxes
  }

  private func holds(_ point: CGPoint) -> Bool {
    point.x >= bounds.minX && point.x <= bounds.maxX && point.y >= bounds.minY
      && point.y <= bounds.maxY
  }
}

extension TagPlacer {
  /// The first free one of `places`, else the one on the stage that covers least; nothing is taken.
  func leastCovering(_ places: [CGRect]) -> CGRect {
    if let box = places.first(where: isFree) { return box }
    let least = places.map { place -> (CGRect, CGFloat) in
      let box = place.moved(into: bounds)
      return (box, taken.reduce(0) { $0 + $1.sharedArea(with: box) })
    }.min { $0.1 < $1.1 }
    return least?.0 ?? .null
  }

  /// Keeps everything that is placed later away from `box`.
  mutating func take(_ box: CGRect) { taken.append(box) }

  /// A place that a label would take, and how far it is from the best one.
  struct Wish {
    var box: CGRect
    var rank: CGFloat
  }

  /// The free one of `places` that costs least, of equals the first; taken from now on.
  /// - Parameter most: what costs more is no place at all.
  mutating func place(
    _ wishes: [Wish], most: CGFloat = .infinity, cost: (Wish) -> CGFloat
  ) -> CGRect? {
    var best: (box: CGRect, cost: CGFloat)?
    for wish in wishes where isFree(wish.box) {
      let cost = cost(wish)
      if cost <= most, cost < best?.cost ?? .infinity { best = (wish.box, cost) }
    }
    if let best { taken.append(best.box) }
    return best?.box
  }

  mutating func place(_ places: [CGRect], cost: (CGRect) -> CGFloat) -> CGRect? {
    place(places.map { Wish(box: $0, rank: 0) }) { cost($0.box) }
  }

  /// A free place inside `room`, in its middle if possible, taken from now on.
  mutating func place(_ size: CGSize, within room: CGRect) -> CGRect? {
    guard size.width <= room.width, size.height <= room.height else { return nil }
    let (slackX, slackY) = (room.width - size.width, room.height - size.height)
    let shares: [(CGFloat, CGFloat)] = [
      (0.5, 0.5), (0.5, 0.25), (0.5, 0.75), (0.2, 0.5), (0.8, 0.5), (0.2, 0.2), (0.8, 0.8),
      (0.8, 0.2), (0.2, 0.8), (0.5, 0), (0.5, 1), (0, 0), (1, 1), (1, 0), (0, 1),
    ]
    let boxes = shares.map {
      CGRect(
        origin: CGPoint(
          x: (room.minX + slackX * $0.0).rounded(), y: (room.minY + slackY * $0.1).rounded()),
        size: size)
    }
    guard let box = boxes.first(where: isFree) else { return nil }
    taken.append(box)
    return box
  }
}

extension CGRect {
  /// Whether two boxes with sides that are not negative have a point in common, edges included:
  /// `intersects` without its detours, for those who ask thousands of times a frame.
  func meets(_ other: CGRect) -> Bool {
    origin.x <= other.origin.x + other.size.width && other.origin.x <= origin.x + size.width
      && origin.y <= other.origin.y + other.size.height && other.origin.y <= origin.y + size.height
  }

  /// The same box shifted as far as it takes to lie in `room`; its top left corner does in any case.
  func moved(into room: CGRect) -> CGRect {
    CGRect(
      x: max(min(minX, room.maxX - width), room.minX),
      y: max(min(minY, room.maxY - height), room.minY), width: width, height: height)
  }
}
