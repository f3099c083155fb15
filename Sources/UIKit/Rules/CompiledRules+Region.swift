extension CompiledRules {
  /// Starts from the bounds and takes `expand`, `path` and `hole` in list order: the first two set
  /// the region anew, a hole cuts it.
  func holds(_ point: CGPoint, in view: UIView) -> Bool {
    let bounds = view.storage.bounds
    var held = bounds.hitContains(point)
    for rule in region {
      switch rule.kind {
      case .expand(let growth): held = growth.applied(to: bounds).hitContains(point)
      case .path(let path, let fillRule):
        held = InsideRegion.Outline(path: path, fillRule: fillRule).contains(point)
      case .hole(let path, let fillRule):
        held = held && !InsideRegion.Outline(path: path, fillRule: fillRule).contains(point)
      }
      HitTestRecorder.current?.noteRegion(rule, of: view, at: point, held: held)
    }
    return held
  }

  func insideRegion(of bounds: CGRect) -> InsideRegion {
    var result = InsideRegion(shape: .rect(bounds))
    for rule in region {
      switch rule.kind {
      case .expand(let growth):
        result = InsideRegion(shape: .rect(growth.applied(to: bounds)))
      case .path(let path, let fillRule):
        result = InsideRegion(shape: .path(path, fillRule))
      case .hole(let path, let fillRule):
        result.holes.append(InsideRegion.Outline(path: path, fillRule: fillRule))
      }
    }
    return result
  }
}

extension HitTestRule.Growth {
  /// The grown rectangle; shrunk past nothing it has a negative size and holds nothing.
  func applied(to bounds: CGRect) -> CGRect {
    switch self {
    case .by(let edges):
      return CGRect(
        x: bounds.origin.x - edges.left, y: bounds.origin.y - edges.top,
        width: bounds.size.width + edges.left + edges.right,
        height: bounds.size.height + edges.top + edges.bottom)
    case .toAtLeast(let size):
      let x = max(0, (size.width - bounds.size.width) / 2)
      let y = max(0, (size.height - bounds.size.height) / 2)
      return CGRect(
        x: bounds.origin.x - x, y: bounds.origin.y - y,
        width: bounds.size.width + 2 * x, height: bounds.size.height + 2 * y)
    }
  }
}
