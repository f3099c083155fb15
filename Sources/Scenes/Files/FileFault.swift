import Foundation

/// Why a file can't be read or written. Facts only; `Wording` makes the sentence.
public enum FileFault: Error, Sendable, Equatable {
  /// `nearest`: the name that may have been meant, of files beside and of those that need no path.
  case missing(nearest: String? = nil)
  /// The folder that the file would be in.
  case missingFolder(String)
  /// A folder stands where a file was expected.
  case folder
  /// A device, a pipe or a socket stands where a file was expected.
  case notAFile
  /// A file of that name is there, and replacing it was not meant.
  case exists
  case nameTooLong
  case notPermitted
  /// The place takes no changes.
  case readOnly
  case full
  /// A pipe into which nobody writes.
  case silentPipe
  /// The system's own words.
  case other(String)

  /// - Parameter code: an `errno`.
  init(code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .missing()
    case EISDIR: self = .folder
    case EEXIST: self = .exists
    case ENAMETOOLONG: self = .nameTooLong
    case EACCES, EPERM: self = .notPermitted
    case EROFS: self = .readOnly
    case ENOSPC, EDQUOT, EFBIG: self = .full
    default: self = .other(String(cString: strerror(code)))
    }
  }

  /// - Parameters:
  ///   - code: an `errno`, of making a file.
  ///   - path: the file.
  init(making path: String, code: Int32) {
    self = FileFault(code: code)
    guard self == .missing() else { return }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var status = stat()
    let isFolder = stat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    // Some of the system's own folders take no files at all.
    self = isFolder ? .readOnly : .missingFolder(folder)
  }
}
