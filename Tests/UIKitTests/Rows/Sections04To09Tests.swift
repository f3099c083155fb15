import Testing
import UIKit

@MainActor
@Suite("Behaviour 4 to 6: order, clipping, children outside")
struct Sections04To06Tests {
  @Test("4.1 the order is strictly the reverse of subviews")
  func reverseOrder() {
    let tree = root([view("A", 0, 0, 100, 100), view("B", 0, 0, 100, 100)])
    #expect(tree.hit(10, 10) == "B")
  }

  @Test("4.3 reordering subviews changes who is touched")
  func reordering() {
    let a = view("A", 0, 0, 100, 100)
    let b = view("B", 0, 0, 100, 100)
    let tree = root([a, b])
    tree.bringSubviewToFront(a)
    #expect(tree.hit(10, 10) == "A")
    tree.sendSubviewToBack(a)
    #expect(tree.hit(10, 10) == "B")
    tree.insertSubview(a, aboveSubview: b)
    #expect(tree.hit(10, 10) == "A")
    tree.insertSubview(a, belowSubview: b)
    #expect(tree.hit(10, 10) == "B")
    tree.insertSubview(b, at: 0)
    #expect(tree.hit(10, 10) == "A")
    tree.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(tree.hit(10, 10) == "B")
    tree.addSubview(a)
    #expect(tree.hit(10, 10) == "A")
  }

  private func sticking(clips: Bool) -> UIView {
    root([view("P", 50, 50, 100, 100, [view("K", 80, 80, 60, 60)]) { $0.clipsToBounds = clips }])
  }

  @Test(
    "5.1, 6.1 clipsToBounds is never consulted; outside its parent a child can't be reached",
    arguments: [true, false])
  func clipping(clips: Bool) {
    #expect(sticking(clips: clips).hit(140, 140) == "K")
    #expect(sticking(clips: clips).hit(170, 170) == "R")
  }

  @Test("5.3 a view without a background is hit")
  func clearBackground() {
    #expect(root([UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))]).hit(5, 5) == nil)
    #expect(root([view("A", 0, 0, 10, 10)]).hit(5, 5) == "A")
  }

  @Test("5.4 shaping point(inside:) hides every descendant there, shaping hitTest only the view")
  func shaping() {
    let circle: (ClosureView, CGPoint) -> Bool = { _, p in hypot(p.x - 50, p.y - 50) < 50 }
    let parent = view("P", 0, 0, 100, 100, as: ClosureView.self, [view("K", 0, 0, 20, 20)])
    let tree = root([parent])
    parent.inside = circle
    #expect(tree.hit(2, 2) == "R")
    parent.inside = nil
    parent.hit = { view, point, event in
      let hit = view.superHitTest(point, event)
      return hit === view && !circle(view, point) ? nil : hit
    }
    #expect(tree.hit(2, 2) == "K")
    #expect(tree.hit(98, 2) == "R")
  }

  @Test("6.2 a parent whose point(inside:) covers its children leaves the rest intact")
  func union() {
    let tree = root([
      view("P", 50, 50, 100, 100, as: ClosureView.self, [view("K", 80, 80, 60, 60)]) {
        $0.inside = { view, point in
          view.bounds.contains(point)
            || view.subviews.contains {
              $0.point(inside: $0.convert(point, from: view), with: nil)
            }
        }
      }
    ])
    #expect(tree.hit(170, 170) == "K")
    #expect(tree.hit(10, 10) == "R")
    #expect(tree.trace(CGPoint(x: 170, y: 170)).hit == "K")
  }

  @Test("6.3 a point(inside:) that is always true swallows the parent's whole area")
  func alwaysTrue() {
    let tree = root([
      view("P", 50, 50, 100, 100, as: ClosureView.self) { $0.inside = { _, _ in true } }
    ])
    #expect(tree.hit(10, 10) == "P")
  }

  @Test("6.4 an override that tries outside children is reached only where its ancestors contain")
  func grandparent() {
    let parent = view("P", 10, 10, 50, 50, as: ClosureView.self, [view("K", 40, 40, 80, 80)]) {
      $0.hit = { view, point, event in
        for child in view.subviews.reversed() {
          if let hit = child.hitTest(child.convert(point, from: view), with: event) { return hit }
        }
        return view.superHitTest(point, event)
      }
    }
    let tree = root([view("G", 50, 50, 100, 100, [parent])])
    #expect(tree.hit(140, 140) == "K")
    #expect(tree.hit(160, 160) == "R")
  }

  @Test("6.5 an override that walks subviews forwards lets the sibling behind win")
  func forwards() {
    let tree = view(
      "R", 0, 0, 200, 200, as: ClosureView.self,
      [view("A", 0, 0, 100, 100), view("B", 0, 0, 100, 100)])
    tree.hit = { view, point, event in
      for child in view.subviews {
        if let hit = child.hitTest(child.convert(point, from: view), with: event) { return hit }
      }
      return view
    }
    #expect(tree.hit(10, 10) == "A")
    tree.hit = nil
    #expect(tree.hit(10, 10) == "B")
  }
}

