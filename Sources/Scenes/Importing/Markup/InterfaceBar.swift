import UIKit

/// A bar that a navigation or tab bar controller lays over the scene that it shows: it stands with
/// the controller, not in the scene.
struct InterfaceBar: Sendable {
  static let names: Set<String> = ["navigationBar", "tabBar"]

  /// The controller, as the document calls it.
  var controller: String
  /// Nil where the controller has none.
  var element: MarkupTag?
  /// In the controller's view, which the scene fills; nil where the document leaves it to layout.
  var frame: CGRect?
}

extension InterfaceScene {
  /// Lays bars over the scene, as siblings of its root.
  mutating func addBars(_ bars: [InterfaceBar], from source: SourceText) {
    for bar in bars {
      guard let tag = bar.element else { continue }
      guard let frame = bar.frame, frame.width > 0, frame.height > 0 else {
        draft.note(.notice, .leftOutBar(controller: bar.controller), at: tag.place)
        continue
      }
      let name = source.string(tag.name)
      let className = name == "tabBar" ? "UITabBar" : "UINavigationBar"
      let index = draft.add(
        named: name, className: className, depth: 0, at: tag.place, range: tag.range)
      draft.setFrame(frame, text: source.string(tag.range), view: index)
      draft.setInteraction(true, view: index)
    }
  }
}
