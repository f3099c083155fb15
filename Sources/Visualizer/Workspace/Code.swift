import UIKit
import Wording

/// What the code pane shows: the lines that run for a view, the one that runs now, and its values.
struct Code: Equatable {
  var view: ViewID
  var title: String
  var lines: [SwiftLine]
  /// The index of the line of the step under way.
  var current: Int?
  /// The live values, to stand behind the current line.
  var remark = ""

  /// All lines, to be pasted.
  var swift: String { lines.map(\.text).joined(separator: "\n") + "\n" }

  /// The code of the view whose step is under way; before a touch, of the selected one.
  @MainActor
  init?(_ workspace: Workspace) {
    let step = workspace.moment.flatMap { moment in
      moment.step > 0 ? moment.descent.trace.steps[moment.step - 1] : nil
    }
    guard let view = step?.view ?? workspace.selection, let live = workspace.scene?.view(view)
    else { return nil }
    let rules = live.hitTestRules
    let isControl = live is UIControl
    self.view = view
    if rules.isEmpty {
      title = Labels.defaultCode(of: view)
      lines = DefaultAlgorithm.lines(isControl: isControl)
    } else {
      title = Labels.ruleCode(of: view, rules)
      lines = RuleSwift.override(for: rules, of: "\(type(of: live))")
    }
    guard let step, let trace = workspace.descent?.trace else { return }
    current = RuleSwift.currentLine(for: step, in: trace, of: lines)
    remark = CodeRemark.text(for: step)
  }
}
