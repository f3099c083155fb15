import Canvas
import Diagnosis
import Foundation
import UIKit
import Wording

extension InspectorPanel {
  /// How large the part is in which the view can be touched.
  func showTouchArea(
    of subject: Subject, in rest: inout CGRect, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    guard let area = workspace.telling.touchArea else { return }
    ui.heading(Labels.touchAreaHeading, in: &rest)
    let theme = ui.theme
    func tell(_ name: String, _ value: String, strong: Color? = nil) {
      let line = row(name, in: &rest, &ui)
      ui.label(
        value, in: line, font: strong == nil ? .body : .bodyStrong, color: strong ?? theme.text)
    }
    tell(Labels.ownBounds, Labels.areaUnit(area.own.area))
    if abs(area.region.area - area.own.area) > 0.5 {
      tell(Labels.afterRules, Labels.areaUnit(area.region.area))
    }
    if let gate = Self.gate(above: subject.view), !Self.isFoundAnyway(subject.view) {
      tell(Labels.reachable, Labels.areaUnit(0), strong: theme.refused)
      tell(
        Labels.closedBy, gate.accessibilityIdentifier ?? "\(type(of: gate))",
        strong: theme.refused)
      return
    }
    for cut in area.cuts.prefix(3) {
      tell(
        Labels.cutBy(cut.ancestor), Labels.minus(cut.step.area), strong: theme.refused)
    }
    let free = workspace.telling.freeArea
    for taker in free?.takers.prefix(3) ?? [] {
      tell(Labels.takenBy(taker.view), Labels.minus(taker.area), strong: theme.refused)
    }
    if let measured = workspace.measured {
      return tell(Labels.reachable, Labels.mapping(measured))
    }
    let left = free?.area ?? area.reachable.area
    tell(
      Labels.reachable, Labels.areaUnit(left), strong: left > 0.5 ? theme.hit : theme.refused)
    if let free { tell(Labels.largestRectangle, Labels.size(free.largestRectangle)) }
    showSide(free?.smallestSide ?? area.smallestSide, in: &rest, &ui)
    chooseMinimum(in: &rest, &ui, send)
    for share in workspace.telling.finger.prefix(3) {
      tell(
        share.view == workspace.telling.finger.first?.view ? Labels.fingerShares : "",
        Labels.share(share.share, of: share.view))
    }
  }

  private func showSide(_ side: CGFloat, in rest: inout CGRect, _ ui: inout Interface) {
    var line = row(Labels.smallestSide, in: &rest, &ui)
    let width = ui.label(
      Labels.points(side), in: line, font: .body, color: ui.theme.text)
    _ = line.cut(.left, width + 8)
    let minimum = workspace.comfort.minimumTarget
    let passes = minimum.isMet(by: side)
    let color = passes ? ui.theme.hit : ui.theme.refused
    let mark = CGRect(around: CGPoint(x: line.minX + 6, y: line.midY), radius: 6)
    ui.draw(passes ? .tick : .cross, in: mark, color: color)
    _ = line.cut(.left, 16)
    ui.label(Labels.target(minimum), in: line, font: .body, color: color)
  }

  /// By whose rule the smallest side is measured.
  private func chooseMinimum(
    in rest: inout CGRect, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    let all = MinimumTarget.allCases
    let titles = all.map(Labels.target)
    let width = ui.segmentsWidth(titles)
    var line = rest.cut(.top, 36).padded(16, 2)
    // Where both have room, the choice stands under the values, else it takes the whole line.
    let key = Self.keyWidth(in: rest)
    if line.width - key >= width {
      let name = line.cut(.left, key)
      ui.label(Labels.leastTarget, in: name, font: .body, color: ui.theme.textSoft)
    }
    let place = CGRect(x: line.minX, y: line.midY - 16, width: width, height: 32)
    if let chosen = ui.segments(
      "inspector.target", titles,
      selected: all.firstIndex(of: workspace.comfort.minimumTarget) ?? 0,
      in: place)
    {
      send(.comfort(.measure(all[chosen])))
    }
    ui.tip(Labels.targetSource(workspace.comfort.minimumTarget), for: place)
  }

  /// A view above finds this one wherever it is, whatever its gates say.
  private static func isFoundAnyway(_ view: UIView) -> Bool {
    var next = view.superview
    while let current = next {
      let finds = current.hitTestRules.contains { rule in
        if case .reachOutside(_, respectsGates: false) = rule { true } else { false }
      }
      if finds { return true }
      next = current.superview
    }
    return false
  }

  /// The nearest view, this one first, whose gate keeps every touch away.
  private static func gate(above view: UIView) -> UIView? {
    var next: UIView? = view
    while let current = next {
      let isDisabled = (current as? UIControl)?.isEnabled == false
      if isDisabled || !current.isUserInteractionEnabled || current.isHidden
        || current.alpha < 0.01
      {
        return current
      }
      next = current.superview
    }
    return nil
  }
}

extension HitTestRule {
  /// When a rule runs.
  enum Part: Sendable {
    case region
    case search
    case result
  }

  var part: Part {
    switch self {
    case .expand, .hole, .path(_, _, .inside): .region
    case .none, .boxOnly, .overflow: .search
    case .passThrough, .ignore, .redirect, .reachOutside, .path(_, _, .result): .result
    }
  }
}
