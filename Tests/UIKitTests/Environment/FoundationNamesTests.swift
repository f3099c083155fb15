import Testing
import UIKit

@Suite("Names that Foundation on Linux lacks")
@MainActor
struct FoundationNamesTests {
  @Test("geometry in a box")
  func boxes() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: t).cgAffineTransformValue == t)
    #expect(NSValue(cgRect: rect).caTransform3DValue == CATransform3DIdentity)
  }

  @Test("index paths of rows and items")
  func indexPaths() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path.row == 3 && path.item == 3 && path.section == 1)
    path.row = 5
    #expect(path == IndexPath(item: 5, section: 1))
  }

  @Test("geometry as text, as UIKit writes it")
  func strings() {
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    #expect(NSStringFromCGRect(rect) == "{{1, 2.5}, {3, 4}}")
    #expect(NSStringFromCGPoint(rect.origin) == "{1, 2.5}")
    #expect(NSCoder.string(for: UIEdgeInsets.zero) == "{0, 0, 0, 0}")
    #expect(NSStringFromCGAffineTransform(.identity) == "[1, 0, 0, 1, 0, 0]")
  }

  @Test("old spellings of insets")
  func insets() {
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    #expect(
      UIEdgeInsetsEqualToEdgeInsets(insets, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(UIEdgeInsetsInsetRect(rect, insets) == CGRect(x: 2, y: 1, width: 4, height: 6))
  }

  @Test("a selector with a body works, one of a name alone is only compared")
  func selectors() {
    let target = NSObject()
    let box = NSMutableArray()
    let selector = Selector("tapped:") { _, sender in (sender as? NSMutableArray)?.add(1) }
    #expect(selector.perform(on: target, with: box))
    #expect(box.count == 1)
    #expect(!Selector("tapped:").perform(on: target))
    #expect(selector == Selector("tapped:"))
  }

  @Test("view, screen and window coordinates")
  func screenSpace() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    view.addSubview(child)
    #expect(child.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace) == CGPoint(x: 15, y: 25))
    #expect(child.convert(CGPoint(x: 15, y: 25), from: UIScreen.main.coordinateSpace) == .zero)
    #expect(UIScreen.main.convert(CGPoint.zero, from: child) == CGPoint(x: 15, y: 25))
    #expect(child.accessibilityFrame == CGRect(x: 15, y: 25, width: 10, height: 10))
  }
}
