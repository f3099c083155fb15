import CustomViews
import Testing
import UIKit

@Suite("The example classes")
@MainActor
struct CustomViewTests {
  private func make(_ name: String, frame: CGRect) throws -> UIView {
    let view = try #require(customViews.first { $0.name == name }).make()
    view.frame = frame
    return view
  }

  @Test("PassThroughView answers with its subviews, never with itself")
  func passThrough() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let glass = try make("PassThroughView", frame: root.bounds)
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    root.addSubview(glass)
    glass.addSubview(button)
    #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === button)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
  }

  @Test(
    "ExpandedButton takes touches in 44 × 44 points around a small one, and in its own bounds",
    arguments: [
      (20, CGPoint(x: -12, y: 10), true), (20, CGPoint(x: -12.5, y: 10), false),
      (20, CGPoint(x: 31.9, y: 31.9), true), (20, CGPoint(x: 32, y: 10), false),
      (60, CGPoint(x: 59, y: 59), true), (60, CGPoint(x: -1, y: 10), false),
    ])
  func expanded(side: Int, point: CGPoint, isInside: Bool) throws {
    let frame = CGRect(x: 0, y: 0, width: side, height: side)
    let button = try make("ExpandedButton", frame: frame)
    #expect(button.point(inside: point, with: nil) == isInside)
  }

  @Test("ForwardingView gives touches beside its content to its content")
  func forwarding() throws {
    let margin = try make("ForwardingView", frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let pages = UIScrollView(frame: CGRect(x: 20, y: 0, width: 60, height: 50))
    let page = UIView(frame: pages.bounds)
    pages.addSubview(page)
    #expect(margin.hitTest(CGPoint(x: 5, y: 5), with: nil) === margin)
    margin.addSubview(pages)
    #expect(margin.hitTest(CGPoint(x: 5, y: 5), with: nil) === pages)
    #expect(margin.hitTest(CGPoint(x: 30, y: 5), with: nil) === page)
    #expect(margin.hitTest(CGPoint(x: 100, y: 5), with: nil) == nil)
  }
}
