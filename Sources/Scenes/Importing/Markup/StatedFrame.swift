import Foundation

/// What a tag's attributes say about a frame.
enum StatedFrame: Sendable {
  case absent
  /// Something stands there that is no frame, or only a part of one.
  case unreadable(String)
  case read(CGRect)

  /// The frame, where there is one.
  var frame: CGRect? { if case .read(let frame) = self { frame } else { nil } }
}

extension SourceText {
  /// The frame of `x`, `y`, `width` and `height`, in points.
  ///
  /// - Parameter needsOrigin: whether a tag without `x` and `y` has no whole frame.
  func frame(of tag: MarkupTag, needsOrigin: Bool = true) -> StatedFrame {
    let keys: [StaticString] = ["x", "y", "width", "height"]
    let values = keys.map { value($0, of: tag) }
    guard values.contains(where: { $0 != nil }) else { return .absent }
    let numbers = values.enumerated().map { index, value -> Double? in
      if value == nil, index < 2, !needsOrigin { return 0 }
      return value.flatMap(number).flatMap { $0.isFinite && abs($0) <= 1e9 ? $0 : nil }
    }
    if let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3] {
      return .read(CGRect(x: x, y: y, width: width, height: height))
    }
    let words = zip(keys, values).map { key, value in
      "\(key)=" + (value.map { string($0.prefix(20)) } ?? "?")
    }
    return .unreadable(words.joined(separator: " "))
  }
}
