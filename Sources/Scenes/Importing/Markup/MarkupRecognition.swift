import Foundation

/// Tells XML formats apart by their first elements.
enum MarkupRecognition {
  static func format(of source: SourceText) throws(SceneError) -> SourceFormat? {
    var walk = MarkupWalk(source)
    var opened = 0
    var outer: SourceFormat?
    while opened < 40, let event = try walk.next() {
      guard case .open(let tag) = event else { continue }
      opened += 1
      // Appium wraps both systems' elements in it.
      if source.equals(tag.name, "hierarchy") {
        outer = .uiAutomator
      } else if let format = format(of: tag, in: source) {
        return format
      } else if outer != nil {
        break
      }
    }
    return outer
  }

  private static func format(of tag: MarkupTag, in source: SourceText) -> SourceFormat? {
    let name = source.string(
      tag.name.lowerBound..<min(tag.name.upperBound, tag.name.lowerBound + 60))
    switch name {
    case "document", "archive":
      guard let type = source.text("type", of: tag), type.contains("InterfaceBuilder") else {
        return nil
      }
      if name == "archive" { return .interfaceBuilderArchive }
      guard type.contains("CocoaTouch") || type.contains("AppleTV") || type.contains("WatchKit")
      else { return .macInterface }
      return type.contains("Storyboard") ? .storyboard : .xib
    // A part of a storyboard, as it is quoted in questions.
    case "scene" where source.value("sceneID", of: tag) != nil: return .storyboard
    case "AppiumAUT": return .webDriverAgent
    case _ where name.hasPrefix("XCUIElementType"), "UIAApplication", "UIAWindow":
      return .webDriverAgent
    case "ViewHierarchy": return .detox
    case "node" where source.value("bounds", of: tag) != nil: return .uiAutomator
    case "plist":
      let isDebuggerDocument =
        source.contains("RunnableDisplayName") || source.contains("DBGHierarchy")
      return isDebuggerDocument ? .viewHierarchy : nil
    default: return nil
    }
  }
}
