import Scenes
import UIKit
import Wording

/// Standard output for answers, standard error for everything else.
@MainActor
final class Console {
  /// A hint is read once.
  private var toldHints: Set<String> = []

  /// Parts of an answer that wait to be written together.
  private var pending = ""
  /// What went wrong first with a stream; the other one tells it at the end.
  private var fault: Failure?

  func print(_ text: String) {
    write(text.hasSuffix("\n") ? text : text + "\n")
    flush()
  }

  /// A part of a longer text, as it is.
  func write(_ part: String) {
    pending += part
    if pending.utf8.count > 1 << 16 { flush() }
  }

  /// Where standard error takes no messages, standard output may.
  func error(_ text: String) {
    let line = text.hasSuffix("\n") ? text : text + "\n"
    do throws(FileFault) {
      try StandardStream.error.write(line)
    } catch {
      if fault == nil { fault = .unheard(error) }
      write(line)
    }
  }

  /// Writes what waits.
  /// - Returns: whether all that was said could be written; what could not is told already.
  func finish() -> Bool {
    flush()
    guard let fault else { return true }
    error(fault.text(by: "hittest"))
    flush()
    return false
  }

  private func flush() {
    defer { pending = "" }
    do throws(FileFault) {
      try StandardStream.output.write(pending)
    } catch {
      if fault == nil { fault = .unwritable(error) }
    }
  }

  func report(_ failure: Failure) {
    error(failure.text(by: "hittest"))
  }

  func note(_ message: String, in file: String, hint: String? = nil) {
    report(Language.english.text("severity.notice"), message, hint: hint, at: Legible.text(file))
  }

  /// Notices and problems, each with its place and a hint, which is said once for all files; of
  /// very many only the first.
  func report(_ problems: [Problem], in file: String) {
    let lines = ProblemLine.lines(of: problems)
    let shown = lines.prefix(100)
    for line in shown {
      let severity =
        line.severity == .notice
        ? Language.english.text("severity.notice") : Language.english.text("severity.problem")
      let hint = line.hint.flatMap { toldHints.insert($0).inserted ? $0 : nil }
      report(severity, line.message, hint: hint, at: PlaceWords.text(file, line.place))
    }
    guard lines.count > shown.count else { return }
    let more = String(lines.count - shown.count)
    error("\(Legible.text(file)): " + Language.english.text("severity.more", ["count": more]))
  }

  /// What custom code does wrong; a hint is said once.
  func report(_ fault: HitTestFault, in file: String) {
    let hint = HitTestFaultWords.hint(fault)
    report(
      Language.english.text("severity.problem"), HitTestFaultWords.message(fault),
      hint: toldHints.insert(hint).inserted ? hint : nil, at: Legible.text(file))
  }

  /// What was done to a ported file, or why it can't be done.
  func report(_ note: PortNote, in file: String) {
    report(
      Language.english.text(note.isRefusal ? "severity.problem" : "severity.done"),
      PortWords.message(note), hint: PortWords.hint(note), at: "\(Legible.text(file)):\(note.line)")
  }

  private func report(_ severity: String, _ message: String, hint: String?, at place: String) {
    error("\(place): \(severity): \(message)")
    if let hint { error("  " + Language.english.text("severity.hint", ["hint": hint])) }
  }
}
