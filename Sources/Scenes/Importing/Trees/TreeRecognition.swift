import Foundation

/// Tells JSON formats apart by the keys of their root.
enum TreeRecognition {
  enum Finding {
    case tree(SourceFormat, JSONValue)
    /// A document of another format inside a string: a page source in a driver's answer.
    case wrapped(String)
  }

  static func find(in root: JSONValue) -> Finding? {
    let window = root.member("windows")?.elements?.first
    if root.member("rendering_system") != nil || window?.member("type") != nil {
      return .tree(.sentry, root)
    }
    if root.member("topLevelGroups") != nil { return .tree(.viewHierarchy, root) }
    if let text = (root.member("value") ?? root.member("source"))?.string, !text.isEmpty {
      return .wrapped(text)
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
}
