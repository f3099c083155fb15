import Testing
import UIKit

@Suite("Text")
struct TextLayoutTests {
  private func manager(_ text: NSAttributedString, width: CGFloat) -> (
    NSLayoutManager, NSTextContainer, NSTextStorage
  ) {
    let storage = NSTextStorage(attributedString: text)
    let (manager, container) = (
      NSLayoutManager(), NSTextContainer(size: CGSize(width: width, height: 1000))
    )
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (manager, container, storage)
  }

  @Test("modelled: the character at a point, over wrapped lines, each half a font size wide")
  func characterIndex() {
    let text = NSAttributedString(
      string: "ab cd ef", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let (manager, container, storage) = manager(text, width: 60)
    let line = UIFont.systemFont(ofSize: 20).lineHeight
    for (x, y, expected) in [
      (0, 0, 0), (9.9, 0, 0), (10, 0, 1), (45, 0, 4), (500, 0, 5), (0, 1.5, 6), (15, 1.5, 7),
      (15, 9, 7), (-5, -5, 0),
    ] as [(CGFloat, CGFloat, Int)] {
      let index = manager.characterIndex(
        for: CGPoint(x: x, y: y * line), in: container,
        fractionOfDistanceBetweenInsertionPoints: nil)
      #expect(index == expected, "(\(x), \(y))")
    }
    #expect(
      manager.boundingRect(forGlyphRange: NSRange(location: 3, length: 2), in: container)
        == CGRect(x: 30, y: 0, width: 20, height: line))
    #expect(storage.layoutManagers.count == 1)
  }

  @Test("a link is found where its attribute says")
  func link() {
    let text = NSMutableAttributedString(
      string: "see here", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.addAttribute(
      .link, value: URL(string: "https://example.org")!, range: NSRange(location: 4, length: 4))
    let (manager, container, storage) = manager(text, width: 1000)
    let index = manager.glyphIndex(for: CGPoint(x: 26, y: 3), in: container)
    #expect(storage.attribute(.link, at: index, effectiveRange: nil) != nil)
    let before = manager.glyphIndex(for: CGPoint(x: 3, y: 3), in: container)
    #expect(storage.attribute(.link, at: before, effectiveRange: nil) == nil)
  }

  @Test(
    "an empty text and texts without room end",
    arguments: ["", "\n", "\n\n", "word", "👨‍👩‍👧 é"])
  func degenerate(_ string: String) {
    let text = NSAttributedString(string: string)
    for width in [0, -5, 1, CGFloat.nan, .infinity] {
      let (manager, container, storage) = manager(text, width: width)
      let index = manager.characterIndex(
        for: CGPoint(x: 3, y: 3), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
      #expect(index >= 0 && index <= storage.length)
      _ = manager.usedRect(for: container)
    }
    #expect(text.size().height.isFinite)
  }

  @Test("fonts keep name, size and weight")
  func fonts() {
    #expect(UIFont.systemFont(ofSize: 12, weight: .bold) == UIFont.boldSystemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    #expect(UIFont(name: "Avenir-Book", size: 9)?.familyName == "Avenir")
    #expect(UIFont.preferredFont(forTextStyle: .headline).weight == .semibold)
  }
}
