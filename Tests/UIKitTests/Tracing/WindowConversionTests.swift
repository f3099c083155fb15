import Testing
import UIKit

@MainActor
@Suite("Conversions in a trace")
struct WindowConversionTests {
  private func conversions(_ body: @escaping (UIView, UIView) -> Void, target: UIView)
    -> [HitTestTrace.Observation]
  {
    let custom = view("C", 10, 0, 50, 50, as: ClosureView.self)
    custom.hit = { view, point, event in
      body(view, target)
      return view.superHitTest(point, event)
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(custom)
    return window.trace(CGPoint(x: 20, y: 20)).steps.compactMap { step in
      guard case .observed(let fact) = step.event, fact.what == .convert else { return nil }
      return fact
    }
  }

  @Test("3.12 modelled: a conversion between windows goes through the screen and says so")
  func acrossWindows() {
    let other = UIWindow(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    let facts = conversions(
      { view, other in
        _ = view.convert(CGPoint(x: 1, y: 2), to: other)
        _ = view.convert(CGRect(x: 1, y: 2, width: 3, height: 4), from: other)
        _ = view.convert(CGPoint(x: 1, y: 2), to: nil)
      }, target: other)
    #expect(facts.map(\.crossesWindows) == [true, true, false])
    #expect(
      facts.map(\.point) == [CGPoint(x: -89, y: 2), CGPoint(x: 91, y: 2), CGPoint(x: 11, y: 2)])
    #expect(facts.map(\.size) == [nil, CGSize(width: 3, height: 4), nil])
  }

  @Test("a conversion within one window, or to a view in none, is nothing to tell")
  func withinOne() {
    let facts = conversions(
      { view, loose in
        _ = view.convert(CGPoint.zero, to: loose)
        _ = view.convert(CGPoint.zero, from: view.superview)
      }, target: UIView())
    #expect(facts.map(\.crossesWindows) == [false, false])
  }
}
