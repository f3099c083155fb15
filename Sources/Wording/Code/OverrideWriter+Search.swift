import UIKit

extension OverrideWriter {
  /// `hitTest` for the rules on the search and on its result; nothing where there are none.
  mutating func hitTestOverride() -> [SwiftLine] {
    let results = resultLines()
    let head = SwiftLine(
      "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {", .question)
    guard let search = searchRule else {
      guard !results.isEmpty else { return [] }
      let own = SwiftLine("  var hit = super.hitTest(point, with: event)", .defaultSearch)
      return [head, own] + results + [SwiftLine("  return hit", .answer), SwiftLine("}")]
    }
    if results.isEmpty { return [head] + searchBody(search) + [SwiftLine("}")] }
    let name = Self.name(of: rules[search])
    addHelper(
      [SwiftLine("private func \(name)(_ point: CGPoint, with event: UIEvent?) -> UIView? {")]
        + searchBody(search) + [SwiftLine("}")])
    let own = SwiftLine("  var hit = \(name)(point, with: event)", .rule(search))
    return [head, own] + results + [SwiftLine("  return hit", .answer), SwiftLine("}")]
  }

  /// The one that counts where several are listed.
  private var searchRule: Int? {
    let order: [HitTestRule] = [HitTestRule.none, .boxOnly, .overflow]
    return order.lazy.compactMap { rules.firstIndex(of: $0) }.first
  }

  private static func name(of search: HitTestRule) -> String {
    switch search {
    case .boxOnly: "searchOnlySelf"
    case .overflow: "searchChildrenFirst"
    default: "searchNothing"
    }
  }

  private func searchBody(_ index: Int) -> [SwiftLine] {
    let gates = DefaultAlgorithm.gates(isControl: isControl)
    let guardGates = SwiftLine("  guard \(gates) else { return nil }", .gates)
    let selfOrNil = "  return self.point(inside: point, with: event) ? self : nil"
    switch rules[index] {
    case .boxOnly: return [guardGates, SwiftLine(selfOrNil, .rule(index))]
    case .overflow:
      return [
        guardGates,
        SwiftLine("  for subview in subviews.reversed() {"),
        SwiftLine("    let local = subview.convert(point, from: self)", .subview),
        SwiftLine("    if let hit = subview.hitTest(local, with: event) { return hit }", .handUp),
        SwiftLine("  }"),
        SwiftLine(selfOrNil, .rule(index)),
      ]
    default: return [SwiftLine("  nil", .rule(index))]
    }
  }

  private mutating func resultLines() -> [SwiftLine] {
    rules.enumerated().flatMap { index, rule in
      resultLines(rule, index).map { SwiftLine("  " + $0, .rule(index)) }
    }
  }

  private mutating func resultLines(_ rule: HitTestRule, _ index: Int) -> [String] {
    switch rule {
    case .passThrough: return ["if hit === self { hit = nil }"]
    case .ignore(let views):
      let tests = views.map { "hit === \(reference(to: $0, as: "ignored"))" }
      return tests.map { "if \($0) { hit = nil }" }
    case .redirect(let target, let sources, let moment):
      let name = reference(to: target, as: "target")
      let conditions = redirectConditions(sources, moment) + ["let \(name)"]
      return Self.conditional(conditions, "hit = \(name)")
    case .reachOutside(let search, let respectsGates):
      let finder = addFinder(index, search, respectsGates && search == .frontMost)
      let find = "hit = \(finder)(in: self, at: point, with: event) ?? hit"
      return respectsGates && search == .frontMost ? ["if \(passesGates()) { \(find) }"] : [find]
    case .path(let d, let fillRule, .result):
      return ["if !\(pathTest(d, fillRule, as: "answerPath")) { hit = nil }"]
    default: return []
    }
  }

  /// On one line, or on one for each condition where that is too long to read.
  private static func conditional(_ conditions: [String], _ statement: String) -> [String] {
    let line = "if \(conditions.joined(separator: ", ")) { \(statement) }"
    guard line.count > 80 else { return [line] }
    var lines = conditions.map { "  \($0)," }
    lines[0] = "if \(conditions[0]),"
    lines[lines.count - 1].removeLast()
    return lines + ["{", "  \(statement)", "}"]
  }

  private mutating func redirectConditions(
    _ sources: [ViewID]?, _ moment: HitTestRule.RedirectMoment
  ) -> [String] {
    var conditions: [String] = []
    if let sources {
      let tests = sources.map { "hit === \(reference(to: $0, as: "source"))" }
      conditions += ["hit != nil", tests.isEmpty ? "false" : tests.joined(separator: " || ")]
    }
    switch moment {
    case .hit: if sources == nil { conditions.append("hit != nil") }
    case .inside: conditions += [passesGates(), "self.point(inside: point, with: event)"]
    case .always: break
    }
    return conditions
  }
}
