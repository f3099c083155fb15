import UIKit

/// Reads the page source of WebDriverAgent and Appium on iOS: the accessibility tree, in absolute
/// screen points.
struct PageSourceReader: Sendable {
  let source: SourceText
  private var elements = ElementStack(.webDriverAgent)
  private var claims: [HittableClaim] = []
  private var invisible: (count: Int, first: Int)?

  private init(_ source: SourceText) { self.source = source }

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
    if let invisible = reader.invisible {
      let id = reader.elements.draft.nodes[invisible.first].id
      reader.elements.draft.note(
        .notice, .notVisible(views: invisible.count, first: id), view: invisible.first)
    }
    var reading = try reader.elements.finish(walk)
    reading.claims = reader.claims
    return reading
  }

  private mutating func open(_ tag: MarkupTag) {
    let type = source.text("type", of: tag) ?? source.string(tag.name)
    guard let kind = Self.kind(of: type), kind != "Application" else {
      return elements.pass(tag, at: frame(of: tag))
    }
    let added = elements.add(
      tag, named: source.text("name", of: tag) ?? source.text("label", of: tag),
      className: Self.className(of: kind))
    guard let index = added else { return }
    if let frame = frame(of: tag) {
      elements.place(index, at: frame, text: source.string(tag.range))
    } else {
      elements.fill(index)
    }
    apply(tag, to: index)
  }

  private mutating func apply(_ tag: MarkupTag, to index: Int) {
    if source.flag("enabled", of: tag) == false { elements.draft.setDisabled(view: index) }
    if let text = source.text("label", of: tag) ?? source.text("value", of: tag) {
      elements.draft.setText(text, view: index)
    }
    if source.flag("visible", of: tag) == false {
      invisible = invisible.map { ($0.count + 1, $0.first) } ?? (1, index)
    }
    // Comparing one costs as much as it lies deep.
    let isComparable = elements.draft.nodes[index].depth < ImportLimits.comparedDepth
    if isComparable, let isHittable = source.flag("hittable", of: tag) {
      let id = elements.draft.nodes[index].id
      claims.append(HittableClaim(view: id, isHittable: isHittable))
    }
  }

  /// Absolute; with fractions where the source was asked for them.
  private func frame(of tag: MarkupTag) -> CGRect? {
    if let native = source.value("nativeFrame", of: tag), let numbers = source.numbers(in: native),
      numbers.count == 4
    {
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    guard let x = source.number("x", of: tag), let y = source.number("y", of: tag),
      let width = source.number("width", of: tag), let height = source.number("height", of: tag)
    else { return nil }
    let numbers = [x, y, width, height]
    guard numbers.allSatisfy({ $0.isFinite && abs($0) <= 1e9 }) else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// `Button` of `XCUIElementTypeButton`, and of `UIAButton`, as Appium wrote it before iOS 10.
  private static func kind(of type: String) -> Substring? {
    for prefix in ["XCUIElementType", "UIA"] where type.hasPrefix(prefix) {
      return type.dropFirst(prefix.count)
    }
    return nil
  }

  /// The UIKit class whose touches an element of this type mostly gets.
  private static func className(of type: Substring) -> String {
    switch type {
    case "Window": "UIWindow"
    case "Button": "UIButton"
    case "StaticText", "Text": "UILabel"
    case "Image": "UIImageView"
    case "Switch", "Toggle": "UISwitch"
    case "Slider": "UISlider"
    case "Stepper": "UIStepper"
    case "SegmentedControl": "UISegmentedControl"
    case "PageIndicator": "UIPageControl"
    case "TextField", "SecureTextField", "SearchField": "UITextField"
    case "TextView": "UITextView"
    case "ScrollView": "UIScrollView"
    case "Table", "TableView": "UITableView"
    case "CollectionView": "UICollectionView"
    case "DatePicker": "UIDatePicker"
    default: "UIView"
    }
  }
}
