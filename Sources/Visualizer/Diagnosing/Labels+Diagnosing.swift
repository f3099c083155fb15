import Foundation
import UIKit
import Wording

extension Labels {
  static let fixes = text("fixes.heading")
  static let tryFix = text("fixes.try")
  static let copySwift = text("fixes.copy")
  static let noFix = text("fixes.none")
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

  static let before = text("comparison.before")
  static let after = text("comparison.after")
  static let nothingChanged = text("comparison.nothing")

  static func passage(from loser: ViewID?, to winner: ViewID?, area: CGFloat) -> String {
    let values = [
      "from": loser?.name ?? nobody, "to": winner?.name ?? nobody, "area": areaUnit(area),
    ]
    return text("comparison.passage", values)
  }
}
