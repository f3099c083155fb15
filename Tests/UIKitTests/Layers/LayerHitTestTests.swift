import Testing
import UIKit

@Suite("CALayer hit testing")
@MainActor
struct LayerHitTestTests {
  private func layer(_ name: String, _ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.name = name
    layer.frame = frame
    return layer
  }

  private func sticking(_ parent: CALayer) -> CALayer {
    let child = layer("child", CGRect(x: 150, y: 0, width: 50, height: 50))
    parent.addSublayer(child)
    return child
  }

  @Test("4.4, contested: a sublayer is found outside its superlayer, where a subview is not")
  func outside() {
    let parent = layer("parent", CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = sticking(parent)
    #expect(parent.hitTest(CGPoint(x: 160, y: 10)) === child)
    #expect(parent.hitTest(CGPoint(x: 120, y: 10)) == nil)

    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(UIView(frame: CGRect(x: 150, y: 0, width: 50, height: 50)))
    #expect(view.hitTest(CGPoint(x: 160, y: 10), with: nil) == nil)
    #expect(view.layer.hitTest(CGPoint(x: 160, y: 10)) === view.subviews[0].layer)
  }

  @Test("4.4, contested: masking to the bounds hides what sticks out from the search")
  func masking() {
    let parent = layer("parent", CGRect(x: 0, y: 0, width: 100, height: 100))
    _ = sticking(parent)
    parent.masksToBounds = true
    #expect(parent.hitTest(CGPoint(x: 160, y: 10)) == nil)
  }

  @Test("4.4, contested: the point is in the superlayer's coordinates")
  func superlayerPoint() {
    let parent = layer("parent", CGRect(x: 20, y: 20, width: 100, height: 100))
    #expect(parent.hitTest(CGPoint(x: 20, y: 20)) === parent)
    #expect(parent.hitTest(CGPoint(x: 19, y: 20)) == nil)
    #expect(parent.hitTest(CGPoint(x: 120, y: 20)) == nil)
  }

  @Test("4.2, 4.4: a higher zPosition wins among layers and changes nothing among views")
  func zPosition() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (a, b) = (UIView(frame: root.bounds), UIView(frame: root.bounds))
    root.addSubview(a)
    root.addSubview(b)
    a.layer.zPosition = 10
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === b)
    #expect(root.layer.hitTest(CGPoint(x: 10, y: 10)) === a.layer)
    a.layer.zPosition = 0
    #expect(root.layer.hitTest(CGPoint(x: 10, y: 10)) === b.layer)
  }

  @Test("4.4: a hidden layer is passed over with its sublayers")
  func hidden() {
    let parent = layer("parent", CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = layer("child", CGRect(x: 0, y: 0, width: 50, height: 50))
    child.addSublayer(layer("grandchild", CGRect(x: 0, y: 0, width: 20, height: 20)))
    parent.addSublayer(child)
    child.isHidden = true
    #expect(parent.hitTest(CGPoint(x: 10, y: 10)) === parent)
  }

  @Test("4.5, 4.6: a layer added by hand above a subview takes no touch and blocks none")
  func bareLayer() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(child)
    let bare = layer("bare", CGRect(x: 0, y: 0, width: 100, height: 100))
    root.layer.addSublayer(bare)
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === child)
    #expect(root.layer.hitTest(CGPoint(x: 10, y: 10)) === bare)
    #expect(root.layer.sublayers?.map { $0 === bare } == [false, true])
  }

  @Test("4.6: a layer inserted below stays below subviews added later")
  func insertionOrder() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(UIView())
    let (low, middle, high) = (CALayer(), CALayer(), CALayer())
    root.layer.insertSublayer(low, at: 0)
    root.layer.insertSublayer(middle, above: root.subviews[0].layer)
    root.addSubview(UIView())
    root.layer.addSublayer(high)
    let expected = [low, root.subviews[0].layer, middle, root.subviews[1].layer, high]
    #expect(root.layer.sublayers == expected)
    middle.removeFromSuperlayer()
    #expect(root.layer.sublayers?.count == 4)
    #expect(middle.superlayer == nil)
  }

  @Test("3.10: a layer turned edge-on can't be hit, and CATransformLayer answers nothing")
  func edgeOn() {
    let parent = layer("parent", CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = layer("child", CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.addSublayer(child)
    child.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(parent.hitTest(CGPoint(x: 50, y: 50)) === parent)
    let space = CATransformLayer()
    space.frame = parent.bounds
    #expect(space.hitTest(CGPoint(x: 50, y: 50)) == nil)
  }

  @Test("3.8: perspective of the superlayer takes part")
  func perspective() {
    let parent = layer("parent", CGRect(x: 0, y: 0, width: 200, height: 200))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 200
    parent.sublayerTransform = perspective
    let child = layer("child", CGRect(x: 50, y: 50, width: 100, height: 100))
    parent.addSublayer(child)
    // Turned about the vertical axis, one half comes nearer and grows, the other shrinks.
    child.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    let box = child.convert(child.bounds, to: parent)
    #expect(box.height > 100)
    #expect(abs((100 - box.minX) - (box.maxX - 100)) > 5)
    let inside = child.convert(CGPoint(x: 10, y: 90), to: parent)
    #expect(parent.hitTest(inside) === child)
    let back = child.convert(inside, from: parent)
    #expect(abs(back.x - 10) < 1e-9 && abs(back.y - 90) < 1e-9)
    // A frame is a function of the layer's own properties.
    #expect(abs(child.frame.width - 50) < 1e-9 && child.frame.height == 100)
  }

  @Test("an override of a layer's hitTest is asked by its superlayer")
  func override() {
    final class Shy: CALayer {
      override func hitTest(_ p: CGPoint) -> CALayer? { nil }
    }
    let parent = layer("parent", CGRect(x: 0, y: 0, width: 100, height: 100))
    let shy = Shy()
    shy.frame = parent.bounds
    parent.addSublayer(shy)
    #expect(parent.hitTest(CGPoint(x: 10, y: 10)) === parent)
  }

  @Test("layers deeper than the call stack are searched and freed")
  func deep() {
    var layers: [CALayer] = []
    // From the innermost outwards: the check for a loop then has nowhere to walk.
    var inner = layer("innermost", CGRect(x: 0, y: 0, width: 100, height: 100))
    layers.append(inner)
    for _ in 0..<100_000 {
      let outer = CALayer()
      outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      outer.addSublayer(inner)
      inner = outer
    }
    #expect(inner.hitTest(CGPoint(x: 10, y: 10)) === layers[0])
  }

  @Test("a layer never becomes its own ancestor")
  func loop() {
    let (a, b) = (CALayer(), CALayer())
    a.addSublayer(b)
    b.addSublayer(a)
    a.addSublayer(a)
    #expect(a.superlayer == nil && b.superlayer === a)
  }
}
