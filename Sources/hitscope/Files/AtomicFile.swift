import Foundation
import Glibc
import Visualizer

/// Writes a file so that at any moment either the old content is there or the new one, whole.
struct AtomicFile {
  /// As the person named it; a symbolic link is followed.
  let path: String

  /// Writes `data` beside the file, makes sure that it is on the disk, and puts it in the file's
  /// place. What was there keeps its permissions, and its owner where that is allowed.
  func write(_ data: Data, mayReplace: Bool) throws(FileFailure) {
    let target = try Self.followed(path)
    let folder = (target as NSString).deletingLastPathComponent
    var old = stat()
    let isThere = stat(target, &old) == 0
    if isThere {
      if old.st_mode & S_IFMT == S_IFDIR { throw .isFolder }
      // Renaming onto a device would take the device away.
      guard old.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
      guard mayReplace else { throw .exists }
      guard access(target, W_OK) == 0 else { throw Self.failure(errno) }
    }
    let temporary = folder + "/.hitscope-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    let mode = isThere ? old.st_mode & 0o7777 : 0o666
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard file >= 0 else { throw Self.failure(errno) }
    do throws(FileFailure) {
      if isThere {
        // The umask cut the mode; the owner comes first, for changing it may clear bits.
        _ = fchown(file, old.st_uid, old.st_gid)
        _ = fchmod(file, mode)
      }
      try Self.write(data, to: file)
      guard fsync(file) == 0 || errno == EINVAL else { throw Self.failure(errno) }
    } catch {
      close(file)
      unlink(temporary)
      throw error
    }
    // Network file systems tell only here that there was no room.
    guard close(file) == 0 else {
      let reason = errno
      unlink(temporary)
      throw Self.failure(reason)
    }
    try Self.move(temporary, to: target, mayReplace: mayReplace)
    Self.synchronize(folder: folder)
  }

  private static func move(
    _ temporary: String, to target: String, mayReplace: Bool
  ) throws(FileFailure) {
    if !mayReplace {
      // A link is made only where no file is, also when one has just come.
      if link(temporary, target) == 0 {
        unlink(temporary)
        return
      }
      let reason = errno
      // Some file systems have no links.
      guard reason == EPERM || reason == ENOTSUP || reason == ENOSYS else {
        unlink(temporary)
        throw reason == EEXIST ? .exists : failure(reason)
      }
    }
    guard rename(temporary, target) == 0 else {
      let reason = errno
      unlink(temporary)
      throw failure(reason)
    }
  }

  private static func write(_ data: Data, to file: Int32) throws(FileFailure) {
    var rest = data[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written >= 0 else { throw failure(errno) }
      rest = rest.dropFirst(written)
    }
  }

  /// The rename itself is on the disk only when the folder is.
  private static func synchronize(folder: String) {
    let directory = open(folder.isEmpty ? "/" : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { return }
    fsync(directory)
    close(directory)
  }

  /// The file that a path means in the end, also when it is not there yet.
  private static func followed(_ path: String) throws(FileFailure) -> String {
    var whole = URL(fileURLWithPath: path).path
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(whole, &buffer, buffer.count)
      guard count > 0 else { return whole }
      let link = String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let folder = (whole as NSString).deletingLastPathComponent
      whole = link.hasPrefix("/") ? link : folder + "/" + link
    }
    throw failure(ELOOP)
  }

  static func failure(_ code: Int32) -> FileFailure {
    switch code {
    case ENOSPC, EDQUOT, EFBIG: .diskFull
    case EACCES, EPERM: .notAllowed
    case EROFS: .readOnly
    case ENOENT, ENOTDIR: .folderMissing
    case EISDIR: .isFolder
    case ENAMETOOLONG: .nameTooLong
    case EEXIST: .exists
    default: .other(String(cString: strerror(code)))
    }
  }
}
