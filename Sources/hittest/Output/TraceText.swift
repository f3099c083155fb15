import UIKit
import Wording

/// A trace for people.
enum TraceText {
  static func text(_ trace: HitTestTrace) -> String {
    let words = Language.english
    let hit = trace.hit.map { words.text("trace.hit", ["view": $0.name]) }
    var text = CallLog(trace).text + "\n" + (hit ?? words.text("trace.nobody"))
    if !trace.chain.isEmpty {
      text += "\n" + words.text("trace.chain", ["chain": trace.chain.joined(separator: " → ")])
    }
    return text
  }
}
