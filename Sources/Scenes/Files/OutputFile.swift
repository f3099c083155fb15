public import Foundation

/// What was named to be written.
public enum OutputFile {
  /// Writes the file whole: an old one of that name stays as it is until the new one is complete.
  /// A device or a pipe is written to as it stands.
  public static func write(_ data: Data, to path: String) throws(FileFault) {
    // A link stays a link: what it leads to is replaced.
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    var status = stat()
    let isThere = stat(url.path, &status) == 0
    if isThere {
      if status.st_mode & S_IFMT == S_IFDIR { throw .folder }
      guard access(url.path, W_OK) == 0 else { throw FileFault(code: errno) }
      if status.st_mode & S_IFMT != S_IFREG {
        return try fill(Foundation.open(url.path, O_WRONLY | O_CLOEXEC), with: data)
      }
    }
    var link = stat()
    if !isThere, lstat(url.path, &link) == 0 {
      // The link leads nowhere yet; what is made there is no loss when it stays unfinished.
      return try fill(try create(url, exclusively: false), with: data)
    }
    let draft = url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.lastPathComponent.prefix(100)).\(UUID().uuidString)")
    do throws(FileFault) {
      try fill(try create(draft, exclusively: true), with: data)
      if isThere { chmod(draft.path, status.st_mode & 0o7777) }
      guard rename(draft.path, url.path) == 0 else { throw FileFault(code: errno) }
    } catch {
      unlink(draft.path)
      throw error
    }
  }

  /// Empties or makes a file that is going to be written bit by bit.
  public static func open(_ path: String) throws(FileFault) -> FileHandle {
    FileHandle(
      fileDescriptor: try create(URL(fileURLWithPath: path), exclusively: false),
      closeOnDealloc: true)
  }

  private static func create(_ url: URL, exclusively: Bool) throws(FileFault) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (exclusively ? O_EXCL : O_TRUNC)
    let descriptor = Foundation.open(url.path, flags, 0o666)
    guard descriptor < 0 else { return descriptor }
    let fault = FileFault(code: errno)
    let folder = url.deletingLastPathComponent().path
    guard fault == .missing() else { throw fault }
    // Some of the system's own folders take no files at all.
    throw access(folder, F_OK) == 0 ? .readOnly : .missingFolder(folder)
  }

  private static func fill(_ descriptor: Int32, with data: Data) throws(FileFault) {
    guard descriptor >= 0 else { throw FileFault(code: errno) }
    let failure = data.withUnsafeBytes { bytes -> Int32? in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        if count < 0 { return errno }
        rest = rest.dropFirst(count)
      }
      return nil
    }
    // Some file systems tell only now that they had no room.
    let isClosed = close(descriptor) == 0
    if let failure { throw FileFault(code: failure) }
    guard isClosed else { throw FileFault(code: errno) }
  }
}
