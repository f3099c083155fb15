import Testing
import UIKit

@MainActor
@Suite("Behaviour 11 to 13 and 15: touches reach their view")
struct TouchTests {
  private func keeping(
    _ id: String, _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat,
    _ subviews: [UIView] = []
  ) -> KeepingView {
    view(id, x, y, w, h, as: KeepingView.self, subviews)
  }

  private func stage(_ views: KeepingView...) -> Stage {
    let stage = Stage(views)
    for view in views {
      for case let keeping as KeepingView in view.everyView { keeping.stage = stage }
    }
    return stage
  }

  @Test("11.3, 15.1 a touch's view is fixed at touch-down; no hit test on moves")
  func viewIsFixed() {
    let (a, b) = (keeping("A", 0, 0, 100, 100), keeping("B", 200, 0, 100, 100))
    let stage = stage(a, b)
    stage.down(10, 10)
    let trace = stage.move(210, 10)
    #expect(!trace.steps.contains { if case .hitTest = $0.event { true } else { false } })
    stage.window.bringSubviewToFront(b)
    stage.up()
    #expect(stage.take() == ["A began 1", "A moved 1", "A ended 1"])
  }

  @Test("11.1, 21.6 modelled: one pass by default, more on request, and each is told")
  func passes() {
    let stage = stage(keeping("A", 0, 0, 100, 100))
    func count() -> Int {
      stage.down(10, 10).steps.filter { if case .hitTest = $0.event { true } else { false } }.count
    }
    #expect(count() == 1)
    stage.screen.passes = 3
    #expect(count() == 3)
  }

  @Test("12.1, 12.2 the front-most window that answers gets the touch, key or not")
  func windows() {
    let stage = stage(keeping("A", 0, 0, 100, 100))
    let front = view("front", 0, 0, 50, 50, as: UIWindow.self, [keeping("F", 0, 0, 50, 50)])
    (front.subviews[0] as? KeepingView)?.stage = stage
    stage.window.makeKeyAndVisible()
    stage.screen.windows.roots.append(.init(view: front, level: 2000))
    stage.tap(10, 10)
    stage.tap(60, 60)
    #expect(stage.take() == ["F began 1", "F ended 1", "A began 1", "A ended 1"])
  }

  @Test("12.9 where no window answers there is no touch")
  func nobody() {
    let stage = stage(keeping("A", 0, 0, 100, 100))
    let trace = stage.down(900, 10)
    #expect(trace.steps.count == 1)
    #expect(stage.move(10, 10).steps.isEmpty)
    #expect(stage.up().steps.isEmpty)
    #expect(stage.take().isEmpty)
  }

  @Test("13.2, 13.3 an unhandled touch climbs, and its view stays the hit view")
  func climbs() {
    let parent = view("P", 0, 0, 100, 100, as: PassingView.self, [view("L", 0, 0, 50, 50)])
    let top = keeping("T", 0, 0, 200, 200, [parent])
    let stage = stage(top)
    parent.stage = stage
    let trace = stage.down(10, 10)
    #expect(stage.take() == ["P passed L", "T began 1"])
    let climbed = trace.steps.compactMap { step -> String? in
      if case .climbed(let to, _) = step.event { to } else { nil }
    }
    #expect(climbed == ["P", "T"])
  }

  @Test("13.2 through the whole chain to its end")
  func chainEnd() {
    let stage = Stage([view("A", 0, 0, 100, 100)])
    let trace = stage.down(10, 10)
    let climbed = trace.steps.compactMap { step -> String? in
      if case .climbed(let to, .began) = step.event { to ?? "nobody" } else { nil }
    }
    #expect(climbed == ["W", "application", "nobody"])
  }

  @Test("13.4 a responder on the way up may be hidden, disabled or elsewhere")
  func unchecked() {
    let leaf = view("L", 300, 300, 50, 50)
    let top = keeping("T", 0, 0, 100, 100, [leaf])
    top.rules(.reachOutside(search: .frontMost, respectsGates: false))
    let stage = stage(top)
    top.isUserInteractionEnabled = false
    stage.down(310, 310)
    #expect(stage.take() == ["T began 1"])
  }

  @Test("13.5 modelled: a control keeps a touch while tracking and hands on what it refuses")
  func controlsForward() {
    let control = view("C", 0, 0, 50, 50, as: RefusingControl.self)
    let top = keeping("T", 0, 0, 100, 100, [control])
    let stage = stage(top)
    stage.tap(10, 10)
    #expect(stage.take().isEmpty)
    control.refuses = true
    stage.tap(10, 10)
    #expect(stage.take() == ["T began 1", "T ended 1"])
  }

  @Test("15.2 a second finger in the same view is not delivered unless it takes several")
  func multipleTouch() {
    let a = keeping("A", 0, 0, 100, 100)
    let stage = stage(a, keeping("B", 200, 0, 100, 100))
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch", to: a)
    stage.down(10, 10)
    let trace = stage.down(50, 10, finger: 1)
    #expect(trace.steps.contains { $0.event == .dropped(finger: 1, view: "A", .multipleTouch) })
    stage.down(210, 10, finger: 2)
    #expect(stage.take() == ["A began 1", "B began 1"])
    #expect(pinch.numberOfTouches == 2)
    stage.move(90, 10, finger: 1)
    #expect(stage.take() == ["pinch began", "A cancelled 1"])
    for finger in 0...2 { stage.up(finger: finger) }
    _ = stage.take()
    a.isMultipleTouchEnabled = true
    a.removeGestureRecognizer(pinch)
    stage.down(10, 10)
    stage.down(50, 10, finger: 1)
    #expect(stage.take() == ["A began 1", "A began 1"])
  }

