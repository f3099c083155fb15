import Foundation
import Testing

/// `hittest port` as built: what it rewrites, what it says, what it refuses.
@Suite("hittest port")
struct PortCommandTests {
  private func port(_ source: String) throws -> Program.Result {
    try Program("hittest").run("port", "-", input: source)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var id: String
    var source: String
    var expected: String
    var testDescription: String { id }
  }

  @Test(
    "rewrites",
    arguments: [
      Case(
        id: "attributes of the runtime are dropped, words in strings and comments stay",
        source: """
          import UIKit
          @objcMembers
          class A: UIView { // @objc
            @IBOutlet weak var label: UILabel!
            @objc(tapIt:) dynamic func tap(_ s: Any) { print("@objc \\(label.text ?? "@objc")") }
          }
          """,
        expected: """
          import UIKit

          class A: UIView { // @objc
            weak var label: UILabel!
            func tap(_ s: Any) { print("@objc \\(label.text ?? "@objc")") }
          }
          """),
      Case(
        id: "a key path is its text, and the import of a module that Linux lacks is dropped",
        source: """
          import UIKit
          import SwiftUI
          let a = #keyPath(CALayer.opacity), b = #keyPath( UIView.layer.position )
          """,
        expected: """
          import UIKit

          let a = "opacity", b = "layer.position"
          """),
      Case(
        id: "an optional requirement gets a default that does nothing, where one can be told",
        source: """
          import UIKit
          @objc public protocol A: class {
            @objc optional func moved(_ view: UIView, by step: CGPoint)
            @objc optional func title(for row: Int) -> String?
            @objc optional func height() -> CGFloat
          }
          func f(_ a: A?) { a?.moved?(UIView(), by: .zero); _ = a?.title?(for: 1); _ = a?.height?() }
          """,
        expected: """
          import UIKit
          public protocol A: AnyObject {
            func moved(_ view: UIView, by step: CGPoint)
            func title(for row: Int) -> String?

          }; public protocol A_height: AnyObject { func height() -> CGFloat }; extension A { public func moved(_ view: UIView, by step: CGPoint) {}; public func title(for row: Int) -> String? { nil } }
          func f(_ a: A?) { a?.moved(UIView(), by: .zero); _ = a?.title(for: 1); _ = (a as? A_height)?.height() }
          """),
      Case(
        id: "a cell whose init(coder:) ends the program is made by its other initializer",
        source: """
          import UIKit
          class A: UITableViewCell {
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }
            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
          }
          class B: UIView { required init?(coder: NSCoder) { fatalError() } }
          """,
        expected: """
          import UIKit
          class A: UITableViewCell {
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }
            required convenience init?(coder: NSCoder) { self.init(style: .default, reuseIdentifier: nil) }
          }
          class B: UIView { required init?(coder: NSCoder) { fatalError() } }
          """),
      Case(
        id: "names of Swift 3 to 4.1, and of notifications",
        source: """
          import UIKit
          let a: UIViewAnimationOptions = [], b = UITableViewAutomaticDimension
          let c = Notification.Name.UIKeyboardWillShow, d = NSNotification.Name.UIKeyboardDidHide
          func f(_ n: Notification.Name) {}
          let e: Void = f(.UIApplicationDidBecomeActive)
          let g = MyUIViewAnimationOptions.a
          """,
        expected: """
          import UIKit
          let a: UIView.AnimationOptions = [], b = UITableView.automaticDimension
          let c = UIResponder.keyboardWillShowNotification, d = UIResponder.keyboardDidHideNotification
          func f(_ n: Notification.Name) {}
          let e: Void = f(UIApplication.didBecomeActiveNotification)
          let g = MyUIViewAnimationOptions.a
          """),
      Case(
        id: "a protocol of the runtime is bound to classes",
        source: """
          import UIKit
          @objc protocol A {}
          @objc public protocol B: class {}
          @objc protocol C: NSObjectProtocol {}
          protocol D: class {}
          """,
        expected: """
          import UIKit
          protocol A: AnyObject {}
          public protocol B: AnyObject {}
          protocol C: AnyObject, NSObjectProtocol {}
          protocol D: AnyObject {}
          """),
      Case(
        id: "a selector becomes a closure that calls the method",
        source: """
          import UIKit
          class A: UIView {
            func set(_ b: UIButton) {
              b.addTarget(self, action: #selector(tap), for: .touchUpInside)
              b.addTarget(self, action: #selector(A.tap(with:)), for: .touchDown)
              b.addTarget(self, action: #selector(any(_:)), for: .touchDown)
            }
            @objc func tap() {}
            @objc func tap(with button: UIButton) {}
            @objc func any(_ sender: Any?) {}
          }
          """,
        expected: """
          import UIKit
          class A: UIView {
            func set(_ b: UIButton) {
              b.addTarget(self, action: Selector("tap", of: A.self) { target, _ in _ = target.tap() }, for: .touchUpInside)
              b.addTarget(self, action: Selector("tap(with:)", of: A.self) { target, sender in if let sender = sender as? UIButton { _ = target.tap(with: sender) } }, for: .touchDown)
              b.addTarget(self, action: Selector("any(_:)", of: A.self) { target, sender in _ = target.any(sender as Any) }, for: .touchDown)
            }
            func tap() {}
            func tap(with button: UIButton) {}
            func any(_ sender: Any?) {}
          }
          """),
      Case(
        id: "an action takes nothing, its sender, or its sender and the event",
        source: """
          import UIKit
          class A: UIView {
            @IBAction func zero() {}
            @IBAction private func one(_ sender: Any?) {}
            @IBAction func two(_ sender: UIButton, forEvent event: UIEvent) {}
            @IBAction func both(_ sender: UIButton?, event: UIEvent?) {}
            func set(_ b: UIButton) {
              b.addTarget(nil, action: #selector(zero), for: .touchDown)
              b.addTarget(self, action: #selector(two(_:forEvent:)), for: .touchDown)
              b.addTarget(self, action: #selector(both), for: .touchDown)
            }
          }
          """,
        expected: """
          import UIKit
          class A: UIView {
            func zero() {}
            private func one(_ sender: Any?) {}
            func two(_ sender: UIButton, forEvent event: UIEvent) {}
            func both(_ sender: UIButton?, event: UIEvent?) {}
            func set(_ b: UIButton) {
              b.addTarget(nil, action: Selector("zero", of: A.self) { target, _ in _ = target.zero() }, for: .touchDown)
              b.addTarget(self, action: Selector("two(_:forEvent:)", of: A.self) { target, sender, event in if let sender = sender as? UIButton, let event { _ = target.two(sender, forEvent: event) } }, for: .touchDown)
              b.addTarget(self, action: Selector("both", of: A.self) { target, sender, event in _ = target.both(sender as? UIButton, event: event) }, for: .touchDown)
            }
          }
          """),
      Case(
        id: "an override in an extension moves into the class of the file",
        source: """
          import UIKit
          class A: UIView {
            let x = 1
          }
          extension A {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
            func other() {}
          }
          """,
        expected: """
          import UIKit
          class A: UIView {
            let x = 1

            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
          }
          extension A {

            func other() {}
          }
          """),
      Case(
        id: "an override of hit testing in an extension of an engine class replaces the method",
        source: """
          import UIKit
          extension UIButton {
            @objc open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
            override public func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
              super.hitTest(point, with: event)
            }
          }
          extension UIButton { var two: Int { 2 } }
          """,
        expected: """
          import UIKit
          extension UIButton {
            @_dynamicReplacement(for: point(inside:with:)) func replacedPointOfUIButton(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
            @_dynamicReplacement(for: hitTest(_:with:)) func replacedHitTestOfUIButton(_ point: CGPoint, with event: UIEvent?) -> UIView? {
              super.hitTest(point, with: event)
            }
          }
          extension UIButton: PointInsideReplaced {}
          extension UIButton: HitTestReplaced {}
          extension UIButton { var two: Int { 2 } }
          """),
      Case(
        id: "any other override in an extension of another class becomes a subclass",
        source: """
          import UIKit
          extension UIButton {
            open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
          }
          extension SomeoneElses {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
          }
          """,
        expected: """
          import UIKit
          extension UIButton {

          }

          class HitTestingUIButton: UIButton {
            open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
          }
          extension SomeoneElses {

          }

          class HitTestingSomeoneElses: SomeoneElses {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
          }
          """),
      Case(
        id: "Swift 2 becomes today's Swift",
        source: """
          import UIKit
          class A: UIView {
            override func pointInside(point: CGPoint, withEvent event: UIEvent?) -> Bool {
              for v in subviews.reverse() where !v.hidden && v.userInteractionEnabled {
                if v.pointInside(convertPoint(point, toView: v), withEvent: event) { return true }
              }
              return CGRectContainsPoint(CGRectInset(self.bounds, -4, -4), point)
            }
            override func hitTest(point: CGPoint, withEvent event: UIEvent?) -> UIView? {
              if hidden { return nil }
              return super.hitTest(point, withEvent: event)
            }
          }
          """,
        expected: """
          import UIKit
          class A: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
              for v in subviews.reversed() where !v.isHidden && v.isUserInteractionEnabled {
                if v.point(inside: convert(point, to: v), with: event) { return true }
              }
              return (self.bounds.insetBy(dx: -4, dy: -4)).contains(point)
            }
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
              if isHidden { return nil }
              return super.hitTest(point, with: event)
            }
          }
          """),
      Case(
        id: "queues and actions of Swift 2",
        source: """
          import UIKit
          class A: UIView {
            override func hitTest(point: CGPoint, withEvent event: UIEvent?) -> UIView? {
              dispatch_async(dispatch_get_main_queue()) { self.setNeedsLayout() }
              dispatch_sync(dispatch_get_main_queue(), work)
              dispatch_async(dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0)) {}
              UIApplication.sharedApplication().sendAction("foo", to: nil, from: self, forEvent: event)
              return self
            }
            func forEvent(forEvent event: Int) {}
          }
          """,
        expected: """
          import UIKit
          class A: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
              DispatchQueue.main.async { self.setNeedsLayout() }
              DispatchQueue.main.sync(execute: work)
              DispatchQueue.global().async {}
              UIApplication.shared.sendAction("foo", to: nil, from: self, for: event)
              return self
            }
            func forEvent(forEvent event: Int) {}
          }
          """),
      Case(
        id: "cases of Swift 2 become today's, but for those that the file declares",
        source: """
          import UIKit
          enum Side { case Left }
          class A: UIView {
            var side = Side.Left
            func hitTest(point: CGPoint, withEvent event: UIEvent?) -> UIView? { return nil }
            func set(b: UIButton) {
              b.addTarget(self, action: Selector("go:"), forControlEvents: UIControlEvents.TouchUpInside)
              b.setTitle("", forState: .Normal)
              UIView.animateWithDuration(1, animations: {})
            }
          }
          """,
        expected: """
          import UIKit
          enum Side { case Left }
          class A: UIView {
            var side = Side.Left
            func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { return nil }
            func set(_ b: UIButton) {
              b.addTarget(self, action: Selector("go:"), for: UIControl.Event.touchUpInside)
              b.setTitle("", for: .normal)
              UIView.animate(withDuration: 1, animations: {})
            }
          }
          """),
      Case(
        id:
          "an override in a type inside of an extension stays, one of the extension goes with its attributes",
        source: """
          import UIKit
          class Bar: UINavigationBar {}
          extension Bar {
            @available(iOS 11.0, *)
            override var prefersLargeTitles: Bool { didSet {} }
            class Inner: UIView {
              override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
            }
          }
          """,
        expected: """
          import UIKit
          class Bar: UINavigationBar {
            @available(iOS 11.0, *)
            override var prefersLargeTitles: Bool { didSet {} }
          }
          extension Bar {

            class Inner: UIView {
              override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
            }
          }
          """),
      Case(
        id: "levels of windows that were numbers, and parts of modules",
        source: """
          import class UIKit.UIView.UIView
          import UIKit.UIGestureRecognizerSubclass
          func f(w: UIWindow) {
            w.windowLevel = CGFloat.greatestFiniteMagnitude
            w.windowLevel = 1
            w.windowLevel = .alert
          }
          """,
        expected: """
          import UIKit
          import UIKit
          func f(w: UIWindow) {
            w.windowLevel = UIWindow.Level(rawValue: CGFloat.greatestFiniteMagnitude)
            w.windowLevel = UIWindow.Level(rawValue: 1)
            w.windowLevel = .alert
          }
          """),
      Case(
        id:
          "a cell of a base class of its own is made by its frame, unless another class is built on it",
        source: """
          import UIKit
          class A: BaseCell {
            override init(frame: CGRect) { super.init(frame: frame) }
            required init?(coder: NSCoder) { fatalError() }
          }
          class B: BaseCell {
            override init(frame: CGRect) { super.init(frame: frame) }
            required init?(coder: NSCoder) { fatalError() }
          }
          class C: B {
            override init(frame: CGRect) { super.init(frame: frame) }
            required init?(coder: NSCoder) { super.init(coder: coder) }
          }
          """,
        expected: """
          import UIKit
          class A: BaseCell {
            override init(frame: CGRect) { super.init(frame: frame) }
            required convenience init?(coder: NSCoder) { self.init(frame: .zero) }
          }
          class B: BaseCell {
            override init(frame: CGRect) { super.init(frame: frame) }
            required init?(coder: NSCoder) { fatalError() }
          }
          class C: B {
            override init(frame: CGRect) { super.init(frame: frame) }
            required init?(coder: NSCoder) { super.init(coder: coder) }
          }
          """),
      Case(
        id: "a file that needs nothing stays as it is",
        source: """
          import UIKit
          /* @objc /* nested */ CGRectZero */
          let text = #"@objc \\#(1) CGRectZero"#
          let lines = \"\"\"
            @objc "CGRectZero"
            \"\"\"
          """,
        expected: """
          import UIKit
          /* @objc /* nested */ CGRectZero */
          let text = #"@objc \\#(1) CGRectZero"#
          let lines = \"\"\"
            @objc "CGRectZero"
            \"\"\"
          """),
    ])
  func rewrites(_ c: Case) throws {
    let result = try port(c.source)
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacing(/\s+$/, with: "") }
    #expect(lines.joined(separator: "\n").trimmingCharacters(in: .newlines) == c.expected)
  }

  @Test("says line by line what was done, and what can't be done and why")
  func notes() throws {
    let result = try port(
      """
      import UIKit
      import SnapKit
      @objc protocol P { @objc optional var done: Bool { get } }
      class A: UIView {
        func set(_ b: UIButton) {
          b.addTarget(self, action: #selector(Other.tap), for: .touchUpInside)
          _ = responds(to: Selector("x"))
        }
      }
      extension UILabel {
        override open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
      }
      """)
    #expect(result.status == 0)
    let places = result.errors.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map {
      $0.split(separator: " ").prefix(2).joined(separator: " ")
    }
    #expect(
      places == [
        "<stdin>:2: problem:", "<stdin>:3: done:", "<stdin>:3: done:", "<stdin>:3: problem:",
        "<stdin>:6: problem:", "<stdin>:7: problem:", "<stdin>:11: done:", "<stdin>:12: done:",
      ])
    #expect(result.errors.contains("SnapKit"))
    #expect(result.errors.contains("PointInsideReplaced"))
  }

  @Test(
    "text that is no Swift comes back unharmed",
    arguments: [
      "", "\n", "{", "}}}", "\"", "\"\"\"", "/*", "#selector(", "CGRectMake(1,", "\\(",
      "\"\\(\\(\"",
      "@objc", "extension UIView { override func a() {", "\u{0}\u{FFFD}é漢🙂 @objc x",
    ])
  func garbage(_ text: String) throws {
    let result = try port("import UIKit\n" + text)
    #expect(result.status == 0)
  }

  @Test("a file that isn't there is an error with its name")
  func missing() throws {
    let result = try Program("hittest").run("port", "nowhere.swift")
    #expect(result.status == 2 && result.errors.contains("nowhere.swift"))
  }
}
