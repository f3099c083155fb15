import Foundation

/// The `key = value` items of one printed object.
struct DescriptionItems: Sendable {
  struct Item: Sendable {
    var key: Range<Int>
    /// Without quotes; empty for a flag.
    var value: Range<Int>
  }

  var items: [Item] = []
  /// Whether the closing `>` was found.
  var isClosed = false
  /// After the closing `>`, or where reading stopped.
  var end: Int

  /// - Parameter start: after class and address.
  init(from start: Int, before limit: Int, of source: SourceText) {
    end = start
    items.reserveCapacity(8)
    var scan = ItemScan(source: source, at: start, limit: limit)
    while true {
      scan.skip { $0.isWhite || $0 == .semicolon }
      guard scan.at < limit else { break }
      if source.bytes[scan.at] == .greater {
        isClosed = true
        scan.at += 1
        break
      }
      let before = scan.at
      guard let item = scan.item() else {
        // What is left is an item cut short; its key tells what is missing.
        scan.at = limit
        let key = before..<scan.keyEnd(from: before)
        if !key.isEmpty { cut = key }
        break
      }
      items.append(item)
    }
    end = scan.at
  }

  /// The key of the item in whose middle the text ends.
  private(set) var cut: Range<Int>?
}

private struct ItemScan {
  let source: SourceText
  var at: Int
  let limit: Int

  mutating func skip(while matches: (UInt8) -> Bool) {
    while at < limit, matches(source.bytes[at]) { at += 1 }
  }

  func keyEnd(from start: Int) -> Int {
    var end = start
    while end < limit, source.bytes[end].isWord || source.bytes[end] == 0x2E { end += 1 }
    return end
  }

  /// Nil where the text ends inside the item.
  mutating func item() -> DescriptionItems.Item? {
    let bytes = source.bytes
    let key = at..<keyEnd(from: at)
    at = key.upperBound
    guard at < limit else { return nil }
    if bytes[at] == .semicolon || bytes[at] == .greater {
      return DescriptionItems.Item(key: key, value: at..<at)
    }
    skip { $0.isWhite }
    guard at < limit else { return nil }
    if bytes[at] == .equals || bytes[at] == .colon {
      at += 1
      skip { $0.isWhite }
      guard at < limit else { return nil }
    }
    if bytes[at] == .quote || bytes[at] == .doubleQuote {
      guard let close = closingQuote(of: bytes[at]) else { return nil }
      defer { at = close + 1 }
      return DescriptionItems.Item(key: key, value: (at + 1)..<close)
    }
    let start = at
    let isFreeText = source.hasPrefix("placeholder", at: key.lowerBound) && key.count == 11
    guard let end = isFreeText ? freeTextEnd() : balancedEnd() else { return nil }
    at = end
    return DescriptionItems.Item(key: key, value: start..<end)
  }

  /// The `;` or `>` that ends a value, outside every bracket.
  private func balancedEnd() -> Int? {
    var depth = 0
    var at = at
    while at < limit {
      switch source.bytes[at] {
      case .less, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case .greater:
        if depth == 0 { return at }
        depth -= 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      case .semicolon where depth == 0: return at
      default: break
      }
      at += 1
    }
    return nil
  }

  /// Unquoted text may hold brackets and semicolons: it ends before the next known key.
  private func freeTextEnd() -> Int? {
    var at = at
    while at < limit {
      if source.bytes[at] == .semicolon, nextKey(after: at) == .known { return at }
      if source.bytes[at] == .greater, endsDescription(at) { return at }
      at += 1
    }
    return nil
  }

  /// Text is not escaped: a quote closes only before `; key` or the end of the description.
  ///
  /// One before an unknown key is taken where no better one follows soon; looking on without a
  /// bound would cost the square of a line that is full of them.
  private func closingQuote(of quote: UInt8) -> Int? {
    var doubtful: Int?
    var at = at + 1
    while at < limit {
      guard let found = source.index(of: quote, from: at, before: limit) else { break }
      at = found + 1
      if let doubtful, found - doubtful > 1_000 { return doubtful }
      guard at < limit else { break }
      if source.bytes[at] == .greater, endsDescription(at) { return doubtful ?? found }
      if source.bytes[at] == .semicolon {
        switch nextKey(after: at) {
        case .known: return found
        case .unknown: doubtful = doubtful ?? found
        case nil: break
        }
      }
    }
    return doubtful
  }

  private enum NextKey { case known, unknown }

  private func nextKey(after semicolon: Int) -> NextKey? {
    var start = semicolon + 1
    guard start < limit, source.bytes[start].isWhite else { return nil }
    while start < limit, source.bytes[start].isWhite { start += 1 }
    let end = min(keyEnd(from: start), start + 60)
    guard end > start, end < limit else { return nil }
    let isKnown = Self.knownKeys.contains(source.string(start..<end))
    switch source.bytes[end] {
    case .equals, .colon: return isKnown ? .known : .unknown
    case .semicolon, .greater: return isKnown ? .known : nil
    case _ where source.bytes[end].isWhite:
      var next = end
      while next < limit, source.bytes[next].isWhite { next += 1 }
      guard next < limit, source.bytes[next] == .equals else { return nil }
      return isKnown ? .known : .unknown
    default: return nil
    }
  }

  /// Whether a `>` is the last of the description: the line, a string or a trailer follows.
  private func endsDescription(_ at: Int) -> Bool {
    guard at + 1 < limit else { return true }
    switch source.bytes[at + 1] {
    case .newline, .carriageReturn, .doubleQuote, .greater, .backslash: return true
    case .space:
      return source.hasPrefix(" - (", at: at + 1) || source.hasPrefix(" effect", at: at + 1)
        || source.hasPrefix(" minSize", at: at + 1)
    default: return false
    }
  }

  private static let knownKeys: Set<String> = [
    "baseClass", "reactTag", "frame", "anchorPoint", "transform", "transform3D", "text",
    "clipsToBounds", "alpha", "hidden", "opaque", "autoresizesSubviews", "autoresize",
    "placeholder", "borderStyle", "background", "userInteractionEnabled", "tag", "image",
    "tintColor", "gestureRecognizers", "animations", "backgroundColor", "layer", "contentOffset",
    "contentSize", "adjustedContentInset", "dataSource", "delegate", "layout", "value", "enabled",
    "selected", "bounds", "AX", "AX.id", "AX.label", "AX.hint", "AX.value", "AX.frame",
    "AX.activationPoint", "AX.traits", "AX.focused", "UIE", "disabled", "id", "center",
    "windowLevel",
  ]
}
