import UIKit

/// Reads accessibility trees that are written as JSON: WebDriverAgent's source, and what idb and its
/// relatives describe. Frames are absolute, in screen points.
struct AccessibilityReader: Sendable {
  private var draft: SceneDraft
  private var claims: [HittableClaim] = []
  private var invisible = InvisibleViews()
  private var overlays = SystemOverlays()

  private struct Pending {
    var value: JSONValue
    var depth: Int
    /// What the parent fills on the screen.
    var parent: CGRect
  }

  private init(_ format: SourceFormat) { draft = SceneDraft(format) }

  static func read(
    _ root: JSONValue, format: SourceFormat, faults: [Problem], linesRead: Int
  ) throws(SceneError) -> SceneReading {
    var reader = AccessibilityReader(format)
    reader.read(root.elements ?? [root])
    reader.invisible.conclude(&reader.draft)
    reader.overlays.conclude(&reader.draft)
    reader.draft.note(faults)
    var reading = try reader.draft.finish(linesRead: linesRead)
    reading.claims = reader.claims
    return reading
  }

  private mutating func read(_ roots: [JSONValue]) {
    // A list without nesting has the application first and everything in it behind.
    let isFlat = roots.count > 1 && Self.type(roots[0]) == "Application"
    let rest = isFlat ? roots.dropFirst() : []
    var stack = (isFlat ? [roots[0]] : roots).reversed().map {
      Pending(value: $0, depth: 0, parent: .zero)
    }
    while let next = stack.popLast() {
      if isContainer(next.value) {
        draft.report.skip(.container, line: next.value.place.line)
        let children = next.value.member("children")?.elements ?? []
        stack += children.reversed().map { Pending(value: $0, depth: next.depth, parent: .zero) }
        continue
      }
      guard let index = add(next) else { continue }
      var children = draft.children(next.value, view: index)
      if index == 0 { children += rest }
      let origin = next.parent.origin
      let frame = draft.nodes[index].frame ?? .zero
      let onScreen = frame.offsetBy(dx: origin.x, dy: origin.y)
      for child in children.reversed() {
        stack.append(Pending(value: child, depth: next.depth + 1, parent: onScreen))
      }
    }
  }

  /// Whether it is an application that has windows, and so is no view itself.
  private func isContainer(_ value: JSONValue) -> Bool {
    guard Self.type(value) == "Application" else { return false }
    return value.member("children")?.elements?.contains { Self.type($0) == "Window" } == true
  }

  private static func type(_ value: JSONValue) -> Substring? {
    value.stated("type")?.string.map { AccessibilityKind.name(of: $0) ?? Substring($0) }
  }

  private mutating func add(_ next: Pending) -> Int? {
    let value = next.value
    let line = value.place.line
    guard value.kind == .object else {
      draft.report.skip(.notAView, line: line)
      return nil
    }
    guard draft.hasRoom else {
      draft.report.skip(.beyondLimit, line: line)
      return nil
    }
    let names = ["AXUniqueId", "rawIdentifier", "name", "AXLabel", "label"] as [StaticString]
    let name = names.lazy.compactMap { value.stated($0)?.string }.first { !$0.isEmpty }
    let index = draft.add(
      named: name, className: AccessibilityKind.className(of: Self.type(value) ?? ""),
      depth: next.depth, at: value.place, range: value.ownRange)
    place(value, in: next.parent, view: index)
    apply(value, to: index)
    overlays.insert(index, type: Self.type(value) ?? "")
    return index
  }

  private mutating func place(_ value: JSONValue, in parent: CGRect, view index: Int) {
    let members = (["rect", "frame", "AXFrame"] as [StaticString]).compactMap { value.stated($0) }
    guard let stated = members.first(where: { $0.kind == .object }) ?? members.first else {
      let filling = CGRect(origin: .zero, size: parent.size)
      return draft.assumeFrame(filling, insteadOf: nil, view: index)
    }
    let numbers: [Double]
    if stated.kind == .object {
      numbers = (["x", "y", "width", "height"] as [StaticString]).compactMap {
        stated.stated($0)?.looseNumber
      }
    } else {
      let text = SourceText(bytes: Array((stated.string ?? "").utf8))
      numbers = text.numbers(in: 0..<text.bytes.count) ?? []
    }
    switch StatedFrame(numbers) {
    case .read(let frame):
      draft.setFrame(frame, inside: parent.origin, text: stated.source, view: index)
    case .nowhere(let size): draft.assumeNowhere(size, view: index)
    default:
      let filling = CGRect(origin: .zero, size: parent.size)
      draft.assumeFrame(filling, insteadOf: stated.source, view: index)
    }
  }

  private mutating func apply(_ value: JSONValue, to index: Int) {
    draft.setEnabled(Self.flag(["isEnabled", "enabled"], of: value), view: index)
    let words = ["label", "AXLabel", "value", "AXValue"] as [StaticString]
    if let text = words.lazy.compactMap({ value.stated($0)?.string }).first(where: { !$0.isEmpty })
    {
      draft.setText(text, view: index)
    }
    if Self.flag(["isVisible", "visible"], of: value) == false {
      invisible.insert(index)
    }
    let isComparable = draft.nodes[index].depth < ImportLimits.comparedDepth
    if isComparable, let isHittable = Self.flag(["isHittable", "hittable"], of: value) {
      claims.append(HittableClaim(view: draft.nodes[index].id, isHittable: isHittable))
    }
  }

  /// WebDriverAgent writes its flags as the text `1` and `0`.
  private static func flag(_ names: [StaticString], of value: JSONValue) -> Bool? {
    for name in names {
      guard let member = value.stated(name) else { continue }
      if let flag = member.flag { return flag }
      switch member.kind == .number ? member.source : member.string ?? "" {
      case "1", "true", "YES": return true
      case "0", "false", "NO": return false
      default: continue
      }
    }
    return nil
  }
}
