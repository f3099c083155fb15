import Diagnosis
import Foundation
import UIKit
import Wording

extension Labels {
  static let fixes = text("fixes.heading")
  static let tryFix = text("fixes.try")
  static let copySwift = text("fixes.copy")
  static let noFix = text("fixes.none")
  static let fixesCut = text("fixes.cut")
  static let searchingFixes = text("fixes.searching")
  static let andThen = text("fixes.and")
  static let undo = text("edit.undo")
  static let noFindings = text("findings.none")
  static let lookOver = text("findings.look")

  static func fixes(for view: ViewID, at point: CGPoint) -> String {
    text("fixes.for", ["view": view.name, "point": self.point(point)])
  }

  static func done(_ edit: Edit) -> String {
    text("fixes.done", ["view": edit.view?.name ?? ""])
  }

  static func findings(_ count: Int) -> String {
    switch count {
    case 0: text("findings.heading")
    case 1: text("findings.single")
    default: text("findings.many", ["count": String(count)])
    }
  }

  static func findingsOfMany(_ count: Int) -> String {
    text("findings.ofMany", ["count": grouped(CGFloat(count))])
  }

  static func mapping(_ progress: Double) -> String {
    text("territory.asking", ["share": share(CGFloat(progress))])
  }

  static let openOwners = text("territory.openLegend")
  static let closeOwners = text("territory.closeLegend")

  static func owners(_ count: Int) -> String {
    text(count == 1 ? "territory.owner" : "territory.owners", ["count": String(count)])
  }

  static func cause(_ kind: DeadZone.Kind) -> String { text("deadZone.\(kind.rawValue)") }

  static func zones(_ count: Int, area: CGFloat) -> String {
    text("deadZone.figures", ["count": String(count), "area": areaUnit(area)])
  }

  static let openLegend = text("deadZone.openLegend")
  static let closeLegend = text("deadZone.closeLegend")

  static func deadZones(_ count: Int, shown: (number: Int, kind: DeadZone.Kind)?) -> String {
    if let shown {
      return text(
        "deadZone.ofMany",
        ["count": String(count), "number": String(shown.number + 1), "cause": cause(shown.kind)])
    }
    return text(count == 1 ? "deadZone.single" : "deadZone.many", ["count": String(count)])
  }

  // MARK: How large a touch area should be

  static let leastTarget = text("inspector.least")

  static func target(_ minimum: MinimumTarget) -> String {
    text("inspector.least.\(minimum.rawValue)")
  }

  static func targetSource(_ minimum: MinimumTarget) -> String {
    text("inspector.leastSource.\(minimum.rawValue)")
  }

  // MARK: Before and after

  static let before = text("comparison.before")
  static let after = text("comparison.after")
  static let beside = text("comparison.beside")
  static let nothingChanged = text("comparison.nothing")
  static let noRoomBeside = text("comparison.noRoom")
  static let notOnPlanes = text("comparison.planes")

  static func passage(from loser: ViewID?, to winner: ViewID?, area: CGFloat) -> String {
    let values = [
      "from": loser?.name ?? nobody, "to": winner?.name ?? nobody, "area": areaUnit(area),
    ]
    return text("comparison.passage", values)
  }
}
