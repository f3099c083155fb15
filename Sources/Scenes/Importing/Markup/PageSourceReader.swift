import UIKit

/// Reads the page source of WebDriverAgent and Appium on iOS: the accessibility tree, in absolute
/// screen points.
struct PageSourceReader: Sendable {
  let source: SourceText
  private var draft = SceneDraft(.webDriverAgent)
  private var claims: [HittableClaim] = []
  private var open: [Level] = []
  private var invisible: (count: Int, first: Int)?

  /// An open element; containers hand on what is around them.
  private struct Level: Sendable {
    var depth: Int
    var origin: CGPoint
  }

  private init(_ source: SourceText) { self.source = source }

  static func read(
    _ source: SourceText
  ) throws(SceneError) -> (draft: SceneDraft, claims: [HittableClaim]) {
    var reader = PageSourceReader(source)
    var walk = MarkupWalk(source)
    while let event = try walk.next() {
      switch event {
      case .open(let tag): reader.open(tag)
      case .close: if !reader.open.isEmpty { reader.open.removeLast() }
      case .text, .data: break
      }
    }
    if let invisible = reader.invisible {
      let id = reader.draft.nodes[invisible.first].id
      reader.draft.note(
        .notice, .notVisible(views: invisible.count, first: id), view: invisible.first)
    }
    reader.draft.note(walk.faults)
    try reader.draft.finish(linesRead: source.lineCount)
    return (reader.draft, reader.claims)
  }

  private mutating func open(_ tag: MarkupTag) {
    let around = open.last ?? Level(depth: 0, origin: .zero)
    let type = source.text("type", of: tag) ?? source.string(tag.name)
    guard type.hasPrefix("XCUIElementType"), type != "XCUIElementTypeApplication" else {
      draft.report.skip(.container, line: tag.line)
      open.append(around)
      return
    }
    guard draft.hasRoom else {
      draft.report.skip(.beyondLimit, line: tag.line)
      open.append(around)
      return
    }
    let index = draft.add(
      named: source.text("name", of: tag) ?? source.text("label", of: tag),
      className: Self.className(of: type.dropFirst(15)), depth: around.depth, line: tag.line,
      range: tag.range)
    var level = Level(depth: around.depth + 1, origin: around.origin)
    if let frame = frame(of: tag) {
      draft.setFrame(
        frame.offsetBy(dx: -around.origin.x, dy: -around.origin.y),
        text: source.string(tag.range), view: index)
      if draft.nodes[index].frame != nil { level.origin = frame.origin }
    } else {
      draft.note(.problem, .missingFrame(view: draft.nodes[index].id), view: index)
    }
    open.append(level)
    if source.flag("enabled", of: tag) == false {
      draft.nodes[index].isEnabled = false
      draft.origins[index].read.insert(.isEnabled)
    }
    if let text = source.text("label", of: tag) ?? source.text("value", of: tag) {
      draft.setText(text, view: index)
    }
    if source.flag("visible", of: tag) == false {
      invisible = invisible.map { ($0.count + 1, $0.first) } ?? (1, index)
    }
    if let isHittable = source.flag("hittable", of: tag) {
      claims.append(HittableClaim(view: draft.nodes[index].id, isHittable: isHittable))
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

  /// The UIKit class whose touches an element of this type mostly gets.
  private static func className(of type: Substring) -> String {
    switch type {
    case "Window": "UIWindow"
    case "Button": "UIButton"
    case "StaticText": "UILabel"
    case "Image": "UIImageView"
    case "Switch", "Toggle": "UISwitch"
    case "Slider": "UISlider"
    case "Stepper": "UIStepper"
    case "SegmentedControl": "UISegmentedControl"
    case "PageIndicator": "UIPageControl"
    case "TextField", "SecureTextField", "SearchField": "UITextField"
    case "TextView": "UITextView"
    case "ScrollView": "UIScrollView"
    case "Table": "UITableView"
    case "CollectionView": "UICollectionView"
    case "DatePicker": "UIDatePicker"
    default: "UIView"
    }
  }
}
