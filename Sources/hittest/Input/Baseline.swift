import Diagnosis
import Foundation
import Scenes
import Wording

/// Findings that are known and accepted: a text file with one fingerprint a line.
struct Baseline {
  private var fingerprints: Set<String>

  private static let head = "# hittest lint baseline 1"

  init(of reports: [LintReport]) {
    fingerprints = Set(reports.flatMap { report in report.all.map { report.fingerprint($0) } })
  }

  func contains(_ fingerprint: String) -> Bool { fingerprints.contains(fingerprint) }

  static func read(_ file: String) throws(Failure) -> Baseline {
    let bytes: [UInt8]
    do throws(SceneError) {
      bytes = try InputFile.contents(of: file)
    } catch {
      var failure = Failure.unusable(error, in: file)
      if case .file(.missing) = error.kind {
        failure.hint = Language.english.text("hint.writeBaseline", ["file": file])
      }
      throw failure
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    guard lines.first == head else {
      throw Failure(
        Language.english.text("argument.badBaseline"), file: file,
        hint: Language.english.text("hint.writeBaseline", ["file": file]))
    }
    var baseline = Baseline(of: [])
    baseline.fingerprints = Set(lines.dropFirst().filter { !$0.hasPrefix("#") })
    return baseline
  }

  func write(to file: String) throws(Failure) {
    let text = ([Self.head] + fingerprints.sorted()).joined(separator: "\n") + "\n"
    do throws(FileFault) {
      try OutputFile.write(Data(text.utf8), to: file)
    } catch {
      throw Failure.unwritable(file, error)
    }
  }
}
