import UIKit

/// A scene while a reader makes it: views in pre-order, each with its origin, and the report.
struct SceneDraft: Sendable {
  let format: SourceFormat
  var title = ""
  /// Each with its origin, but for the source itself.
  var nodes: [SceneNode] = []
  var report: ImportReport
  private(set) var problems: [Problem] = []
  private var unlistedProblems = 0
  private var ids = UniqueNames()
  private var classes: [String: DraftClass] = [:]

  /// What a root without a size fills, in points.
  static let screen = CGSize(width: 390, height: 844)

  init(_ format: SourceFormat) {
    self.format = format
    report = ImportReport(format: format)
  }

  /// Room for one more view within the limit of an import.
  var hasRoom: Bool { nodes.count < ImportLimits.views }

  /// - Parameters:
  ///   - name: what the source calls the view; made unique, and replaced by the class where empty.
  ///   - depth: levels below the roots; at most one more than that of the view before.
  mutating func add(
    named name: String?, className: String, depth: Int, at place: Problem.Place, range: Range<Int>
  ) -> Int {
    let known = known(className)
    let id = ids.next(after: name.flatMap(Self.shortName) ?? known.shortName)
    var node = SceneNode(id: ViewID(id), depth: depth, className: known.registeredName)
    node.origin = SceneOrigin(place: place, range: range)
    nodes.append(node)
    return nodes.count - 1
  }

  /// A name for a view that comes from another draft.
  mutating func unusedID(like id: ViewID) -> ViewID { ViewID(ids.next(after: id.name)) }

  /// One copy of a class's names serves all its views.
  private mutating func known(_ className: String) -> DraftClass {
    if let known = classes[className] { return known }
    let known = DraftClass(className)
    classes[className] = known
    return known
  }

  /// A name fit for one line; nil where nothing is left.
  static func shortName(_ name: String) -> String? {
    let words = name.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    let name = words.count > 80 ? words.prefix(79) + "…" : words
    return name.isEmpty ? nil : name
  }

  mutating func note(
    _ severity: Problem.Severity, _ kind: ImportProblem, at place: Problem.Place?,
    view index: Int? = nil
  ) {
    guard problems.count < ImportLimits.problems else {
      unlistedProblems += 1
      return
    }
    problems.append(
      Problem(severity, .importing(kind), at: place, view: index.map { nodes[$0].id }))
  }

  mutating func note(_ problems: [Problem]) { self.problems += problems }

  /// A problem that scene files have too.
  mutating func note(
    _ severity: Problem.Severity, _ kind: Problem.Kind, at place: Problem.Place, view index: Int,
    consequence: Problem.Consequence? = nil
  ) {
    guard problems.count < ImportLimits.problems else {
      unlistedProblems += 1
      return
    }
    var problem = Problem(severity, kind, at: place, view: nodes[index].id)
    problem.consequence = consequence
    problems.append(problem)
  }

  mutating func note(_ severity: Problem.Severity, _ kind: ImportProblem, view index: Int) {
    note(severity, kind, at: place(of: index), view: index)
  }

  func place(of index: Int) -> Problem.Place? { nodes[index].origin.place }

  /// A number that geometry may hold; else a problem, and nil keeps the default.
  mutating func usable(_ number: Double?, key: String, text: String, view index: Int) -> CGFloat? {
    if let number, number.isFinite, abs(number) <= 1e9 { return CGFloat(number) }
    noteUnusable(key, text, view: index)
    return nil
  }

  mutating func noteUnusable(_ key: String, _ text: String, view index: Int) {
    let text = text.count > 80 ? text.prefix(79) + "…" : text
    if key == "frame" { nodes[index].origin.isFrameAssumed = true }
    note(.problem, .unusableValue(key: key, text: text, view: nodes[index].id), view: index)
  }

  /// Gives a view a frame that its source does not: mostly the bounds of its parent.
  ///
  /// - Parameter unreadable: what stands in the place of a frame; nil where nothing does.
  mutating func assumeFrame(_ frame: CGRect, insteadOf unreadable: String?, view index: Int) {
    let id = nodes[index].id
    note(
      .problem,
      unreadable.map { .unreadableFrame(view: id, text: String($0.prefix(80))) }
        ?? .missingFrame(view: id), view: index)
    nodes[index].frame = frame
    nodes[index].origin.recovered.insert(.frame)
    nodes[index].origin.isFrameAssumed = true
  }

