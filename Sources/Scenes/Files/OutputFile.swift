public import Foundation

/// What was named to be written.
public enum OutputFile {
  /// Writes the file whole, as `save` does; a device or a pipe is written to as it stands.
  public static func write(_ data: Data, to path: String) throws(FileFault) {
    do throws(FileFault) {
      try save(data, to: path, mayReplace: true)
    } catch .notAFile {
      let file = Foundation.open(path, O_WRONLY | O_CLOEXEC)
      guard file >= 0 else { throw FileFault(code: errno) }
      try fill(file, with: data, isOnDisk: false)
    }
  }

  /// Saves a file so that at any moment either the old content is there or the new one, whole: the
  /// new one is written beside it, put on the disk, and takes its place. What was there keeps its
  /// permissions, and its owner where that is allowed; a link stays a link.
  ///
  /// - Parameter mayReplace: false where a file of that name is to stay.
  public static func save(_ data: Data, to path: String, mayReplace: Bool) throws(FileFault) {
    let target = try followed(path)
    let folder = (target as NSString).deletingLastPathComponent
    var old = stat()
    let isThere = stat(target, &old) == 0
    if isThere {
      if old.st_mode & S_IFMT == S_IFDIR { throw .folder }
      // Renaming onto a device would take the device away.
      guard old.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
      guard mayReplace else { throw .exists }
      guard access(target, W_OK) == 0 else { throw FileFault(code: errno) }
    } else if (target as NSString).lastPathComponent.utf8.count > NAME_MAX {
      // The draft has a name of its own, so nothing else would say this in time.
      throw .nameTooLong
    }
    let draft = folder + "/.hitscope-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    let mode = isThere ? old.st_mode & 0o7777 : 0o666
    let file = Foundation.open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard file >= 0 else { throw FileFault(making: target, code: errno) }
    if isThere {
      // The umask cut the mode; the owner comes first, for changing it may clear bits.
      _ = fchown(file, old.st_uid, old.st_gid)
      _ = fchmod(file, mode)
    }
    do throws(FileFault) {
      try fill(file, with: data, isOnDisk: true)
      try move(draft, to: target, mayReplace: mayReplace)
    } catch {
      unlink(draft)
      throw error
    }
    synchronize(folder: folder)
  }

  /// Empties or makes a file that is going to be written bit by bit.
  public static func open(_ path: String) throws(FileFault) -> FileHandle {
    let file = Foundation.open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_TRUNC, 0o666)
    guard file >= 0 else { throw FileFault(making: path, code: errno) }
    return FileHandle(fileDescriptor: file, closeOnDealloc: true)
  }

  private static func move(
    _ draft: String, to target: String, mayReplace: Bool
  ) throws(FileFault) {
    if !mayReplace {
      // A link is made only where no file is, also when one has just come.
      if link(draft, target) == 0 {
        unlink(draft)
        return
      }
      // Some file systems have no links.
      guard [EPERM, ENOTSUP, ENOSYS].contains(errno) else { throw FileFault(code: errno) }
    }
    guard rename(draft, target) == 0 else { throw FileFault(code: errno) }
  }

  /// Writes all of it and closes the file.
  private static func fill(
    _ file: Int32, with data: Data, isOnDisk: Bool
  ) throws(FileFault) {
    var reason = Descriptor.write(data, to: file)
    if reason == nil, isOnDisk, fsync(file) != 0, errno != EINVAL { reason = errno }
    // Network file systems tell only here that there was no room.
    if close(file) != 0, reason == nil { reason = errno }
    if let reason { throw FileFault(code: reason) }
  }

  /// The rename itself is on the disk only when the folder is.
  private static func synchronize(folder: String) {
    let directory = Foundation.open(
      folder.isEmpty ? "/" : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { return }
    fsync(directory)
    close(directory)
  }

  /// The file that a path means in the end, also when it is not there yet.
  private static func followed(_ path: String) throws(FileFault) -> String {
    var whole = URL(fileURLWithPath: path).path
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(whole, &buffer, buffer.count)
      guard count > 0 else { return whole }
      let link = String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let folder = (whole as NSString).deletingLastPathComponent
      whole = link.hasPrefix("/") ? link : folder + "/" + link
    }
    throw FileFault(code: ELOOP)
  }
}
