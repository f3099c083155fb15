import Foundation
import Visualizer

/// The desktop's own file dialog, in a process beside the window, which goes on meanwhile.
final class SystemDialog {
  private let process = Process()
  private let output = Pipe()

  /// Nil where the desktop has none of the known programs.
  init?(_ question: PathQuestion, environment: [String: String]) {
    guard let (program, path) = Self.find(in: environment) else { return nil }
    process.executableURL = path
    process.arguments = program.arguments(question)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
  }

  enum Program: String, CaseIterable {
    case zenity
    case kdialog

    func arguments(_ question: PathQuestion) -> [String] {
      let folder = question.folder ?? FileManager.default.currentDirectoryPath
      let start = folder + "/" + question.name
      let kinds = FileEndings.readable.map { "*." + $0 }.joined(separator: " ")
      let isSaving = question.purpose == .save
      switch self {
      case .zenity:
        return ["--file-selection", "--filename=\(start)"]
          + (isSaving
            ? ["--save", "--confirm-overwrite"] : ["--file-filter=\(kinds)", "--file-filter=*"])
      case .kdialog:
        return isSaving
          ? ["--getsavefilename", start, "*.json"]
          : ["--getopenfilename", start, "\(kinds)|\(kinds)\n*|*"]
      }
    }
  }

  private static func find(in environment: [String: String]) -> (Program, URL)? {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    // Each desktop's own comes first.
    let isKDE = environment["XDG_CURRENT_DESKTOP"]?.uppercased().contains("KDE") == true
    let programs = isKDE ? Program.allCases.reversed() : Program.allCases
    for program in programs {
      for folder in folders where folder.hasPrefix("/") {
        let url = URL(fileURLWithPath: String(folder)).appendingPathComponent(program.rawValue)
        if FileManager.default.isExecutableFile(atPath: url.path) { return (program, url) }
      }
    }
    return nil
  }

  /// What the person chose; nil while the dialog is open.
  func poll() -> FileAnswer? {
    guard !process.isRunning else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let path = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
    switch process.terminationStatus {
    case 0 where path.hasPrefix("/"): return .chosen(path: path, mayReplace: true)
    case 0, 1: return process.terminationReason == .exit ? .cancelled : .noDialog
    // It could not open a window or does not know an option: the window's own does it.
    default: return .noDialog
    }
  }

  func close() {
    if process.isRunning { process.terminate() }
  }
}