@MainActor
@Suite("Behaviour 7 to 9: ancestor flags, defaults, disabled controls")
struct Sections07To09Tests {
  @Test(
    "7.1, 7.3 a parent that fails a gate makes its subtree unreachable, and the search goes on behind"
  )
  func ancestorGates() {
    let parent = view("P", 0, 0, 100, 100, [view("K", 0, 0, 100, 100)])
    let tree = root([view("Back", 0, 0, 50, 50), parent])
    #expect(tree.hit(60, 10) == "K")
    parent.isUserInteractionEnabled = false
    #expect(tree.hit(60, 10) == "R")
    #expect(tree.hit(10, 10) == "Back")
    parent.isUserInteractionEnabled = true
    parent.alpha = 0.005
    #expect(tree.hit(10, 10) == "Back")
    parent.alpha = 1
    parent.isHidden = true
    #expect(tree.hit(10, 10) == "Back")
    parent.isHidden = false
    #expect(tree.hit(10, 10) == "K")
  }

  @Test("7.2 modelled: alpha is not multiplied, each view checks its own")
  func alphaIsNotMultiplied() {
    let child = view("K", 0, 0, 100, 100) { $0.alpha = 0.05 }
    #expect(root([view("P", 0, 0, 100, 100, [child]) { $0.alpha = 0.1 }]).hit(10, 10) == "K")
  }

  @Test("8.1 to 8.8 the default of isUserInteractionEnabled by class")
  func interactionDefaults() {
    let on: [UIView.Type] = [
      UIView.self, UIWindow.self, UIControl.self, UIButton.self, UISwitch.self, UISlider.self,
      UIStepper.self, UISegmentedControl.self, UITextField.self, UIPageControl.self,
      UIDatePicker.self, UIRefreshControl.self, UIStackView.self, UIProgressView.self,
      UIActivityIndicatorView.self, UIScrollView.self, UITableView.self, UICollectionView.self,
      UITextView.self, UITableViewCell.self, UICollectionViewCell.self,
    ]
    for type in on {
      #expect(type.init(coder: NSCoder())?.isUserInteractionEnabled == true, "\(type)")
    }
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(!UIImageView().isUserInteractionEnabled)
    #expect(UITableViewCell().contentView.isUserInteractionEnabled)
  }

  @Test("8.2, 8.3 labels and image views let a touch through to what is behind")
  func labels() {
    let tree = root([
      view(
        "A", 0, 0, 100, 100,
        [
          view("L", 0, 0, 100, 100, as: UILabel.self),
          view("I", 0, 0, 100, 100, as: UIImageView.self),
        ])
    ])
    #expect(tree.hit(10, 10) == "A")
    tree.find("I")?.isUserInteractionEnabled = true
    #expect(tree.hit(10, 10) == "I")
  }

  @Test("8.3 a label's isEnabled is no gate")
  func labelEnabled() {
    let label = view("L", 0, 0, 100, 100, as: UILabel.self) {
      $0.isUserInteractionEnabled = true
      $0.isEnabled = false
    }
    #expect(root([label]).hit(10, 10) == "L")
  }

  @Test("8.6 modelled: a stopped spinner is hidden while hidesWhenStopped is true")
  func spinner() {
    let spinner = view("S", 0, 0, 100, 100, as: UIActivityIndicatorView.self)
    let tree = root([spinner])
    #expect(tree.hit(10, 10) == "R")
    spinner.startAnimating()
    #expect(tree.hit(10, 10) == "S")
    spinner.stopAnimating()
    #expect(tree.hit(10, 10) == "R")
    spinner.hidesWhenStopped = false
    #expect(tree.hit(10, 10) == "S")
  }

  @Test("8.7 scroll views clip by default")
  func clipping() {
    for type in [UIScrollView.self, UITextView.self, UITableView.self, UICollectionView.self] {
      #expect(type.init(coder: NSCoder())?.clipsToBounds == true, "\(type)")
    }
    #expect(!UIView().clipsToBounds)
  }

  nonisolated static let controls: [UIControl.Type] = [
    UIControl.self, UIButton.self, UISwitch.self, UISlider.self, UIStepper.self,
    UISegmentedControl.self, UITextField.self, UIPageControl.self, UIDatePicker.self,
    UIRefreshControl.self, SubclassedControl.self,
  ]

  @Test("9.1 a disabled control is transparent, children included", arguments: controls.indices)
  func disabled(index: Int) {
    let control = view("C", 0, 0, 100, 100, as: Self.controls[index], [view("K", 0, 0, 50, 50)])
    let tree = root([view("Back", 0, 0, 100, 100), control])
    #expect(tree.hit(10, 10) == "K")
    #expect(tree.hit(60, 10) == "C")
    control.isEnabled = false
    #expect(tree.hit(10, 10) == "Back")
    #expect(control.hitTest(CGPoint(x: 10, y: 10), with: nil) == nil)
  }

  @Test("a class that overrides a gate's property is asked through it")
  func overriddenGates() {
    let tree = root([view("A", 0, 0, 100, 100, as: NeverInteractive.self)])
    #expect(tree.hit(10, 10) == "R")
    let control = view("C", 0, 0, 100, 100, as: SubclassedControl.self) { $0.saysEnabled = false }
    #expect(root([control]).hit(10, 10) == "R")
  }
}

class SubclassedControl: UIControl {
  var saysEnabled = true
  override var isEnabled: Bool {
    get { saysEnabled && super.isEnabled }
    set { super.isEnabled = newValue }
  }
}

class NeverInteractive: UIView {
  override var isUserInteractionEnabled: Bool {
    get { false }
    set {}
  }
}
