public import Foundation
import UIKit

/// Reads scene files. What can't be used becomes a problem and is kept as text; only an input that
/// is no scene at all throws.
public struct SceneReader {
  var document = SceneDocument()
  var problems: [Problem] = []
  private var report = ImportReport(format: .sceneFile)
  /// Ids that the file mentions, to be compared with those it gives when all are known.
  var mentions: [Mention] = []
  /// How many times a name was looked for among the known ones: a search is not free, and nobody
  /// reads the thousandth hint.
  private var hints = 0

  struct Mention {
    var id: String
    var key: String
    var place: Problem.Place
    var view: ViewID?
  }

  /// - Parameter data: JSON in UTF-8, with or without a byte order mark, nested as deep as it likes.
  public static func read(_ data: Data) throws(SceneError) -> SceneReading {
    try read([UInt8](data))
  }

  static func read(_ bytes: [UInt8]) throws(SceneError) -> SceneReading {
    var reader = SceneReader()
    try reader.readScene(JSONParser.parse(InputText.utf8(bytes)).root)
    reader.checkMentions()
    reader.tellOverrides()
    reader.problems.sort {
      ($0.place?.line ?? 0, $0.place?.column ?? 0) < ($1.place?.line ?? 0, $1.place?.column ?? 0)
    }
    return SceneReading(
      document: reader.document, problems: reader.problems, report: reader.report)
  }

  private mutating func readScene(_ root: JSONValue) throws(SceneError) {
    guard let members = root.members else {
      throw SceneError(.notAScene(root.found), at: root.place)
    }
    let known = members.map { SceneKey(rawValue: $0.key) }
    guard known.contains(.windows) || known.contains(.hitscope) else {
      throw SceneError(.notAScene(root.found), at: root.place)
    }
    var windows: JSONValue?
    var probes: JSONValue?
    for (key, member) in lastOfEach(members, of: SceneKey.allCases, in: "scene") {
      let value = member.value
      switch key {
      case .hitscope: readVersion(value)
      case .title: document.title = textOrKept(value, key: member.key)
      case .notes: document.notes = textOrKept(value, key: member.key)
      case .overrides: readOverrides(value)
      case .windows: windows = value
      case .probes: probes = value
      case nil: document.unread.append(UnreadValue(key: member.key, json: value.compact))
      }
    }
    if !known.contains(.hitscope) {
      add(.notice, .missingKey(key: "hitscope", of: "scene"), at: root.place)
    }
    readWindows(windows, of: root)
    if let probes { readProbes(probes) }
    document.unread.sort()
  }

  /// A scene without windows is told as such, unless it is told already why none could be read.
  private mutating func readWindows(_ windows: JSONValue?, of root: JSONValue) {
    let start = problems.count
    if let windows { readNodes(windows) }
    guard document.nodes.isEmpty, problems.count == start else { return }
    add(.problem, .noWindow, at: windows?.place ?? root.place)
  }

  /// Class names, each with the methods that the class overrides; null where nobody looked.
  private mutating func readOverrides(_ value: JSONValue) {
    if value.found == .null {
      document.areOverridesUnknown = true
      return
    }
    guard let members = value.members else {
      add(
        .problem, .wrongType(key: "overrides", expected: .object, found: value.found),
        at: value.place)
      conclude(.defaultKept, from: problems.count - 1)
      document.unread.append(UnreadValue(key: "overrides", json: value.compact))
      return
    }
    for member in members {
      let methods = (member.value.elements ?? [member.value]).compactMap(\.string)
      document.overrides[ClassNames.registered(member.key), default: []] += methods
    }
  }

  /// Says once for each such class that there is code which the scene does not hold, or may be.
  private mutating func tellOverrides() {
    if document.areOverridesUnknown { tellUnknownOverrides() }
    for (name, methods) in document.overrides.sorted(by: { $0.key < $1.key }) {
      let views = document.nodes.indices.filter { document.nodes[$0].className == name }
      guard let first = views.first, problems.count < ImportLimits.problems else { continue }
      let node = document.nodes[first]
      let kind = ImportProblem.knownOverrides(
        className: name, methods: methods, views: views.count, first: node.id)
      problems.append(
        Problem(.notice, .importing(kind), at: node.origin.place, view: node.id))
    }
  }

