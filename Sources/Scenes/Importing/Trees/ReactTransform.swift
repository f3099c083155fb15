import Foundation
import UIKit

/// What a `transform` style does to a view: a list of steps of which the first is the outermost, or
/// the same in the words of CSS, about a point that is the middle unless `transformOrigin` says
/// otherwise.
///
/// Source: React Native's documentation of transforms.
struct ReactTransform: Sendable {
  private(set) var matrix = CGAffineTransform.identity
  /// Parts that turn out of the plane or can't be read, as they stand.
  private(set) var unusable: [String] = []
  /// Points, of the view.
  let size: CGSize

  init(_ value: JSONValue, size: CGSize) {
    self.size = size
    if let words = value.string {
      add(words)
      return
    }
    guard let steps = value.elements else {
      unusable.append(value.source)
      return
    }
    for step in steps where step.kind != .null {
      for member in step.members ?? [] {
        let arguments = (member.value.elements ?? [member.value]).map { $0.string ?? $0.source }
        if !add(member.key, arguments) { unusable.append(step.source) }
      }
      if step.kind != .object { unusable.append(step.source) }
    }
  }

  /// `translateX(10px) rotate(45deg)`
  private mutating func add(_ words: String) {
    var rest = words[...]
    while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
      rest = rest[start...]
      guard let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")")
      else {
        if rest != "none" { unusable.append(String(rest)) }
        return
      }
      let arguments = rest[rest.index(after: open)..<close].split {
        $0 == "," || $0.isWhitespace
      }
      let key = rest[..<open].trimmingCharacters(in: .whitespaces)
      if !add(key, arguments.map(String.init)) { unusable.append(String(rest[...close])) }
      rest = rest[rest.index(after: close)...]
    }
  }

  /// Whether the step stays in the plane and could be read.
  private mutating func add(_ key: String, _ arguments: [String]) -> Bool {
    let angles = arguments.compactMap(Self.angle)
    let numbers = arguments.compactMap(Self.number)
    let step: CGAffineTransform? =
      switch key {
      case "translateX":
        length(arguments.first, of: size.width).map { .init(translationX: $0, y: 0) }
      case "translateY":
        length(arguments.first, of: size.height).map { .init(translationX: 0, y: $0) }
      case "translate":
        length(arguments.first, of: size.width).flatMap { x in
          arguments.count < 2
            ? .init(translationX: x, y: 0)
            : length(arguments[1], of: size.height).map { .init(translationX: x, y: $0) }
        }
      case "scale":
        numbers.first.map { .init(scaleX: $0, y: numbers.count > 1 ? numbers[1] : $0) }
      case "scaleX": numbers.first.map { .init(scaleX: $0, y: 1) }
      case "scaleY": numbers.first.map { .init(scaleX: 1, y: $0) }
      case "rotate", "rotateZ": angles.first.map { .init(rotationAngle: $0) }
      case "skewX": angles.first.map { .init(a: 1, b: 0, c: tan($0), d: 1, tx: 0, ty: 0) }
      case "skewY": angles.first.map { .init(a: 1, b: tan($0), c: 0, d: 1, tx: 0, ty: 0) }
      case "matrix": numbers.count == arguments.count ? Self.matrix(numbers) : nil
      case "rotateX", "rotateY": angles.first == 0 ? .identity : nil
      // Alone it moves nothing.
      case "perspective": numbers.first.map { _ in .identity }
      default: nil
      }
    guard let step else { return false }
    matrix = step.concatenating(matrix)
    return true
  }

  /// Of 6, 9 or 16 numbers, column by column; nil where it leaves the plane.
  private static func matrix(_ m: [CGFloat]) -> CGAffineTransform? {
    switch m.count {
    case 6: return CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
    case 9:
      guard [m[2], m[5], m[8]] == [0, 0, 1] else { return nil }
      return CGAffineTransform(a: m[0], b: m[1], c: m[3], d: m[4], tx: m[6], ty: m[7])
    case 16:
      let outside = [m[2], m[3], m[6], m[7], m[8], m[9], m[11], m[14]]
      guard outside.allSatisfy({ $0 == 0 }), m[15] == 1 else { return nil }
      return CGAffineTransform(a: m[0], b: m[1], c: m[4], d: m[5], tx: m[12], ty: m[13])
    default: return nil
    }
  }

  /// `10`, `10px`, or a share of the whole in percent.
  private func length(_ text: String?, of whole: CGFloat) -> CGFloat? {
    guard let text else { return nil }
    if text.hasSuffix("%") { return Self.number(String(text.dropLast())).map { $0 / 100 * whole } }
    return Self.number(text.hasSuffix("px") ? String(text.dropLast(2)) : text)
  }

  private static func number(_ text: String) -> CGFloat? {
    Double(text).flatMap { $0.isFinite && abs($0) <= 1e9 ? CGFloat($0) : nil }
  }

  /// Radians; a bare zero needs no unit.
  private static func angle(_ text: String) -> CGFloat? {
    if text.hasSuffix("deg") { return number(String(text.dropLast(3))).map { $0 * .pi / 180 } }
    if text.hasSuffix("rad") { return number(String(text.dropLast(3))) }
    return number(text) == 0 ? 0 : nil
  }

  /// The point that stays where it is, as shares of the size; nil where it can't be read.
  static func anchor(_ origin: JSONValue, size: CGSize) -> CGPoint? {
    let words =
      origin.elements.map { $0.map { $0.string ?? $0.source } }
      ?? origin.string?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
    guard (1...3).contains(words.count) else { return nil }
    var anchor = CGPoint(x: 0.5, y: 0.5)
    var isX = true
    for word in words.prefix(2) {
      switch word.lowercased() {
      case "left": anchor.x = 0
      case "right": anchor.x = 1
      case "top": anchor.y = 0
      case "bottom": anchor.y = 1
      case "center": break
      default:
        let whole = isX ? size.width : size.height
        let share: CGFloat? =
          word.hasSuffix("%")
          ? number(String(word.dropLast())).map { $0 / 100 }
          : number(word.hasSuffix("px") ? String(word.dropLast(2)) : word).flatMap {
            whole > 0 ? $0 / whole : nil
          }
        guard let share else { return nil }
        if isX { anchor.x = share } else { anchor.y = share }
      }
      isX = false
    }
    return anchor
  }
}
