import Canvas
import Foundation
import Scenes
import UIKit

/// The window itself as a scene: its panels and widgets are views, and a touch goes where a press
/// would go.
@MainActor
struct SelfPortrait {
  private let size: CGSize
  private let panels: [(name: String, frame: CGRect)]
  private let widgets: [WidgetPlace]
  private let overlays: [CGRect]
  private var names: Set<ViewID> = []

  init(
    of size: CGSize, _ layout: WindowLayout,
    _ places: (widgets: [WidgetPlace], overlays: [CGRect])
  ) {
    self.size = size
    widgets = places.widgets
    overlays = places.overlays
    // The last subview is asked first; the panels do not overlap.
    panels = [
      ("Stage", layout.stage), ("Code", layout.code), ("Log", layout.log),
      ("Timeline", layout.timeline), ("Inspector", layout.inspector), ("Fixes", layout.fixes),
      ("Verdict", layout.verdict), ("Outline", layout.outline), ("Toolbar", layout.toolbar),
    ].filter { $0.1.width > 0 && $0.1.height > 0 }
  }

  mutating func document(title: String, notes: String) -> SceneDocument {
    var nodes = [node("Window", "\(UIWindow.self)", CGRect(origin: .zero, size: size), depth: 0)]
    var borders: [WidgetPlace] = []
    var inPanel: [[WidgetPlace]] = panels.map { _ in [] }
    for widget in widgets where widget.layer == 0 {
      let panel = panels.firstIndex { $0.frame.contains(widget.rect) }
      if let panel { inPanel[panel].append(widget) } else { borders.append(widget) }
    }
    for (index, panel) in panels.enumerated() {
      nodes.append(node(panel.name, "\(UIView.self)", panel.frame, depth: 1))
      nodes += inPanel[index].reversed().map { node(of: $0, in: panel.frame.origin, depth: 2) }
    }
    nodes += borders.reversed().map { node(of: $0, in: .zero, depth: 1) }
    for (index, overlay) in overlays.enumerated() {
      nodes.append(node("Overlay", "\(UIView.self)", overlay, depth: 1))
      nodes += widgets.filter { $0.layer == index + 1 }.reversed().map {
        node(of: $0, in: overlay.origin, depth: 2)
      }
    }
    return SceneDocument(title: title, notes: notes, nodes: nodes)
  }

  private mutating func node(
    of widget: WidgetPlace, in origin: CGPoint, depth: Int
  ) -> SceneNode {
    let name = widget.id.index == 0 ? widget.id.name : "\(widget.id.name) \(widget.id.index)"
    var node = node(
      name, Self.className(of: widget.kind), widget.rect.offsetBy(dx: -origin.x, dy: -origin.y),
      depth: depth)
    if case .button(let title) = widget.kind, !title.isEmpty { node.text = title }
    return node
  }

  private mutating func node(
    _ name: String, _ className: String, _ frame: CGRect, depth: Int
  ) -> SceneNode {
    let id = ViewID(name).free(among: names)
    names.insert(id)
    var node = SceneNode(id: id, depth: depth, className: className)
    node.frame = frame
    return node
  }

  private static func className(of kind: WidgetKind) -> String {
    switch kind {
    case .area: "\(UIControl.self)"
    case .button: "\(UIButton.self)"
    case .field: "\(UITextField.self)"
    case .onOff: "\(UISwitch.self)"
    case .slider: "\(UISlider.self)"
    }
  }
}
