import UIKit

public class BubbleControl: UIControl {
  private let path = CGMutablePath()
  private var touched = false
  let p1 = CGPoint(x: 2, y: 20), p2 = CGPoint(x: 60, y: 2), p3 = CGPoint(x: 100, y: 40)
  func render() {
    path.move(to: p1)
    path.addArc(tangent1End: p2, tangent2End: p3, radius: 8)
    path.addQuadCurve(to: p1, control: CGPoint(x: 50, y: 90))
    path.closeSubpath()
    setNeedsDisplay()
  }
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched = true
    setNeedsDisplay()
    super.touchesBegan(touches, with: event)
  }
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched = false
    super.touchesEnded(touches, with: event)
  }
  public override var frame: CGRect { didSet { render() } }
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    guard view == self else { return view }
    return path.contains(point) ? self : nil
  }
  public override func draw(_ rect: CGRect) {
    let c: CGContext = UIGraphicsGetCurrentContext()!
    c.saveGState()
    c.addPath(path)
    c.setStrokeColor(UIColor.black.withAlphaComponent(touched ? 0.8 : 0.5).cgColor)
    c.setLineWidth(2)
    c.setLineCap(.round)
    c.drawPath(using: .stroke)
    c.restoreGState()
    let text: NSString = "Go"
    text.draw(
      in: rect.offsetBy(dx: 4, dy: 4),
      withAttributes: [.font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.red])
  }
}
