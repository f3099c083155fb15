public import Diagnosis
import UIKit

/// A change as the Swift to write in an iOS project.
public enum FixSwift {
  /// One statement or a few; for a rule the override, in a class of the view's own.
  ///
  /// - Parameter className: the class of the changed view: the one to extend, or if UIKit's own
  ///   the one to derive from.
  public static func lines(
    _ edit: SceneEdit, className: String? = nil, in language: Language = .english
  ) -> [String] {
    let view = SwiftName.variable(edit.view.name)
    switch edit {
    case .setInteraction(_, let on): return ["\(view).isUserInteractionEnabled = \(on)"]
    case .setHidden(_, let on): return ["\(view).isHidden = \(on)"]
    case .setAlpha(_, let alpha): return ["\(view).alpha = \(Figures.exact(alpha))"]
    case .setEnabled(_, let on): return ["\(view).isEnabled = \(on)"]
    case .allowTouches:
      return ["// " + language.text("swift.allowTouches"), "options: [.allowUserInteraction]"]
    case .hitWhereSeen:
      return [
        "UIViewPropertyAnimator(duration: duration, curve: .easeInOut) {",
        "  // " + language.text("swift.sameChanges"), "}.startAnimation()",
      ]
    case .resetTransform: return ["\(view).transform = .identity"]
    case .growFrame(_, let frame):
      return [
        "\(view).frame = \(rect(frame))", "// " + language.text("swift.subviewsStay"),
      ]
    case .moveFrame(_, let frame): return ["\(view).frame = \(rect(frame))"]
    case .addRule(_, let rule):
      let className = className ?? "UIView"
      let isOwn = !className.hasPrefix("UI") && SwiftName.isPlain(className)
      let base = className.hasPrefix("UI") && SwiftName.isPlain(className) ? className : "UIView"
      let name = isOwn ? className : SwiftName.type(edit.view.name)
      let body = RuleSwift.override(for: [rule], of: base)
      return ["class \(name): \(base) {"] + body.map { $0.text.isEmpty ? "" : "  \($0.text)" }
        + ["}"]
    case .removeRule(_, let index):
      return [
        "// "
          + language.text(
            "swift.removeOverride",
            ["view": SwiftName.comment(edit.view.name), "number": String(index + 1)])
      ]
    case .bringToFront: return ["\(view).superview?.bringSubviewToFront(\(view))"]
    case .moveInto(_, let superview, let center):
      return [
        "\(SwiftName.variable(superview.name)).addSubview(\(view))",
        "\(view).center = CGPoint(x: \(number(center.x)), y: \(number(center.y)))",
      ]
    case .setWindowLevel(_, let level):
      return ["\(view).windowLevel = UIWindow.Level(\(Figures.exact(level)))"]
    }
  }

  private static func rect(_ rect: CGRect) -> String {
    "CGRect(x: \(number(rect.origin.x)), y: \(number(rect.origin.y)), "
      + "width: \(number(rect.size.width)), height: \(number(rect.size.height)))"
  }

  private static func number(_ value: CGFloat) -> String { Figures.exact(Double(value)) }
}

extension SwiftName {
  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "is",
    "let", "nil", "protocol", "repeat", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "var", "where", "while",
  ]

  /// `pay-button` → `payButton`, `continue` → `` `continue` ``.
  static func variable(_ name: String) -> String {
    let type = type(name)
    let variable = type.prefix(1).lowercased() + type.dropFirst()
    return keywords.contains(variable) ? "`\(variable)`" : variable
  }
}
