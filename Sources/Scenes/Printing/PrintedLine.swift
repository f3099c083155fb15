import UIKit

/// One view as a line of a printed hierarchy.
@MainActor
struct PrintedLine {
  private(set) var text = ""
  /// What the view states and the line does not give back.
  private(set) var leftOut: [NodeKey] = []

  private let view: UIView
  private let node: SceneNode
  private var items: [String] = []

  init(of view: UIView, _ node: SceneNode, address: Int, _ words: inout PrintedWords) {
    self.view = view
    self.node = node
    let address = "0x" + String(address, radix: 16)
    let className = words.className(node.className ?? "UIView")
    if className == nil { leftOut.append(.className) }
    let name = words.name(of: node, className: className ?? "UIView")
    if name == .lost { leftOut.append(.id) }
    items.append(name.lead + "<\(className ?? "UIView"): \(address)")
    if let item = name.item { items.append(item) }
    placeItems()
    if let text = node.text, !text.isEmpty {
      if words.canPrint(text: text) {
        items.append("text = '\(text)'")
      } else {
        leftOut.append(.text)
      }
    }
    flagItems()
    if let color = node.backgroundColor { items.append("backgroundColor = \(Self.words(color))") }
    items.append("layer = <CALayer: \(address)>")
    if view is UIScrollView {
      let offset = view.bounds.origin
      items.append("contentOffset: {\(Self.number(offset.x)), \(Self.number(offset.y))}")
    }
    noteWordless()
    text = items.joined(separator: "; ") + ">"
  }

  /// The frame, and what the frame alone does not give back.
  private mutating func placeItems() {
    let (frame, bounds, center, anchor) = (view.frame, view.bounds, view.center, view.anchorPoint)
    items.append("frame = \(Self.rect(Self.isUsable(frame) ? frame : .zero))")
    if anchor != CGPoint(x: 0.5, y: 0.5) {
      items.append("anchorPoint = \(Self.point(anchor))")
    }
    let transform = view.transform
    if transform != .identity {
      let t = transform
      let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(Self.number).joined(separator: ", ")
      items.append("transform = [\(numbers)]")
    }
    let isOfFrame =
      transform == .identity && Self.isUsable(frame) && frame.size == bounds.size
      && (bounds.origin == .zero || view is UIScrollView)
      // A negative size is turned around where a frame is read.
      && frame.size.width >= 0 && frame.size.height >= 0
      && center.x == frame.origin.x + anchor.x * bounds.size.width
      && center.y == frame.origin.y + anchor.y * bounds.size.height
    guard !isOfFrame else { return }
    if Self.isUsable(bounds) {
      items.append("bounds = \(Self.rect(bounds))")
    } else {
      leftOut.append(.bounds)
    }
    if Self.isUsable(CGRect(origin: center, size: .zero)) {
      items.append("center = \(Self.point(center))")
    } else {
      leftOut.append(.center)
    }
  }

  private mutating func flagItems() {
    if view.clipsToBounds { items.append("clipsToBounds = YES") }
    if view.alpha != 1 { items.append("alpha = \(Self.number(view.alpha))") }
    if view.isHidden { items.append("hidden = YES") }
    let isDisabled = (view as? UIControl)?.isEnabled == false || node.isEnabled == false
    if isDisabled { items.append("enabled = NO") }
    if !view.isUserInteractionEnabled { items.append("userInteractionEnabled = NO") }
    if let level = node.windowLevel { items.append("windowLevel = \(Self.number(level))") }
    codeItems()
  }

  /// What else decides a hit, in the words of a scene file, where they are read back as they are.
  private mutating func codeItems() {
    let writer = SceneWriter()
    if !node.hitTestRules.isEmpty {
      let item =
        "hitTestRules = [" + node.hitTestRules.map(writer.json).joined(separator: ", ") + "]"
      let isSame = PrintedWords.read(item: item) { $0.hitTestRules == node.hitTestRules }
      if isSame { items.append(item) } else { leftOut.append(.hitTestRules) }
    }
    if let animation = node.animation {
      let item = "animation = \(writer.json(animation))"
      let isSame = PrintedWords.read(item: item) { $0.animation == animation }
      if isSame { items.append(item) } else { leftOut.append(.animation) }
    }
  }

  /// What a printed hierarchy has no word for.
  private mutating func noteWordless() {
    let stated: [(NodeKey, Bool)] = [
      (.zPosition, node.zPosition != nil),
      (.isMultipleTouchEnabled, node.isMultipleTouchEnabled != nil),
      (.isExclusiveTouch, node.isExclusiveTouch != nil), (.cornerRadius, node.cornerRadius != nil),
      (.viewController, node.viewController != nil),
      (.gestureRecognizers, !node.gestureRecognizers.isEmpty),
      (.handlesTouches, node.handlesTouches != nil), (.actions, !node.actions.isEmpty),
    ]
    leftOut += stated.filter(\.1).map(\.0)
  }

  private static func isUsable(_ rect: CGRect) -> Bool {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
      .allSatisfy { $0.isFinite && abs($0) <= SceneDocument.greatestMagnitude }
  }

  private static func rect(_ rect: CGRect) -> String {
    let origin = "\(number(rect.origin.x)) \(number(rect.origin.y))"
    return "(\(origin); \(number(rect.size.width)) \(number(rect.size.height)))"
  }

  private static func point(_ point: CGPoint) -> String {
    "(\(number(point.x)), \(number(point.y)))"
  }

  private static func words(_ color: SceneColor) -> String {
    let parts = [color.red, color.green, color.blue, color.alpha].map { Double($0) / 255 }
    return (["UIExtendedSRGBColorSpace"] + parts.map(JSONText.number)).joined(separator: " ")
  }

  private static func number(_ value: CGFloat) -> String { JSONText.number(Double(value)) }
}
