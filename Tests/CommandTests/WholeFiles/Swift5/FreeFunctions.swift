import CoreGraphics
import QuartzCore
import UIKit

// Globals, free functions and stored defaults that touch views, as Swift 5 lets them.
let sharedOverlay = PassingView(frame: UIScreen.main.bounds)
var lastTouched: UIView?
let minimumSide: CGFloat = 44

func enlarged(_ rect: CGRect) -> CGRect {
  let dx = min(0, (rect.width - minimumSide) / 2)
  let dy = min(0, (rect.height - minimumSide) / 2)
  return rect.insetBy(dx: dx, dy: dy)
}

func frontMost(in view: UIView, at point: CGPoint) -> UIView? {
  for child in view.subviews.reversed() where !child.isHidden {
    if child.frame.contains(point) { return child }
  }
  return nil
}

class PassingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    lastTouched = found
    return found == self ? nil : found
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    enlarged(bounds).contains(point) || frontMost(in: self, at: point) != nil
  }
}

struct Settings {
  var overlay = PassingView()
  var radius = hypot(3.0, 4.0)
}

final class HitLog {
  static let shared = HitLog()
  private(set) var entries: [(CFTimeInterval, String)] = []

  func add(_ view: UIView, _ event: UIEvent?) {
    entries.append((CACurrentMediaTime(), NSStringFromClass(type(of: view))))
    if let time = event?.timestamp, time > 0 { NSLog("%f", time) }
  }
}

class LoggingWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if let hit = hit { HitLog.shared.add(hit, event) }
    return hit
  }

  override func sendEvent(_ event: UIEvent) {
    if event.type == .touches, let touch = event.allTouches?.first, touch.phase == .began {
      print(touch.location(in: self), touch.view as Any)
    }
    super.sendEvent(event)
  }
}
