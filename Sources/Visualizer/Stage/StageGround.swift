import Foundation
import UIKit

/// What lies under a label on the flat stage: edges that would run through its words, and views
/// that it would seem to name.
@MainActor
struct StageGround {
  private var views: [Drawn] = []
  private var parents: [Int?] = []

  private struct Drawn {
    var index: Int
    var corners: [CGPoint]
    var box: CGRect
    var isGlass: Bool
  }

  /// Among more views than this no label finds a quiet place, and looking for one takes time.
  private static let most = 120

  /// Nothing lies anywhere.
  init() {}

  init(_ workspace: Workspace, in stage: CGRect) {
    let drawn = workspace.drawn(in: stage)
    parents =
      workspace.projection.views.count <= 4000 ? workspace.projection.views.map(\.parent) : []
    guard drawn.count <= Self.most, !parents.isEmpty else { return }
    views = drawn.map { index in
      Drawn(
        index: index,
        corners: workspace.projection.views[index].corners.map { workspace.camera.toStage($0) },
        box: workspace.stageExtent(index),
        isGlass: workspace.projection.views[index].looks.isGlass)
    }
  }

  /// How many views, other than `own`, have an edge that runs through `box`.
  func edges(through box: CGRect, except own: Int? = nil) -> Int {
    let box = box.insetBy(dx: -1, dy: 1)
    return views.count { view in
      guard view.index != own, view.box.meets(box) else { return false }
      return view.corners.indices.contains { side in
        box.isCrossed(from: view.corners[side], to: view.corners[(side + 1) % 4])
      }
    }
  }

  /// Whether the reflections of a pane run through `box`.
  func isGlass(under box: CGRect) -> Bool {
    views.contains { $0.isGlass && $0.box.meets(box) }
  }

  /// How many other views a label of view `own` at `box` could be taken to name: those around its
  /// middle that are in front of `own` or smaller, unless they cover all of it; all of them when it is not in `own`.
  func strangers(holding box: CGRect, of own: Int) -> Int {
    let middle = CGPoint(x: box.midX, y: box.midY)
    guard let ownPlace = views.firstIndex(where: { $0.index == own }) else { return 0 }
    let (ownBox, isInside) = (views[ownPlace].box, Self.holds(views[ownPlace], middle))
    return views.indices.count { place in
      let view = views[place]
      return view.index != own
        && (!isInside || place > ownPlace || view.box.isSmaller(than: ownBox))
        && Self.holds(view, middle) && !(isInside && view.box.contains(ownBox))
        && !isAncestor(view.index, of: own)
    }
  }

  private func isAncestor(_ candidate: Int, of own: Int) -> Bool {
    var next = parents[own]
    while let current = next {
      if current == candidate { return true }
      next = parents[current]
    }
    return false
  }

  private static func holds(_ view: Drawn, _ point: CGPoint) -> Bool {
    guard view.box.holds(point) else { return false }
    let turns = view.corners.indices.map { side -> CGFloat in
      let (a, b) = (view.corners[side], view.corners[(side + 1) % 4])
      return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
    }
    return turns.allSatisfy { $0 >= 0 } || turns.allSatisfy { $0 <= 0 }
  }
}

extension CGRect {
  func isSmaller(than other: CGRect) -> Bool { width * height < other.width * other.height }

  /// Whether a straight line between two points has a part inside.
  func isCrossed(from start: CGPoint, to end: CGPoint) -> Bool {
    var (first, last): (CGFloat, CGFloat) = (0, 1)
    let sides = [
      (start.x - end.x, start.x - minX), (end.x - start.x, maxX - start.x),
      (start.y - end.y, start.y - minY), (end.y - start.y, maxY - start.y),
    ]
    for (step, room) in sides {
      if step == 0 {
        if room < 0 { return false }
      } else if step < 0 {
        first = max(first, room / step)
      } else {
        last = min(last, room / step)
      }
    }
    return first <= last
  }
}
