import Testing
import UIKit

@MainActor
@Suite("Behaviour 10: scroll views")
struct ScrollTests {
  private func scroll(_ content: UIView, _ configure: (UIScrollView) -> Void = { _ in })
    -> (stage: Stage, scroll: UIScrollView)
  {
    let scroll = view("S", 0, 0, 200, 200, as: UIScrollView.self, [content]) {
      $0.contentSize = CGSize(width: 200, height: 1000)
    }
    configure(scroll)
    let stage = Stage([scroll])
    (content as? KeepingView)?.stage = stage
    if let control = content as? UIControl { stage.listen(control) }
    return (stage, scroll)
  }

  private func content() -> KeepingView { view("C", 0, 0, 200, 1000, as: KeepingView.self) }

  @Test("10.2 the hit test descends into the content as anywhere")
  func descends() {
    let (stage, scroll) = scroll(content())
    #expect(stage.window.hit(10, 10) == "C")
    scroll.contentOffset = CGPoint(x: 0, y: 50)
    #expect(scroll.bounds.origin == CGPoint(x: 0, y: 50))
    #expect(stage.window.hit(10, 10) == "C")
  }

  @Test("10.3 a quick drag scrolls and the content never hears of the touch")
  func quickDrag() {
    let (stage, scroll) = scroll(content())
    stage.down(10, 150, at: 1)
    stage.move(10, 100, at: 1.05)
    #expect(scroll.isDragging)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 50))
    stage.move(10, 50, at: 1.1)
    stage.up(at: 1.2)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 100))
    #expect(!scroll.isDragging)
    #expect(stage.take().isEmpty)
  }

  @Test("10.3 content that has the touch loses it when the drag starts")
  func cancelsContent() {
    let (stage, scroll) = scroll(content())
    stage.down(10, 150, at: 1)
    stage.screen.advance(to: 1.2)
    #expect(stage.take() == ["C began 1"])
    stage.move(10, 100, at: 1.3)
    #expect(stage.take() == ["C cancelled 1"])
    #expect(scroll.contentOffset.y == 50)
  }

  @Test("10.3 without delaysContentTouches the content gets the touch at once")
  func noDelay() {
    let (stage, _) = scroll(content()) { $0.delaysContentTouches = false }
    stage.down(10, 150, at: 1)
    #expect(stage.take() == ["C began 1"])
  }

  @Test("10.3 a control that has the touch keeps it, since touchesShouldCancel says no for it")
  func controlKeeps() {
    let button = view("B", 0, 0, 200, 1000, as: UIButton.self)
    let (stage, scroll) = scroll(button)
    #expect(!scroll.touchesShouldCancel(in: button))
    #expect(scroll.touchesShouldCancel(in: UIView()))
    stage.down(10, 150, at: 1)
    stage.screen.advance(to: 1.2)
    stage.move(10, 100, at: 1.3)
    stage.up()
    #expect(scroll.contentOffset == .zero)
    #expect(stage.take().first == "down")
  }

  @Test("10.3 with canCancelContentTouches off the content keeps what it has")
  func canCancel() {
    let (stage, scroll) = scroll(content()) { $0.canCancelContentTouches = false }
    stage.down(10, 150, at: 1)
    stage.screen.advance(to: 1.2)
    stage.move(10, 100, at: 1.3)
    #expect(scroll.contentOffset == .zero)
    #expect(stage.take() == ["C began 1", "C moved 1"])
  }

  @Test("a tap reaches the content, held back or not")
  func tap() {
    let (stage, _) = scroll(content())
    stage.tap(10, 10)
    #expect(stage.take() == ["C began 1", "C ended 1"])
  }

  @Test("content that fits doesn't scroll, nor does a view told not to")
  func still() {
    let (stage, scroll) = scroll(content()) { $0.contentSize = CGSize(width: 200, height: 200) }
    stage.down(10, 150)
    stage.move(10, 100)
    stage.up()
    #expect(scroll.contentOffset == .zero)
    scroll.contentSize.height = 1000
    scroll.isScrollEnabled = false
    stage.down(10, 150)
    stage.move(10, 100)
    stage.up()
    #expect(scroll.contentOffset == .zero)
  }

  @Test("the content springs back from beyond its end, and pages snap")
  func ends() {
    let (stage, scroll) = scroll(content())
    stage.down(10, 50)
    stage.move(10, 150)
    #expect(scroll.contentOffset.y == -50)
    stage.up()
    #expect(scroll.contentOffset.y == 0)
    scroll.isPagingEnabled = true
    stage.down(10, 190)
    stage.move(10, 60)
    stage.up()
    #expect(scroll.contentOffset.y == 200)
    stage.down(10, 190)
    stage.move(10, 150)
    stage.up()
    #expect(scroll.contentOffset.y == 200)
  }

  @Test("the delegate hears of it all and may choose where it stops")
  func delegate() {
    let (stage, scroll) = scroll(content())
    let watcher = Watcher()
    scroll.delegate = watcher
    stage.down(10, 150)
    stage.move(10, 100)
    stage.up()
    #expect(watcher.words == ["willBegin", "didScroll", "willEnd", "didEnd", "didScroll"])
    #expect(scroll.contentOffset.y == 300)
  }
}

@MainActor
private final class Watcher: UIScrollViewDelegate {
  var words: [String] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) { words.append("didScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { words.append("willBegin") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    words.append("didEnd")
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    words.append("willEnd")
    targetContentOffset.pointee.y = 300
  }
}
