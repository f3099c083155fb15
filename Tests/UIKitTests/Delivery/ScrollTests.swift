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
    stage.down(10, 190, at: 20)
    stage.move(10, 150, at: 21)
    stage.up()
    #expect(scroll.contentOffset.y == 200)
  }

  @Test("a flick turns the page however short it is, one page and in its own direction")
  func flick() {
    let (stage, scroll) = scroll(content()) { $0.isPagingEnabled = true }
    for (from, to, offset) in [(150, 100, 200), (150, 100, 400), (100, 150, 200), (100, 150, 0)] {
      stage.down(10, CGFloat(from))
      stage.move(10, CGFloat(to))
      stage.up()
      #expect(scroll.contentOffset.y == CGFloat(offset))
    }
  }

  @Test(
    "the delegate hears that the content moves on exactly where it does, and when that is over",
    arguments: [(false, false), (true, true), (true, false)])
  func decelerating(isPaging: Bool, isBetweenPages: Bool) {
    let (stage, scroll) = scroll(content()) { $0.isPagingEnabled = isPaging }
    let watcher = EndWatcher()
    scroll.delegate = watcher
    stage.down(10, 190, at: 1)
    stage.move(10, isPaging && !isBetweenPages ? -10 : 60, at: 2)
    stage.up()
    #expect(
      watcher.words
        == (isBetweenPages
          ? [
            "didEnd true at 130, decelerates true", "willBeginDecelerating",
            "didEndDecelerating at 200",
          ]
          : ["didEnd false at \(isPaging ? 200 : 130), decelerates false"]))
    #expect(!scroll.isDecelerating)
  }

  @Test("what is set to be seen moving is there at once, and the delegate hears that it ended")
  func animated() {
    let (_, scroll) = scroll(content())
    let watcher = EndWatcher()
    scroll.delegate = watcher
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    scroll.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
    #expect(watcher.words == ["didEndScrollingAnimation at 50"])
  }

  @Test("the pan is one of the view's recognizers, and switching scrolling off ends a drag")
  func pan() {
    let (stage, scroll) = scroll(content())
    #expect(scroll.gestureRecognizers == [scroll.panGestureRecognizer])
    #expect(scroll.panGestureRecognizer.view === scroll)
    #expect(scroll.addedGestureRecognizers.isEmpty)
    stage.down(10, 190)
    stage.move(10, 150)
    scroll.isScrollEnabled = false
    #expect(!scroll.isDragging && !scroll.panGestureRecognizer.isEnabled)
    stage.move(10, 50)
    stage.up()
    #expect(scroll.contentOffset.y == 40)
    scroll.isScrollEnabled = true
    stage.down(10, 190)
    stage.move(10, 150)
    #expect(scroll.contentOffset.y == 80)
  }

  @Test("a pinch is there for content that may be zoomed")
  func pinch() {
    let (_, scroll) = scroll(content())
    #expect(scroll.pinchGestureRecognizer == nil)
    scroll.maximumZoomScale = 3
    #expect(scroll.pinchGestureRecognizer?.view === scroll)
    #expect(scroll.gestureRecognizers?.count == 2)
    scroll.minimumZoomScale = 3
    #expect(scroll.pinchGestureRecognizer == nil && scroll.gestureRecognizers?.count == 1)
  }

  final class Sharing: UIScrollView, UIGestureRecognizerDelegate {
    var shares = true
    var shouldBegin = true
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { shares }
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      shouldBegin
    }
  }

  @Test(
    "a scroll view that is a delegate decides for its own pan: two of them scroll together",
    arguments: [false, true])
  func simultaneous(shares: Bool) {
    let inner = view("I", 0, 0, 200, 300, as: Sharing.self)
    let outer = view("O", 0, 0, 200, 200, as: Sharing.self, [inner])
    for scroll in [inner, outer] {
      scroll.contentSize = CGSize(width: 200, height: 1000)
      scroll.shares = shares
      #expect(scroll.panGestureRecognizer.delegate === scroll)
    }
    let stage = Stage([outer])
    stage.down(10, 190)
    stage.move(10, 150)
    #expect(inner.contentOffset.y == 40)
    #expect(outer.contentOffset.y == (shares ? 40 : 0))
    stage.up()
    inner.shouldBegin = false
    stage.down(10, 150)
    stage.move(10, 110)
    #expect(inner.contentOffset.y == 40)
    #expect(outer.contentOffset.y == (shares ? 80 : 40))
  }

  @Test("touches that nothing in the content takes end at a scroll view of any kind")
  func keepsTouches() {
    for type in [
      UIScrollView.self, UITextView.self, UITableView.self, UICollectionView.self,
    ] as [UIScrollView.Type] {
      let scroll = type.init(coder: NSCoder())!
      scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      scroll.addSubview(view("K", 0, 0, 50, 50))
      let parent = view("P", 0, 0, 200, 200, as: KeepingView.self, [scroll])
      let stage = Stage([parent])
      parent.stage = stage
      stage.tap(10, 10)
      stage.down(80, 80, at: 5)
      stage.screen.cancelTouches(time: 6)
      #expect(stage.take().isEmpty)
    }
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

@MainActor
private final class EndWatcher: UIScrollViewDelegate {
  var words: [String] = []

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    words.append(
      "didEnd \(decelerate) at \(Int(scrollView.contentOffset.y)), decelerates \(scrollView.isDecelerating)"
    )
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    words.append("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    words.append("didEndDecelerating at \(Int(scrollView.contentOffset.y))")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    words.append("didEndScrollingAnimation at \(Int(scrollView.contentOffset.y))")
  }
}
