import UIKit

/// 26: a touch beside the panel closes it; the panel keeps its own.
final class DimmingView: UIView {
  let panel = UIView()
  var onDismiss: (() -> Void)?

  init() {
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = UIColor.black.withAlphaComponent(0.4)
    addSubview(panel)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    if hit === self { onDismiss?() }
    return hit
  }
}

/// 27: a tour that lets touches through one hole.
final class SpotlightView: UIView {
  var hole = CGRect.null

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    !hole.contains(point) && super.point(inside: point, with: event)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    UIColor(white: 0, alpha: 0.6).setFill()
    context.fill(rect)
    context.clear(hole)
  }
}
