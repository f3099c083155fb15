import UIKit

/// One element of React Native, from whatever wrote it.
struct ReactElement: Sendable {
  var type: String
  /// An object.
  var props: JSONValue
  /// What a tool measured, where it did.
  var layout: JSONValue?
  var id: String?
  var place: Problem.Place
  /// Where to tell what is wrong with the props; nil is where they stand.
  var propsPlace: Problem.Place?
  var range: Range<Int>

  /// A sheet over the whole screen, which is there only while it is visible.
  var isModal: Bool { ["Modal", "RCTModalHostView"].contains(type) }
}

/// Makes views of React Native's elements.
///
/// `pointerEvents` and `hitSlop` are rules of ours word for word, and a view whose `overflow` is
/// not hidden lets its children be touched outside its bounds.
struct ReactElements: Sendable {
  var draft = SceneDraft(.reactNative)
  /// `zIndex` of views by their place: React Native puts siblings in that order.
  private var heights: [Int: Double] = [:]

  /// Nil where an import holds no more.
  mutating func add(
    _ element: ReactElement, depth: Int, parent: CGSize
  ) -> (index: Int, size: CGSize)? {
    guard draft.hasRoom else {
      draft.report.skip(.beyondLimit, line: element.place.line)
      return nil
    }
    let props = element.props
    let style = ReactStyle(props)
    let name =
      props.member("testID")?.string ?? props.member("nativeID")?.string ?? element.id
    let index = draft.add(
      named: name ?? element.type, className: "UIView", depth: depth, at: element.place,
      range: element.range)
    let size = place(element, style: style, parent: parent, view: index)
    if let height = style.number("zIndex"), height != 0 { heights[index] = height }
    applyRules(element, style: style, view: index)
    if let opacity = style.number("opacity") { draft.setAlpha(opacity, view: index) }
    let isClosed =
      element.isModal
      && draft.flag("visible", of: props, at: element.propsPlace, view: index) == false
    if isClosed || style.string("display") == "none" {
      draft.nodes[index].isHidden = true
      draft.nodes[index].origin.read.insert(.isHidden)
    }
    scroll(by: props, view: index)
    return (index, size)
  }

  /// From a measured layout, else from absolute numbers in the style, else the parent's bounds.
  private mutating func place(
    _ element: ReactElement, style: ReactStyle, parent: CGSize, view index: Int
  ) -> CGSize {
    if let layout = element.layout, layout.kind == .object {
      draft.setFrame(of: layout, view: index)
    } else if let frame = style.frame(in: parent) {
      draft.setFrame(frame, text: "style", view: index)
      if draft.nodes[index].depth > 0, !style.isPlaced {
        draft.note(.problem, .missingPlace(view: draft.nodes[index].id), view: index)
        draft.nodes[index].origin.isFrameAssumed = true
      }
    } else if draft.nodes[index].depth > 0 {
      draft.assumeFrame(CGRect(origin: .zero, size: parent), insteadOf: nil, view: index)
    }
    if draft.nodes[index].frame == nil {
      draft.nodes[index].frame = CGRect(origin: .zero, size: parent)
      draft.nodes[index].origin.recovered.insert(.frame)
    }
    let frame = draft.nodes[index].frame ?? CGRect(origin: .zero, size: parent)
    if let transform = style.value("transform") {
      turn(by: transform, about: style.value("transformOrigin"), frame, view: index)
    }
    return frame.size
  }

  /// - Parameter frame: where the view is without it.
  private mutating func turn(
    by transform: JSONValue, about origin: JSONValue?, _ frame: CGRect, view index: Int
  ) {
    let turning = ReactTransform(transform, size: frame.size)
    for part in turning.unusable { draft.noteUnusable("transform", part, view: index) }
    draft.nodes[index].origin.read.insert(.transform)
    guard turning.matrix != .identity else { return }
    var anchor = CGPoint(x: 0.5, y: 0.5)
    if let origin {
      if let stated = ReactTransform.anchor(origin, size: frame.size) {
        anchor = stated
        draft.nodes[index].anchorPoint = anchor
      } else {
        draft.noteUnusable("transformOrigin", origin.source, view: index)
      }
    }
    draft.nodes[index].frame = nil
    draft.nodes[index].bounds = CGRect(origin: .zero, size: frame.size)
    draft.nodes[index].center = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    draft.nodes[index].transform = turning.matrix
  }

  /// Where a scroll view begins.
  private mutating func scroll(by props: JSONValue, view index: Int) {
    guard let offset = props.stated("contentOffset") else { return }
    let numbers = [offset.member("x"), offset.member("y")].map { $0?.number ?? 0 }
    guard offset.kind == .object, numbers.allSatisfy({ $0.isFinite && abs($0) <= 1e9 }) else {
      draft.noteUnusable("contentOffset", offset.source, view: index)
      return
    }
    draft.nodes[index].contentOffset = CGPoint(x: numbers[0], y: numbers[1])
    draft.nodes[index].origin.read.insert(.contentOffset)
  }

  /// The scene's draft, once all elements are in it.
  mutating func finished() -> SceneDraft {
    draft.orderSiblings(by: heights)
    heights = [:]
    return draft
  }

  private mutating func applyRules(_ element: ReactElement, style: ReactStyle, view index: Int) {
    let (type, props) = (element.type, element.props)
    var rules: [HitTestRule] = []
    if let slop = props.stated("hitSlop") {
      if let insets = Self.insets(slop) {
        rules.append(.expand(.by(insets)))
        draft.nodes[index].origin.read.insert(.hitTestRules)
      } else {
        draft.noteUnusable("hitSlop", slop.source, view: index)
      }
    }
    let clips = ["hidden", "scroll"].contains(style.string("overflow"))
    if clips {
      draft.nodes[index].clipsToBounds = true
      draft.nodes[index].origin.read.insert(.clipsToBounds)
    }
    let events =
      draft.text("pointerEvents", of: props, at: element.propsPlace, view: index)
      ?? style.string("pointerEvents")
    if events != nil { draft.nodes[index].origin.read.insert(.hitTestRules) }
    switch events {
    case "none": rules.append(.none)
    case "box-only": rules.append(.boxOnly)
    case "box-none":
      if !clips, Self.isContainer(type) { rules.append(.overflow) }
      rules.append(.passThrough)
    default:
      if let events, events != "auto" { noteEvents(events, element, view: index) }
      if !clips, Self.isContainer(type) { rules.append(.overflow) }
    }
    if !rules.isEmpty { draft.nodes[index].hitTestRules = rules }
    if draft.flag("disabled", of: props, at: element.propsPlace, view: index) == true {
      draft.setDisabled(view: index)
    }
  }

  private mutating func noteEvents(_ events: String, _ element: ReactElement, view index: Int) {
    let known = ["auto", "none", "box-none", "box-only"]
    draft.note(
      .problem,
      .unknownValue(
        key: "pointerEvents", value: events, known: known,
        nearest: NearestName.of(events, in: known)),
      at: element.propsPlace ?? element.place, view: index, consequence: .defaultKept)
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
      guard let value, value.kind != .null else { return 0 }
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
