extension CGPath {
  /// The parts of the path that a dash pattern paints, each a subpath of its own.
  ///
  /// `lengths` are painted and left out by turns, in points along the path; `phase` is how far
  /// into the pattern each subpath starts. A pattern that is empty, negative or without length,
  /// or so fine that it would give more than 100,000 dashes, leaves the path whole.
  /// - Parameter transform: Applied to the result.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let subpaths = subpaths.map(MeasuredSubpath.init)
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    let length = subpaths.reduce(0) { $0 + $1.length }
    guard pattern.allSatisfy({ $0 >= 0 }), period > 0, phase.isFinite,
      length / period * CGFloat(pattern.count) <= 100_000
    else { return applying(transform) }
    let result = CGMutablePath()
    for subpath in subpaths {
      var index = 0
      var offset = phase.truncatingRemainder(dividingBy: period)
      if offset < 0 { offset += period }
      while offset >= pattern[index] {
        offset -= pattern[index]
        index = (index + 1) % pattern.count
      }
      var position = -offset
      while position < subpath.length {
        let next = position + pattern[index]
        if index.isMultiple(of: 2), next > 0 {
          subpath.add(from: max(position, 0), to: min(next, subpath.length), to: result)
        }
        // Beyond what a number can tell apart, the rest has no room for another dash.
        if next == position && pattern[index] > 0 { break }
        position = next
        index = (index + 1) % pattern.count
      }
    }
    return CGPath(elements: result.elements(applying: transform))
  }
}

/// A subpath with the lengths along it.
private struct MeasuredSubpath {
  private var pieces: [(curve: CubicCurve, isLine: Bool, lengths: [CGFloat])] = []
  private(set) var length: CGFloat = 0

  init(_ subpath: Subpath) {
    var segments = subpath.segments
    if subpath.isClosed, subpath.end != subpath.start {
      segments.append(.line(LineSegment(start: subpath.end, end: subpath.start)))
    }
    for segment in segments {
      let (curve, isLine): (CubicCurve, Bool) =
        switch segment {
        case .line(let line): (line.cubic, true)
        case .quad(let curve): (curve.cubic, false)
        case .cubic(let curve): (curve, false)
        }
      let lengths = Self.lengths(along: curve, steps: isLine ? 1 : 256)
      guard let whole = lengths.last, whole > 0, whole.isFinite else { continue }
      pieces.append((curve, isLine, lengths))
      length += whole
    }
  }

  /// The length from the start to each of `steps` even parameters, 0 first.
  private static func lengths(along curve: CubicCurve, steps: Int) -> [CGFloat] {
    var lengths: [CGFloat] = [0]
    var last = curve.start
    for step in 1...steps {
      let point = step == steps ? curve.end : curve.point(at: CGFloat(step) / CGFloat(steps))
      lengths.append(lengths[step - 1] + hypot(point.x - last.x, point.y - last.y))
      last = point
    }
    return lengths
  }

  /// Adds the part between two lengths along the subpath.
  func add(from begin: CGFloat, to end: CGFloat, to path: CGMutablePath) {
    var before: CGFloat = 0
    var isMoved = false
    for (curve, isLine, lengths) in pieces {
      let whole = lengths[lengths.count - 1]
      defer { before += whole }
      if before + whole < begin || before > end { continue }
      let (t0, t1) = (
        parameter(at: begin - before, lengths), parameter(at: end - before, lengths)
      )
      if t1 <= t0 && isMoved { continue }
      if isLine {
        if !isMoved { path.move(to: curve.start.between(curve.end, t0)) }
        if t1 > t0 { path.addLine(to: curve.start.between(curve.end, t1)) }
      } else {
        let part = t1 > t0 ? curve.part(from: t0, to: t1) : nil
        if !isMoved { path.move(to: part?.start ?? curve.point(at: t0)) }
        if let part {
          path.addCurve(to: part.end, control1: part.control1, control2: part.control2)
        }
      }
      isMoved = true
    }
  }

  private func parameter(at length: CGFloat, _ lengths: [CGFloat]) -> CGFloat {
    if length <= 0 { return 0 }
    var (low, high) = (0, lengths.count - 1)
    if length >= lengths[high] { return 1 }
    while high - low > 1 {
      let middle = (low + high) / 2
      if lengths[middle] <= length { low = middle } else { high = middle }
    }
    let share = (length - lengths[low]) / (lengths[high] - lengths[low])
    return (CGFloat(low) + share) / CGFloat(lengths.count - 1)
  }
}

extension LineSegment {
  /// The same line as a curve of even speed.
  fileprivate var cubic: CubicCurve {
    CubicCurve(
      start: start, control1: start.between(end, 1 / 3), control2: start.between(end, 2 / 3),
      end: end)
  }
}
