/// `CALayer.hitTest` without recursion over the tree's depth.
///
/// Layers of the engine's own classes are walked on a stack of our own; a layer of another class
/// is asked by a call, as it may override `hitTest`.
@MainActor
enum LayerSearch {
  private struct Frame {
    let layer: CALayer
    /// In the layer's own coordinates.
    let point: CGPoint
    /// Still to be asked, the next one last.
    var rest: [CALayer]
  }

  static func answer(of layer: CALayer, at point: CGPoint) -> CALayer? {
    var stack: [Frame] = []
    guard let first = frame(of: layer, at: point) else { return nil }
    stack.append(first)
    while var top = stack.popLast() {
      guard let child = top.rest.popLast() else {
        // Nothing below answered.
        if top.layer.contains(top.point) { return top.layer }
        continue
      }
      let point = top.point
      stack.append(top)
      if isOurs(child) {
        if let next = frame(of: child, at: point) { stack.append(next) }
      } else if let found = child.hitTest(point) {
        return found
      }
    }
    return nil
  }

  /// Nil for a layer that is passed over with all its sublayers.
  private static func frame(of layer: CALayer, at superlayerPoint: CGPoint) -> Frame? {
    guard !layer.isHidden, !(layer is CATransformLayer),
      let point = layer.toSuperlayer.inverse?.map(superlayerPoint)
    else { return nil }
    if layer.masksToBounds, !layer.contains(point) { return nil }
    return Frame(layer: layer, point: point, rest: drawingOrder(of: layer))
  }

  /// The sublayers as they are drawn: by depth, then by order.
  static func drawingOrder(of layer: CALayer) -> [CALayer] {
    let layers = layer.orderedSublayers
    guard layers.contains(where: { $0.zPosition != layers[0].zPosition }) else { return layers }
    return layers.enumerated().sorted { a, b in
      (a.element.zPosition, a.offset) < (b.element.zPosition, b.offset)
    }.map(\.element)
  }

  private static let ours: Set<ObjectIdentifier> = [
    ObjectIdentifier(CALayer.self), ObjectIdentifier(CAShapeLayer.self),
    ObjectIdentifier(CAGradientLayer.self), ObjectIdentifier(CATextLayer.self),
    ObjectIdentifier(CAReplicatorLayer.self), ObjectIdentifier(CAScrollLayer.self),
    ObjectIdentifier(CAEmitterLayer.self),
  ]

  private static func isOurs(_ layer: CALayer) -> Bool {
    ours.contains(ObjectIdentifier(type(of: layer)))
  }
}
