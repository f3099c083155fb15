import Foundation
import Glibc
import Scenes
import UIKit
import Visualizer

/// Unsaved work of this run, and of runs that were killed.
///
/// A run holds a lock as long as it lives, so that no other one takes its work for a dead one's.
final class RecoveryFolder {
  private let folder: URL
  private let name = "\(getpid())-\(UInt32.random(in: 0 ... .max))"
  private var lock: Int32 = -1
  /// The locks of dead runs whose work is offered here, by the path of the work.
  private var claimed: [String: Int32] = [:]

  init(_ folder: URL) { self.folder = folder }

  private static let workEnding = ".work.json"
  private static let lockEnding = ".lock"
  private static let journalEnding = ".asked"

  private var own: URL { folder.appendingPathComponent(name + Self.workEnding) }

  private func begin() throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    if lock < 0 { lock = Self.lock(folder.appendingPathComponent(name + Self.lockEnding).path) }
  }

  /// What this run asks of custom code is written down here; nil where that can't be.
  @MainActor
  func journal() -> HitJournal? {
    guard (try? begin()) != nil else { return nil }
    return HitJournal(url: folder.appendingPathComponent(name + Self.journalEnding))
  }

  /// What custom code was asked when runs ended in it. It is told once.
  func stopped() -> [HitJournal.Entry] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.path.hasSuffix(Self.journalEnding) }.compactMap { file in
      let lockFile = URL(
        fileURLWithPath: file.path.dropLast(Self.journalEnding.count) + Self.lockEnding)
      let lock = Self.lock(lockFile.path)
      guard lock >= 0 else { return nil }
      let entry = HitJournal.unfinished(at: file)
      unlink(file.path)
      close(lock)
      removeIfIdle(lockFile)
      return entry
    }
  }

  func keep(_ work: UnsavedWork) throws {
    try begin()
    try OutputFile.save(JSONEncoder().encode(work), to: own.path, mayReplace: true)
  }

  func forget() { unlink(own.path) }

  /// What killed runs left, the newest first; nobody else is offered it meanwhile.
  func leftovers() -> [(work: UnsavedWork, path: String)] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    for file in files ?? [] where file.path.hasSuffix(Self.lockEnding) { removeIfIdle(file) }
    let found = (files ?? []).filter { $0.path.hasSuffix(Self.workEnding) }.compactMap { file in
      claim(file).map { (work: $0, path: file.path, date: Self.date(of: file)) }
    }
    return found.sorted { $0.date > $1.date }.map { ($0.work, $0.path) }
  }

  /// Ends the offer: the work is open here now, under this run's name, or nobody wants it.
  func settle(_ path: String, isRestored: Bool) {
    guard let lock = claimed.removeValue(forKey: path) else { return }
    if isRestored {
      if self.lock < 0 {
        self.lock = Self.lock(folder.appendingPathComponent(name + Self.lockEnding).path)
      }
      rename(path, own.path)
    } else {
      unlink(path)
    }
    unlink(Self.lockPath(of: path))
    close(lock)
  }

  /// Ends this run in peace: its own work was saved or is not wanted. What was offered and not
  /// answered is offered again by the next run.
  func end() {
    for (path, lock) in claimed {
      unlink(Self.lockPath(of: path))
      close(lock)
    }
    claimed = [:]
    guard lock >= 0 else { return }
    unlink(folder.appendingPathComponent(name + Self.journalEnding).path)
    unlink(folder.appendingPathComponent(name + Self.lockEnding).path)
    close(lock)
    lock = -1
  }

  private func claim(_ file: URL) -> UnsavedWork? {
    let lock = Self.lock(Self.lockPath(of: file.path))
    guard lock >= 0 else { return nil }
    guard let data = try? Data(contentsOf: file),
      let work = try? JSONDecoder().decode(UnsavedWork.self, from: data)
    else {
      close(lock)
      return nil
    }
    claimed[file.path] = lock
    return work
  }

  /// A dead run's lock without work is litter.
  private func removeIfIdle(_ file: URL) {
    let work = file.path.dropLast(Self.lockEnding.count) + Self.workEnding
    guard !FileManager.default.fileExists(atPath: String(work)) else { return }
    let lock = Self.lock(file.path)
    guard lock >= 0 else { return }
    unlink(file.path)
    close(lock)
  }

  private static func lockPath(of work: String) -> String {
    String(work.dropLast(workEnding.count)) + lockEnding
  }

  /// The open lock, or −1 where somebody alive holds it.
  private static func lock(_ path: String) -> Int32 {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return -1 }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      return -1
    }
    return file
  }

  private static func date(of file: URL) -> Date {
    (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
      ?? .distantPast
  }
}
