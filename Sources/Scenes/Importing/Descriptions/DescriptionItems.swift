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

  /// Whether a frame stands among the items, as in every view's description.
  func hasFrame(in source: SourceText) -> Bool {
    items.contains { source.isKey($0.key, "frame") }
  }
}

extension SourceText {
  /// Text that a line end may have cut in two, without it.
  func unwrapped(_ range: Range<Int>) -> String {
    guard isWrapped(range) else { return string(range) }
    return String(
      decoding: bytes[range].filter { $0 != .newline && $0 != .carriageReturn }, as: UTF8.self)
  }

  private func isWrapped(_ range: Range<Int>) -> Bool {
    var at = range.lowerBound
    while at < range.upperBound {
      if bytes[at] == .newline || bytes[at] == .carriageReturn { return true }
      at += 1
    }
    return false
  }

  /// Whether a key is this one, in one line or over two.
  func isKey(_ range: Range<Int>, _ name: StaticString) -> Bool {
    if equals(range, name) { return true }
    return range.count > name.utf8CodeUnitCount && isWrapped(range)
      && unwrapped(range) == name.description
  }
}

private struct ItemScan {
  let source: SourceText
  var at: Int
  let limit: Int

  mutating func skip(while matches: (UInt8) -> Bool) {
    while at < limit, matches(source.bytes[at]) { at += 1 }
  }

  func keyEnd(from start: Int) -> Int {
    let end = wordEnd(from: start)
    return wrappedKeyEnd(from: start, cutAt: end) ?? end
  }

  private func wordEnd(from start: Int) -> Int {
    var end = start
    while end < limit, source.bytes[end].isWord || source.bytes[end] == 0x2E { end += 1 }
    return end
  }

  /// The end of a key that a line end has cut in two: only both halves together are a known one.
  private func wrappedKeyEnd(from start: Int, cutAt cut: Int) -> Int? {
    var next = cut
    while next < limit, source.bytes[next] == .newline || source.bytes[next] == .carriageReturn {
      next += 1
    }
    guard next > cut, cut > start, next < limit, source.bytes[next].isWord else { return nil }
    let end = wordEnd(from: next)
    guard end - start < 60, Self.knownKeys.contains(source.unwrapped(start..<end)) else {
      return nil
    }
    var after = end
    while after < limit, source.bytes[after].isWhite { after += 1 }
    guard after < limit else { return nil }
    switch source.bytes[after] {
    case .equals, .colon, .semicolon, .greater: return end
    default: return nil
    }
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
    if let frame = bareTextEnd(key) {
      at = frame
      return DescriptionItems.Item(key: key, value: start..<frame)
    }
    let isFreeText = source.hasPrefix("placeholder", at: key.lowerBound) && key.count == 11
    guard let end = isFreeText ? freeTextEnd() : balancedEnd() else { return nil }
    at = end
    return DescriptionItems.Item(key: key, value: start..<end)
  }

  /// React Native's text stands without quotes, and nothing but a blank is between it and the frame.
  private func bareTextEnd(_ key: Range<Int>) -> Int? {
    guard source.equals(key, "text"), source.bytes[key.upperBound] == .colon else { return nil }
    return source.firstIndex(of: " frame = (", from: at, before: min(limit, at + 4_000))
      ?? source.firstIndex(of: "\nframe = (", from: at, before: min(limit, at + 4_000))
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
    let isKnown = Self.knownKeys.contains(source.unwrapped(start..<end))
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
    if precedesDescription(at + 1) { return true }
    switch source.bytes[at + 1] {
    case .newline, .carriageReturn, .doubleQuote, .greater, .backslash: return true
    case .space:
      return source.hasPrefix(" - (", at: at + 1) || source.hasPrefix(" effect", at: at + 1)
        || source.hasPrefix(" minSize", at: at + 1)
    default: return false
    }
  }

  /// Whether another view's description follows, as in a list on one line.
  private func precedesDescription(_ position: Int) -> Bool {
    var at = position
    while at < limit, source.bytes[at] == UInt8(ascii: ",") || source.bytes[at] == .space {
      at += 1
    }
    return at > position && DescriptionHeader(at: at, before: limit, of: source) != nil
  }

  private static let knownKeys: Set<String> = [
    "baseClass", "reactTag", "frame", "anchorPoint", "transform", "transform3D", "text",
    "clipsToBounds", "alpha", "hidden", "opaque", "autoresizesSubviews", "autoresize",
    "placeholder", "borderStyle", "background", "userInteractionEnabled", "tag", "image",
    "tintColor", "gestureRecognizers", "animations", "backgroundColor", "layer", "contentOffset",
    "contentSize", "adjustedContentInset", "dataSource", "delegate", "layout", "value", "enabled",
    "selected", "bounds", "AX", "AX.id", "AX.label", "AX.hint", "AX.value", "AX.frame",
    "AX.activationPoint", "AX.traits", "AX.focused", "UIE", "disabled", "id", "center",
    "windowLevel", "hitTestRules", "animation",
  ]
}
