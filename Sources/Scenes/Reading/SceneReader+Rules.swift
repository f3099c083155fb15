import UIKit

extension SceneReader {
  mutating func readRules(_ value: JSONValue, into node: inout SceneNode, view: ViewID?) {
    let key = NodeKey.hitTestRules.rawValue
    for (index, element) in (list(value, key: key, view: view) ?? []).enumerated() {
      let problemsBefore = problems.count
      if let rule = rule(element, view: view) {
        node.hitTestRules.append(rule)
      } else {
        conclude(.ruleLeftOut, from: problemsBefore)
        node.unread.append(UnreadValue(key: key, index: index, json: element.compact))
      }
    }
  }

  private mutating func rule(_ value: JSONValue, view: ViewID?) -> HitTestRule? {
    guard let members = value.members else {
      refuse(value, key: "hitTestRules", expected: .object, view: view)
      return nil
    }
    guard let nameValue = members.last(where: { $0.key == RuleKey.rule.rawValue })?.value else {
      add(.problem, .missingKey(key: "rule", of: "hitTestRules"), at: value.place, view: view)
      return nil
    }
    guard let name = text(nameValue, key: "rule", view: view) else { return nil }
    guard let keys = RuleKey.ofRule[name] else {
      let nearest = nearest(to: name, in: RuleKey.ofRule.keys.sorted())
      let kind = Problem.Kind.unknownRule(name: name, view: view ?? ViewID(""), nearest: nearest)
      add(.problem, kind, at: nameValue.place, view: view)
      return nil
    }
    var values: [RuleKey: JSONValue] = [:]
    for (key, member) in lastOfEach(members, of: keys, in: name, view: view) {
      if let key { values[key] = member.value }
    }
    let problemsBefore = problems.count
    let rule = self.rule(name, values, at: value.place, view: view)
    // Half a rule would do something that nobody wrote.
    return problems[problemsBefore...].allSatisfy(\.kind.leavesTheRestUsable) ? rule : nil
  }

  private mutating func rule(
    _ name: String, _ values: [RuleKey: JSONValue], at place: Problem.Place, view: ViewID?
  ) -> HitTestRule? {
    switch name {
    case "expand": return expansion(values, at: place, view: view).map { .expand($0) }
    case "path":
      let gate: HitTestRule.PathGate? = choice(.gate, values, view: view)
      return shape(name, values, at: place, view: view).map {
        .path(d: $0.d, fillRule: $0.fillRule, gate: gate ?? .inside)
      }
    case "hole":
      return shape(name, values, at: place, view: view).map {
        .hole(d: $0.d, fillRule: $0.fillRule)
      }
    case "passThrough": return .passThrough
    case "ignore":
      guard let value = required(.views, of: name, values, at: place, view: view) else {
        return nil
      }
      return identifiers(value, key: "views", view: view).map { .ignore(views: $0) }
    case "redirect": return redirection(values, at: place, view: view)
    case "reachOutside":
      let search: HitTestRule.ReachSearch = choice(.search, values, view: view) ?? .frontMost
      let respectsGates =
        values[.respectsGates].flatMap { flag($0, key: "respectsGates", view: view) } ?? false
      if search == .asPublished, respectsGates, let value = values[.respectsGates] {
        let kind = Problem.Kind.meaningless(
          key: "respectsGates", other: "search", value: search.rawValue)
        add(.problem, kind, at: value.place, view: view)
      }
      return .reachOutside(search: search, respectsGates: respectsGates)
    case "overflow": return .overflow
    case "boxOnly": return .boxOnly
    default: return HitTestRule.none
    }
  }

  private mutating func expansion(
    _ values: [RuleKey: JSONValue], at place: Problem.Place, view: ViewID?
  ) -> HitTestRule.Growth? {
    if let by = values[.by] {
      if let other = values[.toAtLeast] {
        let kind = Problem.Kind.meaningless(key: "toAtLeast", other: "by", value: by.compact)
        add(.problem, kind, at: other.place, view: view)
      }
      return growth(by, view: view).map { .by($0) }
    }
    guard let size = values[.toAtLeast] else {
      add(.problem, .missingKey(key: "by", of: "expand"), at: place, view: view)
      return nil
    }
    return self.size(size, key: "toAtLeast", view: view).map { .toAtLeast($0) }
  }

  private mutating func shape(
    _ name: String, _ values: [RuleKey: JSONValue], at place: Problem.Place, view: ViewID?
  ) -> (d: String, fillRule: HitTestRule.FillRule)? {
    guard let value = required(.d, of: name, values, at: place, view: view),
      let d = text(value, key: "d", view: view)
    else { return nil }
    do { _ = try CGPath(svgPathData: d) } catch {
      add(.problem, .badPath(key: "d", error), at: value.place, view: view)
      return nil
    }
    return (d, choice(.fillRule, values, view: view) ?? .nonzero)
  }

  private mutating func redirection(
    _ values: [RuleKey: JSONValue], at place: Problem.Place, view: ViewID?
  ) -> HitTestRule? {
    guard let target = required(.to, of: "redirect", values, at: place, view: view) else {
      return nil
    }
    guard target.string != nil else {
      refuse(target, key: "to", expected: .identifier, view: view)
      return nil
    }
    let when: HitTestRule.RedirectMoment = choice(.when, values, view: view) ?? .hit
    let from = values[.from].flatMap { identifiers($0, key: "from", view: view) }
    return .redirect(to: mention(target, key: "to", view: view), from: from, when: when)
  }

  private mutating func required(
    _ key: RuleKey, of rule: String, _ values: [RuleKey: JSONValue], at place: Problem.Place,
    view: ViewID?
  ) -> JSONValue? {
    if values[key] == nil {
      add(.problem, .missingKey(key: key.rawValue, of: rule), at: place, view: view)
    }
    return values[key]
  }

  private mutating func choice<Word: RawRepresentable & CaseIterable>(
    _ key: RuleKey, _ values: [RuleKey: JSONValue], view: ViewID?
  ) -> Word? where Word.RawValue == String {
    values[key].flatMap { word($0, key: key.rawValue, view: view) }
  }

  private mutating func identifiers(
    _ value: JSONValue, key: String, view: ViewID?
  ) -> [ViewID]? {
    guard let elements = value.elements, elements.allSatisfy({ $0.string != nil }) else {
      refuse(value, key: key, expected: .identifiers, view: view)
      return nil
    }
    return elements.map { mention($0, key: key, view: view) }
  }
}

extension Problem.Kind {
  fileprivate var leavesTheRestUsable: Bool {
    if case .meaningless = self { true } else { false }
  }
}
