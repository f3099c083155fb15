import Foundation

/// What a tag's attributes say about a frame.
enum StatedFrame: Sendable {
  case absent
  /// Something stands there that is no frame, or only a part of one.
  case unreadable(String)
  case read(CGRect)
  /// A place that is nowhere, with a size: how accessibility trees write a null rectangle.
  case nowhere(CGSize)

  /// Nil where the numbers are no frame.
  init?(_ numbers: [Double]) {
    guard numbers.count == 4 else { return nil }
    func isUsable(_ number: Double) -> Bool { number.isFinite && abs(number) <= 1e9 }
    guard numbers[2...].allSatisfy(isUsable) else { return nil }
    let size = CGSize(width: numbers[2], height: numbers[3])
    if numbers[..<2].allSatisfy(isUsable) {
      self = .read(CGRect(origin: CGPoint(x: numbers[0], y: numbers[1]), size: size))
    } else if numbers[..<2].allSatisfy(\.isInfinite) {
      self = .nowhere(size)
    } else {
      return nil
    }
  }

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
    let all = values.compactMap { $0.flatMap(number) }
    if all.count == 4, case .nowhere(let size) = StatedFrame(all) { return .nowhere(size) }
    let words = zip(keys, values).map { key, value in
      "\(key)=" + (value.map { string($0.prefix(20)) } ?? "?")
    }
    return .unreadable(words.joined(separator: " "))
  }
}
