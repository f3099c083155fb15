public import UIKit

/// Rules as the Swift that an iOS developer would write instead of them.
public enum RuleSwift {
  /// The members of a `UIView` subclass that do what the rule does.
  public static func override(for rule: HitTestRule) -> [SwiftLine] { override(for: [rule]) }

  /// The same for a whole list of rules.
  ///
  /// - Parameter base: the class that the view is of; a control has one gate more.
  public static func override(for rules: [HitTestRule], of base: String = "UIView") -> [SwiftLine] {
    OverrideWriter(rules, base: base).lines
  }

  /// A file with one class, ready for an iOS project.
  ///
  /// - Parameter name: any text; what can't stand in a Swift name is left out.
  public static func file(_ name: String, rules: [HitTestRule], base: String = "UIView") -> String {
    let base = SwiftName.isPlain(base) ? base : "UIView"
    let members = override(for: rules, of: base).map { $0.text.isEmpty ? "" : "  " + $0.text }
    let head = ["import UIKit", "", "class \(SwiftName.type(name)): \(base) {"]
    return (head + members + ["}"]).joined(separator: "\n") + "\n"
  }

  /// The index of the line that performs a step of the view's own frame; nil where none does.
  public static func currentLine(
    for step: HitTestTrace.Step, in trace: HitTestTrace, of lines: [SwiftLine]
  ) -> Int? {
    for role in StepRoles.roles(of: step, in: trace) {
      if let index = lines.firstIndex(where: { $0.role == role }) { return index }
    }
    return nil
  }
}
