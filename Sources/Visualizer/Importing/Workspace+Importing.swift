import Scenes
import UIKit
import Wording

extension Workspace {
  mutating func perform(_ command: ImportCommand) {
    switch command {
    case .showReport(let isShown):
      if isShown {
        if imported != nil { filing.sheet = .report }
      } else if filing.sheet == .report {
        filing.sheet = nil
      }
    case .choose(let index): choose(index)
    case .copyCapture(let capture): outbox.append(.files(.copyCapture(capture)))
    }
  }

  /// Reads another scene of the same storyboard; the changes to this one are asked about first.
  private mutating func choose(_ index: Int) {
    guard let imported, imported.choices.indices.contains(index), imported.choice != index else {
      return
    }
    do {
      try open(
        imported.bytes, name: imported.name, source: imported.source, choosing: String(index + 1))
    } catch {
      banner = Banner(
        isError: true, title: SceneErrorWords.message(error), hint: SceneErrorWords.hint(error))
    }
  }

  /// Whether nobody can say what this view's class does to touches, and nobody has said it since.
  func isUnknown(_ view: PlacedView) -> Bool {
    view.looks.rules.isEmpty
      && (imported?.unknownViews.contains(view.id) == true || isKnownToOverride(view.className))
  }

  /// Whether the scene says of the class that it overrides hit testing, and no code of it is here.
  func isKnownToOverride(_ className: String) -> Bool {
    !document.overrides.isEmpty && document.overrides[className] != nil
      && !registry.names.contains(className)
  }
}
