import Foundation
import Testing
import UIKit

/// Members that store what they are given: each object has its own, and what was never set is as it
/// is at first.
@MainActor
@Suite("Values that are kept")
struct KeptValueTests {
  @Test("a value is kept for its object and its member alone")
  func ownValues() {
    let (a, b) = (UIView(), UIView())
    a.focusGroupIdentifier = "group"
    a.restorationIdentifier = "restored"
    #expect(a.focusGroupIdentifier == "group" && a.restorationIdentifier == "restored")
    #expect(b.focusGroupIdentifier == nil && b.restorationIdentifier == nil)
    a.focusGroupIdentifier = nil
    #expect(a.focusGroupIdentifier == nil && a.restorationIdentifier == "restored")
  }

  @Test("a key keeps any value and changes no property")
  func keys() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.setValue(0.5, forKey: "alpha")
    #expect(view.value(forKey: "alpha") as? Double == 0.5)
    #expect(view.alpha == 1)
    #expect(view.value(forKey: "frame") == nil)
    view.setValue(nil, forKey: "alpha")
    #expect(view.value(forKey: "alpha") == nil)
  }

  @Test("an observer is told what there is at first, if it asks, and no change")
  func observing() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var told: [CGRect?] = []
    let token = view.observe(\.frame, options: [.initial, .new]) { told.append($1.newValue) }
    view.frame.size.width = 20
    #expect(told == [CGRect(x: 0, y: 0, width: 10, height: 10)])
    token.invalidate()
  }

  @Test("motion effects are kept in order and taken off by identity")
  func motionEffects() {
    let view = UIView()
    let effects = (0..<3).map { _ in
      UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    }
    for effect in effects { view.addMotionEffect(effect) }
    view.removeMotionEffect(effects[1])
    #expect(view.motionEffects.count == 2 && view.motionEffects.last === effects[2])
  }

  @Test("attributes of the newer kind of string come back under the older names")
  func attributes() {
    var text = AttributedString("a")
    text.font = .boldSystemFont(ofSize: 20)
    text += AttributedString("b", attributes: AttributeContainer([.foregroundColor: UIColor.red]))
    let old = NSAttributedString(text)
    #expect(old.string == "ab")
    #expect(
      old.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(old.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    #expect(old.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
  }

  @Test("categories of text size are in order of size")
  func sizes() {
    #expect(UIContentSizeCategory.large < .accessibilityMedium)
    #expect(UIContentSizeCategory.extraSmall < .small)
    #expect(!(UIContentSizeCategory.large < .large))
  }

  @Test("the columns of a split view share its width")
  func columns() {
    let split = UISplitViewController(style: .doubleColumn)
    let (first, second) = (UIViewController(), UIViewController())
    split.setViewController(second, for: .secondary)
    split.setViewController(first, for: .primary)
    split.view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    split.viewControllers = [first, second]
    #expect(split.view.hitTest(CGPoint(x: 10, y: 10), with: nil) === first.view)
    #expect(split.view.hitTest(CGPoint(x: 290, y: 10), with: nil) === second.view)
    #expect(second.splitViewController === split)
  }

  @Test("the lines of a layout manager are told whole and as far as they are used")
  func lines() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.text = "one\ntwo"
    var fragments: [CGRect] = []
    view.layoutManager.enumerateLineFragments(
      forGlyphRange: NSRange(location: 0, length: view.textStorage.length)
    ) { whole, used, _, _, _ in
      #expect(used.width < whole.width && used.height == whole.height)
      fragments.append(whole)
    }
    #expect(fragments.count == 2 && fragments[0].maxY <= fragments[1].minY)
    #expect(
      view.layoutManager.lineFragmentRect(forGlyphAt: 5, effectiveRange: nil) == fragments.last)
    #expect(view.layoutManager.lineFragmentRect(forGlyphAt: 99, effectiveRange: nil) == .zero)
  }
}
