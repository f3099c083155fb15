import Foundation
import Scenes
import Testing
import UIKit

/// A scene that stands in a test as text.
@MainActor
struct TestScene {
  let built: BuiltScene

  init(_ windows: String, classes: [(name: String, make: @MainActor @Sendable () -> UIView)] = [])
    throws
  {
    let text = "{\"hitscope\": 1, \"windows\": [\(windows)]}"
    let reading = try SceneReader.read(Data(text.utf8))
    #expect(reading.problems.allSatisfy { $0.severity == .notice })
    built = SceneBuilder(registry: .standard.registering(classes)).build(reading.document)
  }

  func trace(_ x: Double, _ y: Double) -> HitTestTrace { built.trace(CGPoint(x: x, y: y)) }

  /// The scene of the picture: view1 reaches outside, view4 is a heart that sticks out of it.
  static var picture: TestScene {
    get throws {
      try TestScene(
        #"""
        {"id": "window", "class": "UIWindow", "frame": [0, 0, 390, 560], "subviews": [
          {"id": "base", "frame": [20, 30, 350, 490], "subviews": [
            {"id": "view1", "frame": [30, 46, 194, 186],
             "hitTestRules": [{"rule": "reachOutside"}], "subviews": [
              {"id": "view4", "class": "UIButton", "frame": [144, 40, 150, 150], "hitTestRules": [
                {"rule": "path", "d": "M75 50 C150 0 150 75 75 150 C0 75 0 0 75 50 Z"}]}]},
            {"id": "view2", "frame": [30, 278, 210, 170], "subviews": [
              {"id": "view3", "class": "UIButton", "frame": [124, 86, 160, 58]}]}]}]}
        """#)
    }
  }

  /// A base with five views that are passed over, each for its own reason.
  static var gates: TestScene {
    get throws {
      try TestScene(
        #"""
        {"id": "base", "frame": [0, 0, 100, 100], "subviews": [
          {"id": "flat", "frame": [0, 0, 100, 100], "transform": [1, 0, 0, 0, 0, 0]},
          {"id": "clear", "frame": [0, 0, 100, 100], "alpha": 0.01},
          {"id": "hidden", "frame": [0, 0, 100, 100], "isHidden": true},
          {"id": "off", "frame": [0, 0, 100, 100], "isUserInteractionEnabled": false},
          {"id": "disabled", "class": "UIButton", "frame": [0, 0, 100, 100], "isEnabled": false}]}
        """#)
    }
  }

  /// A view whose own code looks around, asks directly and forwards.
  static var custom: TestScene {
    get throws {
      try TestScene(
        #"""
        {"id": "base", "frame": [0, 0, 100, 100], "subviews": [
          {"id": "manual", "class": "ManualView", "frame": [10, 10, 80, 80], "subviews": [
            {"id": "greedy", "frame": [50, 50, 20, 20]},
            {"id": "pass", "class": "QuietView", "frame": [0, 0, 60, 60]}]}]}
        """#, classes: [("ManualView", { ManualView() }), ("QuietView", { QuietView() })])
    }
  }
}

/// Asks its front-most subview directly and ignores what it says, where the other contains the point.
private final class ManualView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let front = subviews.last, let rear = subviews.first else { return nil }
    let found = front.hitTest(convert(point, to: front), with: event)
    return rear.point(inside: convert(point, to: rear), with: event) ? rear : found
  }
}

/// Lets the default search run and answers nil.
private final class QuietView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    _ = super.hitTest(point, with: event)
    return nil
  }
}
