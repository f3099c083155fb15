extension CAPropertyAnimation {
  /// The property's numbers in the state, replaced or added to.
  final func put(_ numbers: [CGFloat]?, into state: inout LayerState) {
    guard let keyPath, let numbers, let old = state[keyPath], old.count == numbers.count else {
      return
    }
    state[keyPath] = isAdditive ? zip(old, numbers).map { $0 + $1 } : numbers
  }
}

extension CABasicAnimation {
  /// Of `fromValue`, `toValue` and `byValue` two say it all; one is completed by the layer's own
  /// value.
  final func numbers(in state: LayerState, at progress: CGFloat) -> [CGFloat]? {
    guard let keyPath, let current = state[keyPath] else { return nil }
    func read(_ value: Any?) -> [CGFloat]? {
      animationNumbers(value, count: current.count).flatMap {
        $0.count == current.count ? $0 : nil
      }
    }
    func sum(_ a: [CGFloat], _ b: [CGFloat], _ sign: CGFloat = 1) -> [CGFloat] {
      zip(a, b).map { $0 + sign * $1 }
    }
    let (from, to): ([CGFloat], [CGFloat])
    switch (read(fromValue), read(toValue), read(byValue)) {
    case (let a?, let b?, _): (from, to) = (a, b)
    case (let a?, nil, let by?): (from, to) = (a, sum(a, by))
    case (nil, let b?, let by?): (from, to) = (sum(b, by, -1), b)
    case (let a?, nil, nil): (from, to) = (a, current)
    case (nil, let b?, nil): (from, to) = (current, b)
    case (nil, nil, let by?): (from, to) = (current, sum(current, by))
    case (nil, nil, nil): return nil
    }
    return zip(from, to).map { $0 + ($1 - $0) * progress }
  }
}

extension CAKeyframeAnimation {
  /// Along the path, each piece in the same time, or else between the two values around the
  /// progress: the earlier one where values are discrete, straight from value to value otherwise.
  final func numbers(in state: LayerState, at progress: CGFloat) -> [CGFloat]? {
    guard let keyPath, let current = state[keyPath] else { return nil }
    if let path { return path.point(at: progress).map { [$0.x, $0.y] } }
    let frames = (values ?? []).compactMap { animationNumbers($0, count: current.count) }
    guard let last = frames.last, frames.allSatisfy({ $0.count == current.count }) else {
      return nil
    }
    let isDiscrete = calculationMode == .discrete
    let spans = isDiscrete ? frames.count : frames.count - 1
    guard spans > 0 else { return last }
    let given = keyTimes?.map { CGFloat($0.doubleValue) } ?? []
    let times =
      given.count >= frames.count ? given : (0...spans).map { CGFloat($0) / CGFloat(spans) }
    guard let index = times.prefix(frames.count).lastIndex(where: { $0 <= progress }) else {
      return frames[0]
    }
    guard !isDiscrete, index + 1 < frames.count, times[index + 1] > times[index] else {
      return frames[index]
    }
    let part = (progress - times[index]) / (times[index + 1] - times[index])
    let timing = timingFunctions.flatMap { index < $0.count ? $0[index].curve : nil }
    let eased = timing?.progress(at: part) ?? part
    return zip(frames[index], frames[index + 1]).map { $0 + ($1 - $0) * eased }
  }
}

extension CGPath {
  /// Where one is that goes along the pieces, each in the same time; nil for a path without any.
  fileprivate func point(at progress: CGFloat) -> CGPoint? {
    var lines: [(start: CGPoint, element: Element, end: CGPoint)] = []
    var (place, start) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      let end = element.end ?? start
      if case .move = element { start = end } else { lines.append((place, element, end)) }
      place = end
    }
    guard let last = lines.last else { return elements.isEmpty ? nil : place }
    let way = progress * CGFloat(lines.count)
    guard way < CGFloat(lines.count) else { return last.end }
    let line = lines[max(0, Int(way))]
    let t = max(0, way - way.rounded(.down))
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    switch line.element {
    case .move, .line, .close: return mix(line.start, line.end)
    case .quad(_, let control):
      return mix(mix(line.start, control), mix(control, line.end))
    case .cubic(_, let first, let second):
      let middle = mix(first, second)
      return mix(
        mix(mix(line.start, first), middle), mix(middle, mix(second, line.end)))
    }
  }
}
