import Foundation

/// A search in the outline: what was typed, and what it means.
@MainActor
struct OutlineSearch: Sendable {
  private(set) var text = ""
  private(set) var query = OutlineQuery()
  private(set) var refusal: OutlineQuery.Refusal?
  /// Which of the projection's views match; empty while nothing is looked for.
  private(set) var isMatch: [Bool] = []
  private(set) var count = 0
  /// Kept while a search is on, for every letter that is typed asks them again.
  private var facts: ViewFacts?

  var isOn: Bool { !query.terms.isEmpty && refusal == nil }

  /// Reads another text; while one makes no sense, everything is shown.
  mutating func type(_ text: String, in workspace: Workspace) {
    self.text = text
    do {
      query = try OutlineQuery(text)
      refusal = nil
    } catch {
      refusal = error
      return
    }
    find(in: workspace)
  }

  /// Looks again: the scene is another one, or the last touch.
  mutating func renew(in workspace: Workspace) {
    facts = nil
    find(in: workspace)
  }

  private mutating func find(in workspace: Workspace) {
    guard !query.terms.isEmpty else {
      isMatch = []
      count = 0
      facts = nil
      return
    }
    let facts = self.facts ?? ViewFacts(workspace)
    self.facts = facts
    let found = facts.matches(query)
    count = found.count
    isMatch = Array(repeating: false, count: facts.count)
    for index in found { isMatch[index] = true }
  }
}
