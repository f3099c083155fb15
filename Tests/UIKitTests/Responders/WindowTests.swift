import Testing
import UIKit

@MainActor
@Suite("Windows: the key one, their order, their scene")
struct WindowTests {
  final class NotedWindow: UIWindow {
    var notes: [String] = []
    override func becomeKey() { notes.append("become \(isKeyWindow)") }
    override func resignKey() { notes.append("resign \(isKeyWindow)") }
  }

  @Test("one window is the key window, and each hears of its turn")
  func keyWindow() {
    let (a, b) = (NotedWindow(), NotedWindow())
    a.makeKeyAndVisible()
    #expect(a.isKeyWindow && UIApplication.shared.keyWindow === a)
    b.isHidden = true
    b.makeKeyAndVisible()
    b.makeKey()
    #expect(b.isKeyWindow && !a.isKeyWindow && !b.isHidden)
    #expect(a.notes == ["become true", "resign false"])
    #expect(b.notes == ["become true"])
    a.makeKey()
    #expect(a.isKeyWindow && !b.isKeyWindow)
  }

  @Test("a window that can't be it leaves the key window as it is; one that is gone is none")
  func cannot() {
    final class Overlay: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    var a: UIWindow? = UIWindow()
    a?.makeKey()
    Overlay().makeKeyAndVisible()
    #expect(a?.isKeyWindow == true)
    a = nil
    #expect(UIApplication.shared.keyWindow == nil)
  }

  @Test("made visible, a window stands in front of those of its level and below")
  func order() {
    let scene = UIWindowScene()
    let windows = (0..<3).map { _ in UIWindow(windowScene: scene) }
    let alert = UIWindow(windowScene: scene)
    alert.windowLevel = .alert
    windows[0].makeKeyAndVisible()
    #expect(scene.windows == [windows[1], windows[2], windows[0], alert])
    #expect(scene.keyWindow === windows[0])
    alert.makeKeyAndVisible()
    #expect(scene.windows.last === alert)
  }

  @Test("a window's conversions take nil for the screen, points and rectangles alike")
  func screen() {
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
    let none: UIWindow? = nil
    let (point, rect) = (CGPoint(x: 1, y: 1), CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(window.convert(point, to: nil) == CGPoint(x: 11, y: 21))
    #expect(window.convert(point, to: none) == CGPoint(x: 11, y: 21))
    #expect(window.convert(point, from: nil) == CGPoint(x: -9, y: -19))
    #expect(window.convert(rect, to: nil) == CGRect(x: 11, y: 22, width: 3, height: 4))
    #expect(window.convert(rect, from: none) == CGRect(x: -9, y: -18, width: 3, height: 4))
    window.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let there = window.convert(rect, to: nil)
    #expect(abs(there.width - 4) < 1e-9 && abs(there.height - 3) < 1e-9)
    let back = window.convert(there, from: nil)
    #expect(abs(back.minX - 1) < 1e-9 && abs(back.minY - 2) < 1e-9)
    #expect(window.convert(CGRect.null, to: nil).isNull)
  }

  @Test("a window of its own tree and a view as target convert as ever")
  func other() {
    let child = view("A", 5, 5, 10, 10)
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
    let second = UIWindow(frame: CGRect(x: 30, y: 20, width: 100, height: 200))
    window.addSubview(child)
    let point = CGPoint(x: 20, y: 20)
    #expect(window.convert(point, to: child) == CGPoint(x: 15, y: 15))
    #expect(window.convert(point, to: second) == CGPoint(x: 0, y: 20))
    #expect(window.convert(CGPoint(x: 0, y: 20), from: second) == point)
  }

  @Test("the delegate's own window is found through the application")
  func delegatesWindow() {
    class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow? = UIWindow()
    }
    final class Derived: Delegate {}
    final class Without: UIResponder, UIApplicationDelegate {}
    let delegates: [any UIApplicationDelegate] = [Delegate(), Derived(), Without()]
    defer { UIApplication.shared.delegate = nil }
    for delegate in delegates {
      UIApplication.shared.delegate = delegate
      #expect(
        UIApplication.shared.delegate?.window??.bounds == (delegate as? Delegate)?.window?.bounds)
    }
    #expect(delegates[2].window == nil)
  }
}
