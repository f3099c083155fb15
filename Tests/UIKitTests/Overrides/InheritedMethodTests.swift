import Testing
import UIKit

private class Card: UIView {
  var title = ""
  var action: (() -> Void)?

  init(title: String) {
    self.title = title
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {}
  override var intrinsicContentSize: CGSize { CGSize(width: 1, height: 1) }
  override var isOpaque: Bool {
    get { false }
    set {}
  }
}
private final class Large: Card {}
private class Holder<Content>: UIView { var content: Content? }
private final class Texts: Holder<String> {}
private final class Press: UIButton {
  override var isHighlighted: Bool { didSet {} }
}
private final class Reel: UIScrollView {}
private final class Row: UITableViewCell {}

private class Asks: Card {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
private final class Below: Asks {}
private final class Grown<Content>: Holder<Content> {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}
private final class Faint: UIView {
  override var alpha: CGFloat {
    get { 0 }
    set {}
  }
}
private final class Watched: UILabel { override var isHidden: Bool { didSet {} } }
private final class Locked: UIImageView {
  override var isUserInteractionEnabled: Bool {
    get { true }
    set {}
  }
}
private final class Off: UIButton {
  override var isEnabled: Bool {
    get { false }
    set {}
  }
}
private final class Tapped: UIButton {
  dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
}

/// Classes that override nothing of what decides a hit are walked as the engine's own.
@MainActor
@Suite("Inherited methods")
struct InheritedMethodTests {
  @Test("a class that inherits all that decides a hit is told, whatever else it overrides")
  func inheriting() {
    final class Local: UIView {}
    let views = [
      Card(title: "a"), Large(title: "b"), Holder<Int>(), Texts(), Press(), Reel(), Row(), Local(),
      UICollectionViewListCell(), UIColorWell(), UIDatePicker(),
      UIListContentView(configuration: .cell()),
    ]
    for view in views { #expect(view.isOfEngineClass, "\(type(of: view))") }
  }

  @Test("its other methods are called all the same")
  func others() {
    final class Notes: UIView {
      var notes: [String] = []
      override func didMoveToWindow() { notes.append("window") }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        notes.append("touch")
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let notes = Notes(frame: window.bounds)
    let inner = UIView(frame: window.bounds)
    notes.addSubview(inner)
    window.addSubview(notes)
    inner.touchesBegan([], with: nil)
    #expect(notes.isOfEngineClass)
    #expect(notes.notes == ["window", "touch"])
  }

  @Test("one that overrides any of it, itself or above, is asked")
  func overriding() {
    let views = [
      Asks(title: ""), Below(title: ""), Grown<Int>(), Faint(), Watched(), Locked(), Off(),
      Tapped(),
    ]
    for view in views { #expect(!view.isOfEngineClass, "\(type(of: view))") }
  }

  @Test("both kinds are answered as a walk by virtual calls answers")
  func answers() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let card = Card(title: "")
    card.frame = window.bounds
    let press = Press(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    let grown = Grown<Int>(frame: CGRect(x: 90, y: 90, width: 5, height: 5))
    let asks = Asks(title: "")
    asks.frame = CGRect(x: 50, y: 50, width: 30, height: 30)
    window.addSubview(card)
    for view in [grown, press, asks] { card.addSubview(view) }
    #expect(window.hitTest(CGPoint(x: 20, y: 20), with: nil) === press)
    #expect(window.hitTest(CGPoint(x: 60, y: 60), with: nil) === grown)
    press.isEnabled = false
    #expect(window.hitTest(CGPoint(x: 20, y: 20), with: nil) === grown)
    grown.accessibilityIdentifier = "grown"
    #expect(window.trace(CGPoint(x: 20, y: 20)).hit == "grown")
  }
}
