import UIKit

/// Reads a tree of React Native elements, as `toJSON()` of its test renderer or a developer tool
/// writes it: `type`, `props`, `children`, and a `layout` where the tool measured one.
///
/// `pointerEvents` and `hitSlop` are rules of ours word for word, and a view whose `overflow` is
/// not hidden lets its children be touched outside its bounds.
struct ReactNativeReader: Sendable {
  private var draft = SceneDraft(.reactNative)

  private struct Pending {
    var value: JSONValue
    var depth: Int
    /// The size that a child without a layout fills.
    var parent: CGSize
  }

  static func read(_ root: JSONValue) throws(SceneError) -> SceneDraft {
    var reader = ReactNativeReader()
    let roots = root.elements ?? [root]
    var stack = roots.reversed().map {
      Pending(value: $0, depth: 0, parent: CGSize(width: 390, height: 844))
    }
    while let next = stack.popLast() {
      guard let size = reader.add(next.value, depth: next.depth, parent: next.parent) else {
        continue
      }
      for child in (next.value.member("children")?.elements ?? []).reversed() {
        if child.kind == .object {
          stack.append(Pending(value: child, depth: next.depth + 1, parent: size))
        }
      }
    }
    return reader.draft
  }

  private mutating func add(_ value: JSONValue, depth: Int, parent: CGSize) -> CGSize? {
    let line = value.place.line
    let props = value.member("props") ?? value
    let type =
      value.member("type")?.string ?? value.member("displayName")?.string
      ?? value.member("name")?.string
    guard value.kind == .object, let type else {
      draft.report.skip(.notAView, line: line)
      return nil
    }
    guard draft.hasRoom else {
      draft.report.skip(.beyondLimit, line: line)
      return nil
    }
    let style = ReactStyle(props)
    let name =
      props.member("testID")?.string ?? props.member("nativeID")?.string
      ?? value.member("id")?.string
    let index = draft.add(
      named: name ?? type, className: "UIView", depth: depth, line: line, range: value.ownRange)
    let size = place(value, style: style, parent: parent, view: index)
    applyRules(type: type, props: props, style: style, view: index)
    if let opacity = style.number("opacity") { draft.setAlpha(opacity, view: index) }
    if style.string("display") == "none" {
      draft.nodes[index].isHidden = true
      draft.nodes[index].origin.read.insert(.isHidden)
    }
    let words = (value.member("children")?.elements ?? []).compactMap(\.string)
    if !words.isEmpty { draft.setText(words.joined(), view: index) }
    return size
  }

  /// From a measured layout, else from absolute numbers in the style, else the parent's bounds.
  private mutating func place(
    _ value: JSONValue, style: ReactStyle, parent: CGSize, view index: Int
  ) -> CGSize {
    let layout =
      value.member("layout") ?? value.member("frame") ?? value.member("measure")
      ?? value.member("rect")
    if let layout, layout.kind == .object {
      draft.setFrame(of: layout, view: index)
    } else if let width = style.number("width"), let height = style.number("height") {
      let frame = CGRect(
        x: style.number("left") ?? 0, y: style.number("top") ?? 0, width: width, height: height)
      draft.setFrame(frame, text: "style", view: index)
    } else if draft.nodes[index].depth > 0 {
      draft.note(.problem, .missingFrame(view: draft.nodes[index].id), view: index)
    }
    if draft.nodes[index].frame == nil {
      draft.nodes[index].frame = CGRect(origin: .zero, size: parent)
      draft.nodes[index].origin.recovered.insert(.frame)
    }
    return draft.nodes[index].frame?.size ?? parent
  }

  private mutating func applyRules(
    type: String, props: JSONValue, style: ReactStyle, view index: Int
  ) {
    var rules: [HitTestRule] = []
    if let slop = props.member("hitSlop"), let insets = Self.insets(slop) {
      rules.append(.expand(.by(insets)))
      draft.nodes[index].origin.read.insert(.hitTestRules)
    }
    let clips = ["hidden", "scroll"].contains(style.string("overflow"))
    if clips {
      draft.nodes[index].clipsToBounds = true
      draft.nodes[index].origin.read.insert(.clipsToBounds)
    }
    let events = props.member("pointerEvents")?.string ?? style.string("pointerEvents")
    if events != nil { draft.nodes[index].origin.read.insert(.hitTestRules) }
    switch events {
    case "none": rules.append(.none)
    case "box-only": rules.append(.boxOnly)
    case "box-none":
      if !clips, Self.isContainer(type) { rules.append(.overflow) }
      rules.append(.passThrough)
    default: if !clips, Self.isContainer(type) { rules.append(.overflow) }
    }
    if !rules.isEmpty { draft.nodes[index].hitTestRules = rules }
    if props.member("disabled")?.flag == true {
      draft.setDisabled(view: index)
    }
  }

  /// Plain views let children reach outside; text, images and scroll views do not.
  private static func isContainer(_ type: String) -> Bool {
    let type = type.hasPrefix("RCT") ? String(type.dropFirst(3)) : type
    return !["Text", "Image", "ScrollView", "RawText", "TextInput", "VirtualText"]
      .contains { type.hasPrefix($0) }
  }

  /// A number for all sides or an object; positive values grow the view.
  private static func insets(_ slop: JSONValue) -> UIEdgeInsets? {
    func side(_ value: JSONValue?) -> CGFloat? {
      guard let value else { return 0 }
      guard let number = value.number, number.isFinite, abs(number) <= 1e9 else { return nil }
      return CGFloat(number)
    }
    if slop.kind == .number {
      return side(slop).map { UIEdgeInsets(top: $0, left: $0, bottom: $0, right: $0) }
    }
    guard slop.kind == .object, let top = side(slop.member("top")),
      let left = side(slop.member("left")), let bottom = side(slop.member("bottom")),
      let right = side(slop.member("right"))
    else { return nil }
    return UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }
}

/// A `style` prop: an object, or a list of them of which the last says most.
private struct ReactStyle: Sendable {
  private var objects: [JSONValue] = []

  init(_ props: JSONValue) {
    guard let style = props.member("style") else { return }
    var stack = [style]
    while let next = stack.popLast(), objects.count < 100 {
      if next.kind == .object { objects.append(next) }
      stack.append(contentsOf: next.elements ?? [])
    }
  }

  func number(_ name: StaticString) -> Double? {
    objects.lazy.compactMap { $0.member(name)?.number }.first
  }

  func string(_ name: StaticString) -> String? {
    objects.lazy.compactMap { $0.member(name)?.string }.first
  }
}
