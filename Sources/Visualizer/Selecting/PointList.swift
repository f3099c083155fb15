import Diagnosis
import Foundation
import UIKit
import Wording

/// Everything under one point, front-most first, with its verdict: hidden, disabled and
/// sticking-out views too.
struct PointList: Equatable, Sendable {
  /// Screen points of the scene.
  var at: CGPoint
  /// Where on the window the list was asked for.
  var anchor: CGPoint
  var rows: [Row]
  /// The row that Enter chooses.
  var current = 0
  /// The descent of a touch at the point; nothing was touched.
  var moment: Moment

  struct Row: Equatable, Sendable {
    /// The view's index in the projection.
    var view: Int
    var state: ViewState
    /// Nil until the row is shown.
    var verdict: [Sentence.Run]?
  }
}

extension Workspace {
  mutating func perform(_ command: PickCommand) {
    switch command {
    case .list(let point, let anchor): list(at: point, anchor: anchor)
    case .listHere:
      guard let point = pointed?.at ?? descent?.trace.point else { return }
      list(at: point, anchor: camera.toStage(point))
    case .judge(let rows): judge(rows)
    case .move(let step):
      guard let list = pointList, !list.rows.isEmpty else { return }
      let current = min(max(list.current + step, 0), list.rows.count - 1)
      pointList?.current = current
      lit = projection.views[list.rows[current].view].id
    case .choose(let row):
      guard let list = pointList, list.rows.indices.contains(row) else { return }
      selection = projection.views[list.rows[row].view].id
      attend()
      pointList = nil
    case .close:
      pointList = nil
      lit = nil
    }
  }

  /// Selects the front-most view at a point; the next one behind when it was asked for at the same
  /// point before, and after the last one the first again.
  mutating func selectNext(at point: CGPoint) {
    let reach = 4 / max(camera.scale, 0.001)
    let stack = projection.stack(at: point)
    var next = stack.first
    if let picked, abs(picked.x - point.x) <= reach, abs(picked.y - point.y) <= reach,
      let selected = selection.flatMap({ projection.index[$0] }),
      let place = stack.firstIndex(of: selected)
    {
      next = stack[(place + 1) % stack.count]
    } else {
      picked = point
    }
    selection = next.map { projection.views[$0].id }
    attend()
  }

  private mutating func list(at point: CGPoint, anchor: CGPoint) {
    guard !isVeiled, let scene, point.x.isFinite, point.y.isFinite else { return }
    let descent = Descent(scene.trace(point))
    let moment = Moment(descent: descent, step: descent.stepCount, progress: 1)
    let rows = projection.stack(at: point).map { index in
      PointList.Row(
        view: index,
        state: moment.state(of: projection.views[index].id, closed: descent.stepCount))
    }
    pointList = PointList(at: point, anchor: anchor, rows: rows, moment: moment)
    lit = rows.first.map { projection.views[$0.view].id }
  }

  private mutating func judge(_ rows: Range<Int>) {
    guard let scene, var list = pointList else { return }
    for row in rows.clamped(to: list.rows.indices) where list.rows[row].verdict == nil {
      let id = projection.views[list.rows[row].view].id
      let verdict = scene.view(id).map {
        Verdict.why($0, at: list.at, in: scene, trace: list.moment.descent.trace)
      }
      list.rows[row].verdict = verdict.map { VerdictWords.because($0).typeset.runs } ?? []
    }
    pointList = list
  }
}
