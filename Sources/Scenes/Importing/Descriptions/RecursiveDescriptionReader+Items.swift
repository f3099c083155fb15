import UIKit

extension RecursiveDescriptionReader {
  /// Gives a view what its items say; items that decide nothing are passed over.
  mutating func apply(_ items: DescriptionItems, to index: Int) {
    var printed = PrintedView()
    var isInteractive = true
    var clips: Bool?
    for item in items.items {
      switch source.unwrapped(item.key) {
      case "frame":
        printed.frame = numbers(4, item, index)
        printed.frameText = item.value
      case "bounds":
        draft.report.answered.insert(.boundsOrigin)
        printed.bounds = numbers(4, item, index).map {
          CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
        }
      case "center":
        printed.center = numbers(2, item, index).map { CGPoint(x: $0[0], y: $0[1]) }
      case "windowLevel":
        draft.report.answered.insert(.windowLevel)
        draft.nodes[index].windowLevel = numbers(1, item, index)?[0]
      case "anchorPoint":
        printed.anchorPoint = numbers(2, item, index).map { CGPoint(x: $0[0], y: $0[1]) }
        if printed.anchorPoint != nil { draft.nodes[index].origin.read.insert(.anchorPoint) }
      case "transform", "transform3D":
        printed.transform = transform(item, index)
        if printed.transform != nil { draft.nodes[index].origin.read.insert(.transform) }
      case "contentOffset":
        printed.contentOffset = numbers(2, item, index).map { CGPoint(x: $0[0], y: $0[1]) }
        if printed.contentOffset != nil { draft.nodes[index].origin.read.insert(.contentOffset) }
      case "alpha":
        if let alpha = numbers(1, item, index) { draft.setAlpha(alpha[0], view: index) }
      case "hidden":
        if let flag = flag(item, index), flag {
          draft.nodes[index].isHidden = true
          draft.nodes[index].origin.read.insert(.isHidden)
        }
      case "userInteractionEnabled":
        if let flag = flag(item, index) {
          isInteractive = flag
          draft.nodes[index].origin.read.insert(.isUserInteractionEnabled)
        }
      case "enabled":
        draft.report.answered.insert(.isEnabled)
        draft.setEnabled(flag(item, index), view: index)
      case "clipsToBounds":
        clips = flag(item, index)
        if clips != nil { draft.nodes[index].origin.read.insert(.clipsToBounds) }
      case "hitTestRules":
        draft.report.answered.insert(.rules)
        let (rules, problems) = SceneReader.rules(in: json(item), view: draft.nodes[index].id)
        draft.nodes[index].hitTestRules = rules
        if !rules.isEmpty { draft.nodes[index].origin.read.insert(.hitTestRules) }
        draft.note(problems.map { $0.moved(to: draft.place(of: index)) })
      case "animation":
        let (animation, problems) = SceneReader.animation(
          in: json(item), view: draft.nodes[index].id)
        draft.nodes[index].animation = animation
        draft.note(problems.map { $0.moved(to: draft.place(of: index)) })
      case "text": draft.setText(source.string(item.value), view: index)
      case "backgroundColor":
        if let color = SceneColor.printed(item.value, of: source) {
          draft.nodes[index].backgroundColor = color
          draft.nodes[index].origin.read.insert(.backgroundColor)
        }
      default: break
      }
    }
    printed.place(index, in: &draft, source: source)
    draft.setInteraction(isInteractive, view: index)
    draft.setClipping(clips ?? false, view: index)
  }

  private func json(_ item: DescriptionItems.Item) -> [UInt8] { Array(source.bytes[item.value]) }

  /// Exactly `count` usable numbers; else a problem, and nil keeps the default.
  private mutating func numbers(
    _ count: Int, _ item: DescriptionItems.Item, _ index: Int
  ) -> [Double]? {
    if let numbers = usable(count, item) { return numbers }
    draft.noteUnusable(source.unwrapped(item.key), source.string(item.value), view: index)
    return nil
  }

  private func usable(_ count: Int, _ item: DescriptionItems.Item) -> [Double]? {
    guard let numbers = source.numbers(count, in: item.value),
      numbers.allSatisfy({ $0.isFinite && abs($0) <= 1e9 })
    else { return nil }
    return numbers
  }

  /// From six numbers, or from the sixteen of a transform in space that does not leave the plane.
  private mutating func transform(
    _ item: DescriptionItems.Item, _ index: Int
  ) -> CGAffineTransform? {
    if let m = usable(16, item) {
      let inPlane: [Double?] = [nil, nil, 0, 0, nil, nil, 0, 0, 0, 0, nil, 0, nil, nil, nil, 1]
      if zip(m, inPlane).allSatisfy({ $1 == nil || $0 == $1 }) {
        return CGAffineTransform(a: m[0], b: m[1], c: m[4], d: m[5], tx: m[12], ty: m[13])
      }
    } else if let m = usable(6, item) {
      return CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
    }
    draft.noteUnusable(source.unwrapped(item.key), source.unwrapped(item.value), view: index)
    return nil
  }

  private mutating func flag(_ item: DescriptionItems.Item, _ index: Int) -> Bool? {
    if let flag = source.flag(in: item.value) { return flag }
    draft.noteUnusable(source.unwrapped(item.key), source.string(item.value), view: index)
    return nil
  }
}

extension SceneDraft {
  /// Writes the flag down where the class's own default may differ from what the source says.
  mutating func setInteraction(_ isEnabled: Bool, view index: Int) {
    if !isEnabled {
      nodes[index].isUserInteractionEnabled = false
    } else if !ClassNames.isInteractiveByDefault(nodes[index].className) {
      nodes[index].isUserInteractionEnabled = true
    }
  }

  mutating func setClipping(_ clips: Bool, view index: Int) {
    let defaultsToClipping = ["UIScrollView", "UITableView", "UICollectionView", "UITextView"]
      .contains(nodes[index].className)
    if clips != defaultsToClipping { nodes[index].clipsToBounds = clips }
  }
}
