import MapKit
import QuartzCore
import UIKit

class PinView: MKAnnotationView {
  let bubble = UIView(frame: CGRect(x: -50, y: -80, width: 120, height: 60))

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let hit = super.hitTest(point, with: event) { return hit }
    let inside = bubble.convert(point, from: self)
    return bubble.hitTest(inside, with: event)
  }
}

final class ExpandedSlider: UISlider {
  var outset = UIEdgeInsets(top: -10, left: -10, bottom: -10, right: -10)

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.inset(by: outset).contains(point)
  }
}

final class LayerHost: UIView {
  private let dots: [CALayer] = (0..<3).map { index in
    let dot = CALayer()
    dot.frame = CGRect(x: CGFloat(index) * 30, y: 0, width: 20, height: 20)
    dot.name = "dot \(index)"
    return dot
  }

  override func didMoveToSuperview() { dots.forEach(layer.addSublayer) }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard super.hitTest(point, with: event) === self else { return nil }
    let place = layer.convert(point, to: layer.superlayer)
    return dots.contains { $0 === layer.hitTest(place) } ? self : nil
  }
}