  /// A class whose views have been given rules is answered for.
  private mutating func tellUnknownOverrides() {
    var uses: [String: (views: Int, first: Int)] = [:]
    var ruled: Set<String> = []
    for (index, node) in document.nodes.enumerated() {
      guard let name = node.className, !ClassNames.isSystem(name) else { continue }
      if !node.hitTestRules.isEmpty { ruled.insert(name) }
      uses[name, default: (0, index)].views += 1
    }
    for (name, use) in uses.sorted(by: { $0.value.first < $1.value.first })
    where !ruled.contains(name) && document.overrides[name] == nil {
      guard problems.count < ImportLimits.problems else { return }
      let node = document.nodes[use.first]
      report.unknownClasses.append(UnknownClass(name: name, views: use.views, first: node.id))
      let kind = ImportProblem.unknownOverrides(
        className: name, views: use.views, first: node.id)
      problems.append(
        Problem(.notice, .importing(kind), at: node.origin.place, view: node.id))
    }
  }

  private mutating func textOrKept(_ value: JSONValue, key: String) -> String {
    if let text = text(value, key: key) { return text }
    conclude(.defaultKept, from: problems.count - 1)
    document.unread.append(UnreadValue(key: key, json: value.compact))
    return ""
  }

  private mutating func readVersion(_ value: JSONValue) {
    guard let version = value.number, let whole = Int(exactly: version), whole >= 1 else {
      add(
        .problem, .wrongType(key: "hitscope", expected: .version, found: value.found),
        at: value.place)
      return
    }
    if whole > 1 { add(.problem, .laterVersion(whole), at: value.place) }
  }

  private mutating func checkMentions() {
    let ids = document.nodes.map(\.id.name)
    let mentioned = Set(mentions.map(\.id))
    for index in document.nodes.indices where mentioned.contains(ids[index]) {
      document.nodes[index].isIDGenerated = false
    }
    let known = Set(ids)
    for mention in mentions where !known.contains(mention.id) {
      let nearest = nearest(to: mention.id, in: ids)
      add(
        .problem, .unknownID(id: mention.id, key: mention.key, nearest: nearest), at: mention.place,
        view: mention.view)
    }
  }

  mutating func add(
    _ severity: Problem.Severity, _ kind: Problem.Kind, at place: Problem.Place, view: ViewID? = nil
  ) {
    problems.append(Problem(severity, kind, at: place, view: view))
  }

  /// Says of all problems from `start` on what was done about them, unless that is said already.
  mutating func conclude(_ consequence: Problem.Consequence, from start: Int) {
    for index in problems[start...].indices where problems[index].kind.hasConsequence {
      if problems[index].consequence == nil { problems[index].consequence = consequence }
    }
  }

  mutating func nearest(to name: String, in known: some Sequence<String>) -> String? {
    guard hints < 200 else { return nil }
    hints += 1
    return NearestName.of(name, in: known)
  }

  /// The members of an object, each key once: of a key that stands there twice the last counts.
  /// Unknown and doubled keys become problems.
  mutating func lastOfEach<Key: RawRepresentable & Equatable>(
    _ members: [JSONValue.Member], of keys: [Key], in owner: String, view: ViewID? = nil
  ) -> [(key: Key?, member: JSONValue.Member)] where Key.RawValue == String {
    var positions: [String: Int] = [:]
    var result: [(key: Key?, member: JSONValue.Member)] = []
    for member in members {
      let found = Key(rawValue: member.key).flatMap { keys.contains($0) ? $0 : nil }
      if let position = positions[member.key] {
        add(.problem, .duplicateKey(key: member.key), at: member.place, view: view)
        result[position] = (found, member)
        continue
      }
      positions[member.key] = result.count
      result.append((found, member))
      if found == nil {
        let names = keys.map(\.rawValue)
        let nearest =
          MeantName.of(member.key, in: owner, keys: names) ?? nearest(to: member.key, in: names)
        add(
          .problem, .unknownKey(key: member.key, of: owner, nearest: nearest), at: member.place,
          view: view)
      }
    }
    return result
  }
}

extension Problem.Kind {
  /// Whether something was left out or left alone; else the kind says all.
  fileprivate var hasConsequence: Bool {
    switch self {
    case .unknownKey, .duplicateKey, .duplicateID, .meaningless, .odd, .laterVersion, .noWindow:
      false
    default: true
    }
  }
}
