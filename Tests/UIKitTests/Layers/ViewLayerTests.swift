import Testing
import UIKit

@Suite("The layer of a view")
@MainActor
struct ViewLayerTests {
  final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    var shape: CAShapeLayer { layer as! CAShapeLayer }
  }

  final class MarkedLayer: CALayer {
    var mark = 7
  }

  final class MarkedView: UIView {
    override class var layerClass: AnyClass { MarkedLayer.self }
  }

  @Test("has the view's geometry, both ways")
  func geometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    let layer = view.layer
    #expect(layer === view.layer)
    #expect(layer.frame == view.frame && layer.position == view.center)
    layer.position = CGPoint(x: 200, y: 200)
    #expect(view.center == CGPoint(x: 200, y: 200))
    layer.bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
    #expect(view.bounds == CGRect(x: 5, y: 5, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
    layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    #expect(abs(view.transform.b - 0.5.squareRoot()) < 1e-15)
    layer.anchorPoint = .zero
    #expect(view.anchorPoint == .zero)
  }

  @Test("has the view's flags and its opacity, both ways")
  func flags() {
    let view = UIView()
    view.layer.isHidden = true
    view.layer.opacity = 0.25
    view.layer.masksToBounds = true
    #expect(view.isHidden && view.alpha == 0.25 && view.clipsToBounds)
    view.alpha = 0.5
    #expect(view.layer.opacity == 0.5)
    view.backgroundColor = .red
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    view.layer.backgroundColor = UIColor.blue.cgColor
    #expect(view.backgroundColor == .blue)
    view.layer.backgroundColor = nil
    #expect(view.backgroundColor == nil)
  }

  @Test("is of the class that the view names")
  func layerClass() {
    #expect(ShapeView().shape.fillColor == CGColor.black)
    #expect((MarkedView().layer as? MarkedLayer)?.mark == 7)
  }

  @Test("has the view for its delegate, the superview's layer above it, the subviews' below")
  func tree() {
    let (view, child) = (UIView(), UIView())
    view.addSubview(child)
    #expect(child.layer.delegate === child)
    #expect(child.layer.superlayer === view.layer)
    #expect(view.layer.sublayers == [child.layer])
    child.removeFromSuperview()
    #expect(child.layer.superlayer == nil && view.layer.sublayers == nil)
  }

  @Test("converts like the view does")
  func conversion() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let a = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
    let b = UIView(frame: CGRect(x: 200, y: 210, width: 100, height: 100))
    root.addSubview(a)
    root.addSubview(b)
    b.transform = CGAffineTransform(rotationAngle: 0.5)
    a.bounds.origin = CGPoint(x: 7, y: 9)
    let point = CGPoint(x: 12, y: 34)
    let (byView, byLayer) = (a.convert(point, to: b), a.layer.convert(point, to: b.layer))
    #expect(abs(byView.x - byLayer.x) < 1e-9 && abs(byView.y - byLayer.y) < 1e-9)
  }

  @Test("of a view whose tree is gone answers still")
  func outlives() {
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = view!.layer
    view = nil
    #expect(layer.hitTest(CGPoint(x: 1, y: 1)) == nil)
    #expect(layer.delegate == nil)
  }

  @Test("geometry that is not finite is refused and the old kept")
  func notFinite() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.position = CGPoint(x: CGFloat.nan, y: 0)
    layer.bounds.size.width = .infinity
    layer.transform = CATransform3DMakeScale(.nan, 1, 1)
    layer.opacity = .nan
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(layer.opacity == 1)
  }
}

@Suite("The end of a layer")
struct LayerEndTests {
  @Test("a layer with sublayers may be let go on any thread")
  func anyThread() async {
    final class Owner: @unchecked Sendable {
      var layer: CALayer?
    }
    let owner = Owner()
    await MainActor.run {
      let layer = CALayer()
      for _ in 0..<3 { layer.addSublayer(CALayer()) }
      owner.layer = layer
    }
    await Task.detached { owner.layer = nil }.value
    #expect(owner.layer == nil)
  }
}
