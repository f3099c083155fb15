import Assets
import Foundation
import Glibc
import Scenes
import UIKit
import Visualizer
import Wording

/// The disk and the desktop, as the application asks for them.
final class Storage {
  private let environment: [String: String]
  private let settingsFile: SettingsFile
  private let recovery: RecoveryFolder
  private var dialog: SystemDialog?
  /// A theme of the command line counts for this run, whatever the settings say.
  private let keepsTheme: Bool
  private var hasWarned = false

  init(
    keepsTheme: Bool = false,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.environment = environment
    self.keepsTheme = keepsTheme
    let folders = UserFolders(environment)
    settingsFile = SettingsFile(url: folders.settings)
    recovery = RecoveryFolder(folders.recovery)
  }

  convenience init(_ options: Options) { self.init(keepsTheme: options.isThemeGiven) }

  // MARK: The start and the end

  func settings() -> [FileAnswer] {
    do {
      var settings = try settingsFile.read()
      if keepsTheme { settings.theme = nil }
      return [.settings(settings)]
    } catch {
      return [.brokenSettings(path: settingsFile.url.path)]
    }
  }

  /// Where what is asked of custom code is written down.
  @MainActor
  func journal() -> HitJournal? { recovery.journal() }

  /// Custom code in which runs ended.
  func stopped() -> [FileAnswer] { recovery.stopped().map { .stopped($0) } }

  /// What killed runs left.
  func leftovers() -> [FileAnswer] {
    recovery.leftovers().map { .found($0.work, recovery: $0.path) }
  }

  func close() {
    dialog?.close()
    recovery.end()
  }

  // MARK: Requests

  /// Whether an answer comes later, through `poll`.
  var isWaiting: Bool { dialog != nil }

  func poll() -> [FileAnswer] {
    guard let answer = dialog?.poll() else { return [] }
    dialog = nil
    return [answer]
  }

  func perform(_ request: FileRequest) -> [FileAnswer] {
    switch request {
    case .save(let file):
      do throws(FileFault) {
        try OutputFile.save(file.data, to: file.path, mayReplace: file.mayReplace)
        return [.saved(path: file.path)]
      } catch {
        return [.notSaved(path: file.path, error)]
      }
    case .choose(let question):
      // One question at a time; the newest one counts.
      dialog?.close()
      dialog = SystemDialog(question, environment: environment)
      return dialog == nil ? [.noDialog] : []
    case .look(let path, let folder): return [Self.look(at: path, from: folder)]
    case .keep(let work): attempt { try recovery.keep(work) }
    case .forget: recovery.forget()
    case .settle(let path, let isRestored): recovery.settle(path, isRestored: isRestored)
    case .store(let settings): attempt { try settingsFile.write(settings) }
    case .copyCapture: break
    }
    return []
  }

  /// What is kept beside the work is worth one warning, and never an interruption.
  private func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      if !hasWarned {
        let reason = (error as? FileFault).map { FileFaultWords.message(writing: $0) } ?? "\(error)"
        try? Standard.error(Failure.notKept(reason: reason).text(by: "hitscope"))
      }
      hasWarned = true
    }
  }

  // MARK: Folders

  private static func look(at path: String, from folder: String?) -> FileAnswer {
    let spoken = (path as NSString).expandingTildeInPath
    let base = URL(fileURLWithPath: folder ?? FileManager.default.currentDirectoryPath)
    let whole = URL(fileURLWithPath: spoken, relativeTo: base).standardizedFileURL.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: whole, isDirectory: &isFolder) else {
      return .nothing(path: whole, .missing())
    }
    guard isFolder.boolValue else { return .file(path: whole) }
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: whole)
      let entries = names.map { FolderListing.Entry($0, isFolder: isDirectory(whole + "/" + $0)) }
      return .listing(
        FolderListing(
          path: whole,
          entries: entries.sorted {
            $0.isFolder == $1.isFolder
              ? $0.name.localizedStandardCompare($1.name) == .orderedAscending : $0.isFolder
          }))
    } catch {
      return .nothing(path: whole, .notPermitted)
    }
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  // MARK: The capture

  static func text(of capture: FileRequest.Capture) -> String {
    switch capture {
    case .debuggerLine: Assets.captureLine ?? ""
    case .swiftFile:
      Assets.captureFile.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
    }
  }
}
