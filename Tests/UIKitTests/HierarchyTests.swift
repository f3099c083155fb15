import Testing
import UIKit

@MainActor
@Suite("The view hierarchy")
struct HierarchyTests {
  @Test("adding moves a view from its old superview, and a loop is refused")
  func adding() {
    let a = UIView()
    let b = UIView()
    let c = UIView()
    a.addSubview(b)
    b.addSubview(c)
    c.addSubview(a)
    b.addSubview(b)
    #expect(a.superview == nil)
    #expect(b.subviews == [c])
    a.addSubview(c)
    #expect(a.subviews == [b, c])
    #expect(b.subviews.isEmpty)
    a.insertSubview(c, at: -5)
    #expect(a.subviews == [c, b])
    a.insertSubview(UIView(), at: 99)
    #expect(a.subviews.count == 3)
    a.exchangeSubview(at: 0, withSubviewAt: 7)
    #expect(a.subviews[0] === c)
  }

  @Test("the callbacks of moving come in UIKit's order")
  func callbacks() {
    let notes = CallNotes()
    let window = UIWindow()
    let parent = NotingView()
    let child = NotingView()
    parent.notes = notes
    child.notes = notes
    parent.accessibilityIdentifier = "P"
    child.accessibilityIdentifier = "C"
    window.addSubview(parent)
    notes.hitTestCalls = []
    parent.addSubview(child)
    #expect(
      notes.hitTestCalls == [
        "C willMoveToSuperview", "C willMoveToWindow", "P didAdd C", "C didMoveToSuperview",
        "C didMoveToWindow",
      ])
    notes.hitTestCalls = []
    parent.removeFromSuperview()
    #expect(
      notes.hitTestCalls == [
        "P willMoveToSuperview", "P willMoveToWindow", "C willMoveToWindow", "P didMoveToSuperview",
        "P didMoveToWindow", "C didMoveToWindow",
      ])
    #expect(child.window == nil)
  }

  @Test("a subview outlives its superview without pointing at it")
  func outliving() {
    let child = UIView()
    do {
      let window = UIWindow()
      let parent = UIView()
      window.addSubview(parent)
      parent.addSubview(child)
      #expect(child.window === window)
    }
    #expect(child.superview == nil)
    #expect(child.window == nil)
  }

  @Test("views are equal by identity and can be kept in sets")
  func equality() {
    let a = UIView()
    let b = UIView()
    #expect(a != b)
    #expect(Set([a, b, a]).count == 2)
    #expect(UIButton().isKind(of: UIControl.self))
  }

  @Test("tags are found in the whole subtree")
  func tags() {
    let tree = root([view("A", 0, 0, 1, 1, [view("B", 0, 0, 1, 1) { $0.tag = 7 }])])
    #expect(tree.viewWithTag(7)?.accessibilityIdentifier == "B")
    #expect(tree.viewWithTag(8) == nil)
  }

  @Test("a cell's content view is in front of what is there before it and follows addSubview")
  func cells() {
    let cell = view("cell", 0, 0, 100, 44, as: UITableViewCell.self)
    cell.contentView.frame = cell.bounds
    cell.contentView.accessibilityIdentifier = "content"
    #expect(cell.hit(10, 10) == "content")
  }
}

class NotingView: UIView {
  var notes: CallNotes?

  private func note(_ text: String) {
    notes?.hitTestCalls.append("\(accessibilityIdentifier ?? "?") \(text)")
  }

  override func willMove(toSuperview newSuperview: UIView?) { note("willMoveToSuperview") }
  override func didMoveToSuperview() { note("didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) { note("willMoveToWindow") }
  override func didMoveToWindow() { note("didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) {
    note("didAdd \(subview.accessibilityIdentifier ?? "?")")
  }
}
