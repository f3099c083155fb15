import Foundation

/// What was named to be read: a file, a pipe, or `-` for standard input.
public enum InputFile {
  /// Bytes: many times the largest hierarchy that was ever printed, and an end to endless inputs.
  public static let limit = 1 << 30

  /// How messages call it.
  public static func displayName(_ path: String) -> String { path == "-" ? "<stdin>" : path }

  /// The whole content.
  /// - Parameter names: what may be named without a path, for the hint when there is no such file.
  /// - Throws: `.file`, `.tooLarge`, or the format of a folder that is known but can't be read.
  public static func contents(of path: String, names: [String] = []) throws(SceneError) -> [UInt8] {
    if path == "-" { return try drain(STDIN_FILENO) }
    if isInExport(path) {
      throw SceneError(.unsupportedFormat(name: SourceFormat.viewHierarchy.rawValue))
    }
    // Opening a pipe would wait for ever where nobody opens its other end.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw refusal(errno, path, names) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw refusal(errno, path, names) }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR { throw refusal(EISDIR, path, names) }
    if kind == S_IFREG, status.st_size > limit {
      throw SceneError(.tooLarge(bytes: Int(status.st_size)))
    }
    return try drain(descriptor, about: Int(status.st_size), isPipe: kind == S_IFIFO)
  }

  /// Xcode exports a view hierarchy as a folder, of whose files none says what it belongs to.
  private static func isInExport(_ path: String) -> Bool {
    var folder = ""
    // A path that goes up and down again is looked at as it stands, one folder after the other.
    for part in (path as NSString).pathComponents {
      folder = (folder as NSString).appendingPathComponent(part)
      var isFolder = ObjCBool(false)
      if part.hasSuffix(".viewhierarchy"),
        FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue,
        FileManager.default.fileExists(atPath: path)
      {
        return true
      }
    }
    return false
  }

  private static func refusal(_ code: Int32, _ path: String, _ names: [String]) -> SceneError {
    switch FileFault(code: code) {
    case .missing: SceneError(.file(.missing(nearest: nearest(to: path, in: names))))
    case let fault: SceneError(.file(fault))
    }
  }

  /// Of the names that need no path, then of the files beside it.
  private static func nearest(to path: String, in names: [String]) -> String? {
    if let name = NearestName.of(path, in: names) { return name }
    let folder = (path as NSString).deletingLastPathComponent
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    // A search through the whole of a large folder is not worth a hint.
    let name = NearestName.of((path as NSString).lastPathComponent, in: (files ?? []).prefix(2000))
    return name.map { (folder as NSString).appendingPathComponent($0) }
  }

  /// In parts, so that a dump of a million lines is held once.
  private static func drain(
    _ descriptor: Int32, about size: Int = 0, isPipe: Bool = false
  ) throws(SceneError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(max(size, 0), limit))
    var part = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = read(descriptor, &part, part.count)
      if count > 0 {
        bytes += part[..<count]
        guard bytes.count <= limit else { throw SceneError(.tooLarge(bytes: bytes.count)) }
      } else if count == 0 {
        guard !bytes.isEmpty || !isPipe else { throw SceneError(.file(.silentPipe)) }
        return bytes
      } else if errno == EAGAIN {
        // Somebody is going to write, which is worth waiting for.
        guard fcntl(descriptor, F_SETFL, 0) == 0 else { throw refusal(EAGAIN, "", []) }
      } else if errno != EINTR {
        throw refusal(errno, "", [])
      }
    }
  }
}
