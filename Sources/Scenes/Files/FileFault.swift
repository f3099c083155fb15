import Foundation

/// Why a file can't be read or written. Facts only; `Wording` makes the sentence.
public enum FileFault: Error, Sendable, Equatable {
  /// `nearest`: the name that may have been meant, of those that need no path.
  case missing(nearest: String? = nil)
  /// The folder that the file would be in.
  case missingFolder(String)
  /// A folder stands where a file was expected.
  case folder
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
    case EACCES, EPERM: self = .notPermitted
    case EROFS: self = .readOnly
    case ENOSPC, EDQUOT: self = .full
    default: self = .other(String(cString: strerror(code)))
    }
  }
}
