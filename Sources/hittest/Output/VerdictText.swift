import Diagnosis
import Scenes
import UIKit
import Wording

/// A verdict for people.
@MainActor
enum VerdictText {
  static func text(_ verdict: Verdict, fixes: FixSearch?, in document: SceneDocument) -> String {
    let words = Language.english
    var lines = [VerdictWords.headline(verdict).text, VerdictWords.because(verdict).text]
    let later = VerdictWords.later(verdict)
    if !later.isEmpty {
      lines.append(words.text("verdict.later"))
      lines += later.map { "  - \($0.text)" }
    }
    if let limit = VerdictWords.limit(verdict) { lines.append(limit.text) }
    if let fixes { lines += [""] + self.lines(fixes, of: verdict, document) }
    return lines.joined(separator: "\n")
  }

  private static func lines(
    _ search: FixSearch, of verdict: Verdict, _ document: SceneDocument
  ) -> [String] {
    let fixes = search.fixes
    let words = Language.english
    if verdict.getsTouch { return [words.text("fix.notNeeded")] }
    if fixes.isEmpty { return [words.text(search.isCut ? "fix.cutEmpty" : "fix.none")] }
    var lines = [words.text("fix.heading")]
    for (number, fix) in fixes.enumerated() {
      for (step, edit) in fix.edits.enumerated() {
        let head = step == 0 ? "\(number + 1). " : String(repeating: " ", count: 3)
        lines.append("\(head)\(FixWords.sentence(edit).text).")
      }
      lines.append("   \(FixWords.effects(fix, of: verdict.view).text).")
      for edit in fix.edits {
        let code = FixSwift.lines(edit, className: document.className(of: edit.view))
        lines += code.map { $0.isEmpty ? "" : "     \($0)" }
      }
    }
    if search.isCut { lines += ["", words.text("fix.cut")] }
    return lines
  }
}

extension SceneDocument {
  /// The class that the file names for a view.
  func className(of view: ViewID) -> String? { index(of: view).flatMap { nodes[$0].className } }
}
