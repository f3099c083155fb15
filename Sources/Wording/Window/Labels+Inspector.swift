public import UIKit

extension Labels {
  public static let nothingInspected = text("inspector.nothing")
  public static let inspectHint = text("inspector.hint")
  public static let yes = text("inspector.yes")
  public static let no = text("inspector.no")

  // MARK: Flags

  public static let isHidden = text("inspector.hidden")
  public static let userInteraction = text("inspector.userInteraction")
  public static let isEnabled = text("inspector.enabled")
  public static let clips = text("inspector.clips")

  // MARK: Rules

  public static let rulesHeading = text("inspector.rules")
  public static let defaultSearch = text("inspector.defaultSearch")
  /// When a rule runs.
  public static let onRegion = text("inspector.onRegion")
  public static let onSearch = text("inspector.onSearch")
  public static let onResult = text("inspector.onResult")

  public static func rules(_ rules: [HitTestRule]) -> String {
    rules.map { RuleWords.short($0) }.joined(separator: text("list.comma"))
  }

  // MARK: The touch area

  public static let touchAreaHeading = text("inspector.touchArea")
  public static let ownBounds = text("inspector.ownBounds")
  public static let afterRules = text("inspector.afterRules")
  public static let reachable = text("inspector.reachable")
  public static let closedBy = text("inspector.closedBy")
  public static let smallestSide = text("inspector.smallestSide")

  // MARK: The code pane

  public static func defaultCode(of view: ViewID) -> String {
    text("pane.defaultCode", ["view": view.name])
  }

  public static func ruleCode(of view: ViewID, _ rules: [HitTestRule]) -> String {
    text("pane.ruleCode", ["view": view.name, "rules": self.rules(rules)])
  }
}
