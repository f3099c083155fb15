/// Writes down what custom code is asked before it is asked, so that after a trap in it the dying
/// program itself, and the next start, can tell: a trap can't be caught.
///
/// The page is shared with the system, which keeps what was written when the process ends.
@MainActor
public final class HitJournal {
  @exclusivity(unchecked) private(set) static var current: HitJournal?

  let page: HitJournalPage
  private var open: Entry?
  private var names: [ObjectIdentifier: String] = [:]

  public enum Question: UInt8, Sendable {
    case hitTest = 1
    /// A view of the class is being made.
    case making = 2
  }

  /// A question without an answer.
  public struct Entry: Sendable, Equatable {
    public var question: Question
    public var className: String
    /// The view's identifier, empty when it has none.
    public var view: String
    /// In the view's own coordinates; nothing while a view is made.
    public var point: CGPoint

    public init(
      _ question: Question = .hitTest, className: String, view: String = "",
      point: CGPoint = .zero
    ) {
      self.question = question
      self.className = className
      self.view = view
      self.point = point
    }
  }

  /// Opens the file, made where it is missing, or nil where that can't be.
  public init?(url: URL) {
    guard let page = HitJournalPage(url: url) else { return nil }
    self.page = page
  }

  /// One that ends with the program: for what the program itself says on its way out.
  public init?() {
    guard let page = HitJournalPage(url: nil) else { return nil }
    self.page = page
  }

  /// What was being asked when the process that wrote the file ended, if anything was.
  nonisolated public static func unfinished(at url: URL) -> Entry? {
    FileManager.default.contents(atPath: url.path).flatMap { HitJournalPage.entry(in: $0) }
  }

  /// Keeps the journal while the body runs.
  public func watch<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = HitJournal.current
    HitJournal.current = self
    defer { HitJournal.current = outer }
    return try body()
  }

  /// Makes a view of a class that may be somebody's own, written down first where a journal is kept.
  public static func making<Result>(_ className: String, _ body: @MainActor () -> Result) -> Result
  {
    guard let current else { return body() }
    return current.noting(Entry(.making, className: className), body)
  }

  func asking<Result>(_ view: UIView, at point: CGPoint, _ body: @MainActor () -> Result) -> Result
  {
    noting(
      Entry(className: name(of: type(of: view)), view: view.storage.identifier ?? "", point: point),
      body)
  }

  /// A map asks at every point, and to spell a class takes long.
  private func name(of kind: UIView.Type) -> String {
    if let known = names[ObjectIdentifier(kind)] { return known }
    let name = String(describing: kind)
    names[ObjectIdentifier(kind)] = name
    return name
  }

  private func noting<Result>(_ entry: Entry, _ body: @MainActor () -> Result) -> Result {
    let outer = open
    open = entry
    page.write(entry)
    defer {
      open = outer
      page.write(outer)
    }
    return body()
  }
}
