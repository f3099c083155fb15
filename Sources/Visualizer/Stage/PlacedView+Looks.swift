import Canvas
import Scenes
import UIKit

extension PlacedView {
  /// A touch region as an outline to draw, in the view's own coordinates.
  struct Region: Sendable, Equatable {
    var outline: Outline
    var rule: Outline.FillRule
    var kind: Kind

    enum Kind: Sendable, Equatable {
      /// Grown or shrunk bounds.
      case grown
      /// A path, or anything with a hole in it.
      case shaped
    }

    func mapped(_ transform: (CGPoint) -> CGPoint) -> Outline { outline.mapped(transform) }
  }
}

extension PlacedView.Looks {
  @MainActor
  init(of view: UIView, node: SceneNode?) {
    fill = node?.backgroundColor.map {
      PlacedView.SceneFill(
        rgb: UInt32($0.red) << 16 | UInt32($0.green) << 8 | UInt32($0.blue),
        alpha: Double($0.alpha) / 255)
    }
    cornerRadius = CGFloat(node?.cornerRadius ?? 0)
    text = node?.text
    control = ControlLook(of: view)
    let rules = view.hitTestRules
    guard !rules.isEmpty else { return }
    self.rules = rules
    isGlass = rules.contains(.passThrough)
    let inside = view.insideRegion
    if inside != InsideRegion(shape: .rect(view.bounds)) { region = PlacedView.Region(inside) }
    if let result = view.resultPath {
      resultPath = PlacedView.Region(
        outline: Outline(result.path), rule: result.fillRule == .evenodd ? .evenOdd : .nonZero,
        kind: .shaped)
    }
  }
}

extension PlacedView.Region {
  init(_ inside: InsideRegion) {
    switch inside.shape {
    case .rect(let rect):
      outline = Outline(polygon: rect.corners)
      rule = .nonZero
      kind = inside.holes.isEmpty ? .grown : .shaped
    case .path(let path, let fillRule):
      outline = Outline(path)
      rule = fillRule == .evenodd ? .evenOdd : .nonZero
      kind = .shaped
    }
    // Holes lie inside the shape as a rule, and then even-odd cuts them out.
    for hole in inside.holes {
      outline.elements += Outline(hole.path).elements
      rule = .evenOdd
    }
  }
}
