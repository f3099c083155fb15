import Foundation

/// Tells JSON formats apart by the keys of their root.
enum TreeRecognition {
  enum Finding {
    case tree(SourceFormat, JSONValue)
    /// A document of another format inside a string: a page source in a driver's answer.
    case wrapped(String)
  }

  static func find(in root: JSONValue) -> Finding? {
    // An attachment may stand alone in a list.
    if let only = root.elements, only.count == 1, only[0].member("windows") != nil {
      return find(in: only[0])
    }
    let window = root.member("windows")?.elements?.first
    let system = root.member("rendering_system")?.string?.lowercased() ?? ""
    if system.hasPrefix("flutter") { return .tree(.flutter, root) }
    if system.hasPrefix("android") { return .tree(.sentryAndroid, root) }
    if root.member("rendering_system") != nil || window?.member("type") != nil {
      return .tree(.sentry, root)
    }
    if root.member("topLevelGroups") != nil { return .tree(.viewHierarchy, root) }
    if isMaestro(root) { return .tree(.maestro, root) }
    // Sentry's answers hold the tree as an attachment.
    let attachments = (root.member("attachments") ?? root.member("data"))?.elements ?? []
    for attachment in attachments {
      guard let content = attachment.member("data") ?? attachment.member("content") else {
        continue
      }
      if let text = content.string, text.utf8.contains(UInt8(ascii: "{")) { return .wrapped(text) }
      if content.member("windows") != nil { return find(in: content) }
    }
    let answer = root.member("value") ?? root.member("source")
    if let text = answer?.string, !text.isEmpty, root.member("type") == nil {
      return .wrapped(text)
    }
    for inner in [root, answer].compactMap({ $0 }) {
      let first = inner.elements?.first { $0.kind == .object } ?? inner
      if let format = accessibilityFormat(of: first) { return .tree(format, inner) }
    }
    if root.kind == .string, let text = root.string { return .wrapped(text) }
    let first = root.elements?.first { $0.kind == .object } ?? root
    let isElement =
      first.member("type")?.string != nil || first.member("displayName")?.string != nil
      || first.member("name")?.string != nil
    if isElement, first.member("children") != nil || first.member("props") != nil {
      return .tree(.reactNative, root)
    }
    return nil
  }

  /// Maestro keeps what an element is like in a member of its own, with pixels as Android prints them.
  private static func isMaestro(_ root: JSONValue) -> Bool {
    let attributes = root.member("attributes")
    return root.member("children")?.elements != nil
      && attributes?.member("bounds")?.string?.hasPrefix("[") == true
  }

  /// idb's names begin with `AX`; WebDriverAgent's flags with `is`.
  private static func accessibilityFormat(of value: JSONValue) -> SourceFormat? {
    guard value.kind == .object else { return nil }
    let names = ["AXFrame", "AXLabel", "AXUniqueId"] as [StaticString]
    if names.contains(where: { value.member($0) != nil }) {
      return .idb
    }
    let flags = ["isEnabled", "isVisible", "isAccessible", "rawIdentifier"] as [StaticString]
    guard value.member("type") != nil, flags.contains(where: { value.member($0) != nil }) else {
      return nil
    }
    return .webDriverAgent
  }
}