  /// Puts a view whose place is nowhere into its parent's corner, in its own size, which mostly is
  /// none.
  mutating func assumeNowhere(_ size: CGSize, view index: Int) {
    nodes[index].frame = CGRect(origin: .zero, size: size).standardized
    nodes[index].origin.recovered.insert(.frame)
    nodes[index].origin.isFrameAssumed = true
    note(.problem, .missingPlace(view: nodes[index].id), view: index)
  }

  /// Sets the view's frame, where all four numbers can be used.
  ///
  /// - Parameter origin: the parent's on the screen, where `frame` is one on the screen.
  mutating func setFrame(
    _ frame: CGRect, inside origin: CGPoint = .zero, text: @autoclosure () -> String,
    view index: Int
  ) {
    // Offset as a whole, a rectangle would lose that its size is negative.
    var frame = frame
    frame.origin.x -= origin.x
    frame.origin.y -= origin.y
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    guard numbers.allSatisfy({ $0.isFinite && abs($0) <= 1e9 }) else {
      noteUnusable("frame", text(), view: index)
      return
    }
    if frame.size.width < 0 || frame.size.height < 0 {
      note(
        .notice, .negativeSize(view: nodes[index].id, stated: frame.size), view: index)
    }
    nodes[index].frame = frame.standardized
    nodes[index].origin.read.insert(.frame)
  }

  mutating func setAlpha(_ alpha: Double, view index: Int) {
    guard alpha.isFinite, abs(alpha) <= 1e9 else {
      noteUnusable("alpha", "\(alpha)", view: index)
      return
    }
    nodes[index].origin.read.insert(.alpha)
    if alpha != 1 { nodes[index].alpha = alpha }
  }

  /// Takes what the source states, which may be nothing.
  mutating func setEnabled(_ isEnabled: Bool?, view index: Int) {
    guard let isEnabled else { return }
    if isEnabled { nodes[index].origin.read.insert(.isEnabled) } else { setDisabled(view: index) }
  }

  mutating func setDisabled(view index: Int) {
    nodes[index].origin.read.insert(.isEnabled)
    nodes[index].isEnabled = false
  }

  mutating func setText(_ text: String, view index: Int) {
    guard !text.isEmpty else { return }
    nodes[index].origin.read.insert(.text)
    nodes[index].text = String(text.prefix(ImportLimits.textLength))
  }

  /// Counts what stayed unsaid, and gives the scene without its source.
  mutating func finish(linesRead: Int) throws(SceneError) -> SceneReading {
    guard !nodes.isEmpty else { throw SceneError(.importing(.noViews(format))) }
    if unlistedProblems > 0 {
      problems.append(Problem(.problem, .importing(.more(count: unlistedProblems))))
    }
    // Sources tell of hidden views; this class is hidden by itself unless it is told otherwise.
    for index in nodes.indices where nodes[index].className == "UIActivityIndicatorView" {
      nodes[index].isHidden = nodes[index].isHidden ?? false
    }
    report.linesRead = linesRead
    report.viewsMade = nodes.count
    var silent = [Int](repeating: 0, count: NodeFields.named.count)
    var recovered = silent
    let stated = NodeFields.named.map { format.states.contains($0.field) }
    for index in nodes.indices {
      let read = nodes[index].origin.read
      let workedOut = nodes[index].origin.recovered
      if read.contains(.contentOffset) { report.answered.insert(.scrollOffset) }
      for (number, named) in NodeFields.named.enumerated() {
        if !workedOut.isDisjoint(with: named.field) {
          recovered[number] += 1
        } else if stated[number], read.isDisjoint(with: named.field) {
          silent[number] += 1
        }
      }
    }
    func counts(_ numbers: [Int]) -> [ImportReport.Count] {
      zip(NodeFields.named, numbers).compactMap { named, number in
        number > 0 ? ImportReport.Count(key: named.key, count: number) : nil
      }
    }
    report.defaults = counts(silent)
    report.recovered = counts(recovered)
    defer { nodes = [] }
    var document = SceneDocument(title: title, nodes: nodes)
    document.areOverridesUnknown = !report.unknownClasses.isEmpty
    return SceneReading(document: document, problems: problems, report: report)
  }
}

/// What a class's name says, worked out once for all its views.
private struct DraftClass: Sendable {
  /// Nil for a plain view.
  var registeredName: String?
  var shortName: String

  init(_ name: String) {
    registeredName = name == "UIView" ? nil : ClassNames.registered(name)
    shortName = ClassNames.short(name)
  }
}
