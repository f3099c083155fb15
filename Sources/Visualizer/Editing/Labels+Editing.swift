import Canvas
import Foundation
import Scenes
import UIKit
import Wording

extension Labels {
  /// Why a change can't be made.
  static func refusal(_ refusal: EditRefusal) -> String {
    switch refusal {
    case .viewIsMissing(let view): text("edit.missing", ["view": view.name])
    case .nameIsTaken(let view): text("edit.nameTaken", ["view": view.name])
    case .nameIsEmpty: text("edit.nameEmpty")
    case .intoItself(let view): text("edit.intoItself", ["view": view.name])
    case .lastRoot: text("edit.lastRoot")
    case .beyondLimits: text("edit.beyondLimits")
    case .fixIsOutdated: text("edit.fixOutdated")
    }
  }

  /// Why typed text is no value for a property.
  static func refusal(_ refusal: NumberEntry.Refusal) -> String {
    switch refusal {
    case .empty: return text("number.empty")
    case .notANumber(let typed):
      return text("number.notANumber", ["text": String(typed.prefix(40))])
    case .notFinite: return text("number.notFinite")
    case .outside(let range):
      if range.lowerBound == 0, range.upperBound > 1e6 { return text("number.negative") }
      let (low, high) = (NumberEntry.text(range.lowerBound), NumberEntry.text(range.upperBound))
      return text("number.outside", ["low": low, "high": high])
    }
  }

  /// The name of a change, as undo and redo say it: `hidden on view2`.
  static func name(of edit: Edit) -> String {
    let view = ["view": edit.view?.name ?? ""]
    return switch edit {
    case .set(let value, _):
      text("edit.set", view.merging(["property": property(value)]) { first, _ in first })
    case .place(_, _, let movement): text("edit." + movement.rawValue, view)
    case .rename: text("edit.rename", view)
    case .insert: text("edit.insert", view)
    case .remove: text("edit.remove", view)
    case .duplicate: text("edit.duplicate", view)
    case .arrange: text("edit.arrange", view)
    case .probes(_, let change): text("edit.probe." + change.rawValue)
    case .fix: text("edit.fix", view)
    }
  }

  static func undo(_ edit: Edit?) -> String {
    edit.map { text("edit.undoNamed", ["change": name(of: $0)]) } ?? text("edit.nothingToUndo")
  }

  static func redo(_ edit: Edit?) -> String {
    edit.map { text("edit.redoNamed", ["change": name(of: $0)]) } ?? text("edit.nothingToRedo")
  }

  static let layers = text("window.layers")

  /// What a button of the toolbar is for, and its key.
  static func tip(_ name: String) -> String { text("tip." + name) }

  /// A property in a row of the inspector: in words where UIKit's name is a sentence.
  static func property(_ value: NodeValue) -> String {
    switch value {
    case .isHidden: text("inspector.hidden")
    case .isUserInteractionEnabled: text("inspector.userInteraction")
    case .isEnabled: text("inspector.enabled")
    case .clipsToBounds: text("inspector.clips")
    case .isMultipleTouchEnabled: text("inspector.multipleTouch")
    case .isExclusiveTouch: text("inspector.exclusiveTouch")
    case .handlesTouches: text("inspector.handlesTouches")
    case .rules: text("inspector.rulesShort")
    case .backgroundColor: text("inspector.color")
    default: value.name
    }
  }

  static let moreProperties = text("inspector.more")
  static let className = text("inspector.class")
  static let frame = text("inspector.frame")
  static let frameBeforeTransform = text("inspector.untransformed")
  static let boundsOrigin = text("inspector.boundsOrigin")
  static let anchorPoint = text("inspector.anchorPoint")
  static let transform = text("inspector.transform")
  static let rotation = text("inspector.rotation")
  static let scale = text("inspector.scale")
  static let words = text("inspector.text")
  static let noColor = text("inspector.noColor")
  static let addRule = text("inspector.addRule")

  static func notAColor(_ typed: String) -> String {
    text("inspector.notAColor", ["text": String(typed.prefix(20))])
  }

  // MARK: The touch area

  static let largestRectangle = text("inspector.largestRectangle")
  static let fingerShares = text("inspector.finger")

  static func cutBy(_ view: ViewID) -> String { text("inspector.cutBy", ["view": view.name]) }

  static func takenBy(_ view: ViewID?) -> String {
    text("inspector.takenBy", ["view": view?.name ?? nobody])
  }

  static func minus(_ area: CGFloat) -> String {
    text("inspector.minus", ["area": areaUnit(area)])
  }

  static func share(_ share: CGFloat, of view: ViewID?) -> String {
    text(
      "inspector.share",
      ["share": self.share(share), "view": view?.name ?? nobody])
  }

  // MARK: Rules

  static let sides = ["rule.top", "rule.left", "rule.bottom", "rule.right"].map { text($0) }
  static let growsBy = text("rule.sides")
  static let growsToAtLeast = text("rule.least")
  static let pathData = text("rule.pathData")
  static let ignoredViews = text("rule.ignoredViews")
  static let redirectTarget = text("rule.redirectTarget")
  static let redirectSources = text("rule.redirectSources")
  static let viewNames = text("rule.viewNames")
  static let respectsGates = text("rule.respectsGates")
  static let fillRules = HitTestRule.FillRule.allCases.map(\.rawValue)
  static let pathGates = HitTestRule.PathGate.allCases.map(\.rawValue)
  static let redirectMoments = HitTestRule.RedirectMoment.allCases.map(\.rawValue)
  static let reachSearches = HitTestRule.ReachSearch.allCases.map(\.rawValue)

  static func noSuchView(_ name: String) -> String {
    name.isEmpty ? text("edit.noName") : text("edit.noSuchView", ["view": name])
  }

  static func template(_ rule: HitTestRule) -> String {
    switch rule {
    case .expand(.toAtLeast): text("ruleTemplate.atLeast")
    default: text("ruleTemplate." + rule.name)
    }
  }
}
