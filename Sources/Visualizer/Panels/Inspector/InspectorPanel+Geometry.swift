import Canvas
import Foundation
import Scenes
import UIKit
import Wording

extension InspectorPanel {
  /// The frame as the four numbers that it is set by, and UIKit's own where a transform acts.
  func showFrame(
    of subject: Subject, in rest: inout CGRect, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    let geometry = subject.geometry
    let gesture = ui.gesture
    func place(_ movement: Edit.Movement, _ change: (inout NodeGeometry) -> Void) {
      send(placing(subject, movement, gesture, change))
    }
    let isTurned = geometry.transform != .identity
    pair(
      isTurned ? Labels.frameBeforeTransform : Labels.frame,
      ("geometry.x", geometry.frame.origin.x),
      ("geometry.y", geometry.frame.origin.y), of: subject, in: &rest, &ui,
      { x in place(.move) { $0.frame.origin.x = CGFloat(x) } },
      { y in place(.move) { $0.frame.origin.y = CGFloat(y) } })
    pair(
      "", ("geometry.width", geometry.frame.size.width),
      ("geometry.height", geometry.frame.size.height),
      of: subject, in: &rest, range: 0...1e9, atZero: Labels.noSize, &ui,
      { width in place(.resize) { $0.frame.size.width = CGFloat(width) } },
      { height in place(.resize) { $0.frame.size.height = CGFloat(height) } })
    if isTurned {
      let frame = subject.view.frame
      // Four numbers of any length have no room in one line.
      for (title, words) in [
        (Labels.frame, Labels.pair(frame.origin.x, frame.origin.y)), ("", Labels.size(frame.size)),
      ] {
        let line = row(title, in: &rest, &ui)
        ui.label(words, in: line, font: .note, color: ui.theme.textSoft)
      }
    }
  }

  /// Bounds origin, anchor point and transform, each as the numbers that people think in.
  func showTransform(
    of subject: Subject, in rest: inout CGRect, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    let geometry = subject.geometry
    let gesture = ui.gesture
    func place(_ movement: Edit.Movement, _ change: (inout NodeGeometry) -> Void) {
      send(placing(subject, movement, gesture, change))
    }
    pair(
      Labels.boundsOrigin, ("geometry.offsetX", geometry.offset.x),
      ("geometry.offsetY", geometry.offset.y),
      of: subject, in: &rest, &ui,
      { x in place(.scroll) { $0.offset.x = CGFloat(x) } },
      { y in place(.scroll) { $0.offset.y = CGFloat(y) } })
    pair(
      Labels.anchorPoint, ("geometry.anchorX", geometry.anchorPoint.x),
      ("geometry.anchorY", geometry.anchorPoint.y), of: subject, in: &rest, step: 0.1, &ui,
      { x in place(.anchor) { $0.setAnchorPoint(CGPoint(x: CGFloat(x), y: $0.anchorPoint.y)) } },
      { y in place(.anchor) { $0.setAnchorPoint(CGPoint(x: $0.anchorPoint.x, y: CGFloat(y))) } })
    guard let turn = TurnAndScale(geometry.transform) else {
      let line = row(Labels.transform, in: &rest, &ui)
      ui.label(
        Labels.transform(geometry.transform), in: line, font: .note, color: ui.theme.textSoft)
      return
    }
    func turned(_ movement: Edit.Movement, _ change: (inout TurnAndScale) -> Void) {
      var changed = turn
      change(&changed)
      place(movement) { $0.transform = changed.transform(movedBy: geometry.transform) }
    }
    let line = row(Labels.rotation, in: &rest, &ui)
    number(
      "geometry.rotation", CGFloat(turn.degrees), of: subject, in: half(line, 0),
      range: -36000...36000, &ui
    ) { degrees in turned(.rotate) { $0.degrees = degrees } }
    ui.label("°", in: half(line, 1), font: .body, color: ui.theme.textSoft)
    pair(
      Labels.scale, ("geometry.scaleX", CGFloat(turn.scaleX)),
      ("geometry.scaleY", CGFloat(turn.scaleY)),
      of: subject, in: &rest, step: 0.1, &ui,
      { x in turned(.scale) { $0.scaleX = x } }, { y in turned(.scale) { $0.scaleY = y } })
  }

  private func placing(
    _ subject: Subject, _ movement: Edit.Movement, _ gesture: Int,
    _ change: (inout NodeGeometry) -> Void
  ) -> Command {
    var changed = subject.geometry
    change(&changed)
    return .edit(.place(changed, of: subject.id, movement), gesture: gesture)
  }

  /// Two numbers side by side.
  func pair(
    _ title: String, _ first: (name: String, value: CGFloat),
    _ second: (name: String, value: CGFloat), of subject: Subject, in rest: inout CGRect,
    step: Double = 1, range: ClosedRange<Double> = -1e9...1e9, atZero: String? = nil,
    _ ui: inout Interface, _ setFirst: (Double) -> Void, _ setSecond: (Double) -> Void
  ) {
    let line = row(title, in: &rest, &ui)
    number(
      first.name, first.value, of: subject, in: half(line, 0), step: step, range: range,
      atZero: atZero, &ui, change: setFirst)
    number(
      second.name, second.value, of: subject, in: half(line, 1), step: step, range: range,
      atZero: atZero, &ui, change: setSecond)
  }

  func half(_ line: CGRect, _ index: Int) -> CGRect {
    let width = ((line.width - 6) / 2).rounded(.down)
    return CGRect(
      x: line.minX + CGFloat(index) * (width + 6), y: line.minY, width: width, height: line.height)
  }
}
