import Foundation
import UIKit

open class LinkTextView: UITextView {
  override open var canBecomeFirstResponder: Bool { false }
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    var location = point
    location.x -= textContainerInset.left
    location.y -= textContainerInset.top
    let glyph = layoutManager.glyphIndex(for: location, in: textContainer)
    let rect = layoutManager.boundingRect(
      forGlyphRange: NSRange(location: glyph, length: 1), in: textContainer)
    guard rect.contains(location) else { return false }
    let index = layoutManager.characterIndexForGlyph(at: glyph)
    guard index < textStorage.length else { return false }
    return attributedText.attribute(.link, at: index, effectiveRange: nil) != nil
  }
  func setUp() {
    isEditable = false
    isScrollEnabled = false
    textContainer.lineFragmentPadding = 0
    linkTextAttributes = [
      .foregroundColor: UIColor.systemBlue, .underlineStyle: NSUnderlineStyle.single.rawValue,
    ]
    let text = NSMutableAttributedString(string: "a link")
    text.addAttribute(
      .link, value: URL(string: "https://example.com")!, range: NSRange(location: 2, length: 4))
    attributedText = text
  }
}
