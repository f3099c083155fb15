import UIKit
import Wording

extension Labels {
  /// The sentence under the stage.
  @MainActor
  static func narration(_ workspace: Workspace) -> [Sentence.Run] {
    guard workspace.scene != nil else { return [Sentence.Run(noScene)] }
    guard !workspace.projection.views.isEmpty else { return [Sentence.Run(emptyScene)] }
    guard let moment = workspace.moment, moment.step > 0 else {
      return [Sentence.Run(workspace.descent == nil ? welcome : nothingAsked)]
    }
    return Narration.sentence(
      for: moment.descent.trace.steps[moment.step - 1], in: moment.descent.trace
    ).runs
  }

  /// A touch beside every window.
  static let nothingAsked = "The screen has no window to ask."

  static func rules(_ rules: [HitTestRule]) -> String {
    rules.map { RuleWords.short($0) }.joined(separator: ", ")
  }
}

extension Labels {
  static let codeHint = "The code that runs appears here, with its current line."

  static func defaultCode(of view: ViewID) -> String { "\(view): UIKit’s own hitTest" }

  static func ruleCode(of view: ViewID, _ rules: [HitTestRule]) -> String {
    "\(view): “\(self.rules(rules))”, as the override you would write"
  }
}
