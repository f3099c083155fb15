public import Foundation

/// What a widget is for, and its key; shown when the pointer has rested on it for a while.
struct Tip: Equatable, Sendable {
  static let delay = 0.6

  var words: String
  var rect: CGRect
  /// Seconds since the pointer came.
  var age = 0.0

  var isComing: Bool { age < Self.delay }
}

extension Interface {
  /// Says what the widget in `rect` is for.
  public mutating func tip(_ words: String, for rect: CGRect) {
    guard active == nil, opened == nil, isPointer(over: rect) else { return }
    wishedTip = Tip(words: words, rect: rect)
  }

  /// Keeps the tip of the last pass while the pointer stays, and shows it when it is time.
  mutating func settleTip() {
    guard var wished = wishedTip else {
      tip = nil
      return
    }
    if let tip, tip.rect == wished.rect { wished.age = tip.age }
    if case .pointerDown = whole { wished.age = -1e9 }
    tip = wished
    guard !wished.isComing else { return }
    let font = Font(.text, size: 12)
    let width = min(text.width(of: wished.words, font: font) + 20, bounds.width - 16)
    let x = min(max(wished.rect.midX - width / 2, 8), bounds.width - width - 8)
    let below = wished.rect.maxY + 6
    let y = below + 32 > bounds.height ? wished.rect.minY - 32 : below
    let box = CGRect(x: x.rounded(), y: y.rounded(), width: width, height: 26)
    card(box, radius: 6)
    label(wished.words, in: box, font: font, color: theme.text, align: .center)
  }
}
