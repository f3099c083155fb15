import Diagnosis
import Foundation
import Scenes
import Wording

/// Findings that are known and accepted: a text file with one of them a line, the scene's file told
/// from the baseline's folder, so that both can move together and files of the same name in
/// different folders keep their own.
struct Baseline {
  private let file: String
  private var accepted: Set<String> = []

  private static let head = "# hittest lint baseline 1"

  /// Accepts nothing yet.
  init(file: String) { self.file = file }

  mutating func accept(_ report: LintReport) {
    accepted.formUnion(report.all.map { line(of: $0, in: report) })
  }

  func accepts(_ finding: Finding, in report: LintReport) -> Bool {
    accepted.contains(line(of: finding, in: report))
  }

  private func line(of finding: Finding, in report: LintReport) -> String {
    let scene = report.scene.map { "#" + $0 } ?? ""
    let line = "\(path(of: report.argument))\(scene): \(finding.fingerprint)"
    return line.components(separatedBy: .newlines).joined(separator: " ")
  }

  /// From the baseline's folder to a file; what is no file, as standard input, is called as it was.
  private func path(of argument: String) -> String {
    guard FileManager.default.fileExists(atPath: argument) else { return argument }
    func parts(_ path: String) -> [String] {
      URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().pathComponents
    }
    let folder = parts((file as NSString).deletingLastPathComponent)
    let target = parts(argument)
    let shared = zip(folder, target).prefix { $0 == $1 }.count
    let up = [String](repeating: "..", count: folder.count - shared)
    return (up + target.dropFirst(shared)).joined(separator: "/")
  }

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
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map(String.init)
    guard lines.first == head else {
      throw Failure(
        Language.english.text("argument.badBaseline"), file: file,
        hint: Language.english.text("hint.writeBaseline", ["file": "NEW-FILE"]))
    }
    var baseline = Baseline(file: file)
    baseline.accepted = Set(lines.dropFirst().filter { !$0.hasPrefix("#") })
    return baseline
  }

  /// Writes the file; what is there and is no baseline, such as a scene, is never replaced.
  func write() throws(Failure) {
    if let old = FileManager.default.contents(atPath: file), !old.isEmpty,
      !old.starts(with: Data(Self.head.utf8))
    {
      throw Failure(
        Language.english.text("argument.notReplaced"), file: file,
        hint: Language.english.text("hint.otherBaseline"))
    }
    let text = ([Self.head] + accepted.sorted()).joined(separator: "\n") + "\n"
    do throws(FileFault) {
      try OutputFile.write(Data(text.utf8), to: file)
    } catch {
      throw Failure.unwritable(file, error)
    }
  }
}
