import UIKit

/// A scene while a reader makes it: views in pre-order, each with its origin, and the report.
struct SceneDraft: Sendable {
  let format: SourceFormat
  var title = ""
  var nodes: [SceneNode] = []
  var origins: [NodeOrigin] = []
  var report: ImportReport
  private(set) var problems: [Problem] = []
  private var unlistedProblems = 0
  private var usedIDs: [String: Int] = [:]

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
    named name: String?, className: String, depth: Int, line: Int, range: Range<Int>
  ) -> Int {
    var node = SceneNode(id: uniqueID(name, className: className), depth: depth)
    if className != "UIView" { node.className = ClassNames.registered(className) }
    nodes.append(node)
    origins.append(NodeOrigin(line: line, range: range))
    return nodes.count - 1
  }

  private mutating func uniqueID(_ name: String?, className: String) -> ViewID {
    let base = name.flatMap(Self.shortName) ?? ClassNames.short(className)
    var number = usedIDs[base, default: 0]
    var id = base
    repeat {
      number += 1
      id = number == 1 ? base : "\(base)#\(number)"
    } while number > 1 && usedIDs[id] != nil
    usedIDs[base] = number
    if number > 1 { usedIDs[id] = 1 }
    return ViewID(id)
  }

  /// A name fit for one line; nil where nothing is left.
  private static func shortName(_ name: String) -> String? {
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

  mutating func note(_ severity: Problem.Severity, _ kind: ImportProblem, view index: Int) {
    note(severity, kind, at: place(of: index), view: index)
  }

  func place(of index: Int) -> Problem.Place { Problem.Place(line: Int(origins[index].line)) }

  /// A number that geometry may hold; else a problem, and nil keeps the default.
  mutating func usable(_ number: Double?, key: String, text: String, view index: Int) -> CGFloat? {
    if let number, number.isFinite, abs(number) <= 1e9 { return CGFloat(number) }
    noteUnusable(key, text, view: index)
    return nil
  }

  mutating func noteUnusable(_ key: String, _ text: String, view index: Int) {
    let text = text.count > 80 ? text.prefix(79) + "…" : text
    note(.problem, .unusableValue(key: key, text: text, view: nodes[index].id), view: index)
  }

  /// Sets the view's frame, where all four numbers can be used.
  mutating func setFrame(_ frame: CGRect, text: @autoclosure () -> String, view index: Int) {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    guard numbers.allSatisfy({ $0.isFinite && abs($0) <= 1e9 }) else {
      noteUnusable("frame", text(), view: index)
      return
    }
    nodes[index].frame = frame.standardized
    origins[index].read.insert(.frame)
  }

  mutating func setAlpha(_ alpha: Double, view index: Int) {
    guard alpha.isFinite, abs(alpha) <= 1e9 else {
      noteUnusable("alpha", "\(alpha)", view: index)
      return
    }
    origins[index].read.insert(.alpha)
    if alpha != 1 { nodes[index].alpha = alpha }
  }

  mutating func setText(_ text: String, view index: Int) {
    guard !text.isEmpty else { return }
    origins[index].read.insert(.text)
    nodes[index].text = String(text.prefix(ImportLimits.textLength))
  }

  /// Counts what stayed unsaid, and closes the list of problems.
  mutating func finish(linesRead: Int) throws(SceneError) {
    guard !nodes.isEmpty else { throw SceneError(.importing(.noViews(format))) }
    if unlistedProblems > 0 {
      problems.append(Problem(.problem, .importing(.more(count: unlistedProblems))))
    }
    report.linesRead = linesRead
    report.viewsMade = nodes.count
    var silent = [Int](repeating: 0, count: NodeFields.named.count)
    var recovered = silent
    let stated = NodeFields.named.map { format.states.contains($0.field) }
    for origin in origins {
      for (number, named) in NodeFields.named.enumerated() {
        switch origin.source(of: named.field) {
        case .read: break
        case .recovered: recovered[number] += 1
        case .default: if stated[number] { silent[number] += 1 }
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
  }
}
