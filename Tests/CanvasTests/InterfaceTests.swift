import Canvas
import Foundation
import TestSupport
import Testing

@Suite("The interface")
struct InterfaceTests {
  private let size = CGSize(width: 400, height: 300)
  private let box = CGRect(x: 10, y: 10, width: 100, height: 40)

  private func pass(
    _ ui: inout Interface, _ event: InputEvent?, _ body: (inout Interface) -> Void
  ) {
    ui.begin(size: size, event: event)
    body(&ui)
    _ = ui.end()
  }

  private func down(_ x: CGFloat, _ y: CGFloat) -> InputEvent {
    .pointerDown(at: CGPoint(x: x, y: y), button: .primary, modifiers: [], clicks: 1)
  }

  private func up(_ x: CGFloat, _ y: CGFloat) -> InputEvent {
    .pointerUp(at: CGPoint(x: x, y: y), button: .primary, modifiers: [])
  }

  @Test("a click is a press and a release on the same widget")
  func click() {
    var ui = Interface(text: FixedMetrics())
    var clicks = 0
    for event in [down(20, 20), up(30, 30)] {
      pass(&ui, event) { if $0.interact("a", in: box).isClicked { clicks += 1 } }
    }
    #expect(clicks == 1)
  }

  @Test("a release elsewhere is no click, and a press elsewhere neither")
  func noClick() {
    var ui = Interface(text: FixedMetrics())
    for event in [down(20, 20), up(300, 200), down(300, 200), up(20, 20)] {
      pass(&ui, event) { #expect(!$0.interact("a", in: box).isClicked) }
    }
  }

  @Test("a held widget keeps the pointer: nobody else is hovered")
  func hold() {
    var ui = Interface(text: FixedMetrics())
    let other = CGRect(x: 200, y: 10, width: 100, height: 40)
    pass(&ui, down(20, 20)) { _ = $0.interact("a", in: box) }
    pass(&ui, .pointerMoved(to: CGPoint(x: 210, y: 20), modifiers: [])) { ui in
      #expect(ui.interact("a", in: box).isHeld)
      #expect(!ui.interact("b", in: other).isHovered)
    }
  }

  @Test("of two widgets over each other the first one offered takes the press")
  func first() {
    var ui = Interface(text: FixedMetrics())
    pass(&ui, down(20, 20)) { ui in
      #expect(ui.interact("a", in: box).pressed != nil)
      #expect(ui.interact("b", in: box).pressed == nil)
    }
  }

  @Test("what an overlay covers gets no pointer; the overlay's own widgets do")
  func overlay() {
    var ui = Interface(text: FixedMetrics())
    for event in [nil, down(20, 20)] as [InputEvent?] {
      pass(&ui, event) { ui in
        let below = ui.interact("below", in: box)
        ui.beginOverlay(CGRect(x: 0, y: 0, width: 60, height: 60))
        let above = ui.interact("above", in: box)
        if event != nil {
          #expect(below.pressed == nil)
          #expect(above.pressed != nil)
        }
      }
    }
  }

  @Test("a clip keeps the pointer from what it hides")
  func clip() {
    var ui = Interface(text: FixedMetrics())
    pass(&ui, down(100, 20)) { ui in
      ui.clipped(to: CGRect(x: 0, y: 0, width: 50, height: 50)) { ui in
        #expect(ui.interact("a", in: box).pressed == nil)
      }
    }
  }

  @Test("losing the focus lets go of what was held")
  func focus() {
    var ui = Interface(text: FixedMetrics())
    pass(&ui, down(20, 20)) { _ = $0.interact("a", in: box) }
    pass(&ui, .focusLost) { _ in }
    pass(&ui, nil) { #expect(!$0.interact("a", in: box).isHeld) }
  }

  @Test("rectangles that are no numbers contain nothing and trap nowhere")
  func notNumbers() {
    let bad = CGRect(x: CGFloat.nan, y: 0, width: CGFloat.nan, height: .infinity)
    #expect(!bad.covers(CGPoint(x: 1, y: 1)))
    #expect(!box.covers(CGPoint(x: CGFloat.nan, y: 20)))
  }

  // MARK: Text

  @Test(
    "a name that does not fit is cut with an ellipsis",
    arguments: [
      ("short", 100.0, "short"), ("abcdefghij", 30, "ab…"), ("abcdefghij", 3, ""), ("", 10, ""),
      ("ab", 10, "ab"),
    ])
  func fitted(text: String, width: Double, shown: String) {
    // Every letter is 5 points wide at size 10; 30 points hold six.
    let ui = Interface(text: FixedMetrics())
    let font = Font(.text, size: 20)
    #expect(ui.fitted(text, width: width == 10 ? 20 : width, font: font) == shown)
  }

  @Test("a name of a million letters is cut at once")
  func endless() {
    let ui = Interface(text: FixedMetrics())
    let name = String(repeating: "x", count: 1_000_000)
    #expect(ui.fitted(name, width: 100, font: Font(.text, size: 10)).count <= 20)
  }

  @Test(
    "a line of runs that is cut says so at any width, and keeps the tail that matters",
    arguments: 0...60)
  func cutRuns(letters: Int) {
    // Every letter is 5 points wide at size 10.
    let ui = Interface(text: FixedMetrics())
    let words = ["rule ", "reachOutside", ": view4 contains ", "(-84, 168) ", "→ ", "no"]
    let runs = words.map { TextRun($0, font: Font(.text, size: 10), color: Theme.dark.text) }
    let whole = words.joined()
    for tail in [0, 2] {
      let width = CGFloat(letters) * 5
      let shown = ui.fitted(runs, width: width, keeping: tail).map(\.text).joined()
      if whole.count <= letters {
        #expect(shown == whole)
      } else {
        #expect(shown.contains("…"))
        #expect(shown.count <= max(letters, 1))
        if tail == 2, letters >= 10 { #expect(shown.hasSuffix("… → no")) }
      }
    }
  }

  @Test(
    "of a name of a million letters no more is measured than can be seen",
    arguments: ["x", "é", "word ", "(1, 2) ", "("])
  func measuring(part: String) {
    let text = CountingMetrics()
    var ui = Interface(text: text)
    let run = TextRun(
      String(repeating: part, count: 1_000_000 / part.count), font: Font(.text, size: 10),
      color: Theme.dark.text)
    let rect = CGRect(x: 0, y: 0, width: 300, height: 100)
    pass(&ui, nil) { ui in
      ui.label(run.text, in: rect, font: run.font, color: run.color)
      ui.line([run, run], in: rect)
      ui.paragraph([run, run], in: rect, lineHeight: 14)
      ui.selectableParagraph("a", [run, run], in: rect, lineHeight: 14)
    }
    #expect(text.longest <= 4096)
    #expect(text.letters < 300_000)
  }

  @Test("lines break at spaces, never inside a point")
  func wrapping() {
    let ui = Interface(text: FixedMetrics())
    let run = TextRun(
      "the point (240, -134) is outside", font: Font(.text, size: 10), color: Theme.dark.text)
    let lines = ui.wrapped([run], width: 60).map { $0.map(\.text).joined() }
    #expect(lines == ["the point", "(240, -134)", "is outside"])
  }

  // MARK: Rows

  @Test("only the visible rows are made")
  func rows() {
    var ui = Interface(text: FixedMetrics())
    var made: [Int] = []
    pass(&ui, nil) { ui in
      ui.rows("list", in: CGRect(x: 0, y: 0, width: 100, height: 100), count: 30_000, height: 20) {
        made.append($1)
        _ = $2
      }
    }
    #expect(made == Array(0...5))
  }

  @Test("the current row comes into view, gliding, and a wheel may then leave it")
  func reveal() {
    var ui = Interface(text: FixedMetrics())
    let list = CGRect(x: 0, y: 0, width: 100, height: 100)
    var made: [Int] = []
    func show(_ event: InputEvent?, current: Int) {
      made = []
      pass(&ui, event) { ui in
        ui.rows("list", in: list, count: 1000, height: 20, reveal: current) {
          made.append($1)
          _ = $2
        }
      }
    }
    show(nil, current: 500)
    #expect(ui.isMoving)
    for _ in 0..<200 { ui.advance(by: 1 / 60) }
    #expect(!ui.isMoving)
    show(nil, current: 500)
    #expect(made.contains(500))

    show(
      .wheel(dx: 0, dy: 100, at: CGPoint(x: 50, y: 50), modifiers: []), current: 500)
    for _ in 0..<200 { ui.advance(by: 1 / 60) }
    show(nil, current: 500)
    #expect(!made.contains(500))
  }

  @Test("a list in no room at all is no trouble")
  func noRoom() {
    var ui = Interface(text: FixedMetrics())
    pass(&ui, nil) { ui in
      ui.rows("list", in: .zero, count: 10, height: 20) { _, _, _ in Issue.record("a row") }
    }
  }

  // MARK: Cutting

  @Test("cuts never take more than there is")
  func cutting() {
    var rest = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(rest.cut(.top, 10) == CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(rest.cut(.left, 30) == CGRect(x: 0, y: 10, width: 30, height: 40))
    #expect(rest.cut(.right, 1000) == CGRect(x: 30, y: 10, width: 70, height: 40))
    #expect(rest.cut(.bottom, -5).height == 0)
    #expect(rest.width == 0)
  }

  @Test("both themes give every meaning its own colour")
  func themes() {
    for theme in Theme.Name.allCases.map(Theme.named) {
      let meanings = [
        theme.hit, theme.refused, theme.asking, theme.rule, theme.touchArea, theme.neverAsked,
      ]
      #expect(Set(meanings).count == meanings.count)
    }
  }

  @Test(
    "a number that goes away while it is dragged is let go, and does not run on when it is back")
  func goneWhileDragged() {
    var ui = Interface(text: FixedMetrics())
    let field = CGRect(x: 0, y: 0, width: 60, height: 24)
    var value = 10.0
    func pass(_ event: InputEvent?, isShown: Bool) {
      ui.begin(size: CGSize(width: 400, height: 300), event: event)
      if isShown {
        value = ui.numberField("number", value, in: field, words: { _ in "" }) ?? value
      }
      _ = ui.end()
    }
    pass(.pointerMoved(to: CGPoint(x: 10, y: 10), modifiers: []), isShown: true)
    pass(down(10, 10), isShown: true)
    pass(.pointerMoved(to: CGPoint(x: 30, y: 10), modifiers: []), isShown: true)
    #expect(value == 20)
    pass(.pointerMoved(to: CGPoint(x: 80, y: 10), modifiers: []), isShown: false)
    pass(up(80, 10), isShown: false)
    pass(.pointerMoved(to: CGPoint(x: 300, y: 200), modifiers: []), isShown: true)
    pass(nil, isShown: true)
    #expect(value == 20 && ui.active == nil)
  }

  @Test("a field that goes away while it is typed into gives the keyboard back")
  func goneWhileTyped() {
    var ui = Interface(text: FixedMetrics())
    let field = CGRect(x: 0, y: 0, width: 60, height: 24)
    func pass(_ event: InputEvent?, isShown: Bool) {
      ui.begin(size: CGSize(width: 400, height: 300), event: event)
      if isShown { _ = ui.textField("field", "old", in: field) }
      _ = ui.end()
    }
    pass(down(10, 10), isShown: true)
    pass(up(10, 10), isShown: true)
    pass(.text("new"), isShown: true)
    #expect(ui.typing?.edit.text == "new")
    pass(nil, isShown: false)
    #expect(ui.typing == nil)
    // One that is shown for the first time after it was asked for keeps it.
    ui.startTyping(in: "field", "old")
    pass(nil, isShown: true)
    #expect(ui.typing?.id == "field")
  }
}
