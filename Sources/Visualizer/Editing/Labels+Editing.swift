import Canvas
import Foundation
import UIKit

extension Labels {
  /// Why a change can't be made.
  static func refusal(_ refusal: EditRefusal) -> String {
    switch refusal {
    case .viewIsMissing(let view): "There is no view \(view.name) any more."
    case .nameIsTaken(let view): "Another view is called \(view.name); a name stands for one view."
    case .nameIsEmpty: "A view needs a name."
    case .intoItself(let view):
      "\(view.name) can't be moved into itself or one of its own subviews."
    case .lastRoot: "The last window can't be deleted: a touch needs somewhere to land."
    case .beyondLimits:
      "Positions and sizes are numbers up to ±1,000,000,000; a size is never negative."
    case .fixIsOutdated: "The scene has changed since this fix was found."
    }
  }

  /// Why typed text is no value for a property.
  static func refusal(_ refusal: NumberEntry.Refusal, of name: String) -> String {
    switch refusal {
    case .empty: "A number is needed; the old one stays."
    case .notANumber(let text): "“\(text.prefix(40))” is no number; the old one stays."
    case .notFinite: "Not a number and infinite values hit nothing: a number up to ±1,000,000,000."
    case .outside(let range) where range.lowerBound == 0 && range.upperBound > 1:
      "A size is between 0 and 1,000,000,000; UIKit turns a negative one around."
    case .outside(let range):
      "Between \(NumberEntry.text(range.lowerBound)) and \(NumberEntry.text(range.upperBound))."
    }
  }

  /// The name of a change, as undo and redo say it: `hidden on view2`.
  static func name(of edit: Edit) -> String {
    switch edit {
    case .set(let value, let view): "\(flag(value)) on \(view.name)"
    case .place(_, let view, let movement): "\(movement.rawValue) \(view.name)"
    case .rename(let view, _): "rename \(view.name)"
    case .insert(let nodes, _, _): "add \(nodes.first?.id.name ?? "")"
    case .remove(let view): "delete \(view.name)"
    case .duplicate(let view): "duplicate \(view.name)"
    case .arrange(let view, _, _): "reorder \(view.name)"
    case .probes(_, let change): "\(change.rawValue) a probe"
    case .fix(let edits): "fix on \(edits.first?.view.name ?? "")"
    }
  }

  /// A property in a row of the inspector.
  static func flag(_ value: NodeValue) -> String {
    switch value {
    case .isHidden: "hidden"
    case .isUserInteractionEnabled: "user interaction"
    case .isEnabled: "enabled"
    case .clipsToBounds: "clips to bounds"
    case .isMultipleTouchEnabled: "multiple touch"
    case .isExclusiveTouch: "exclusive touch"
    case .handlesTouches: "handles touches"
    case .rules: "rules"
    case .backgroundColor: "color"
    default: value.name
    }
  }

  static let moreProperties = "More properties"
  static let className = "class"
  static let frame = "frame"
  static let frameBeforeTransform = "untransformed"
  static let boundsOrigin = "bounds origin"
  static let anchorPoint = "anchor point"
  static let transform = "transform"
  static let rotation = "rotation"
  static let scale = "scale"
  static let text = "text"
  static let color = "color"
  static let noColor = "none"
  static let addRule = "Add a rule"
  static let ownBounds = "own bounds"
  static let afterRules = "after its rules"
  static let reachable = "reachable"
  static let closedBy = "closed by"
  static let smallestSide = "smallest side"

  static func notAColor(_ text: String) -> String {
    "“\(text.prefix(20))” is no colour: write #RRGGBB or #RRGGBBAA."
  }

  // MARK: Rules

  static let sides = ["top", "left", "bottom", "right"]
  static let growsBy = "t l b r"
  static let growsToAtLeast = "at least"
  static let pathData = "path"
  static let ignoredViews = "views"
  static let redirectTarget = "to"
  static let redirectSources = "from"
  static let viewNames = "names, with commas"
  static let respectsGates = "gates"
  static let fillRules = ["nonzero", "evenodd"]
  static let pathGates = ["inside", "result"]
  static let redirectMoments = ["hit", "inside", "always"]
  static let reachSearches = ["front-most", "as published"]

  static func badPath(_ error: any Error) -> String { "This is no SVG path data: \(error)." }

  static func noSuchView(_ name: String) -> String {
    name.isEmpty ? "A view's name is needed." : "There is no view called “\(name)”."
  }

  static func ruleTemplate(_ rule: HitTestRule) -> String {
    switch rule {
    case .expand(.by): "expand: grow by points"
    case .expand(.toAtLeast): "expand: at least 44 × 44"
    case .path: "path: a shaped touch area"
    case .hole: "hole: a window through the view"
    case .passThrough: "pass through: only subviews answer"
    case .ignore: "ignore: some views' answers drop"
    case .redirect: "redirect: another view answers"
    case .reachOutside: "reach outside: views outside their parent"
    case .overflow: "overflow: subviews first, whatever the bounds"
    case .boxOnly: "box only: subviews are never asked"
    case .none: "none: nothing answers"
    }
  }

  /// A number in a text that is read again: a point, not a comma, and a hyphen.
  static func plain(_ value: CGFloat) -> String {
    NumberEntry.text(Double(value)).replacing("−", with: "-")
  }
}
