/// What a person types where a number is wanted.
public enum NumberEntry {
  /// Why typed text is not a number that can be used.
  public enum Refusal: Error, Equatable, Sendable {
    case empty
    case notANumber(String)
    /// Not a number, infinite, or too large to be written as one.
    case notFinite(String)
    case outside(ClosedRange<Double>)
  }

  /// Reads `12`, `-3.5`, `−3,5`, `.5`, `1e3`; spaces around it do not matter.
  public static func number(
    _ text: String, in range: ClosedRange<Double>
  ) throws(Refusal) -> Double {
    var trimmed = String(
      text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()
    ).replacing("−", with: "-")
    guard !trimmed.isEmpty else { throw .empty }
    if !trimmed.contains("."), trimmed.filter({ $0 == "," }).count == 1 {
      trimmed = trimmed.replacing(",", with: ".")
    }
    let isPlain = trimmed.allSatisfy { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
    guard let value = Double(trimmed), isPlain || !value.isFinite else {
      throw .notANumber(text)
    }
    guard value.isFinite else { throw .notFinite(text) }
    guard range.contains(value) else { throw .outside(range) }
    return value
  }

  /// Reads a point: `120, 20`, `120 20`, `(120; 20)`.
  public static func point(
    _ text: String, in range: ClosedRange<Double>
  ) throws(Refusal) -> (x: Double, y: Double) {
    let bare = text.trimmingPrefix { $0.isWhitespace || "({[".contains($0) }
      .filter { !")}]".contains($0) }
    var parts = bare.split { $0 == ";" || $0.isWhitespace }.map(String.init)
    if parts.count == 1 { parts = bare.split(separator: ",").map(String.init) }
    parts = parts.map { String($0.reversed().drop { $0 == "," }.reversed()) }.filter { !$0.isEmpty }
    guard !parts.isEmpty else { throw .empty }
    guard parts.count == 2 else { throw .notANumber(text) }
    return (try number(parts[0], in: range), try number(parts[1], in: range))
  }

  /// As few digits as tell the value from its neighbours a thousandth away.
  public static func text(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    let rounded = (value * 1000).rounded() / 1000
    let shown = abs(rounded) < 1e12 ? rounded : value
    let text =
      shown == shown.rounded() && abs(shown) < 1e15 ? "\(Int(shown))" : "\(shown)"
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }
}
