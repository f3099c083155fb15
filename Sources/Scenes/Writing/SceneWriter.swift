import UIKit

/// Lays a scene out as text.
struct SceneWriter {
  private var text = ""
  /// Generated ids that rules or probes speak of, and that must be written therefore.
  private var mentioned: Set<ViewID> = []

  /// A scene may be 100,000 levels deep; beyond this many its lines are not indented further, for
  /// the white space would grow with the square of the depth.
  private static let deepestIndent = 32
  private static let part = 1 << 18

  /// - Parameter sink: takes the text in parts, so that a scene of a million views is never held
  ///   whole beside its views.
  mutating func write(_ document: SceneDocument, to sink: (String) throws -> Void) rethrows {
    mentioned = Self.mentionedIDs(document)
    text = "{ \"hitscope\": 1"
    for (key, value) in [(SceneKey.title, document.title), (.notes, document.notes)] {
      if !value.isEmpty { text += ",\n  \"\(key.rawValue)\": \(JSONText.string(value))" }
    }
    if !document.overrides.isEmpty {
      let classes = document.overrides.sorted { $0.key < $1.key }.map { name, methods in
        let list = methods.map { JSONText.string($0) }.joined(separator: ", ")
        return "\(JSONText.string(name)): [\(list)]"
      }
      text += ",\n  \"overrides\": { \(classes.joined(separator: ", ")) }"
    }
    if document.overrides.isEmpty, document.areOverridesUnknown {
      text += ",\n  \"overrides\": null"
    }
    for value in document.unread where value.index == nil && value.key != SceneKey.probes.rawValue {
      guard SceneKey(rawValue: value.key) != .windows || document.nodes.isEmpty else { continue }
      text += ",\n  \(JSONText.string(value.key)): \(value.json)"
    }
    try writeNodes(document, to: sink)
    writeProbes(document)
    try sink(text + "\n}\n")
  }

  private mutating func writeNodes(
    _ document: SceneDocument, to sink: (String) throws -> Void
  ) rethrows {
    let isReplaced = document.unread.contains { $0.key == SceneKey.windows.rawValue }
    guard !document.nodes.isEmpty || !isReplaced else { return }
    text += ",\n  \"windows\": ["
    var open = -1
    var isBare = true
    for node in document.nodes {
      let depth = min(node.depth, open + 1)
      if depth <= open {
        for level in (depth...open).reversed() { closeNode(level, isLeaf: level == open) }
        text += ","
      } else if open >= 0 {
        text += (isBare ? "" : ",") + " \"subviews\": ["
      }
      if text.utf8.count >= Self.part {
        try sink(text)
        text.removeAll(keepingCapacity: true)
      }
      indent(depth)
      let members = members(of: node)
      text += "{" + members.map { " " + $0 }.joined(separator: ",")
      isBare = members.isEmpty
      open = depth
    }
    if open >= 0 {
      for level in (0...open).reversed() { closeNode(level, isLeaf: level == open) }
      text += "\n  "
    }
    text += "]"
  }

  private mutating func closeNode(_ depth: Int, isLeaf: Bool) {
    if !isLeaf {
      indent(depth)
      text += "]"
    }
    text += " }"
  }

  private mutating func indent(_ depth: Int) {
    text += "\n" + String(repeating: "  ", count: min(depth, Self.deepestIndent) + 2)
  }

  private mutating func writeProbes(_ document: SceneDocument) {
    let unread = document.unread.filter { $0.key == SceneKey.probes.rawValue }
    if let whole = unread.first(where: { $0.index == nil }), document.probes.isEmpty {
      text += ",\n  \"probes\": \(whole.json)"
      return
    }
    let probes = merged(document.probes.map(json), with: unread)
    guard !probes.isEmpty else { return }
    text += ",\n  \"probes\": [\n    " + probes.joined(separator: ",\n    ") + "\n  ]"
  }

  private func json(_ probe: SceneProbe) -> String {
    var members = ["\"at\": \(list([probe.at.x, probe.at.y]))"]
    if let on = probe.on { members.append("\"on\": \(JSONText.string(on.name))") }
    switch probe.expectation {
    case .none: break
    case .hit(let id): members.append("\"expect\": \(JSONText.string(id.name))")
    case .nothing: members.append("\"expect\": null")
    }
    let taken: Set<String> = Set(
      ["at"] + (probe.on == nil ? [] : ["on"]) + (probe.expectation == .none ? [] : ["expect"]))
    for value in probe.unread where !taken.contains(value.key) {
      members.append("\(JSONText.string(value.key)): \(value.json)")
    }
    return "{ " + members.joined(separator: ", ") + " }"
  }

  /// The written elements of a list with those that could not be used back in their places.
  func merged(_ elements: [String], with unread: [UnreadValue]) -> [String] {
    var merged = elements
    for value in unread.sorted() {
      guard let index = value.index else { continue }
      merged.insert(value.json, at: min(max(index, 0), merged.count))
    }
    return merged
  }

  func writesID(of node: SceneNode) -> Bool { !node.isIDGenerated || mentioned.contains(node.id) }

  private static func mentionedIDs(_ document: SceneDocument) -> Set<ViewID> {
    var ids: Set<ViewID> = []
    for probe in document.probes {
      if let on = probe.on { ids.insert(on) }
      if case .hit(let id) = probe.expectation { ids.insert(id) }
    }
    for rule in document.nodes.lazy.flatMap(\.hitTestRules) {
      ids.formUnion(rule.mentionedViews)
    }
    return ids
  }
}
