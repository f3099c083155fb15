import Testing
import UIKit

@MainActor
@Suite("Scroll views that zoom")
struct ZoomTests {
  /// Zooms one view and notes what it hears.
  private final class Zoomer: UIScrollViewDelegate {
    let content: UIView
    var heard: [String] = []
    var bouncing: [Bool] = []

    init(_ content: UIView) { self.content = content }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      heard.append("begin \(view === content)")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      if heard.last != "zoom" { heard.append("zoom") }
      bouncing.append(scrollView.isZoomBouncing)
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { heard.append("end \(view === content) \(scale)") }
  }

  private let content = view("C", 0, 0, 1000, 1000, [view("K", 600, 600, 20, 20)])
  private let scroll: UIScrollView
  private let zoomer: Zoomer
  private let stage: Stage

  init() {
    scroll = view("S", 0, 0, 320, 460, as: UIScrollView.self, [content])
    zoomer = Zoomer(content)
    scroll.contentSize = content.frame.size
    scroll.maximumZoomScale = 3
    scroll.minimumZoomScale = 0.25
    scroll.delegate = zoomer
    stage = Stage([scroll])
    stage.window.frame = CGRect(x: 0, y: 0, width: 320, height: 460)
  }

  @Test("a scale that is set keeps the middle of what is seen, and the content's size follows")
  func middle() {
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 2 && content.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 2000, height: 2000))
    #expect(content.bounds.size == CGSize(width: 1000, height: 1000))
    #expect(scroll.contentSize == CGSize(width: 2000, height: 2000))
    // As is known of a view of 320 × 460.
    #expect(scroll.contentOffset == CGPoint(x: 160, y: 230))
    #expect(zoomer.heard == ["zoom"] && !scroll.isZooming)
  }

  @Test(
    "a scale beyond the limits is brought to the nearest",
    arguments: [(9, 3), (0.1, 0.25), (3, 3), (.infinity, 1), (.nan, 1), (-4, 0.25)])
  func limits(wished: CGFloat, scale: CGFloat) {
    scroll.setZoomScale(wished, animated: false)
    #expect(scroll.zoomScale == scale)
    #expect(scroll.contentOffset.x >= 0 && scroll.contentOffset.y >= 0)
  }

  @Test("without a view to zoom the scale stays 1")
  func noView() {
    scroll.delegate = nil
    scroll.zoomScale = 2
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
    #expect(scroll.zoomScale == 1 && scroll.contentSize.width == 1000)
  }

  @Test("zooming that is to be seen has a beginning and an end")
  func animated() {
    scroll.setZoomScale(2, animated: true)
    #expect(zoomer.heard == ["begin true", "zoom", "end true 2.0"])
  }

  @Test("a rectangle of the content is brought to the middle, as large as there is room for")
  func rectangle() {
    scroll.zoom(to: CGRect(x: 500, y: 500, width: 200, height: 230), animated: true)
    #expect(scroll.zoomScale == 1.6)
    #expect(abs(scroll.contentOffset.x - 800) < 1e-9 && abs(scroll.contentOffset.y - 754) < 1e-9)
    #expect(stage.window.hit(600 * 1.6 - 800 + 1, 600 * 1.6 - 754 + 1) == "K")
    #expect(stage.window.hit(600 * 1.6 - 800 - 1, 600 * 1.6 - 754 + 1) == "C")
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
    #expect(scroll.zoomScale == 3 && scroll.contentOffset == .zero)
  }

  @Test(
    "what two fingers hold stays under them, and a hit follows",
    arguments: [
      (CGPoint(x: 200, y: 200), CGPoint(x: 300, y: 200)),
      (CGPoint(x: 160, y: 180), CGPoint(x: 240, y: 260)),
      (CGPoint(x: 20, y: 20), CGPoint(x: 60, y: 60)),
    ])
  func held(first: CGPoint, second: CGPoint) {
    scroll.contentOffset = CGPoint(x: 300, y: 300)
    stage.down(100, 100)
    stage.down(140, 140, finger: 1)
    let starts = [CGPoint(x: 100, y: 100), CGPoint(x: 140, y: 140)].map {
      content.convert($0, from: stage.window)
    }
    stage.move(first.x, first.y)
    stage.move(second.x, second.y, finger: 1)
    #expect(scroll.isZooming)
    let middle = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    let held = content.convert(middle, from: stage.window)
    #expect(abs(held.x - (starts[0].x + starts[1].x) / 2) < 1e-9)
    #expect(abs(held.y - (starts[0].y + starts[1].y) / 2) < 1e-9)
    let wished = hypot(second.x - first.x, second.y - first.y) / hypot(40, 40)
    #expect(abs(scroll.zoomScale - wished) < 1e-12)
    #expect(scroll.contentSize == content.frame.size)
    stage.up()
    stage.up(finger: 1)
    #expect(!scroll.isZooming && abs(scroll.zoomScale - wished) < 1e-12)
    #expect(zoomer.heard == ["begin true", "zoom", "end true \(scroll.zoomScale)"])
  }

  @Test("beyond its limits the scale gives way and comes back", arguments: [true, false])
  func bounce(bounces: Bool) {
    scroll.bouncesZoom = bounces
    scroll.contentOffset = CGPoint(x: 300, y: 300)
    stage.down(150, 200)
    stage.down(170, 200, finger: 1)
    stage.move(30, 200)
    stage.move(290, 200, finger: 1)
    // Thirteen times as far apart.
    #expect(abs(scroll.zoomScale - (bounces ? 39.0.squareRoot() : 3)) < 1e-12)
    #expect(!zoomer.bouncing.contains(true))
    stage.up()
    stage.up(finger: 1)
    #expect(abs(scroll.zoomScale - 3) < 1e-12)
    #expect(zoomer.bouncing.contains(true) == bounces && !scroll.isZoomBouncing)
    #expect(abs(scroll.contentSize.width - 3000) < 1e-9)
  }

  @Test("a finger that stays goes on scrolling, and one that comes back goes on zooming")
  func staying() {
    scroll.contentOffset = CGPoint(x: 300, y: 300)
    stage.down(100, 100)
    stage.down(140, 100, finger: 1)
    stage.move(180, 100, finger: 1)
    #expect(scroll.zoomScale == 2)
    stage.up(finger: 1)
    let offset = scroll.contentOffset
    stage.move(90, 130)
    #expect(scroll.zoomScale == 2 && scroll.isZooming)
    #expect(scroll.contentOffset == CGPoint(x: offset.x + 10, y: offset.y - 30))
    stage.down(170, 130, finger: 2)
    let held = content.convert(CGPoint(x: 130, y: 130), from: stage.window)
    stage.move(130, 130, finger: 2)
    #expect(scroll.zoomScale == 1)
    let after = content.convert(CGPoint(x: 110, y: 130), from: stage.window)
    #expect(abs(after.x - held.x) < 1e-9 && abs(after.y - held.y) < 1e-9)
    stage.up()
    stage.up(finger: 2)
    #expect(zoomer.heard == ["begin true", "zoom", "end true 1.0"])
  }

  @Test("content that may not be zoomed only scrolls")
  func onlyScrolls() {
    scroll.minimumZoomScale = 3
    stage.down(200, 200)
    stage.down(240, 200, finger: 1)
    stage.move(100, 200)
    stage.move(140, 200, finger: 1)
    #expect(scroll.zoomScale == 1 && scroll.contentOffset.x > 0)
  }
}
