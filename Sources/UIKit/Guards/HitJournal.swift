/// Writes down what custom code is asked before it is asked, so that after a trap in it the next
/// start can tell: a trap can't be caught.
///
/// The file is a page shared with the system, which keeps what was written when the process ends.
@MainActor
public final class HitJournal {
  @exclusivity(unchecked) private(set) static var current: HitJournal?
  nonisolated private static let size = 1024

  nonisolated(unsafe) private let page: UnsafeMutableRawPointer

  /// A question without an answer.
  public struct Entry: Sendable, Equatable {
    public var className: String
    /// The view's identifier, empty when it has none.
    public var view: String
    /// In the view's own coordinates.
    public var point: CGPoint
  }

  /// Opens the file, made where it is missing, or nil where that can't be.
  public init?(url: URL) {
    let file = open(url.path, O_RDWR | O_CREAT, 0o600)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard ftruncate(file, off_t(Self.size)) == 0,
      let page = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      page != MAP_FAILED
    else { return nil }
    self.page = page
    write("")
  }

  deinit { munmap(page, Self.size) }

  /// What was being asked when the process that wrote the file ended, if anything was.
  public static func unfinished(at url: URL) -> Entry? {
    guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
    let text = String(decoding: data.prefix { $0 != 0 }, as: UTF8.self)
    let parts = text.split(separator: "\t", omittingEmptySubsequences: false)
    guard parts.count == 4, let x = Double(parts[2]), let y = Double(parts[3]) else { return nil }
    return Entry(
      className: String(parts[0]), view: String(parts[1]), point: CGPoint(x: x, y: y))
  }

  /// Keeps the journal while the body runs.
  public func watch<Result>(_ body: () -> Result) -> Result {
    let outer = HitJournal.current
    HitJournal.current = self
    defer { HitJournal.current = outer }
    return body()
  }

  func asking<Result>(_ view: UIView, at point: CGPoint, _ body: @MainActor () -> Result) -> Result
  {
    let before = text
    let name = (view.storage.identifier ?? "").replacingOccurrences(of: "\t", with: " ")
    write("\(type(of: view))\t\(name.prefix(300))\t\(point.x)\t\(point.y)")
    defer { write(before) }
    return body()
  }

  private var text: String {
    String(cString: page.assumingMemoryBound(to: CChar.self))
  }

  private func write(_ text: String) {
    let bytes = Array(text.utf8.prefix(Self.size - 1)) + [0]
    bytes.withUnsafeBytes { source in
      if let base = source.baseAddress { page.copyMemory(from: base, byteCount: source.count) }
    }
  }
}
