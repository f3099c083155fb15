import Testing
import UIKit

/// Overrides as people write them for iOS, with the answers they must give.
@Suite("Overrides in the manner of public code")
@MainActor
struct OverrideTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  private func at(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    root.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  private func place<View: UIView>(
    _ view: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    in parent: UIView? = nil
  ) -> View {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    (parent ?? root).addSubview(view)
    return view
  }

  // MARK: Expanded areas

  @Test("1: the margin counts on every side, half-open")
  func generous() {
    let button = place(GenerousButton(), 100, 100, 40, 40)
    #expect(at(90, 90) === button && at(149.9, 149.9) === button)
    #expect(at(89, 100) === root && at(150, 100) === root)
    button.isEnabled = false
    #expect(at(120, 120) === root)
  }

  @Test("2: insets of each side, and plain bounds while disabled")
  func insets() {
    let control = place(InsetTouchControl(), 100, 100, 40, 40)
    control.touchInsets = UIEdgeInsets(top: -20, left: 0, bottom: 10, right: 0)
    #expect(at(120, 81) === control && at(120, 131) === root)
    #expect(control.point(inside: CGPoint(x: 20, y: -19), with: nil))
    control.isEnabled = false
    #expect(!control.point(inside: CGPoint(x: 20, y: -19), with: nil))
  }

  @Test("3: small views get the minimum, large ones stay as they are")
  func minimum() {
    let small = place(MinimumTargetButton(), 100, 100, 10, 60)
    #expect(at(84, 130) === small && at(126.9, 130) === small)
    #expect(at(82, 130) === root && at(105, 99) === root)
  }

  @Test("4: slack in hitTest only: a touch lands, point(inside:) says no")
  func slack() {
    let slider = place(SlackSlider(), 100, 100, 200, 20)
    slider.value = 1
    #expect(at(310, 90) === slider)
    #expect(!slider.point(inside: CGPoint(x: 210, y: -10), with: nil))
    #expect(at(110, 90) === root)
  }

  // MARK: Pass-throughs

  @Test("5: the glass view's child answers, the view itself never")
  func glass() {
    let glass = place(GlassView(), 0, 0, 400, 400)
    let child = place(UIView(), 10, 10, 50, 50, in: glass)
    #expect(at(20, 20) === child && at(200, 200) === root)
  }

  @Test("6: the union of the children that can be touched")
  func union() {
    let view = place(UnionView(), 0, 0, 200, 200)
    let child = place(UIView(), 250, 10, 50, 50, in: view)
    // Outside the bounds, and inside all the same: `point(inside:)` says so.
    #expect(at(260, 20) === child && at(20, 20) === root)
    child.alpha = 0.005
    #expect(at(260, 20) === root)
  }

  @Test("7: views on the list and what is in them")
  func allowList() {
    let view = place(AllowListView(), 0, 0, 400, 400)
    let (listed, other) = (
      place(UIView(), 0, 0, 100, 100, in: view), place(UIView(), 100, 0, 100, 100, in: view)
    )
    let inner = place(UIView(), 10, 10, 10, 10, in: listed)
    view.allow(listed)
    #expect(at(15, 15) === inner && at(50, 50) === listed && at(150, 50) === root)
    _ = other
  }

  @Test("8: gaps of a stack let touches through")
  func stack() {
    let stack = place(OpenStackView(), 0, 0, 200, 50)
    let arranged = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stack.addArrangedSubview(arranged)
    #expect(at(10, 10) === arranged && at(100, 10) === root)
  }

  @Test("9: an open curtain lets everything through, a drawn one nothing")
  func curtain() {
    let curtain = place(CurtainView(frame: root.bounds), 0, 0, 400, 400)
    curtain.backdrop.frame = curtain.bounds
    #expect(at(10, 10) === curtain.backdrop)
    curtain.backdrop.alpha = 0
    #expect(at(10, 10) === root)
  }

  // MARK: Shapes

  @Test("10: corners outside the circle belong to what is behind")
  func round() {
    let button = place(RoundButton(), 100, 100, 100, 100)
    #expect(at(150, 150) === button && at(101, 150) === button && at(105, 105) === root)
  }

  @Test("11: inside the path of the shape layer")
  func shape() {
    let view = place(ShapeView(), 100, 100, 100, 100)
    #expect(at(105, 105) === view)
    view.path = UIBezierPath(ovalIn: view.bounds)
    #expect(at(105, 105) === root && at(150, 105) === view)
    #expect((view.layer as? CAShapeLayer)?.path == view.path?.cgPath)
  }

  @Test("12: within twelve points of the line")
  func line() {
    let view = place(LineView(), 100, 100, 200, 200)
    view.setLine([CGPoint(x: 20, y: 20), CGPoint(x: 180, y: 180)])
    #expect(at(200, 200) === view && at(208, 192) === view && at(220, 180) === root)
    #expect(at(113, 113) === view && at(105, 105) === root)
  }

  @Test("13: where the pixel is opaque enough")
  func pixel() {
    let view = place(OpaquePixelView(), 100, 100, 100, 100)
    #expect(at(150, 150) === root)
    let dot = CAShapeLayer()
    dot.path = CGPath(ellipseIn: CGRect(x: 40, y: 40, width: 20, height: 20))
    view.layer.addSublayer(dot)
    #expect(at(150, 150) === view && at(142, 142) === root)
    dot.fillColor = UIColor.black.withAlphaComponent(0.05).cgColor
    #expect(at(150, 150) === root)
  }

  @Test("14: two round corners")
  func card() {
    let card = place(CardView(), 100, 100, 100, 100)
    card.layer.cornerRadius = 20
    #expect(at(101, 101) === root && at(101, 199) === card && at(150, 101) === card)
  }

  // MARK: Redirections

  @Test("15: the field answers for the whole row, hidden too")
  func row() {
    let row = place(FieldRow(), 0, 0, 200, 50)
    #expect(at(150, 40) === row.field)
    row.field.isHidden = true
    #expect(at(150, 40) === row.field)
    #expect(at(150, 60) === root)
  }

  @Test("16: forwarded in the target's coordinates; a target that refuses ends in nil")
  func forwarding() {
    let view = place(ForwardingView(), 0, 0, 100, 100)
    let target = place(UIView(), 0, 0, 300, 300)
    root.sendSubviewToBack(target)
    view.target = target
    #expect(at(50, 50) === target)
    target.isUserInteractionEnabled = false
    #expect(at(50, 50) === root)
  }

  @Test("17: controls in the cell keep their touches")
  func cell() {
    let cell = place(TappableCell(style: .default, reuseIdentifier: "cell"), 0, 0, 320, 44)
    let button = place(UIButton(), 200, 0, 44, 44, in: cell.contentView)
    cell.layoutIfNeeded()
    #expect(at(210, 10) === button && at(10, 10) === cell)
  }

  @Test("18: between keys the nearest one")
  func keypad() {
    let pad = place(KeypadView(), 0, 0, 200, 100)
    let (left, right) = (
      place(UIButton(), 20, 20, 40, 40, in: pad), place(UIButton(), 140, 20, 40, 40, in: pad)
    )
    #expect(at(30, 30) === left && at(95, 90) === left && at(110, 90) === right)
    right.isHidden = true
    #expect(at(110, 90) === left)
  }

  // MARK: Children outside

  @Test("19: a child that sticks out, the front-most first")
  func overflow() {
    let view = place(OverflowView(), 100, 100, 100, 100)
    let (back, front) = (
      place(UIView(), 80, 80, 100, 100, in: view), place(UIView(), 150, 80, 100, 100, in: view)
    )
    #expect(at(190, 190) === back && at(260, 190) === front && at(270, 270) === front)
    view.isHidden = true
    #expect(at(260, 190) === root)
    #expect(at(110, 110) === root)
  }

  @Test("20: the raised button above its bar")
  func tabBar() {
    let bar = place(RaisedTabBar(), 0, 300, 400, 49)
    bar.layoutIfNeeded()
    #expect(at(200, 275) === bar.middleButton && at(50, 310) === bar && at(50, 290) === root)
  }

  @Test("21: the badge on the corner")
  func badge() {
    let button = place(BadgeButton(), 100, 100, 50, 50)
    button.badge.center = CGPoint(x: 50, y: 0)
    button.addSubview(button.badge)
    #expect(at(155, 95) === button.badge && at(165, 95) === root)
  }

  @Test("22: a call-out over its annotation, which comes to the front when touched")
  func callout() {
    let view = place(
      CalloutAnnotationView(annotation: nil, reuseIdentifier: "pin"), 100, 200, 30, 30)
    _ = place(UIView(), 0, 380, 10, 10)
    view.callout.frame = CGRect(x: -50, y: -80, width: 130, height: 60)
    view.addSubview(view.callout)
    #expect(at(60, 130) === view.callout)
    #expect(root.subviews.last === view)
    #expect(at(115, 190) === root)
  }

  // MARK: Observers

  @Test("23: a logging view is asked once and answers as without the log")
  func logging() {
    let view = place(LoggingView(), 10, 10, 100, 100)
    #expect(at(30, 40) === view && at(200, 200) === root)
    #expect(
      view.log == [
        "hitTest(_:with:) 20.0, 30.0", "inside", "LoggingView", "hitTest(_:with:) 190.0, 190.0",
        "outside", "nil",
      ])
  }

  @Test("24: the delegate hears of a touch outside")
  func menu() {
    final class Listener: OutsideTouchDelegate {
      var count = 0
      func touchedOutside(_ view: MenuView) { count += 1 }
    }
    let (menu, listener) = (place(MenuView(), 0, 0, 100, 100), Listener())
    menu.delegate = listener
    #expect(at(50, 50) === menu && listener.count == 0)
    #expect(at(300, 300) === root && listener.count == 1)
  }

  @Test("25: every touch beside a text field counts")
  func keyboard() {
    let window = KeyboardDismissingWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let field = place(UITextField(), 0, 0, 100, 40, in: window)
    #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === field)
    #expect(window.dismissals == 0)
    #expect(window.hitTest(CGPoint(x: 10, y: 100), with: nil) === window)
    #expect(window.dismissals == 1)
  }

  // MARK: Modals

  @Test("26: beside the panel the dimming view takes the touch and closes")
  func dimming() {
    let view = DimmingView()
    var closed = 0
    view.onDismiss = { closed += 1 }
    view.panel.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    root.addSubview(view)
    #expect(at(60, 60) === view.panel && closed == 0)
    #expect(at(10, 10) === view && closed == 1)
  }

  @Test("27: through the hole only")
  func spotlight() {
    let target = place(UIButton(), 100, 100, 50, 50)
    let tour = place(SpotlightView(), 0, 0, 400, 400)
    #expect(at(110, 110) === tour)
    tour.hole = CGRect(x: 100, y: 100, width: 50, height: 50)
    #expect(at(110, 110) === target && at(99, 110) === tour)
  }

  // MARK: Scrolling

  @Test("28: the strip beside the pages scrolls too")
  func pager() {
    let pager = place(PagerContainer(frame: .zero), 0, 0, 400, 100)
    pager.scrollView.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
    let page = place(UIView(), 0, 0, 200, 100, in: pager.scrollView)
    #expect(at(20, 50) === pager.scrollView && at(150, 50) === page)
    pager.scrollView.contentOffset = CGPoint(x: 200, y: 0)
    #expect(at(150, 50) === pager.scrollView)
  }

  @Test("29: above the rows the map is touched, scrolled or not")
  func sheet() {
    let map = place(UIView(), 0, 0, 400, 400)
    let table = place(SheetTableView(frame: .zero, style: .plain), 0, 0, 400, 400)
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    #expect(at(10, 100) === map && at(10, 250) === table)
    table.contentOffset = CGPoint(x: 0, y: 150)
    #expect(at(10, 40) === map && at(10, 60) === table)
  }

  @Test("30: cells take touches, the gaps between them none")
  func gallery() {
    final class Source: UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 4 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    let source = Source()
    let gallery = GalleryView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
    gallery.dataSource = source
    gallery.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    gallery.reloadData()
    root.addSubview(gallery)
    gallery.layoutIfNeeded()
    let second = gallery.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(second?.frame == CGRect(x: 100, y: 0, width: 90, height: 90))
    #expect(at(110, 10) === second?.contentView && at(95, 10) === root)
    #expect(gallery.visibleCells.count == 4)
  }

  // MARK: Overlays

  @Test("31: a toast window takes touches on its toast only")
  func toast() {
    let window = ToastWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let controller = UIViewController()
    window.rootViewController = controller
    let toast = place(UILabel(), 50, 50, 100, 40, in: controller.view)
    let point = CGPoint(x: 60, y: 60)
    #expect(window.hitTest(point, with: nil) == nil)
    toast.isUserInteractionEnabled = true
    #expect(window.hitTest(point, with: nil) === toast)
    #expect(window.hitTest(CGPoint(x: 300, y: 300), with: nil) == nil)
  }

  @Test("32: a floating button's window is as solid as the button")
  func floating() {
    let window = FloatingButtonWindow()
    #expect(window.hitTest(CGPoint(x: 310, y: 710), with: nil) === window.button)
    #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) == nil)
    #expect(window.windowLevel.rawValue == UIWindow.Level.alert.rawValue + 1)
  }

  @Test("33: modelled text: only the link takes touches")
  func links() {
    let view = place(LinkTextView(), 0, 0, 300, 100)
    let text = NSMutableAttributedString(
      string: "see example", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.addAttribute(.link, value: "https://example.org", range: NSRange(location: 4, length: 7))
    view.attributedText = text
    // Ten points a character, behind five of padding and below eight of inset.
    #expect(at(60, 15) === view && at(20, 15) === root)
  }

  @Test("a replaced method of an engine class is called for all its objects and for subclasses")
  func replaced() {
    class OwnBar: UIProgressView {}
    for bar in [UIProgressView(), OwnBar()] {
      bar.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      bar.accessibilityIdentifier = "bar"
      let tree = view("R", 0, 0, 200, 200, [bar])
      #expect(tree.hit(10, 10) == "bar")
      #expect(tree.hit(60, 10) == "R")
      #expect(tree.trace(CGPoint(x: 60, y: 10)).hit == "R")
    }
    let picker = view("search", 0, 0, 100, 100, as: UISearchBar.self, [view("K", 0, 0, 20, 20)])
    let tree = view("R", 0, 0, 200, 200, [picker])
    #expect(tree.hit(10, 10) == "K")
    #expect(tree.hit(60, 10) == "R")
    let slider = view("slider", 0, 0, 100, 100, as: UISlider.self)
    #expect(view("R", 0, 0, 200, 200, [slider]).hit(60, 10) == "slider")
  }
}