  @Test("15.3 isExclusiveTouch, both ways")
  func exclusive() {
    let a = keeping("A", 0, 0, 100, 100)
    a.isExclusiveTouch = true
    let stage = stage(a, keeping("B", 200, 0, 100, 100))
    stage.down(210, 10)
    let dropped = stage.down(10, 10, finger: 1)
    #expect(dropped.steps.contains { $0.event == .dropped(finger: 1, view: "A", .exclusiveTouch) })
    stage.up()
    stage.up(finger: 1)
    #expect(stage.take() == ["B began 1", "B ended 1"])
    stage.down(10, 10)
    let other = stage.down(210, 10, finger: 1)
    #expect(other.steps.contains { $0.event == .dropped(finger: 1, view: "B", .otherIsExclusive) })
    #expect(stage.take() == ["A began 1"])
  }

  @Test("15.4 exclusive touch does not restrict gesture recognizers")
  func exclusiveAndGestures() {
    let a = keeping("A", 0, 0, 100, 100)
    a.isExclusiveTouch = true
    let b = keeping("B", 200, 0, 100, 100)
    let stage = stage(a, b)
    stage.add(UITapGestureRecognizer(), "tap", to: b)
    stage.down(10, 10)
    stage.down(210, 10, finger: 1)
    stage.up(finger: 1)
    #expect(stage.take() == ["A began 1", "tap ended"])
  }

  @Test("15.5 each finger is hit-tested for itself when it lands")
  func fingers() {
    let stage = stage(keeping("A", 0, 0, 100, 100), keeping("B", 200, 0, 100, 100))
    stage.down(10, 10)
    stage.down(210, 10, finger: 1)
    stage.move(211, 10, finger: 1)
    stage.up()
    stage.up(finger: 1)
    #expect(stage.take() == ["A began 1", "B began 1", "B moved 1", "A ended 1", "B ended 1"])
  }

  @Test("taps count on when they are quick and near")
  func tapCount() {
    let view = keeping("A", 0, 0, 400, 400)
    let stage = stage(view)
    var counts: [Int] = []
    for (x, time) in [(10.0, 1.0), (12, 1.2), (14, 1.4), (200, 1.5), (200, 9)] {
      stage.down(x, 10, at: time)
      counts.append(stage.screen.fingers[0]?.tapCount ?? 0)
      stage.up()
    }
    #expect(counts == [1, 2, 3, 1, 1])
  }

  @Test("locations follow the view, previous ones too; points that are no points are ignored")
  func locations() {
    let view = keeping("A", 10, 20, 100, 100)
    let stage = stage(view)
    stage.down(15, 25)
    stage.move(16, 27)
    let touch = stage.screen.fingers[0]
    #expect(touch?.location(in: view) == CGPoint(x: 6, y: 7))
    #expect(touch?.previousLocation(in: view) == CGPoint(x: 5, y: 5))
    #expect(touch?.location(in: nil) == CGPoint(x: 16, y: 27))
    #expect(stage.move(.nan, 5).steps.isEmpty)
    #expect(stage.down(.infinity, 5, finger: 1).steps.isEmpty)
    #expect(touch?.location(in: nil) == CGPoint(x: 16, y: 27))
  }

  @Test("a window that overrides sendEvent and keeps it to itself stops the delivery")
  func sendEvent() {
    let window = view("mute", 0, 0, 100, 100, as: MuteWindow.self, [keeping("A", 0, 0, 50, 50)])
    let stage = Stage()
    (window.subviews[0] as? KeepingView)?.stage = stage
    stage.screen.windows.roots = [.init(view: window)]
    stage.down(10, 10)
    #expect(stage.take().isEmpty)
    #expect(window.met == [.began])
  }

  @Test("the system may take all touches")
  func systemCancels() {
    let stage = stage(keeping("A", 0, 0, 100, 100))
    stage.down(10, 10)
    stage.screen.cancelTouches(time: 1)
    #expect(stage.take() == ["A began 1", "A cancelled 1"])
    #expect(stage.up().steps.isEmpty)
  }

  @Test("a root that is no window takes touches as well")
  func plainRoot() {
    let root = keeping("A", 10, 10, 100, 100)
    let stage = Stage()
    root.stage = stage
    stage.screen.windows.roots = [.init(view: root)]
    stage.down(15, 15)
    #expect(stage.screen.fingers[0]?.location(in: root) == CGPoint(x: 5, y: 5))
    #expect(stage.take() == ["A began 1"])
  }
}

class RefusingControl: UIControl {
  var refuses = false
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { !refuses }
}

class MuteWindow: UIWindow {
  var met: [UITouch.Phase] = []
  override func sendEvent(_ event: UIEvent) { met += (event.allTouches ?? []).map(\.phase) }
}
