import Testing
import UIKit

@MainActor
@Suite("Behaviour 14: gestures of several fingers, and in views that are transformed")
struct ManyFingerTests {
  private func stage() -> (stage: Stage, target: UIView) {
    let target = view("A", 0, 0, 400, 400) { $0.isMultipleTouchEnabled = true }
    return (Stage([target]), target)
  }

  @Test("a pan, a pinch and a rotation end when the last finger lifts, and go on with one")
  func lastFinger() {
    for recognizer in [
      UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
    ] {
      let (stage, target) = stage()
      stage.add(recognizer, "g", to: target)
      stage.down(100, 100)
      stage.down(200, 100, finger: 1)
      stage.move(280, 180, finger: 1)
      #expect(stage.take() == ["g began"])
      stage.up(finger: 1)
      #expect(stage.take().isEmpty)
      stage.up()
      #expect(stage.take() == ["g ended"])
    }
  }

  @Test("a pinch takes up where it was when the second finger comes back")
  func pinchAgain() {
    let (stage, target) = stage()
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch", to: target)
    stage.down(100, 100)
    stage.down(200, 100, finger: 1)
    stage.move(300, 100, finger: 1)
    stage.up(finger: 1)
    stage.down(150, 100, finger: 1)
    #expect(pinch.scale == 2)
    stage.move(200, 100, finger: 1)
    #expect(pinch.scale == 4)
  }

  @Test("a pan of two fingers goes on with the one that is left")
  func twoFingerPan() {
    let (stage, target) = stage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: target) {
      $0.minimumNumberOfTouches = 2
    }
    stage.down(100, 100)
    stage.down(200, 100, finger: 1)
    stage.move(120, 100)
    stage.move(220, 100, finger: 1)
    #expect(pan.translation(in: nil).x == 20)
    stage.up(finger: 1)
    stage.move(130, 100)
    #expect(pan.translation(in: nil).x == 30)
    #expect(stage.take().last == "pan changed")
  }

  @Test(
    "a tap of two fingers minds how far each goes, not how far apart they are",
    arguments: [(10, 30, true), (10, 300, true), (60, 300, false)] as [(CGFloat, CGFloat, Bool)])
  func twoFingerTap(moved: CGFloat, apart: CGFloat, isTap: Bool) {
    let (stage, target) = stage()
    stage.add(UITapGestureRecognizer(), "two", to: target) { $0.numberOfTouchesRequired = 2 }
    stage.down(10, 10)
    stage.down(10 + apart, 10, finger: 1)
    stage.move(10 + apart, 10 + moved, finger: 1)
    stage.up()
    stage.up(finger: 1)
    #expect(stage.take() == (isTap ? ["two ended"] : []))
  }

  @Test("a double tap of two fingers takes them in either order")
  func twoFingerDoubleTap() {
    let (stage, target) = stage()
    stage.add(UITapGestureRecognizer(), "double", to: target) {
      $0.numberOfTouchesRequired = 2
      $0.numberOfTapsRequired = 2
    }
    for (first, second) in [(10.0, 300.0), (300.0, 10.0)] {
      stage.down(first, 10)
      stage.down(second, 10, finger: 1)
      stage.up()
      stage.up(finger: 1)
    }
    #expect(stage.take() == ["double ended"])
  }

  @Test("translation and velocity are in the coordinates of the view that is asked about")
  func inAView() {
    let target = view("A", 0, 0, 200, 200) {
      $0.transform = CGAffineTransform(scaleX: 2, y: 2).rotated(by: .pi / 2)
      $0.center = CGPoint(x: 200, y: 200)
    }
    let stage = Stage([target])
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: target)
    stage.down(200, 200, at: 1)
    stage.move(220, 200, at: 1.1)
    for (place, x, y) in [
      (nil, 20, 0), (stage.window, 20, 0), (target.superview, 20, 0), (target, 0, -10),
    ] as [(UIView?, CGFloat, CGFloat)] {
      let (moved, speed) = (pan.translation(in: place), pan.velocity(in: place))
      #expect(abs(moved.x - x) < 1e-9 && abs(moved.y - y) < 1e-9)
      #expect(abs(speed.x - 10 * x) < 1e-6 && abs(speed.y - 10 * y) < 1e-6)
    }
    pan.setTranslation(CGPoint(x: 5, y: 0), in: target)
    #expect(abs(pan.translation(in: nil).y - 10) < 1e-9)
    pan.setTranslation(.zero, in: target)
    #expect(pan.translation(in: nil) == .zero)
  }

  @Test("a scroll view that is shown at twice its size follows the finger at half")
  func scaledScroll() {
    let scroll = view("S", 50, 50, 100, 100, as: UIScrollView.self) {
      $0.contentSize = CGSize(width: 100, height: 1000)
      $0.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    let stage = Stage([scroll])
    stage.down(100, 150)
    stage.move(100, 50)
    #expect(scroll.contentOffset.y == 50)
  }
}
