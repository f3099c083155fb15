extension CGPath {
  /// The path whose fill, by winding, covers what a stroke of this path would paint.
  ///
  /// It is made of the stroke's pieces, joins and caps, all turning one way, so that they unite
  /// under the winding rule; it is not one tidy outline. Curves are followed to within a
  /// thousandth of the width.
  /// - Parameter transform: Applied to the result.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let outline = CGMutablePath()
    guard lineWidth > 0, lineWidth.isFinite else { return CGPath(elements: []) }
    var stroker = Stroker(
      half: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit, outline: outline)
    for subpath in subpaths { stroker.stroke(subpath) }
    return CGPath(elements: outline.elements(applying: transform))
  }
}

private struct Stroker {
  let half: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  let outline: CGMutablePath

  /// A straight piece, and how it meets the one before it.
  private struct Piece {
    var start: CGPoint
    var end: CGPoint
    /// Of length 1.
    var direction: CGPoint
    /// The piece continues a curve, so that the meeting is no corner.
    var isSmooth: Bool
  }

  mutating func stroke(_ subpath: Subpath) {
    let pieces = pieces(of: subpath)
    guard let first = pieces.first, let last = pieces.last else {
      return addDot(at: subpath.start)
    }
    for (index, piece) in pieces.enumerated() {
      addQuad(piece)
      if index > 0 { addJoin(pieces[index - 1], piece) }
    }
    if subpath.isClosed {
      addJoin(last, first)
    } else {
      addCap(at: first.start, towards: CGPoint(x: -first.direction.x, y: -first.direction.y))
      addCap(at: last.end, towards: last.direction)
    }
  }

  private func pieces(of subpath: Subpath) -> [Piece] {
    var pieces: [Piece] = []
    var current = subpath.start
    func add(_ end: CGPoint, isSmooth: Bool) {
      let length = hypot(end.x - current.x, end.y - current.y)
      guard length > 0, length.isFinite else { return }
      let direction = CGPoint(x: (end.x - current.x) / length, y: (end.y - current.y) / length)
      pieces.append(
        Piece(start: current, end: end, direction: direction, isSmooth: isSmooth))
      current = end
    }
    for segment in subpath.segments {
      switch segment {
      case .line(let line): add(line.end, isSmooth: false)
      case .quad(let curve): addCurve(curve.cubic)
      case .cubic(let curve): addCurve(curve)
      }
    }
    func addCurve(_ curve: CubicCurve) {
      for (index, point) in curve.flattened(within: half / 500).enumerated() {
        add(point, isSmooth: index > 0)
      }
    }
    if subpath.isClosed { add(subpath.start, isSmooth: false) }
    return pieces
  }

  private func addQuad(_ piece: Piece) {
    let n = normal(piece.direction)
    addPolygon([
      piece.start.minus(n), piece.end.minus(n), piece.end.plus(n), piece.start.plus(n),
    ])
  }

  private func addJoin(_ before: Piece, _ after: Piece) {
    let (d1, d2) = (before.direction, after.direction)
    let cross = d1.x * d2.y - d1.y * d2.x
    let dot = d1.x * d2.x + d1.y * d2.y
    if cross == 0 && dot > 0 { return }
    let corner = after.start
    if join == .round && !after.isSmooth { return addCircle(at: corner) }
    // Outside of the turn, where the two quads leave a gap.
    let side: CGFloat = cross > 0 ? -1 : 1
    let (n1, n2) = (normal(d1).times(side), normal(d2).times(side))
    var wedge = [corner, corner.plus(n1), corner.plus(n2)]
    // The cosine of half the turn: the miter is longer than the width by its inverse.
    let cosine = max(0, (1 + dot) / 2).squareRoot()
    if after.isSmooth || join == .miter, cosine > 0, 1 / cosine <= max(1, miterLimit) {
      let sum = CGPoint(x: n1.x + n2.x, y: n1.y + n2.y)
      wedge.insert(corner.plus(sum.times(1 / (1 + dot))), at: 2)
    }
    addPolygon(side < 0 ? wedge : wedge.reversed())
  }

  private func addCap(at point: CGPoint, towards direction: CGPoint) {
    switch cap {
    case .butt: break
    case .round: addCircle(at: point)
    case .square:
      let (n, reach) = (normal(direction), direction.times(half))
      addPolygon([
        point.minus(n), point.minus(n).plus(reach), point.plus(n).plus(reach), point.plus(n),
      ])
    }
  }

  /// A subpath without length has caps only, and a square one has no direction but the axes'.
  private func addDot(at point: CGPoint) {
    switch cap {
    case .butt: break
    case .round: addCircle(at: point)
    case .square: outline.addRect(box(around: point))
    }
  }

  private func addCircle(at point: CGPoint) { outline.addEllipse(in: box(around: point)) }

  private func box(around point: CGPoint) -> CGRect {
    CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
  }

  private func addPolygon(_ points: [CGPoint]) {
    outline.addLines(between: points)
    outline.closeSubpath()
  }

  private func normal(_ direction: CGPoint) -> CGPoint {
    CGPoint(x: -direction.y * half, y: direction.x * half)
  }
}

extension CGPoint {
  fileprivate func plus(_ other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }
  fileprivate func minus(_ other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }
  fileprivate func times(_ factor: CGFloat) -> CGPoint { CGPoint(x: x * factor, y: y * factor) }
}
