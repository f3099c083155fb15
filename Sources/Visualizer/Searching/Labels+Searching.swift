import Foundation
import Wording

extension Labels {
  /// Why a query makes no sense.
  static func refusal(_ refusal: OutlineQuery.Refusal) -> String {
    switch refusal {
    case .noNumber(let value, let after):
      text("search.noNumber", ["value": value, "after": after])
    case .unknownQuantity(let word):
      text(
        "search.unknownQuantity",
        ["word": word, "known": QueryWords.comparable.joined(separator: text("list.comma"))])
    case .unknownField(let word):
      text(
        "search.unknownField",
        [
          "word": word,
          "known": (QueryWords.fields + QueryWords.comparable).joined(
            separator: text("list.comma")),
        ])
    case .nothingAfter(let start): text("search.nothingAfter", ["start": start])
    case .notYesOrNo(let value, let word):
      text("search.notYesOrNo", ["value": value, "word": word])
    case .openQuote: text("search.openQuote")
    case .nothingBefore(let sign): text("search.nothingBefore", ["sign": sign])
    }
  }

  /// `3 of 12`, `12 found`, `nothing found`.
  static func matches(_ count: Int, current: Int?) -> String {
    guard count > 0 else { return text("search.none") }
    let all = grouped(CGFloat(count))
    guard let current else {
      return text(count == 1 ? "search.count.one" : "search.count", ["count": all])
    }
    return text("search.current", ["current": grouped(CGFloat(current)), "count": all])
  }
}
