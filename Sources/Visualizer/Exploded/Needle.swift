import Canvas
import Foundation
import UIKit

/// The touch as a line through all planes, and what it met on each of them.
@MainActor
struct Needle {
  /// In front of the front-most plane that is shown: where the finger is.
  let head: CGPoint
  /// On the rearmost plane that is shown.
  let tail: CGPoint
  /// One for each plane with a view that was or will be asked.
  private(set) var stops: [Stop] = []
  private let spread: Spread
  private let touch: CGPoint
  private let levels: [ViewID: Int]

  struct Stop: Equatable {
    var level: Int
    var at: CGPoint
    var views: [ViewID]
  }

  /// Stops closer than this can't be told apart.
  private static let closest: CGFloat = 7
  private static let mostVisits = 4000

  init?(_ workspace: Workspace, _ spread: Spread) {
    let descent = workspace.descent
    guard let point = descent?.trace.point ?? workspace.openQuestion?.at,
      !workspace.exploded.shown.isEmpty
    else { return nil }
    let shown = workspace.exploded.shown
    touch = point
    self.spread = spread
    head = spread.toStage(touch, level: CGFloat(shown.upperBound - 1) + 0.62)
    tail = spread.toStage(touch, level: CGFloat(shown.lowerBound))
    guard head.isDrawable, tail.isDrawable else { return nil }
    var levels: [ViewID: Int] = [:]
    var viewsAt: [Int: [ViewID]] = [:]
    for visit in (descent?.visits ?? []).prefix(Self.mostVisits) where levels[visit.view] == nil {
      guard let index = workspace.projection.index[visit.view] else { continue }
      let level = workspace.exploded.planes.levels[index]
      levels[visit.view] = level
      if shown.contains(level) { viewsAt[level, default: []].append(visit.view) }
    }
    self.levels = levels
    var last: CGPoint?
    let hit = descent?.trace.hit
    for level in viewsAt.keys.sorted() {
      let at = spread.toStage(touch, level: CGFloat(level))
      let views = viewsAt[level] ?? []
      let isFar = last.map { hypot($0.x - at.x, $0.y - at.y) >= Self.closest } ?? true
      guard isFar || views.contains(where: { $0 == hit }) else { continue }
      stops.append(Stop(level: level, at: at, views: views))
      last = at
    }
  }

  /// Where the token stands when it is at `view`.
  func anchor(of view: ViewID) -> CGPoint? {
    levels[view].map { spread.toStage(touch, level: CGFloat($0)) }
  }

  /// What no label may cover.
  var marks: [CGRect] {
    [CGRect(around: head, radius: 17)] + stops.prefix(200).map { CGRect(around: $0.at, radius: 9) }
  }

  /// The line itself, in small boxes.
  var line: [CGRect] {
    let length = hypot(head.x - tail.x, head.y - tail.y)
    let count = Int(min(max(length / 12, 1), 120))
    return (0...count).map { step in
      let share = CGFloat(step) / CGFloat(count)
      return CGRect(
        around: CGPoint(
          x: head.x + (tail.x - head.x) * share, y: head.y + (tail.y - head.y) * share), radius: 4)
    }
  }
}
