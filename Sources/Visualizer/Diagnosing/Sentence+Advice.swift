import Canvas
import Wording

extension Sentence {
  /// As fixes and findings are written: names stand out, rules have their colour.
  func advice(in theme: Theme) -> [TextRun] {
    typeset.runs.map { run in
      TextRun(
        run.text, font: run.isEmphasized ? .bodyStrong : .body,
        color: run.style == .rule ? theme.rule : theme.text)
    }
  }
}
