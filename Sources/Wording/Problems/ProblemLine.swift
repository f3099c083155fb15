public import Scenes

/// A line that tells a problem of an input, or all of them that say the same.
public struct ProblemLine: Sendable, Equatable {
  public var severity: Problem.Severity
  /// Where the first one is.
  public var place: Problem.Place?
  public var message: String
  /// Nil as well where a line before says it.
  public var hint: String?

  /// The problems of one input in their order: what is told of several views is told once, with
  /// their places.
  public static func lines(
    of problems: [Problem], in language: Language = .english
  ) -> [ProblemLine] {
    var groups: [Group] = []
    var groupOf: [String: Int] = [:]
    for problem in problems {
      let hint = ProblemWords.hint(problem, in: language)
      let key = [problem.severity.rawValue, topic(problem, in: language), hint ?? ""]
        .joined(separator: "\n")
      if let group = groupOf[key] {
        groups[group].count += 1
        if groups[group].named.count < Group.namedAtMost { groups[group].named.append(problem) }
      } else {
        groupOf[key] = groups.count
        groups.append(Group(named: [problem], hint: hint))
      }
    }
    var told: Set<String> = []
    return groups.map { group in
      let isNew = group.hint.map { told.insert($0).inserted } ?? false
      return ProblemLine(
        severity: group.named[0].severity, place: group.named[0].place,
        message: group.message(in: language), hint: isNew ? group.hint : nil)
    }
  }

  /// What problems of one line have in common. Unknown classes differ in their names only.
  private static func topic(_ problem: Problem, in language: Language) -> String {
    if case .unknownClass = problem.kind { return "unknownClass" }
    return ProblemWords.plainMessage(problem, in: language)
  }
}

/// Problems that say the same.
private struct Group {
  /// A line with more names than this is not read to its end.
  static let namedAtMost = 8

  /// The first ones.
  var named: [Problem]
  var count = 1
  var hint: String?

  func message(in language: Language) -> String {
    guard count > 1 else { return ProblemWords.message(named[0], in: language) }
    if case .unknownClass = named[0].kind {
      let classes = list(in: language) { problem in
        guard case .unknownClass(let name, let view, _) = problem.kind else { return nil }
        return language.text(
          "problem.classAt",
          [
            "class": Legible.excerpt(name), "place": place(problem, view.name, in: language),
          ])
      }
      return language.text("problem.unknownClasses", ["classes": classes])
    }
    let places = list(in: language) { problem in
      problem.view == nil && problem.place == nil
        ? nil : place(problem, problem.view?.name, in: language)
    }
    return language.text(
      places.isEmpty ? "problem.timesOnly" : "problem.times",
      [
        "message": ProblemWords.plainMessage(named[0], in: language), "count": String(count),
        "places": places,
      ])
  }

  /// `card at 12:5`, or the half of it that is known.
  private func place(_ problem: Problem, _ view: String?, in language: Language) -> String {
    let place = problem.place.map { "\($0.line):\($0.column)" }
    let view = view.map(Legible.excerpt)
    guard let view, let place else { return view ?? place ?? "" }
    return language.text("problem.viewAt", ["view": view, "place": place])
  }

  private func list(in language: Language, _ name: (Problem) -> String?) -> String {
    var names = named.compactMap(name)
    guard !names.isEmpty else { return "" }
    if count > named.count {
      names.append(language.text("problem.others", ["count": String(count - named.count)]))
    }
    guard names.count > 1, let last = names.popLast() else { return names.joined() }
    return names.joined(separator: ", ") + language.text("list.and") + last
  }
}
