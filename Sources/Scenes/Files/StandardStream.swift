import Foundation

/// One of the two streams that a program is given to write to. Any of them may be full, closed, or
/// a pipe that nobody reads any more; none of that may end a program without a word.
public enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Puts something in the place of what the caller has closed, so that no file opened later gets
  /// the number of a stream, and with it the program's messages.
  public static func holdPlaces() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      // Open for reading only: what is written there fails, as it would have.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Writes all of a text at once.
  /// - Throws: why the stream does not take it; a part may have been written.
  public func write(_ text: String) throws(FileFault) {
    if let code = Descriptor.write(Array(text.utf8), to: rawValue) { throw FileFault(code: code) }
  }
}

/// Writing to an open file by its number.
enum Descriptor {
  /// - Returns: the `errno` that stopped it, or nil where all is written.
  static func write(_ bytes: some ContiguousBytes, to file: Int32) -> Int32? {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          // A pipe that another program has set to never wait is full for now.
          var wish = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
          _ = poll(&wish, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }
}
