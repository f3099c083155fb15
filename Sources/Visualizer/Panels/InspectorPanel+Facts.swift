import Diagnosis
import Foundation
import UIKit
import Wording

extension InspectorPanel {
  /// Everything that the panel shows of one view.
  @MainActor
  struct Facts {
    var name: String
    var className: String
    var geometry: [Row] = []
    var flags: [Flag] = []
    var rules: [Rule] = []
    var touchArea: [Row] = []

    static let row: CGFloat = 24

    static func keyWidth(in rect: CGRect) -> CGFloat { min(124, rect.width * 0.5) }

    var height: CGFloat {
      40 + CGFloat(geometry.count + flags.count + touchArea.count) * Self.row
        + CGFloat(rules.count) * 28 + 16 + 80 + 16
    }

    struct Row {
      var name: String
      var value: String
      var look = Look.plain
      var passes: Bool?
      var note = ""
    }

    enum Look {
      case plain
      case strong
      case bad
    }

    struct Flag {
      var name: String
      var isOn: Bool
      /// The value closes a gate.
      var isGate: Bool
    }

    struct Rule {
      var name: String
      var detail: String
      var isDefault = false
    }

    init(_ view: UIView, _ placed: PlacedView, _ workspace: Workspace) {
      name = placed.id.name
      className = placed.className
      noteGeometry(of: view)
      noteFlags(of: view)
      noteRules(view.hitTestRules)
      if let area = workspace.telling.touchArea { noteArea(area, closed: Self.gate(above: view)) }
    }

    private mutating func noteGeometry(of view: UIView) {
      note(view.frame, as: "frame")
      if view.bounds.origin != .zero || !view.transform.isIdentity {
        note(view.bounds, as: "bounds")
      }
      if !view.transform.isIdentity {
        geometry.append(Row(name: "transform", value: Labels.transform(view.transform)))
      }
      let alpha = view.alpha
      geometry.append(
        Row(
          name: "alpha", value: Labels.alpha(alpha), look: alpha < 0.01 ? .bad : .plain))
    }

    private mutating func note(_ rect: CGRect, as name: String) {
      geometry.append(Row(name: name, value: Labels.pair(rect.origin.x, rect.origin.y)))
      geometry.append(Row(name: "", value: Labels.size(rect.size)))
    }

    private mutating func noteFlags(of view: UIView) {
      flags.append(Flag(name: Labels.isHidden, isOn: view.isHidden, isGate: view.isHidden))
      let interacts = view.isUserInteractionEnabled
      flags.append(Flag(name: Labels.userInteraction, isOn: interacts, isGate: !interacts))
      if let control = view as? UIControl {
        flags.append(
          Flag(name: Labels.isEnabled, isOn: control.isEnabled, isGate: !control.isEnabled))
      }
      flags.append(Flag(name: Labels.clips, isOn: view.clipsToBounds, isGate: false))
    }

    /// Rules on `point(inside:)`, then the search, then rules on the result, each in list order.
    private mutating func noteRules(_ list: [HitTestRule]) {
      let before = list.filter { $0.part == .region }
      let search = list.filter { $0.part == .search }
      let after = list.filter { $0.part == .result }
      rules += before.map { Rule(name: RuleWords.short($0), detail: Labels.part(.region)) }
      if search.isEmpty {
        rules.append(Rule(name: Labels.defaultSearch, detail: "", isDefault: true))
      } else {
        rules += search.map { Rule(name: RuleWords.short($0), detail: Labels.part(.search)) }
      }
      rules += after.map { Rule(name: RuleWords.short($0), detail: Labels.part(.result)) }
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

    private mutating func noteArea(_ area: TouchArea, closed gate: UIView?) {
      touchArea.append(Row(name: Labels.ownBounds, value: Labels.areaUnit(area.own.area)))
      if abs(area.region.area - area.own.area) > 0.5 {
        touchArea.append(Row(name: Labels.afterRules, value: Labels.areaUnit(area.region.area)))
      }
      if let gate {
        let name = gate.accessibilityIdentifier ?? "\(type(of: gate))"
        touchArea.append(Row(name: Labels.reachable, value: Labels.areaUnit(0), look: .bad))
        touchArea.append(Row(name: Labels.closedBy, value: name, look: .bad))
        return
      }
      let isReached = area.reachable.area > 0.5
      touchArea.append(
        Row(
          name: Labels.reachable, value: Labels.areaUnit(area.reachable.area),
          look: isReached ? .strong : .bad))
      let side = area.smallestSide
      touchArea.append(
        Row(
          name: Labels.smallestSide, value: Labels.points(side), passes: side >= 44,
          note: "44"))
    }
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
