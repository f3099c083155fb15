import UIKit
import Wording

/// The window's words for what only the window knows.
extension Labels {
  /// A row's last word: what became of the view, or its size before any touch.
  static func verdict(_ state: ViewState, view: PlacedView) -> String {
    switch state {
    case .waiting: size(view.bounds.size)
    case .neverAsked: neverAsked
    case .asking: asking
    case .contains: inside
    case .refused(.isEnabled): disabled
    case .refused(.isUserInteractionEnabled): interactionOff
    case .refused(.isHidden): hidden
    case .refused(.alpha(let alpha)): alpha > 0 ? alphaLow : alphaZero
    case .refused(.animation): animated
    case .refused(.transform): noInverse
    case .outside: outside
    case .gaveNothing: nothing
    case .passedOn: passesOn
    case .hit: hit
    }
  }

  static func part(_ part: HitTestRule.Part) -> String {
    switch part {
    case .region: onRegion
    case .search: onSearch
    case .result: onResult
    }
  }

  static let inSight = text("territory.inSight")

  /// Which side of a border a sentence speaks of.
  static func beyond(_ at: CGPoint) -> [Sentence.Run] {
    [Sentence.Run(text("territory.beyond", ["point": point(at)]) + " ")]
  }

  static let noSize = text("inspector.noSize")

  /// The sentence under the stage.
  @MainActor
  static func narration(_ workspace: Workspace) -> [Sentence.Run] {
    guard workspace.scene != nil else { return [Sentence.Run(noScene)] }
    guard !workspace.projection.views.isEmpty else { return [Sentence.Run(emptyScene)] }
    guard let moment = workspace.moment, moment.step > 0 else {
      if workspace.mode == .predict, workspace.descent == nil {
        return [Sentence.Run(workspace.openQuestion == nil ? predictWelcome : predictOpen)]
      }
      if workspace.mode == .edit, workspace.descent == nil {
        return [Sentence.Run(workspace.exploded.isOpen ? editPlanesWelcome : editWelcome)]
      }
      return [Sentence.Run(workspace.descent == nil ? welcome : nothingAsked)]
    }
    return Narration.sentence(
      for: moment.descent.trace.steps[moment.step - 1], in: moment.descent.trace
    ).typeset.cuttingNames(to: 60).runs
  }
}
