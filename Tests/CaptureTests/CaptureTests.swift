import Assets
import Foundation
import Testing
import UIKit

@testable import Scenes

/// Stands in for the app that the debugger has stopped.
@MainActor
enum UIApplication {
  struct App {
    var windows: [UIWindow]
  }

  static let shared = App(windows: CaptureTests.windows)
}

/// The files that users put into their apps, run on views of ours.
@MainActor
@Suite("Capturing a running app")
struct CaptureTests {
  static let windows = [window()]

  private final class Badge: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
  }

  /// As UIKit's: over all, and only its subviews take touches.
  private final class UIInputSetContainerView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  private static func window() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.windowLevel = .alert
    let card = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 100))
    card.accessibilityIdentifier = "card \"1\"\\"
    card.transform = CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 4, ty: -2)
    card.anchorPoint = CGPoint(x: 0, y: 1)
    card.bounds.origin = CGPoint(x: 7, y: -3)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.accessibilityIdentifier = "it's\u{1}\u{301} {new}\u{2028}👩‍👧"
    label.text = "Zwei\nZeilen"
    label.isUserInteractionEnabled = true
    let button = UIButton(frame: CGRect(x: 60, y: 10, width: 44, height: 44))
    button.isEnabled = false
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 320, height: 200))
    scroll.contentOffset = CGPoint(x: 0, y: 150)
    let hidden = Badge(frame: CGRect(x: 10, y: 170, width: 30, height: 30))
    hidden.isHidden = true
    let faint = UIView(frame: CGRect(x: 50, y: 170, width: 30, height: 30))
    faint.alpha = 0.25
    faint.accessibilityIdentifier = "UIView"
    for view in [label, button] { card.addSubview(view) }
    for view in [hidden, faint] { scroll.addSubview(view) }
    let strange = UIView()
    strange.bounds = CGRect(x: CGFloat.infinity, y: 0, width: 10, height: 10)
    strange.isHidden = true
    let keyboard = UIInputSetContainerView(frame: window.bounds)
    keyboard.addSubview(UIView(frame: CGRect(x: 0, y: 400, width: 320, height: 80)))
    for view in [card, scroll, UIView(), strange, keyboard] { window.addSubview(view) }
    return window
  }

  /// Every touch on a grid, as indices of views in the order of the tree.
  private func answers(_ roots: [UIView]) -> [Int?] {
    var order: [ObjectIdentifier: Int] = [:]
    var stack = Array(roots.reversed())
    while let view = stack.popLast() {
      order[ObjectIdentifier(view)] = order.count
      stack.append(contentsOf: view.subviews.reversed())
    }
    return stride(from: -10.0, to: 330, by: 7).flatMap { x in
      stride(from: -10.0, to: 490, by: 7).map { y in
        let hit = roots.last?.hitTest(CGPoint(x: x, y: y), with: nil)
        return hit.flatMap { order[ObjectIdentifier($0)] }
      }
    }
  }

  @Test("the file's text is a scene without problems that answers every touch as the app does")
  func file() throws {
    let reading = try SceneReader.read(Data(CaptureScene.json(of: Self.windows).utf8))
    let scene = SceneBuilder().build(reading.document)

    #expect(reading.problems.allSatisfy { $0.severity == .notice })
    #expect(answers(scene.windows.roots.map(\.view)) == answers(Self.windows))
    #expect(reading.document.nodes.map(\.id.name).contains("card \"1\"\\"))
    #expect(reading.document.nodes[0].windowLevel == 2_000)
    #expect(reading.document.nodes.first { $0.className == "UILabel" }?.text == "Zwei\nZeilen")
  }

  @Test("the debugger's line gives the same answers")
  func line() throws {
    var text = ""
    captureLine { text = $0 }
    let reading = try SceneReader.read(Data(text.utf8))
    let scene = SceneBuilder().build(reading.document)

    #expect(reading.problems.allSatisfy { $0.severity == .notice })
    #expect(answers(scene.windows.roots.map(\.view)) == answers(Self.windows))
    #expect(reading.document.nodes.contains { $0.id.name.hasPrefix("it's") })
    #expect(reading.document.nodes.contains { $0.id.name.hasSuffix("👩‍👧") })
  }

  @Test("what users are given is what these tests have run")
  func shipped() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let compiled = try String(
      contentsOf: folder.appendingPathComponent("CaptureLine.swift"), encoding: .utf8)
    let line = try #require(Assets.captureLine)

    #expect(line.hasPrefix("expr -l Swift -- import UIKit; do { "))
    #expect(!line.contains("\n"))
    #expect(compiled.contains(line.dropFirst("expr -l Swift -- import UIKit; ".count)))
    let file = try String(contentsOf: #require(Assets.captureFile), encoding: .utf8)
    #expect(
      try file
        == String(
          contentsOf: folder.appendingPathComponent("CaptureScene.swift"), encoding: .utf8))
  }

  @Test("both captures know each class of the system that lets touches through")
  func hosts() throws {
    let texts = [
      try #require(Assets.captureLine),
      try String(contentsOf: #require(Assets.captureFile), encoding: .utf8),
    ]
    for name in ClassNames.lettingThrough {
      for text in texts { #expect(text.contains("\"\(name)\"")) }
    }
  }

  @Test("20,000 levels are captured")
  func depth() {
    let root = UIView()
    var deepest = root
    var views: [UIView] = []
    for _ in 0..<20_000 {
      let view = UIView()
      deepest.addSubview(view)
      views.append(view)
      deepest = view
    }

    let text = CaptureScene.json(of: [root])
    #expect(text.utf8.count { $0 == UInt8(ascii: "{") } == 20_002)
  }
}
