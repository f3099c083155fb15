import UIKit

/// Reads the page source of WebDriverAgent and Appium on iOS: the accessibility tree, in absolute
/// screen points.
struct PageSourceReader: Sendable {
  let source: SourceText
  private var elements = ElementStack(.webDriverAgent)
  private var claims: [HittableClaim] = []
  private var invisible = InvisibleViews()
  private var overlays = SystemOverlays()

  /// Whether nothing but the application itself stands for the screen.
  private let isWindowless: Bool

  private init(_ source: SourceText) {
    self.source = source
    isWindowless =
      !source.contains("<XCUIElementTypeWindow") && !source.contains("<UIAWindow")
      && !source.contains("\"XCUIElementTypeWindow")
  }

  static func read(_ source: SourceText) throws(SceneError) -> SceneReading {
    var reader = PageSourceReader(source)
    var walk = MarkupWalk(source)
    while let event = try walk.next() {
      switch event {
      case .open(let tag): reader.open(tag)
      case .close: reader.elements.close()
      case .text, .data: break
      }
    }
    reader.invisible.conclude(&reader.elements.draft)
    reader.overlays.conclude(&reader.elements.draft)
    var reading = try reader.elements.finish(walk)
    reading.claims = reader.claims
    return reading
  }

  private mutating func open(_ tag: MarkupTag) {
    let type = source.text("type", of: tag) ?? source.string(tag.name)
    guard let kind = AccessibilityKind.name(of: type), kind != "Application" || isWindowless else {
      return elements.pass(tag, at: frame(of: tag).frame)
    }
    let added = elements.add(
      tag, named: source.text("name", of: tag) ?? source.text("label", of: tag),
      className: AccessibilityKind.className(of: kind))
    guard let index = added else { return }
    elements.place(index, at: frame(of: tag), text: source.string(tag.range))
    apply(tag, to: index)
    overlays.insert(index, type: kind)
  }

  private mutating func apply(_ tag: MarkupTag, to index: Int) {
    elements.draft.setEnabled(source.flag("enabled", of: tag), view: index)
    if let text = source.text("label", of: tag) ?? source.text("value", of: tag) {
      elements.draft.setText(text, view: index)
    }
    if source.flag("visible", of: tag) == false {
      invisible.insert(index)
    }
    // Comparing one costs as much as it lies deep.
    let isComparable = elements.draft.nodes[index].depth < ImportLimits.comparedDepth
    if isComparable, let isHittable = source.flag("hittable", of: tag) {
      let id = elements.draft.nodes[index].id
      claims.append(HittableClaim(view: id, isHittable: isHittable))
    }
  }

  /// Absolute; with fractions where the source was asked for them.
  private func frame(of tag: MarkupTag) -> StatedFrame {
    if let native = source.value("nativeFrame", of: tag), let numbers = source.numbers(in: native),
      numbers.count == 4, numbers.allSatisfy({ $0.isFinite && abs($0) <= 1e9 })
    {
      return .read(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
    return source.frame(of: tag)
  }
}
